import { beforeEach, expect, test } from "vitest";
import { keepResult, opponentsOf, ownMatch, ownResult } from "../../src/table/result.ts";
import { playedMatches, runningMatches } from "../../src/wire/played.ts";
import type { Act, TableAbout } from "../../src/wire/protocol.ts";
import type { Live } from "../../src/wire/table.svelte.ts";
import { stubStorage } from "../wire/kept_texts.ts";

beforeEach(() => {
  stubStorage();
});

const person = (seat: number) => ({ seat, holder: "person" as const });
const bot = (seat: number, level: "beginner" | "regular" | "expert") => ({ seat, holder: "bot" as const, level });

const about = (change: Partial<TableAbout> = {}): TableAbout =>
  ({
    id: "t",
    game: "sowix",
    players: 3,
    status: "playing",
    seats: [person(1), bot(2, "regular"), bot(3, "regular")],
    ...change,
  }) as TableAbout;

const WON: Act[] = [{ n: 9, seat: 2, events: [{ id: "engine.won", seat: 2, points: 5 }] } as unknown as Act];

function shown(change: Record<string, unknown> = {}): Live {
  const table = { over: null, scores: [40, 5, 60] };
  return { about: about(), seat: 1, match: 1, table, log: [], watching: false, ...change } as unknown as Live;
}
const ended = (change: Record<string, unknown> = {}) =>
  shown({ table: { over: "match", scores: [40, 5, 60] }, log: WON, ...change });

test("a running match is noted and counts when it is over", () => {
  keepResult(shown(), 7);
  expect(runningMatches()).toEqual([{ table: "t", match: 1, game: "sowix" }]);
  expect(playedMatches()).toEqual([]);
  keepResult(ended(), 8);
  keepResult(ended(), 9);
  expect(runningMatches()).toEqual([]);
  expect(playedMatches()).toEqual([
    { table: "t", match: 1, game: "sowix", against: "regular", points: 40, place: 2, fewest: true, at: 8 },
  ]);
});

test("a deal of the day keeps its date, and that it was short", () => {
  const daily = about({ daily: "2024-02-29", hands: 3 });
  keepResult(shown({ about: daily }), 7);
  expect(runningMatches()[0]?.daily).toBe("2024-02-29");
  keepResult(ended({ about: daily }), 8);
  expect(playedMatches()[0]).toMatchObject({ daily: "2024-02-29", short: true });
});

test.each([
  ["a lesson", { about: about({ lesson: true }) }],
  ["a device that several share", { about: about({ local: true }) }],
  ["a spectator", { seat: null }],
  ["a replay", { watching: true }],
  ["a lobby", { about: about({ status: "lobby" }) }],
])("%s does not count", (_, change) => {
  expect(ownMatch(shown(change))).toBeNull();
  expect(ownResult(ended(change), 1)).toBeNull();
});

test("where the most points win, more is better", () => {
  const log = [{ n: 9, seat: 3, events: [{ id: "engine.won", seat: 3, points: 60 }] }];
  expect(ownResult(ended({ log }), 1)).toMatchObject({ place: 2, fewest: false });
});

test("those who were played against", () => {
  expect(opponentsOf(about(), 1)).toBe("regular");
  expect(opponentsOf(about({ seats: [person(1), bot(2, "regular"), bot(3, "expert")] as never }), 1)).toBe("mixed");
  expect(opponentsOf(about({ seats: [person(1), bot(2, "regular"), person(3)] as never }), 1)).toBe("people");
});
