/** What has been done and not been taken back. */
import type { Act } from "../protocol.ts";

/** An undo takes back the last act of its seat; both are left out. */
export function inForce(log: readonly Act[]): Act[] {
  const acts: Act[] = [];
  for (const act of log) {
    if (act.events.some((event) => event.id === "table.undone")) acts.pop();
    else acts.push(act);
  }
  return acts;
}

/** The acts since the last deal, with it. */
export function ofThisHand(log: readonly Act[]): Act[] {
  const acts = inForce(log);
  const deal = acts.findLastIndex((act) => act.events.some((event) => event.id === "engine.hand_begins"));
  return acts.slice(Math.max(deal, 0));
}
