import { say } from "../../words/speech.svelte.ts";
import type { SeatExtraProps } from "../room.ts";

/** A player's words in the latest act: a call, a pass, or the number of cards they draw. */
export function bubble({ table, seat }: SeatExtraProps<"sowix">): string | null {
  const call = table.calls.find((one) => one.seat === seat);
  if (call) return say(`page.move_${call.call}`);
  const drawn = table.draws.find((one) => one.seat === seat);
  if (drawn) return say("page.sowix_drew", { number: drawn.count });
  return table.passed.includes(seat) ? say("page.move_pass") : null;
}
