/** The pile of Sowix as far as it was told. */
import type { Act, Happening } from "../protocol.ts";
import { ofThisHand } from "./acts.ts";

/** What was laid on it in this hand and lies there or under it, the top card last. */
export const laidOnPile = (log: readonly Act[]): Happening[] =>
  ofThisHand(log)
    .flatMap((act) => act.events)
    .filter((event) => /^sowix\.(played|turned_up)$/.test(event.id));
