import { cardsOf, seatOf } from "../../wire/acts.ts";
import type { GameTable } from "../room.ts";
import Felt from "./Felt.svelte";
import SeatExtra from "./SeatExtra.svelte";

export const table: GameTable = {
  Felt,
  SeatExtra,
  sounds: {},
  lastMove: {
    kind: "play",
    // The cards that a move lays are not known; those that its events name are shown.
    laid: (event) => {
      const [seat, cards] = [seatOf(event), cardsOf(event)];
      return seat && cards.length && event.id !== "engine.dealt" ? { seat, groups: [cards] } : null;
    },
  },
};
