import { beforeEach, expect, test } from "vitest";
import { erasePuzzleResults, keepPuzzleResult, puzzleResults } from "../../src/wire/solved.ts";
import { stubStorage } from "./kept_texts.ts";

beforeEach(() => void stubStorage());

test("results are kept by game and number", () => {
  keepPuzzleResult("sowix", 3, "first");
  keepPuzzleResult("sowix", 4, "later");
  keepPuzzleResult("rummylix", 3, "shown");
  expect(puzzleResults("sowix")).toEqual(
    new Map([
      [3, "first"],
      [4, "later"],
    ]),
  );
  expect(puzzleResults("rummylix").get(3)).toBe("shown");
  expect(puzzleResults("oldchapix").size).toBe(0);
});

test("the first result stands; an answer that was shown can be found later, but not at the first try", () => {
  keepPuzzleResult("sowix", 1, "first");
  keepPuzzleResult("sowix", 1, "shown");
  expect(puzzleResults("sowix").get(1)).toBe("first");
  keepPuzzleResult("sowix", 2, "shown");
  keepPuzzleResult("sowix", 2, "first");
  expect(puzzleResults("sowix").get(2)).toBe("later");
});

test("a wrong result is left out, and everything can be erased", () => {
  localStorage.setItem("toutilix.puzzles", JSON.stringify({ sowix: { 1: "cheated", 2: "first" } }));
  expect([...puzzleResults("sowix").keys()]).toEqual([2]);
  localStorage.setItem("toutilix.puzzles", "no list");
  expect(puzzleResults("sowix").size).toBe(0);
  keepPuzzleResult("sowix", 1, "first");
  erasePuzzleResults();
  expect(puzzleResults("sowix").size).toBe(0);
});
