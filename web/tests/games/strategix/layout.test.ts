import { expect, test } from "vitest";
import { GROUP_GAP, LINE_GAP, layOut, stepIn } from "../../../src/games/strategix/layout.ts";

/** The room that a combination takes, in pixels. */
function taken(
  sizes: readonly number[],
  wide: number,
  high: number,
): { wide: number; high: number; card: number; lines: number[] } {
  const { card, lines } = layOut(sizes, wide, high);
  let next = 0;
  const widths = lines.map((count) => {
    const line = sizes.slice(next, next + count);
    next += count;
    return line.reduce((sum, size) => sum + (size - 1) * stepIn(size) + 1, 0) + (count - 1) * GROUP_GAP;
  });
  return {
    wide: Math.max(...widths) * card,
    high: (lines.length * 1.4 + (lines.length - 1) * LINE_GAP) * card,
    card,
    lines,
  };
}

test.each([
  ["one card", [1]],
  ["three runs of four", [4, 4, 4]],
  ["ten pairs", [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
  ["one run of twenty", [20]],
])("%s has all its groups, inside its room", (_, sizes) => {
  for (const [wide, high] of [
    [345, 150],
    [400, 110],
    [800, 300],
  ] as const) {
    const seen = taken(sizes, wide, high);
    expect(seen.lines.reduce((sum, count) => sum + count, 0)).toBe(sizes.length);
    expect(seen.wide).toBeLessThanOrEqual(wide);
    expect(seen.high).toBeLessThanOrEqual(high);
  }
});

test("groups stand one below the other where that makes their cards larger", () => {
  expect(layOut([5, 5, 5, 5], 400, 500).lines).toEqual([1, 1, 1, 1]);
  expect(layOut([3, 3], 800, 160).lines).toEqual([2]);
});
