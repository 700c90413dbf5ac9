/** Chooses the events of an act that are said aloud: those that everybody knows or has just heard would drown the rest. */
import { cardsOf, type GameEvent, ofThisHand, seatOf } from "../../wire/acts.ts";
import type { Act } from "../../wire/protocol.ts";
import type { Told, Words } from "../../words/words.ts";
import { isScore, type ScoreEvent } from "../scoring.ts";
import type { LogNote } from "./notes.svelte.ts";

/** Acts in the words of one reader, each put into words once: with every act the log shows hundreds of them again. */
export function actTeller(words: Words, seat: number | null): (act: Act) => Told {
  const told = new WeakMap<Act, Told>();
  return (act) => {
    const text = told.get(act) ?? words.told((form) => form.sentences(toldEvents(act, seat)));
    told.set(act, text);
    return text;
  };
}

export interface LogLine {
  key: string;
  /** The state of the table that it tells of; a note comes behind the act that led there. */
  n: number;
  text: Told;
}

/** The most lines kept in the page, besides those that were asked for: a long match has a thousand acts. */
export const MOST = 200;

/** Acts and notes in the words of one reader. */
export function logLines(
  { match, log, asked }: { match: number; log: readonly Act[]; asked: number },
  notes: readonly LogNote[],
  words: Words,
  telling: (act: Act) => Told,
): LogLine[] {
  return lastLines(
    log.slice(-MOST - asked).map((act) => ({ key: `act ${match} ${act.n}`, n: act.n, text: telling(act) })),
    notes.map((note) => ({ key: `note ${note.key}`, n: note.n, text: noteText(note, words) })),
    MOST + asked,
  );
}

function noteText({ id, seat, who = "other", name = "", count = 0, phrase }: LogNote, words: Words): Told {
  const said = phrase ? words.say(`phrase.${phrase}`) : "";
  return words.told((form) => form.say(id, { seat, who, name, count, phrase: said }));
}

export const lastLines = (acts: readonly LogLine[], notes: readonly LogLine[], most = MOST): LogLine[] =>
  [...acts, ...notes]
    .filter((line) => line.text.written)
    .sort((a, b) => a.n - b.n)
    .slice(-most);

/** The act from which on the log is news to a player who comes in: the deal, or the last act if they have acted since. */
export function newsFrom(log: readonly Act[], seat: number | null): number {
  const hand = ofThisHand(log);
  const within = seat === null || hand.some((act) => act.seat === seat);
  return (within ? log.at(-1) : hand[0])?.n ?? 0;
}

export function toldEvents({ events }: Act, seat: number | null): GameEvent[] {
  return events.filter((event) => {
    switch (event.id) {
      case "engine.dealt":
        return event.seat === seat;
      case "engine.turn":
        return event.seat === seat && !keepsTurn(events, seat);
      case "engine.hand_points":
        return partsOf(events, event.seat).length !== 1;
      default:
        return !isCounted(event, partsOf(events, seatOf(event)));
    }
  });
}

/** Nobody but the actor is to be told: the actor knows that it is their turn again. */
const keepsTurn = (events: readonly GameEvent[], seat: number | null) =>
  events.length > 1 && events.every((event) => seatOf(event) === seat);

/** The parts of somebody's points. A single part says how many they are. */
const partsOf = (events: readonly GameEvent[], seat: number | null): ScoreEvent[] =>
  events.filter(isScore).filter((event) => event.seat === seat);

/** Does it show just the cards with which the points are told, too? */
function isCounted(event: GameEvent, parts: readonly ScoreEvent[]): boolean {
  if (!parts.length || isScore(event)) return false;
  const all = (events: readonly GameEvent[]) => events.flatMap(cardsOf).sort().join();
  return cardsOf(event).length > 0 && all([event]) === all(parts);
}
