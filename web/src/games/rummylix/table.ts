import type { Act, Card, EngineEvent, Events } from "../../wire/protocol.ts";
import { FIRECRACKER, STAR } from "../../words/card.ts";
import type { GameTable, LaidCards } from "../room.ts";
import Felt from "./Felt.svelte";
import { flights } from "./flights.ts";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";

type RummylixAct = Act<"rummylix">;

function laid(event: EngineEvent | Events["rummylix"]): LaidCards | null {
  const put = (seat: number | null, cards: (Card | null)[]) =>
    seat ? { seat, groups: [cards.filter((card) => card !== null)] } : null;
  switch (event.id) {
    case "rummylix.laid":
      return put(event.seat, event.cards);
    case "rummylix.added":
    case "rummylix.swapped":
    case "rummylix.placed":
    case "rummylix.discarded":
      return put(event.seat, [event.card]);
    case "rummylix.blocked":
      return put(event.seat, [FIRECRACKER]);
    case "rummylix.unblocked":
      return put(event.seat, [STAR]);
  }
  return null;
}

const lays = (act: RummylixAct) => act.events.some(laid);

/** All that one player laid in one turn, which is several acts. */
function lastTurn(hand: readonly RummylixAct[]): readonly RummylixAct[] {
  const end = hand.findLastIndex(lays);
  const before = hand.slice(0, end).findLastIndex((act) => !lays(act) || act.seat !== hand[end]?.seat);
  return hand.slice(before + 1, end + 1);
}

export const table: GameTable<"rummylix"> = {
  Felt,
  SeatExtra,
  seating: "across",
  sounds,
  flights,
  lastMove: { kind: "play", laid, acts: lastTurn },
};
