import { expect, test } from "vitest";
import { fan } from "../../src/cards/fan.ts";

const SIZES = [
  [344, 150],
  [374, 160],
  [560, 106],
  [940, 176],
  [1500, 208],
] as const;

test.each(SIZES)("every hand of 1 to 20 cards lies inside %d by %d", (wide, high) => {
  for (let count = 1; count <= 20; count += 1) {
    const { width, places } = fan(count, wide, high);
    expect(places).toHaveLength(count);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(wide);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + width / (60 / 84)).toBeLessThanOrEqual(high);
    }
  }
});

test("a finger finds each of twenty cards on a small phone", () => {
  const { places } = fan(20, 344, 150);
  for (const place of places) {
    expect(place.wide).toBeGreaterThan(28);
    expect(place.high).toBeGreaterThan(35);
  }
});

test("few cards lie side by side, many in two rows where there is little room", () => {
  const rowsOf = (count: number, wide: number) => new Set(fan(count, wide, 150).places.map(({ high }) => high)).size;
  expect(rowsOf(7, 374)).toBe(1);
  expect(rowsOf(17, 374)).toBe(2);
  expect(rowsOf(17, 1000)).toBe(1);
});

test("a hand is a fan: its ends are turned outwards and hang lower", () => {
  const { places } = fan(9, 900, 170);
  const [first, middle, last] = [places[0], places[4], places[8]];
  expect(first?.turn).toBeLessThan(0);
  expect(middle?.turn).toBe(0);
  expect(last?.turn).toBeGreaterThan(0);
  expect(first?.y).toBeGreaterThan(middle?.y ?? 0);
});

test("two rows are no grid: no card lies right below another", () => {
  for (const count of [10, 13, 16, 20]) {
    const { places, width } = fan(count, 344, 150);
    const each = Math.ceil(count / 2);
    const step = (places[1]?.x ?? 0) - (places[0]?.x ?? 0);
    for (const lower of places.slice(each))
      for (const upper of places.slice(0, each)) expect(Math.abs(lower.x - upper.x)).toBeGreaterThan(step * 0.4);
    expect(places.every(({ x }) => x >= 0 && x + width <= 344)).toBe(true);
  }
});
