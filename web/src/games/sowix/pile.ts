/** The pile of Sowix as far as it was told. */

import { ofThisHand } from "../../wire/acts.ts";
import type { Act, Happening } from "../../wire/protocol.ts";

/** What was laid on it in this hand and lies there or under it, the top card last. */
export const laidOnPile = (log: readonly Act[]): Happening[] =>
  ofThisHand(log)
    .flatMap((act) => act.events)
    .filter((event) => /^sowix\.(played|turned_up)$/.test(event.id));
