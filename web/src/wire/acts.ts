/** The acts of a hand that are in force. */
import type { Act, GameName } from "./protocol.ts";

/** The acts since the last deal, with it; an undo and the act it takes back are left out. No undo reaches back behind a deal. */
export function ofThisHand<G extends GameName>(log: readonly Act<G>[]): Act<G>[] {
  const acts: Act<G>[] = [];
  for (const act of log.slice(Math.max(log.findLastIndex(isDeal), 0))) {
    if (act.events.some((event) => event.id === "engine.undone")) acts.pop();
    else acts.push(act);
  }
  return acts;
}

export const isDeal = (act: Act): boolean => act.events.some((event) => event.id === "engine.hand_begins");
