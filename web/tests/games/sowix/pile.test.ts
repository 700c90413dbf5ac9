import { expect, test } from "vitest";
import { laidOnPile } from "../../../src/games/sowix/pile.ts";
import { acts } from "../../wire/written_acts.ts";

test("what was taken back from the pile of Sowix lies neither on it nor under it", () => {
  const log = acts(
    "sowix.played 2 Ab",
    "engine.hand_begins 1; sowix.turned_up 0 Gp",
    "sowix.played 1 Hp",
    "sowix.played 2 Kb",
  );
  const laid = (...more: string[]) => laidOnPile([...log, ...acts(...more)]).map(({ cards }) => cards);
  expect(laid()).toEqual(["Gp", "Hp", "Kb"]);
  expect(laid("table.undone 2")).toEqual(["Gp", "Hp"]);
  expect(laid("table.undone 2", "sowix.played 2 Ip")).toEqual(["Gp", "Hp", "Ip"]);
});
