import { expect, test } from "vitest";
import { arrowsBetween } from "../../../src/games/sowix/arrows.ts";

const TABLE = { left: -100, top: -100, wide: 1000, high: 600 };
const FELT = { left: 0, top: 0, wide: 800, high: 500 };
const seat = (number: number, x: number, y: number) => ({
  seat: number,
  x,
  y,
  box: { left: x - 20, top: y - 20, wide: 40, high: 40 },
  face: 36,
});

test("around a table each arrow lies between two players and points clockwise", () => {
  const arrows = arrowsBetween([seat(2, -60, 200), seat(3, 400, -60), seat(4, 860, 200)], 1, TABLE, FELT);
  expect(arrows.map(({ from, to }) => [from, to])).toEqual([
    [2, 3],
    [3, 4],
    [4, 1],
    [1, 2],
  ]);
  const [up, across, down, back] = arrows;
  expect(up).toMatchObject({ x: expect.any(Number) });
  expect(up?.x).toBeLessThan(400);
  expect(up?.turn).toBeGreaterThan(-90);
  expect(up?.turn).toBeLessThan(0);
  expect(across?.turn).toBeGreaterThan(0);
  expect(across?.turn).toBeLessThan(90);
  expect(Math.abs(down?.turn ?? 0)).toBeGreaterThan(90);
  expect(back?.x).toBeLessThan(400);
});

test("beside a row of players the turn goes to the right, and down to the reader", () => {
  const arrows = arrowsBetween([seat(2, 100, -40), seat(3, 300, -40)], 1, TABLE, FELT);
  expect(arrows.map(({ x, y, turn }) => [x, y, turn])).toEqual([
    [200, -40, 0],
    [782, 18, 90],
    [18, 18, -90],
  ]);
});

test("a spectator sees no arrow from the end of a row to its beginning", () => {
  const arrows = arrowsBetween([seat(1, 100, -40), seat(2, 300, -40), seat(3, 500, -40)], null, TABLE, FELT);
  expect(arrows.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

test("beside a column of players the turn goes up on the left and down on the right", () => {
  const arrows = arrowsBetween(
    [seat(2, -60, 300), seat(3, -60, 100), seat(4, 860, 100), seat(5, 860, 300)],
    1,
    TABLE,
    FELT,
  );
  expect(arrows).toContainEqual({ from: 2, to: 3, x: 18, y: 200, turn: -90, size: 1 });
  expect(arrows).toContainEqual({ from: 4, to: 5, x: 782, y: 200, turn: 90, size: 1 });
});

test("where two sit side by side there is no room for an arrow", () => {
  const arrows = arrowsBetween([seat(2, -60, 200), seat(3, -50, 190)], 1, TABLE, FELT);
  expect(arrows.map(({ from, to }) => [from, to])).not.toContainEqual([2, 3]);
});

test("in a row arrows get smaller where people sit close together, and are left out where they would cover faces", () => {
  const between = (far: number) =>
    arrowsBetween([seat(2, 100, -40), seat(3, 100 + far, -40)], 1, TABLE, FELT).find(({ from }) => from === 2)?.size;
  expect(between(80)).toBe(1);
  expect(between(50)).toBeCloseTo(14 / 16);
  expect(between(45)).toBeUndefined();
});
