import { expect, test } from "vitest";
import { groupsOf, namesAStar, placeOf, shortText } from "../../src/games/moves.ts";
import { load, Words } from "../../src/words/words.ts";

const words = new Words("en", await load("en"));

test("every move has a place where it can be tapped", () => {
  expect(
    [
      "draw",
      "take",
      "discard Rb",
      "lay G H I + K L *M",
      "add *S 12 left",
      "swap K 2",
      "block 3 left",
      "Cb Db",
      "*K",
      "pass",
    ].map(placeOf),
  ).toEqual(["stock", "discard", "discard", "cloth", "run 12", "run 2", "run 3", "cloth", "cloth", "cloth"]);
  expect(groupsOf("lay G H I + K L *M")).toEqual([
    ["G", "H", "I"],
    ["K", "L", "*M"],
  ]);
  expect(groupsOf("draw")).toEqual([]);
  expect(shortText(words, "Cb Db + Hp *I")).toBe("Play C D + H ★I");
  expect(shortText(words, "lay G H *I")).toBe("Lay G H ★I");
  expect([namesAStar("add *S 2"), namesAStar("discard *"), namesAStar("Cb Db")]).toEqual([true, false, false]);
});
