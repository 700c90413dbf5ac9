import { say } from "../../words/speech.svelte.ts";
import type { SeatExtraProps } from "../room.ts";

/** A player who passes says so, until somebody does something else. */
export function bubble({ live, table, seat }: SeatExtraProps<"strategix">): string | null {
  const last = live.log.at(-1);
  return last?.seat === seat && table.did[seat - 1] === "passed" ? say("page.strategix_says_pass") : null;
}
