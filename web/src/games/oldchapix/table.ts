import type { OldchapixLed, OldchapixPlayed, Trick } from "../../wire/protocol.ts";
import type { GameTable, LastMove } from "../room.ts";
import Felt from "./Felt.svelte";
import { cleared, flights } from "./flights.ts";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";

/** The last trick that somebody has taken. */
function lastTrick(trick: Trick | null): LastMove | null {
  if (!trick) return null;
  const told = trick.cards.map(({ seat, card }, place): OldchapixLed | OldchapixPlayed => ({
    id: place ? "oldchapix.played" : "oldchapix.led",
    seat,
    card,
  }));
  return {
    laid: trick.cards.map(({ seat, card }) => ({ seat, groups: [[card]] })),
    taker: trick.taker,
    told: [...told, { id: "oldchapix.took", seat: trick.taker }],
  };
}

export const table: GameTable<"oldchapix"> = {
  Felt,
  SeatExtra,
  sounds,
  flights,
  cleared,
  // Tricks are what nobody wants.
  mood: ({ trick }, seat) => (trick.taker === seat ? "sorry" : null),
  lastMove: { kind: "trick", onTable: (table) => lastTrick(table.last_trick) },
};
