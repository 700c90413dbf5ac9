/** Adds up the matches of this device. */
import { OPPONENTS, type Opponents, type PlayedMatch } from "../wire/played.ts";
import type { GameName } from "../wire/protocol.ts";
import { type Streak, streakOf } from "../wire/streak.ts";

export interface Count {
  played: number;
  won: number;
}

export interface GameStatistics extends Count {
  game: GameName;
  /** Only those that were played against. */
  against: (Count & { opponents: Opponents })[];
  /** Points of the best and of the worst match; none where all were cut short. */
  best: number | null;
  worst: number | null;
  /** The places of the latest matches, the latest last. */
  recent: number[];
}

/** Up to this many matches are drawn one by one. */
const RECENT = 20;

export interface Statistics extends Count {
  /** The most played first. */
  games: GameStatistics[];
  /** Matches won in a row, up to the last one, and at most. */
  wins: Streak;
  daily: Streak;
}

const hasWon = (one: PlayedMatch) => one.place === 1;

const count = (played: readonly PlayedMatch[]): Count => ({
  played: played.length,
  won: played.filter(hasWon).length,
});

export function statisticsOf(played: readonly PlayedMatch[], today: string): Statistics {
  const names = [...new Set(played.map((one) => one.game))];
  const games = names.map((game) =>
    gameStatistics(
      game,
      played.filter((one) => one.game === game),
    ),
  );
  return {
    ...count(played),
    games: games.sort((one, other) => other.played - one.played),
    wins: winsInARow(played),
    daily: streakOf(
      played.flatMap((one) => one.daily ?? []),
      today,
    ),
  };
}

function gameStatistics(game: GameName, played: readonly PlayedMatch[]): GameStatistics {
  const groups = OPPONENTS.map((opponents) => ({
    opponents,
    ...count(played.filter((one) => one.against === opponents)),
  }));
  // Points of a match with fewer hands say nothing beside those of a whole one.
  const whole = played.filter((one) => !one.short);
  const points = whole.map((one) => one.points).sort((one, other) => (whole[0]?.fewest ? one - other : other - one));
  return {
    game,
    ...count(played),
    against: groups.filter((one) => one.played),
    best: points[0] ?? null,
    worst: points.at(-1) ?? null,
    recent: played.slice(-RECENT).map((one) => one.place),
  };
}

function winsInARow(played: readonly PlayedMatch[]): Streak {
  let current = 0;
  let longest = 0;
  for (const one of played) {
    current = hasWon(one) ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}
