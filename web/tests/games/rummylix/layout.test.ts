import { expect, test } from "vitest";
import { byOwner, slotsAt, stepOf } from "../../../src/games/rummylix/layout.ts";
import type { Moves, ShownRummylixTable, ShownRun } from "../../../src/wire/protocol.ts";

type Move = Moves["rummylix"];

const DISCARD: Move = { verb: "discard", card: "Rb", cards: ["Rb"], text: "discard Rb" };
const add = (card: string, run: number, side: "left" | "right"): Move => ({
  verb: "add",
  card,
  run,
  side,
  cards: [card],
  text: `add ${card} ${run}`,
});
const SWAP: Move = { verb: "swap", card: "Zb", run: 2, cards: ["Zb"], text: "swap Zb 2" };
const BLOCK: Move = { verb: "block", run: 2, side: "left", cards: ["!"], text: "block 2 left" };

test("moves stand at the end of the run where their card comes to lie, swaps at its stars", () => {
  const [left, right, elsewhere] = [add("Xb", 2, "left"), add("*B", 2, "right"), add("Bp", 3, "right")];
  expect(slotsAt(2, [left, DISCARD, right, BLOCK, elsewhere, SWAP])).toEqual({
    left: [left, BLOCK],
    right: [right],
    swaps: [SWAP],
  });
});

test("the last step of a turn is marked where the server lists nothing but discards", () => {
  const at = (step: "draw" | "play", moves?: Move[], more = false) =>
    stepOf({ step } as ShownRummylixTable, moves ? { moves, more } : null);
  expect(at("draw", [{ verb: "draw", cards: [], text: "draw" }])).toBe("draw");
  expect(at("play", [add("Rb", 2, "right"), DISCARD])).toBe("play");
  expect(at("play", [DISCARD, DISCARD])).toBe("discard");
  expect(at("play", [DISCARD], true), "some moves are not listed").toBe("play");
  expect([at("play"), at("play", [])], "others in turn").toEqual(["play", "play"]);
});

test("runs by owner keep their numbers, the reader's come first", () => {
  const runs = [3, 1, 3, 2].map(
    (owner): ShownRun => ({ owner, cards: ["Ab", "Bb", "Cb"], blocked: "none", ends: { left: "Z", right: "D" } }),
  );
  expect(byOwner(runs, 2, 3).map(({ owner, runs }) => [owner, runs.map(({ number }) => number)])).toEqual([
    [2, [4]],
    [3, [1, 3]],
    [1, [2]],
  ]);
});
