import type { GameEvent } from "../../wire/acts.ts";
import type { PutDown, ShownRummylixTable } from "../../wire/protocol.ts";
import { STAR } from "../../words/card.ts";
import type { GameTable, LastMove } from "../room.ts";
import Felt from "./Felt.svelte";
import { flights } from "./flights.ts";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";

/** The event that told of it. */
function told({ runs }: ShownRummylixTable, { how, seat, run, side, cards }: PutDown): GameEvent<"rummylix"> {
  const card = cards[0] ?? null;
  const at = { seat, run, owner: runs[(run ?? 0) - 1]?.owner ?? null };
  const end = { ...at, side: side ?? ("none" as const) };
  switch (how) {
    case "laid":
      return { id: "rummylix.laid", seat, run, cards };
    case "added":
      return { id: "rummylix.added", ...end, card };
    case "swapped":
      return { id: "rummylix.swapped", ...at, card, star: STAR };
    case "placed":
      return { id: "rummylix.placed", ...end, card };
    case "blocked":
      return { id: "rummylix.blocked", ...end };
    case "unblocked":
      return { id: "rummylix.unblocked", ...end };
    case "discarded":
      return { id: "rummylix.discarded", seat, card };
  }
}

/** All that one player put down in one turn, which is several acts. */
function lastTurn(table: ShownRummylixTable): LastMove | null {
  const { latest_turn } = table;
  const [first] = latest_turn;
  if (!first) return null;
  return {
    laid: [{ seat: first.seat, groups: latest_turn.map(({ cards }) => cards) }],
    told: latest_turn.map((put) => told(table, put)),
  };
}

export const table: GameTable<"rummylix"> = {
  Felt,
  SeatExtra,
  seating: "across",
  sounds,
  flights,
  mood: ({ arrivals: { runs } }, seat) => (runs.length > 2 && runs[0]?.seat === seat ? "glad" : null),
  lastMove: { kind: "play", onTable: lastTurn },
};
