import { describe, expect, test } from "vitest";
import { compare } from "../../src/table/daily.ts";
import { statisticsOf } from "../../src/table/statistics.ts";
import type { PlayedMatch } from "../../src/wire/played.ts";
import type { DailyResults, GameName } from "../../src/wire/protocol.ts";

const TODAY = "2024-02-29";
let tables = 0;
const match = (game: GameName, place: number, points: number, more: Partial<PlayedMatch> = {}): PlayedMatch => {
  tables += 1;
  return { table: `t${tables}`, match: 1, game, against: "regular", points, place, fewest: true, at: tables, ...more };
};

test("nothing comes to nothing", () => {
  expect(statisticsOf([], TODAY)).toEqual({
    played: 0,
    won: 0,
    games: [],
    wins: { current: 0, longest: 0 },
    daily: { current: 0, longest: 0 },
  });
});

test("matches are counted by game and opponents, the favourite first", () => {
  const all = statisticsOf(
    [
      match("sowix", 1, 20),
      match("oldchapix", 2, 150),
      match("oldchapix", 1, 60, { against: "beginner" }),
      match("oldchapix", 1, 80),
      match("oldchapix", 3, 240, { against: "people" }),
    ],
    TODAY,
  );
  expect([all.played, all.won]).toEqual([5, 3]);
  expect(all.games.map((one) => [one.game, one.played, one.won, one.best, one.worst])).toEqual([
    ["oldchapix", 4, 2, 60, 240],
    ["sowix", 1, 1, 20, 20],
  ]);
  expect(all.games[0]?.against).toEqual([
    { opponents: "beginner", played: 1, won: 1 },
    { opponents: "regular", played: 2, won: 1 },
    { opponents: "people", played: 1, won: 0 },
  ]);
});

test("where the most points win, the best is the most", () => {
  const all = statisticsOf(
    [-4, 12, 3].map((points) => match("strategix", 1, points, { fewest: false })),
    TODAY,
  );
  expect([all.games[0]?.best, all.games[0]?.worst]).toEqual([12, -4]);
});

test("the latest places of a game are kept in their order, the latest last", () => {
  const all = statisticsOf(
    Array.from({ length: 25 }, (_, place) => match("sowix", 1 + (place % 4), 9)),
    TODAY,
  );
  expect(all.games[0]?.recent).toHaveLength(20);
  expect(all.games[0]?.recent.slice(-3), "latest places").toEqual([3, 4, 1]);
});

test("a match with fewer hands is neither the best nor the worst", () => {
  const all = statisticsOf([match("sowix", 1, 5, { short: true, daily: TODAY })], TODAY);
  expect(all.games[0]).toMatchObject({ played: 1, won: 1, best: null, worst: null });
  expect(all.daily).toEqual({ current: 1, longest: 1 });
});

test("wins in a row are counted in the order of play", () => {
  const places = [1, 1, 1, 2, 1, 1];
  expect(
    statisticsOf(
      places.map((place) => match("sowix", place, 9)),
      TODAY,
    ).wins,
  ).toEqual({ current: 2, longest: 3 });
});

describe("one's own result beside the bots'", () => {
  const told = (fewest_wins: boolean, ...points: number[]): DailyResults => ({
    date: TODAY,
    game: "sowix",
    fewest_wins,
    results: (["beginner", "regular", "expert"] as const).map((level, place) => ({
      level,
      points: points[place] ?? 0,
      place: 1,
    })),
  });

  test("fewer points are better where the fewest win", () => {
    const { better, same, rows } = compare({ points: 40, place: 2 }, told(true, 90, 40, 10));
    expect([better, same]).toEqual([["beginner"], ["regular"]]);
    expect(rows.map((row) => [row.level, row.points, row.best])).toEqual([
      [null, 40, false],
      ["beginner", 90, false],
      ["regular", 40, false],
      ["expert", 10, true],
    ]);
  });

  test("more points are better where the most win, also below zero", () => {
    const { better, low, high } = compare({ points: -2, place: 3 }, told(false, -6, -4, 8));
    expect([better, low, high]).toEqual([["beginner", "regular"], -6, 8]);
  });
});
