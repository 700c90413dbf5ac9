import type { GameTable } from "../room.ts";
import { bubble } from "./bubble.ts";
import HandOverExtra from "./Calls.svelte";
import { callsOf } from "./calls.ts";
import Felt from "./Felt.svelte";
import { flights } from "./flights.ts";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";

export const table: GameTable<"sowix"> = {
  Felt,
  SeatExtra,
  HandOverExtra,
  bubble,
  sounds,
  flights,
  lastMove: {
    kind: "play",
    laid: (event) =>
      event.id === "sowix.played" && event.seat && event.card ? { seat: event.seat, groups: [[event.card]] } : null,
  },
  calls: callsOf,
};
