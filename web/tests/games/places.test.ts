import { expect, test } from "vitest";
import { inTurn, placeAround, placeAtSides } from "../../src/games/places.ts";

test("the others sit in turn from the reader's left to the right", () => {
  expect(inTurn(4, 2)).toEqual([3, 4, 1, 2]);
  for (let players = 2; players <= 8; players += 1) {
    const others = inTurn(players, 1).slice(0, -1);
    const places = others.map((seat) => placeAround(seat, 1, players));
    expect(places.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y < 0.8)).toBe(true);
    const [first, last] = [places[0], places.at(-1)];
    if (players > 2) expect(first?.x).toBeLessThan(last?.x ?? 0);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(others.length);
  }
});

test("the reader sits at the bottom, an only opponent at the top", () => {
  expect(placeAround(3, 3, 4)).toEqual({ x: 0.5, y: 1 });
  const { x, y } = placeAround(2, 1, 2);
  expect(x).toBeCloseTo(0.5);
  expect(y).toBeCloseTo(0);
});

test("a spectator has all players across", () => {
  const all = inTurn(3, null).map((seat) => placeAround(seat, null, 3));
  expect(all.every(({ y }) => y < 0.8)).toBe(true);
});

test("in a low window they sit up the left side and down the right", () => {
  const places = [2, 3, 4, 5].map((seat) => placeAtSides(seat, 1, 5));
  expect(places).toEqual([
    { x: 0, y: 1 },
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ]);
});
