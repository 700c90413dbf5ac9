/** The acts in force: those that were not undone. */
import type { Act } from "./protocol.ts";

/** Several parts of a page ask the same of one log, which is another one after each act: the answer is found once. */
export function once<T extends object>(find: (log: readonly Act[]) => T): (log: readonly Act[]) => T {
  const found = new WeakMap<readonly Act[], T>();
  return (log) => {
    const answer = found.get(log) ?? find(log);
    found.set(log, answer);
    return answer;
  };
}

/** An undo takes back the last act of its seat; both are left out. */
export function inForce(log: readonly Act[]): Act[] {
  const acts: Act[] = [];
  for (const act of log) {
    if (act.events.some((event) => event.id === "table.undone")) acts.pop();
    else acts.push(act);
  }
  return acts;
}

/** The acts since the last deal, with it: no undo reaches back behind a deal. */
export const ofThisHand = once((log): readonly Act[] => {
  const deal = log.findLastIndex((act) => act.events.some((event) => event.id === "engine.hand_begins"));
  return inForce(log.slice(Math.max(deal, 0)));
});
