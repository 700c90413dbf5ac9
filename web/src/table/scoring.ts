/** The last hand's points with their arithmetic, from the events with which it ended. */
import { type GameEvent, seatOf } from "../wire/acts.ts";
import type { Act, EngineEvent, Fact } from "../wire/protocol.ts";
import type { Words } from "../words/words.ts";

export interface SeatScore {
  seat: number;
  /** Every event that gave points, as it came. */
  parts: ScoreEvent[];
  hand: number;
  total: number;
}

/** An event of a game that gave a seat points. */
export type ScoreEvent = Exclude<Extract<GameEvent, { points: number }>, EngineEvent>;

type Sum = Extract<EngineEvent, { points: number }>;
const SUMS: readonly string[] = ["engine.hand_points", "engine.total", "engine.won"] satisfies Sum["id"][];

export const isScore = (event: GameEvent): event is ScoreEvent => "points" in event && !SUMS.includes(event.id);

export function scoresOf(log: readonly Act[], players: number): SeatScore[] | null {
  const act = log.findLast((one) => one.events.some((event) => event.id === "engine.hand_ends"));
  if (!act) return null;
  return Array.from({ length: players }, (_, place) => {
    const own = act.events.filter((event) => seatOf(event) === place + 1);
    const points = (id: Sum["id"]) => own.find((event): event is Sum => event.id === id)?.points ?? 0;
    return {
      seat: place + 1,
      parts: own.filter(isScore),
      hand: points("engine.hand_points"),
      total: points("engine.total"),
    };
  });
}

/** What gave points, without the player's name, which stands in the row already. */
export function partText(words: Words, event: ScoreEvent): string {
  const part = { ...event, id: `${event.id}_part` } as Fact;
  return words.fact(words.has(part.id) ? part : event);
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
  return last.flatMap((event) => (event.id === "engine.won" && event.seat ? [event.seat] : []));
}

/** Who has won the match; those who share it are named in one sentence. */
export function wonText(words: Words, winners: readonly number[], scores: readonly number[]): string {
  const [first = 0, ...more] = winners;
  const points = scores[first - 1] ?? 0;
  if (!more.length) return words.fact({ id: "engine.won", seat: first, points });
  const reader = winners.find((seat) => words.is(seat));
  const named = winners.filter((seat) => seat !== reader).map((seat) => words.seat(seat));
  const names = new Intl.ListFormat(words.language, { type: "conjunction" }).format(named);
  return words.say("page.tie", { ...words.seatArguments("seat", reader ?? null), names, points });
}
