import { expect, test } from "vitest";
import { trickPlace, trickSize } from "../../src/games/oldchapix/layout.ts";

const PLAYERS = [3, 4, 5];

test("the reader's card lies lowest, in the middle; the highest of the others at the top edge", () => {
  for (const players of PLAYERS) {
    const places = Array.from({ length: players }, (_, place) => trickPlace(place + 1, 1, players, "Kp"));
    expect(places[0]).toMatchObject({ x: 0.5, y: 1 });
    expect(Math.min(...places.map(({ y }) => y))).toBe(0);
    expect(places[1]?.x, "the next player sits at the left").toBeLessThan(0.5);
  }
});

test("no two cards of a trick lie on each other's letters", () => {
  for (const players of PLAYERS) {
    for (const reader of [1, null]) {
      const { across, down, span } = trickSize(players, reader);
      // In widths of a card; what turned cards need beside them is not there to lie in.
      const wide = Math.min(across - 0.3, span) - 1;
      const high = Math.min(down - 0.16, 3.6) - 1.4;
      const places = Array.from({ length: players }, (_, place) => trickPlace(place + 1, reader, players, "Kp"));
      for (const [place, one] of places.entries()) {
        for (const other of places.slice(place + 1)) {
          const apart = Math.abs(one.x - other.x) * wide > 0.6 || Math.abs(one.y - other.y) * high > 0.95;
          expect(apart, `${players} players, reader ${reader}: ${place}`).toBe(true);
        }
      }
    }
  }
});

test("the same letter is always turned alike", () => {
  expect(trickPlace(2, 1, 4, "Kp")).toEqual(trickPlace(2, 1, 4, "Kp"));
  expect(trickPlace(2, 1, 4, "Kp").turn).not.toBe(trickPlace(2, 1, 4, "Lp").turn);
});
