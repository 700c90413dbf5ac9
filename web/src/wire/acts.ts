/** Acts and their events, whatever the game. */
import { type Act, type Card, type EngineEvent, type Events, FIELD_TYPES, type GameName } from "./protocol.ts";

export type GameEvent<G extends GameName = GameName> = EngineEvent | Events[G];

/** Whom an event is about; null where it is about nobody in particular. */
export const seatOf = (event: GameEvent): number | null => ("seat" in event ? event.seat : null);

/** The cards that an event names. */
export function cardsOf(event: GameEvent): Card[] {
  return Object.entries(event).flatMap(([name, value]) => {
    const type = FIELD_TYPES[name];
    if (type === "card") return value ? [value as Card] : [];
    return type === "cards" || type === "groups" ? (value as Card[] | Card[][]).flat() : [];
  });
}

const isDeal = (act: Act): boolean => act.events.some((event) => event.id === "engine.hand_begins");

/** The acts since the last deal, with it; an undo and the act it takes back are left out. No undo reaches back behind a deal. */
export function ofThisHand<G extends GameName>(log: readonly Act<G>[]): Act<G>[] {
  const acts: Act<G>[] = [];
  for (const act of log.slice(Math.max(log.findLastIndex(isDeal), 0))) {
    if (act.events.some((event) => event.id === "engine.undone")) acts.pop();
    else acts.push(act);
  }
  return acts;
}
