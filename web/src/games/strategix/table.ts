import { FIRECRACKER } from "../../words/card.ts";
import type { GameTable } from "../room.ts";
import Felt from "./Felt.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";

export const table: GameTable<"strategix"> = {
  Felt,
  SeatExtra,
  sounds,
  lastMove: {
    kind: "play",
    laid(event) {
      if (event.id === "strategix.firecracker" && event.seat) return { seat: event.seat, groups: [[FIRECRACKER]] };
      return (event.id === "strategix.led" || event.id === "strategix.followed") && event.seat
        ? { seat: event.seat, groups: event.groups }
        : null;
    },
  },
};
