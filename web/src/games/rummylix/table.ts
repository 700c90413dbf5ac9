import type { Act } from "../../wire/protocol.ts";
import type { GameTable } from "../room.ts";
import Felt from "./Felt.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";
import { text } from "./text.ts";

const LAYS = /^rummylix\.(opened|laid|added_\w+|swapped|placed_\w+|blocked_\w+|unblocked_\w+|discarded)$/;
const lays = (act: Act | undefined) => act?.events.some((event) => LAYS.test(event.id)) === true;

/** All that one player laid in one turn, which is several acts. */
function lastTurn(hand: readonly Act[]): readonly Act[] {
  const end = hand.findLastIndex(lays);
  let start = end;
  while (start > 0 && lays(hand[start - 1]) && hand[start - 1]?.seat === hand[end]?.seat) start -= 1;
  return end < 0 ? [] : hand.slice(start, end + 1);
}

export const table: GameTable = {
  Felt,
  SeatExtra,
  text,
  sounds,
  lastMove: { kind: "play", lays: LAYS, acts: lastTurn },
};
