/** One's own result at the deal of the day beside those of the bots. */
import type { DailyResults, Level } from "../wire/protocol.ts";

export interface DailyRow {
  /** None for the reader. */
  level: Level | null;
  points: number;
  place: number;
  /** Has nobody come to a better result? */
  best: boolean;
}

export interface Comparison {
  rows: DailyRow[];
  /** The scale of the points, with zero on it. */
  low: number;
  high: number;
  better: Level[];
  same: Level[];
}

/** The reader comes first, then the bots as they were told. */
export function compare(own: { points: number; place: number }, told: DailyResults): Comparison {
  const all = [{ level: null, ...own }, ...told.results];
  const points = all.map((one) => one.points);
  const best = told.fewest_wins ? Math.min(...points) : Math.max(...points);
  const ahead = (other: number) => (told.fewest_wins ? other - own.points : own.points - other);
  return {
    rows: all.map((one) => ({ ...one, best: one.points === best })),
    low: Math.min(0, ...points),
    high: Math.max(0, ...points),
    better: told.results.filter((one) => ahead(one.points) > 0).map((one) => one.level),
    same: told.results.filter((one) => one.points === own.points).map((one) => one.level),
  };
}
