import type { Live } from "../../wire/table.svelte.ts";
import type { Calls, GameTable } from "../room.ts";
import HandOverExtra from "./Calls.svelte";
import Felt from "./Felt.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";
import { text } from "./text.ts";

/** Calls and catches are said out of turn, and nothing tells when they are right. */
function calls(live: Live): Calls | null {
  const spoken = live.about?.options["call"] === "spoken";
  if (!spoken || live.seat === null || live.watching || live.table?.over) return null;
  return {
    own: { move: "toutilix", label: "page.move_toutilix" },
    against: (seat) => ({ move: `star ${seat}`, label: "page.move_star" }),
  };
}

export const table: GameTable = {
  Felt,
  SeatExtra,
  HandOverExtra,
  text,
  sounds,
  lastMove: { kind: "play", lays: /^sowix\.played$/ },
  calls,
};
