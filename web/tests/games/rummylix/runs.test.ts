import { expect, test } from "vitest";
import { byOwner, slotsAt, stepOf } from "../../../src/games/rummylix/runs.ts";
import type { RummylixTable, Run } from "../../../src/wire/protocol.ts";

test("moves stand at the end of the run where their card comes to lie", () => {
  const run: Run = { owner: 1, cards: "Yb *Z Ap", blocked: "none" };
  const at = (...moves: string[]) => slotsAt({ number: 2, run }, moves);
  expect(at("add Xb 2", "add Bp 2", "add Bp 3", "discard Bp")).toMatchObject({
    left: ["add Xb 2"],
    right: ["add Bp 2"],
  });
  expect(at("block 2 left", "block 2 right", "add *X 2", "add *B 2")).toMatchObject({
    left: ["block 2 left", "add *X 2"],
    right: ["block 2 right", "add *B 2"],
  });
  expect([...at("swap Zb 2").inside]).toEqual([["*Z", "swap Zb 2"]]);
  expect(slotsAt({ number: 1, run: { ...run, cards: "Zb Ab Bb" } }, ["add Yp 1"]).left).toEqual(["add Yp 1"]);
});

test("the last step of a turn is marked where the server lists nothing but discards", () => {
  const at = (step: "draw" | "play", moves?: string[], more = false) =>
    stepOf({ step } as RummylixTable, moves ? { moves, more } : null);
  expect(at("draw", ["draw", "take"])).toBe("draw");
  expect(at("play", ["add R 2", "discard Rb", "discard Tp"])).toBe("play");
  expect(at("play", ["discard Rb", "discard Tp"])).toBe("discard");
  expect(at("play", ["discard Rb"], true), "some moves are not listed").toBe("play");
  expect([at("play"), at("play", [])], "others in turn").toEqual(["play", "play"]);
});

test("runs by owner keep their numbers, the reader's come first", () => {
  const runs = [3, 1, 3, 2].map((owner): Run => ({ owner, cards: "Ab Bb Cb", blocked: "none" }));
  expect(byOwner(runs, 2, 3).map(({ owner, runs }) => [owner, runs.map(({ number }) => number)])).toEqual([
    [2, [4]],
    [3, [1, 3]],
    [1, [2]],
  ]);
});
