/** The last hand's points with their arithmetic, from the events with which it ended. */
import { type GameEvent, seatOf } from "../wire/acts.ts";
import type { Act, Card, EngineEvent, Fact } from "../wire/protocol.ts";
import type { Words } from "../words/words.ts";

export interface SeatScore {
  seat: number;
  /** Every event that gave points, as it came. */
  parts: ScoreEvent[];
  hand: number;
  /** Are points what a hand costs? Then few of them are good. */
  costs: boolean;
  total: number;
}

/** An event of a game that gave a seat points. */
export type ScoreEvent = Exclude<Extract<GameEvent, { points: number }>, EngineEvent>;

type Sum = Extract<EngineEvent, { points: number }>;
const SUMS: readonly string[] = ["engine.hand_points", "engine.total", "engine.won"] satisfies Sum["id"][];

export const isScore = (event: GameEvent): event is ScoreEvent => "points" in event && !SUMS.includes(event.id);

/** Of each seat, who stands best first; none where the end of the hand was too long ago to be told. */
export function scoresOf(log: readonly Act[], players: number): SeatScore[] {
  const act = log.findLast((one) => one.events.some((event) => event.id === "engine.hand_ends"));
  if (!act) return [];
  const rows = Array.from({ length: players }, (_, place): SeatScore => {
    const own = act.events.filter((event) => seatOf(event) === place + 1);
    const points = (id: Sum["id"]) => own.find((event): event is Sum => event.id === id)?.points ?? 0;
    return {
      seat: place + 1,
      parts: own.filter(isScore),
      hand: points("engine.hand_points"),
      costs: own.some((event) => event.id === "engine.hand_points" && event.costs),
      total: points("engine.total"),
    };
  });
  return rows.sort((a, b) => (a.costs ? a.total - b.total : b.total - a.total) || a.seat - b.seat);
}

/** With its sign: `+30`, `−2`, `0`; `gap` stands behind the sign. */
export function signed(words: Words, points: number, gap = ""): string {
  if (!points) return words.number(0);
  return `${points < 0 ? "−" : "+"}${gap}${words.number(Math.abs(points))}`;
}

/** The reason for points, without the player's name, which stands in the row already. */
export function partText(words: Words, event: ScoreEvent): string {
  const part = { ...event, id: `${event.id}_part` } as Fact;
  return words.fact(words.has(part.id) ? part : event);
}

/** The cards that gave these points, where the game counts cards. */
export const scoredCards = ({ parts }: SeatScore): Card[] =>
  parts.flatMap((event) => ("cards" in event ? (event.cards as Card[]) : []));

/** The title that a player has earned in the hand: Luckylix, say. */
export function titleOf(words: Words, { parts }: SeatScore): string {
  const titles = parts.map((event) => ({ ...event, id: `${event.id}_title` }) as Fact);
  const title = titles.find(({ id }) => words.has(id));
  return title ? words.fact(title) : "";
}

/** The one who did best in the hand; nobody where several did. */
export function bestOf(rows: readonly SeatScore[]): SeatScore | null {
  const worth = ({ hand, costs }: SeatScore) => (costs ? -hand : hand);
  const most = Math.max(...rows.map(worth));
  const best = rows.filter((row) => worth(row) === most);
  return best.length === 1 ? (best[0] ?? null) : null;
}

export interface Ranked {
  seat: number;
  points: number;
  place: number;
}

/** Places 1, 2, 2, 4: equal totals share a place. Whether more or less is better, the winners tell. */
export function ranked(scores: readonly number[], winners: readonly number[]): Ranked[] {
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

/** The seats on the podium, and their order on it from left to right: the first stands in the middle. */
export function steps(places: readonly Ranked[]): { seat: number; order: number }[] {
  const ORDER = [2, 1, 3];
  return places.slice(0, 3).map(({ seat }, rank) => ({ seat, order: ORDER[rank] ?? 0 }));
}

export function winnersOf(log: readonly Act[]): number[] {
  const last = log.at(-1)?.events ?? [];
  return last.flatMap((event) => (event.id === "engine.won" && event.seat ? [event.seat] : []));
}

/** The winner, in a word or two. */
export function winText(words: Words, winners: readonly number[]): string {
  const [first = 0, ...more] = winners;
  return more.length ? words.say("page.win_shared") : words.fact({ id: "page.wins", seat: first });
}

/** The winner of the match; those who share it are named in one sentence. */
export function wonText(words: Words, winners: readonly number[], scores: readonly number[]): string {
  const [first = 0, ...more] = winners;
  const points = scores[first - 1] ?? 0;
  if (!more.length) return words.fact({ id: "engine.won", seat: first, points });
  const reader = winners.find((seat) => words.is(seat));
  const named = winners.filter((seat) => seat !== reader).map((seat) => words.seat(seat));
  const names = new Intl.ListFormat(words.language, { type: "conjunction" }).format(named);
  return words.say("page.tie", { ...words.seatArguments("seat", reader ?? null), names, points });
}
