import { expect, test } from "vitest";
import { inForce, ofThisHand } from "../../src/wire/acts.ts";
import { acts } from "./written_acts.ts";

test("what was taken back is not in force, and neither is the taking back", () => {
  const log = acts("a 1", "b 2", "table.undone 2", "c 2");
  expect(inForce(log).flatMap((act) => act.events.map(({ id }) => id))).toEqual(["a", "c"]);
});

test("a hand begins with its deal; without one, all that is known is of this hand", () => {
  expect(ofThisHand(acts("a 1", "engine.hand_begins 2; engine.dealt 1", "b 2"))).toHaveLength(2);
  expect(ofThisHand(acts("a 1", "b 2"))).toHaveLength(2);
});

test("the hand is found once for all who ask for it, and anew after the next act", () => {
  const log = acts("engine.hand_begins 2", "b 2");
  expect(ofThisHand(log)).toBe(ofThisHand(log));
  expect(ofThisHand([...log, ...acts("c 1")])).toHaveLength(3);
});
