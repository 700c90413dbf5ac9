/** What of an act is said aloud: what everybody knows anyway, or has just heard, would drown the rest. */

import { ofThisHand } from "../../wire/acts.ts";
import type { Act, Happening } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";

/** Acts in the words of one reader, each put into words once: with every act the log shows hundreds of them anew. */
export function actTeller(words: Words, seat: number | null): (act: Act) => string {
  const told = new WeakMap<Act, string>();
  return (act) => {
    const text =
      told.get(act) ??
      toldEvents(act, seat)
        .map((event) => words.event(event))
        .join(" ");
    told.set(act, text);
    return text;
  };
}

export interface LogLine {
  key: string;
  /** The state of the table that it tells of; a note comes behind the act that led there. */
  n: number;
  text: string;
}

/** So many lines are kept in the page: a long match has a thousand acts. */
export const MOST = 200;

export const lastLines = (acts: readonly LogLine[], notes: readonly LogLine[]): LogLine[] =>
  [...acts, ...notes]
    .filter((line) => line.text)
    .sort((a, b) => a.n - b.n)
    .slice(-MOST);

/** What is news to whoever comes to a table: the hand from its deal on, unless they have acted in it; then the last act. */
export function newsFrom(log: readonly Act[], seat: number | null): number {
  const hand = ofThisHand(log);
  const within = seat === null || hand.some((act) => act.seat === seat);
  return (within ? log.at(-1) : hand[0])?.n ?? 0;
}

export function toldEvents(act: Act, seat: number | null): Happening[] {
  const { events } = act;
  return events.filter((event) => {
    switch (event.id) {
      case "engine.dealt":
        return event.seat === seat;
      case "engine.turn":
        return event.seat === seat && !goesOn(events, seat);
      case "engine.hand_points":
        return partsOf(events, event.seat).length !== 1;
      default:
        return !/\.left$/.test(event.id) || !partsOf(events, event.seat).length;
    }
  });
}

/** Who has acted and nobody else knows that they go on. */
const goesOn = (events: readonly Happening[], seat: number | null) =>
  events.length > 1 && events.every((event) => event.seat === seat);

/** What somebody's points are made of: one part says how many they are, and which cards were left. */
const partsOf = (events: readonly Happening[], seat: number | null | undefined) =>
  events.filter((event) => event.seat === seat && /\.score(_|$)/.test(event.id));
