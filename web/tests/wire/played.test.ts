import { beforeEach, expect, test, vi } from "vitest";
import {
  erasePlayed,
  notePlayed,
  noteRunning,
  type PlayedMatch,
  playedMatches,
  playedOn,
  runningMatches,
} from "../../src/wire/played.ts";
import { stubStorage } from "./kept_texts.ts";

let texts: Map<string, string>;
beforeEach(() => {
  texts = stubStorage();
});

const over = (table: string, change: Partial<PlayedMatch> = {}): PlayedMatch => ({
  table,
  match: 1,
  game: "sowix",
  against: "regular",
  points: 40,
  place: 2,
  fewest: true,
  at: 1,
  ...change,
});

function play(one: PlayedMatch): void {
  noteRunning(one);
  notePlayed(one);
}

test("a match counts once, however often its end is shown", () => {
  play(over("a"));
  notePlayed(over("a", { at: 2 }));
  play(over("a", { at: 3 }));
  expect(playedMatches()).toEqual([over("a")]);
  play(over("a", { match: 2 }));
  expect(playedMatches()).toHaveLength(2);
});

test("of two tabs that end at the same moment, both write the same", () => {
  noteRunning(over("a"));
  const before = new Map(texts);
  notePlayed(over("a"));
  const first = texts.get("toutilix.played");
  // The other tab has read what was kept before the first one wrote.
  for (const [key, text] of before) if (key === "toutilix.running") texts.set(key, text);
  notePlayed(over("a", { at: 5 }));
  expect(texts.get("toutilix.played")).toBe(first);
});

test("the end of a match that nobody played here does not count", () => {
  notePlayed(over("a"));
  expect(playedMatches()).toEqual([]);
});

test("erased results do not come back with a page that is loaded again", () => {
  play(over("a"));
  noteRunning(over("b"));
  erasePlayed();
  notePlayed(over("a"));
  expect([playedMatches(), runningMatches()]).toEqual([[], []]);
  expect(texts.size).toBe(0);
});

test("the first match of a day and game is the one that stands", () => {
  play(over("a", { daily: "2024-02-29", points: 80 }));
  play(over("b", { daily: "2024-02-29", points: 10 }));
  play(over("c", { daily: "2024-02-28", points: 20 }));
  play(over("d", { daily: "2024-02-29", game: "rummylix" }));
  play(over("e"));
  const found = playedOn("2024-02-29");
  expect([...found.keys()]).toEqual(["sowix", "rummylix"]);
  expect(found.get("sowix")?.points).toBe(80);
});

test("a storage that is full, broken or not there does no harm", () => {
  texts.set("toutilix.played", "{ not JSON");
  expect(playedMatches()).toEqual([]);
  texts.set("toutilix.played", '{"a":1}');
  expect(playedMatches()).toEqual([]);
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("private");
    },
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => {
      throw new Error("private");
    },
  });
  play(over("a"));
  erasePlayed();
  expect(playedMatches()).toEqual([]);
});

test("memory is bounded, and the oldest go first", () => {
  const many = Array.from({ length: 3000 }, (_, place) => over(`t${place}`));
  texts.set("toutilix.played", JSON.stringify(many));
  play(over("new"));
  expect(playedMatches()).toHaveLength(3000);
  expect(playedMatches()[0]?.table).toBe("t1");
  expect(playedMatches().at(-1)?.table).toBe("new");
});
