import type { Act } from "../../wire/protocol.ts";
import type { GameTable } from "../room.ts";
import Felt from "./Felt.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";
import { text } from "./text.ts";

/** From the lead to the card that took the trick; of the first trick, as far as it has come. */
function lastTrick(hand: readonly Act[]): readonly Act[] {
  const took = hand.findLastIndex((act) => act.events.some((event) => /^oldchapix\.took(_danger)?$/.test(event.id)));
  const until = took < 0 ? hand.length : took + 1;
  const start = hand.slice(0, until).findLastIndex((act) => act.events.some((event) => event.id === "oldchapix.led"));
  return start < 0 ? [] : hand.slice(start, until);
}

export const table: GameTable = {
  Felt,
  SeatExtra,
  text,
  sounds,
  lastMove: { kind: "trick", lays: /^oldchapix\.(led|played)$/, acts: lastTrick },
};
