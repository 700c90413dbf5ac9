import { expect, test } from "vitest";
import { ofThisHand } from "../../src/wire/acts.ts";
import type { Act } from "../../src/wire/protocol.ts";

const DEAL: Act<"sowix"> = { n: 2, events: [{ id: "engine.hand_begins", seat: 1, hand: 2 }] };
const act = (n: number): Act<"sowix"> => ({ n, seat: 1, events: [{ id: "sowix.passed", seat: 1 }] });
const undo = (n: number): Act<"sowix"> => ({ n, seat: 1, events: [{ id: "engine.undone", seat: 1 }] });

const numbers = (...log: Act<"sowix">[]) => ofThisHand(log).map(({ n }) => n);

test("what was taken back is not in force, and neither is the taking back", () => {
  expect(numbers(act(3), act(4), undo(5), act(6))).toEqual([3, 6]);
});

test("a hand begins with its deal; without one, all that is known is of this hand", () => {
  expect(numbers(act(1), DEAL, act(3))).toEqual([2, 3]);
  expect(numbers(act(1), act(2))).toEqual([1, 2]);
});
