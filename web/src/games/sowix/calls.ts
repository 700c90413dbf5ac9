import type { Live } from "../../wire/table.svelte.ts";
import type { Calls } from "../room.ts";

export const CALLS: Calls = {
  own: { move: "toutilix", label: "page.move_toutilix" },
  against: (seat) => ({ move: `star ${seat}`, label: "page.move_star" }),
};

/** Calls and catches are said out of turn, and nothing tells when they are right. */
export function callsOf(live: Live<"sowix">): Calls | null {
  const spoken = live.about?.options["call"] === "spoken";
  return spoken && live.seat !== null && !live.watching && !live.table?.over ? CALLS : null;
}
