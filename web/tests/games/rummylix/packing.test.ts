import { expect, test } from "vitest";
import { pack, type RunSize } from "../../../src/games/rummylix/packing.ts";

const size = (cards: number, blocks = 0): RunSize => ({ cards, blocks });
/** A table with twelve runs, and the place for the next one. */
const TWELVE = [5, 3, 5, 4, 3, 5, 5, 3, 5, 6, 7, 4, 5].map((cards, place) => size(cards, place === 11 ? 2 : 0));

test.each([
  ["a phone", 345, 310],
  ["a phone on its side", 500, 150],
  ["a desktop", 1050, 360],
])("on %s twelve runs lie inside the felt and none covers another", (_, wide, high) => {
  const { places, high: needed } = pack(TWELVE, wide, high);
  expect(needed).toBeLessThanOrEqual(high);
  for (const [at, one] of places.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + one.wide).toBeLessThanOrEqual(wide);
    expect(one.y + one.high).toBeLessThanOrEqual(high);
    for (const other of places.slice(at + 1)) {
      const apart = one.x + one.wide <= other.x || other.x + other.wide <= one.x;
      expect(apart || one.y + one.high <= other.y || other.y + other.high <= one.y).toBe(true);
    }
  }
});

test("columns are as wide as their own runs, so that a long run makes the others no smaller", () => {
  const even = pack(
    Array.from({ length: 8 }, () => size(5)),
    345,
    200,
  );
  const withLong = pack([size(8), ...Array.from({ length: 7 }, () => size(3))], 345, 200);
  expect(withLong.card).toBeGreaterThanOrEqual(even.card);
});

test("a run of the whole alphabet has several lines", () => {
  const { most, places, high } = pack([size(26), size(3)], 345, 310);
  expect(most).toBeLessThan(26);
  expect(places[0]?.high).toBeGreaterThan(places[1]?.high ?? 0);
  expect(high).toBeLessThanOrEqual(310);
});
