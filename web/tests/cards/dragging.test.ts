import { expect, test } from "vitest";
import { gapAt } from "../../src/cards/dragging.svelte.ts";

test("the gap under a pointer, in a hand of two rows with a selected card", () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 60 });
  const cards = [box(0, 0), box(50, -8), box(100, 0), box(25, 70), box(75, 70)];
  expect([gapAt(cards, 10, 30), gapAt(cards, 60, 30), gapAt(cards, 90, -20), gapAt(cards, 200, 10)]).toEqual([
    0, 1, 2, 3,
  ]);
  expect([gapAt(cards, 5, 100), gapAt(cards, 60, 100), gapAt(cards, 300, 400)]).toEqual([3, 4, 5]);
  expect(gapAt([], 5, 5)).toBe(0);
});
