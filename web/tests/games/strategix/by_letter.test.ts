import { expect, test } from "vitest";
import { byLetter } from "../../../src/games/strategix/by_letter.ts";

test("cards set aside by letter, stars and firecrackers last", () => {
  expect(byLetter(["!", "Cb", "*", "Bp", "Cp", "*H"])).toEqual([["Bp"], ["Cb", "Cp"], ["*", "*H"], ["!"]]);
});
