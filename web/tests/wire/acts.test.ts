import { expect, test } from "vitest";
import { cardsOf, ofThisHand, seatOf } from "../../src/wire/acts.ts";
import { acts, event } from "./written_acts.ts";

test("an undone act is not in force, and neither is the undo", () => {
  const log = acts("a 1", "b 2", "engine.undone 2", "c 2");
  expect(ofThisHand(log).flatMap((act) => act.events.map(({ id }) => id))).toEqual(["a", "c"]);
});

test("a hand begins with its deal; without one, all that is known is of this hand", () => {
  expect(ofThisHand(acts("a 1", "engine.hand_begins 2; engine.dealt 1", "b 2"))).toHaveLength(2);
  expect(ofThisHand(acts("a 1", "b 2"))).toHaveLength(2);
});

test("the seat and the cards of an event are found by the types of its fields", () => {
  expect(seatOf(event("a", { seat: 3 }))).toBe(3);
  expect(seatOf(event("a", { stock: 3 }))).toBeNull();
  expect(cardsOf(event("a", { card: "Kp", star: "*K", run: 2 }))).toEqual(["Kp", "*K"]);
  expect(cardsOf(event("a", { groups: [["Cb", "Db"], ["Hp"]] }))).toEqual(["Cb", "Db", "Hp"]);
  expect(cardsOf(event("a", { card: null, points: 2 }))).toEqual([]);
});
