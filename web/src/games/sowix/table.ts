import type { ShownSowixTable } from "../../wire/protocol.ts";
import type { GameTable, LastMove } from "../room.ts";
import { bubble } from "./bubble.ts";
import HandOverExtra from "./Calls.svelte";
import { callsOf } from "./calls.ts";
import Felt from "./Felt.svelte";
import { flights } from "./flights.ts";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";

/** The latest card that somebody played, and who has drawn because of it or since. */
function lastPlay({ laid, calls, draws }: ShownSowixTable): LastMove | null {
  const played = laid.findLast(({ seat }) => seat);
  if (!played?.seat) return null;
  const { seat, card } = played;
  const called = calls.some((one) => one.seat === seat && one.call === "toutilix");
  return {
    laid: [{ seat, groups: [[card]] }],
    told: [
      { id: "sowix.played", seat, card, called },
      ...draws.map((one) => ({ id: "sowix.draws" as const, seat: one.seat })),
    ],
  };
}

export const table: GameTable<"sowix"> = {
  Felt,
  SeatExtra,
  HandOverExtra,
  bubble,
  sounds,
  flights,
  mood({ calls, draws }, seat) {
    if (draws.some((one) => one.seat === seat && one.count > 1)) return "sorry";
    return calls.some((one) => one.seat === seat) ? "glad" : null;
  },
  lastMove: { kind: "play", onTable: lastPlay },
  calls: callsOf,
};
