/** The last hand's points with their arithmetic, from the events with which it ended. */
import type { Act, Happening } from "../wire/protocol.ts";
import type { Words } from "../words/words.ts";

export interface SeatScore {
  seat: number;
  /** Every event that gave points, as it came. */
  parts: Happening[];
  hand: number;
  total: number;
}

export const isScore = (event: Happening) => /\.score(_|$)/.test(event.id);

export function scoresOf(log: readonly Act[], players: number): SeatScore[] | null {
  const act = log.findLast((one) => one.events.some((event) => event.id === "engine.hand_ends"));
  if (!act) return null;
  return Array.from({ length: players }, (_, place) => {
    const own = act.events.filter((event) => event.seat === place + 1);
    const points = (id: string) => own.find((event) => event.id === id)?.points ?? 0;
    return {
      seat: place + 1,
      parts: own.filter(isScore),
      hand: points("engine.hand_points"),
      total: points("engine.total"),
    };
  });
}

/** One part of a score, without the player's name, which the row has already. */
export function partText(words: Words, event: Happening): string {
  return words.event({ ...event, id: `${event.id}_part` });
}

/** Places 1, 2, 2, 4: equal totals share a place. Whether more or less is better, the winners tell. */
export function ranked(
  scores: readonly number[],
  winners: readonly number[],
): { seat: number; points: number; place: number }[] {
  const fewest = scores[(winners[0] ?? 1) - 1] === Math.min(...scores);
  const better = (a: number, b: number) => (fewest ? a < b : a > b);
  return scores
    .map((points, seat) => ({
      seat: seat + 1,
      points,
      place: 1 + scores.filter((other) => better(other, points)).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export function winnersOf(log: readonly Act[]): number[] {
  const last = log.at(-1)?.events ?? [];
  return last.filter((event) => event.id === "engine.won").map((event) => event.seat ?? 0);
}

/** The winner of the match; several winners are named in one sentence. */
export function wonText(words: Words, winners: readonly number[], scores: readonly number[]): string {
  const [first = 0, ...more] = winners;
  const points = scores[first - 1] ?? 0;
  if (!more.length) return words.event({ id: "engine.won", seat: first, points });
  const reader = winners.find((seat) => words.is(seat));
  const named = winners.filter((seat) => seat !== reader).map((seat) => words.seat(seat));
  const names = new Intl.ListFormat(words.language, { type: "conjunction" }).format(named);
  return words.say("page.tie", { ...words.seats(reader), names, points });
}
