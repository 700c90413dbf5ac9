import type { Act } from "../../wire/protocol.ts";
import type { GameTable } from "../room.ts";
import Felt from "./Felt.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";

type OldchapixAct = Act<"oldchapix">;

const leads = (act: OldchapixAct) => act.events.some((event) => event.id === "oldchapix.led");
const takes = (act: OldchapixAct) =>
  act.events.some((event) => event.id === "oldchapix.took" || event.id === "oldchapix.took_danger");

/** From the lead to the card that took the trick; of the first trick, as far as it has come. */
function lastTrick(hand: readonly OldchapixAct[]): readonly OldchapixAct[] {
  const took = hand.findLastIndex(takes);
  const played = took < 0 ? hand : hand.slice(0, took + 1);
  const start = played.findLastIndex(leads);
  return start < 0 ? [] : played.slice(start);
}

export const table: GameTable<"oldchapix"> = {
  Felt,
  SeatExtra,
  sounds,
  lastMove: {
    kind: "trick",
    laid: (event) =>
      (event.id === "oldchapix.led" || event.id === "oldchapix.played") && event.seat && event.card
        ? { seat: event.seat, groups: [[event.card]] }
        : null,
    acts: lastTrick,
  },
};
