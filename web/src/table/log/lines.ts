/** The lines of the log. Events that everybody knows anyway, or has just heard, are left out. */

import { ofThisHand } from "../../wire/acts.ts";
import type { Act, Happening } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";

/** Tells acts to one reader. Sentences are kept: the log shows hundreds of acts again after each new one. */
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
  /** The state of the table; a note comes after the act that led to it. */
  n: number;
  text: string;
}

/** The most lines in the page: a long match has a thousand acts. */
export const MOST = 200;

export const lastLines = (acts: readonly LogLine[], notes: readonly LogLine[]): LogLine[] =>
  [...acts, ...notes]
    .filter((line) => line.text)
    .sort((a, b) => a.n - b.n)
    .slice(-MOST);

/** The first act that is news on arrival: the deal of this hand, or the last act for a player who has acted in it. */
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

/** A player who has acted alone knows that it is still their turn. */
const goesOn = (events: readonly Happening[], seat: number | null) =>
  events.length > 1 && events.every((event) => event.seat === seat);

/** The parts of a seat's score: a single part says the points, and which cards were left. */
const partsOf = (events: readonly Happening[], seat: number | null | undefined) =>
  events.filter((event) => event.seat === seat && /\.score(_|$)/.test(event.id));
