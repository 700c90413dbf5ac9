import { expect, test } from "vitest";
import { GAMES, roomOf } from "../../src/games/list.ts";
import { groupsOf, type Move, namesAStar, samePlay, shortText, targetOf } from "../../src/games/moves.ts";
import type { Moves } from "../../src/wire/protocol.ts";
import { load, Words } from "../../src/words/words.ts";

const words = new Words("en", await load("en"));

const PLAY: Move = {
  verb: "play",
  groups: [
    ["Cb", "Db"],
    ["Hp", "*I"],
  ],
  cards: ["Cb", "Db", "Hp", "*"],
  text: "Cb Db + Hp *I",
};
const LAY: Move = { verb: "lay", groups: [["G", "H", "*I"]], cards: ["Gp", "Hp", "*"], text: "lay G H *I" };

test("every game has its room", () => {
  for (const { name } of GAMES) expect(roomOf(name).name).toBe(name);
});

test("every move has a place where it can be tapped", () => {
  const moves: Moves["rummylix"][] = [
    { verb: "draw", cards: [], text: "draw" },
    { verb: "take", cards: [], text: "take" },
    { verb: "discard", card: "Rb", cards: ["Rb"], text: "discard Rb" },
    { verb: "lay", groups: [["G", "H", "*I"]], cards: ["Gp", "Hp", "*"], text: "lay G H *I" },
    { verb: "add", card: "*S", run: 12, side: "left", cards: ["*S"], text: "add *S 12 left" },
    { verb: "swap", card: "K", run: 2, cards: ["Kb"], text: "swap K 2" },
    { verb: "block", run: 3, side: "left", cards: ["!"], text: "block 3 left" },
  ];
  expect(moves.map((move) => targetOf(roomOf("rummylix"), move))).toEqual([
    { place: "stock" },
    { place: "discard" },
    { place: "discard" },
    { place: "cloth" },
    { place: "run", run: 12 },
    { place: "run", run: 2 },
    { place: "run", run: 3 },
  ]);
  const pass: Moves["strategix"] = { verb: "pass", cards: [], text: "pass" };
  expect(targetOf(roomOf("strategix"), pass)).toEqual({ place: "cloth" });
});

test("the cards of a move as they will lie there", () => {
  expect(groupsOf(PLAY)).toEqual([
    ["Cb", "Db"],
    ["Hp", "*I"],
  ]);
  expect(groupsOf({ verb: "add", card: "*S", cards: ["*S"], text: "add *S 2" })).toEqual([["*S"]]);
  expect(groupsOf({ verb: "throw", cards: ["!"], text: "!" })).toEqual([["!"]]);
  expect(groupsOf({ verb: "draw", cards: [], text: "draw" })).toEqual([]);
});

test("a long move in letters only", () => {
  expect(shortText(words, PLAY)).toBe("Play C D + H ★I");
  expect(shortText(words, LAY)).toBe("Lay G H ★I");
});

test("a star gets a letter by some moves, and plays may differ in colours alone", () => {
  const discard: Move = { verb: "discard", card: "*", cards: ["*"], text: "discard *" };
  expect([PLAY, LAY, discard].map(namesAStar)).toEqual([true, true, false]);
  expect(samePlay({ ...PLAY, key: "C" }, { ...PLAY, text: "Cp Db + Hp *I", key: "C" })).toBe(true);
  expect(samePlay(PLAY, LAY)).toBe(false);
});
