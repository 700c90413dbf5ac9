import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/list.ts";
import type { GameText } from "../../src/games/room.ts";
import { seatFacts as factsOf, meaning, tableText as textOf } from "../../src/table/text_view.ts";
import type { Act } from "../../src/wire/protocol.ts";
import type { Live } from "../../src/wire/table.svelte.ts";
import { load, Words } from "../../src/words/words.ts";

const words = new Words("en", await load("en"), ["Ada", "Basil", "Clara"], 1);
const common = { hand: 1, scores: [5, 0, 1], over: null, to_shuffle: false, turn: 1, counts: [3, 4, 1] };

const texts = new Map(await Promise.all(GAMES.map(async ({ name, load }) => [name, (await load()).text] as const)));
const textIn = (live: Live) => texts.get(live.about?.game ?? "sowix") as GameText;
const sectionsOf = (live: Live, words: Words) => textIn(live).table(live, words);
const tableText = (live: Live, words: Words) => textOf(textIn(live), live, words);
const seatFacts = (live: Live, words: Words, seat: number) => factsOf(textIn(live), live, words, seat);

/** As much of a table as can be told of. */
function live(game: string, table: object, log: Act[] = [], own: object | null = null): Live {
  const about = { game, options: { voluntary_pass: "hand" } };
  return { about, table: { ...common, ...table }, own, log, seat: 1, mine: true, turn: 1 } as unknown as Live;
}

describe("what lies on the table is told under headings", () => {
  test("oldchapix: contract, families and the trick", () => {
    const log = [{ n: 1, seat: 2, events: [{ id: "oldchapix.led", seat: 2, cards: "Gb" }] }];
    const table = {
      contract: "mn",
      leader: 2,
      trick: "Gb",
      led: "blue_low",
      tricks_won: [0, 2, 0],
      captured: ["", "Mb", ""],
    };
    const told = live("oldchapix", table, log);
    expect(sectionsOf(told, words).map(({ title }) => title)).toEqual(["The trick", "Contract", "Families"]);
    expect(tableText(told, words)).toContain("Avoid M and N");
    expect(tableText(told, words)).toContain("blue A–M");
    expect(tableText(told, words)).toContain("Basil leads the blue G.");
    expect(seatFacts(told, words, 2)).toEqual(["4 cards", "0 points", "2 tricks", "Taken: blue M"]);
  });

  test("strategix: what is to follow, by whom, and who has passed", () => {
    const log = [
      { n: 1, seat: 3, events: [{ id: "strategix.passed", seat: 3 }] },
      { n: 2, seat: 2, events: [{ id: "strategix.led", seat: 2, cards: "Eb Fp" }] },
      { n: 3, seat: 3, events: [{ id: "strategix.passed", seat: 3 }] },
    ];
    const table = {
      combination: "E F",
      owner: 2,
      after_firecracker: false,
      places: [null, null, "luckylix"],
      named: [],
      played: "Eb Fp",
      boxed: 0,
    };
    const told = live("strategix", table, log, { cards: "", passes_used: 0, gave: "Zb", got: "Ap" });
    expect(sectionsOf(told, words).map(({ lines }) => lines)).toEqual([
      ["Beat Basil’s E, F.", "You can still skip one turn."],
      ["Basil leads blue E, pink F."],
      ["In the exchange you gave blue Z and got pink A.", "Cards played: 2.", "blue E, pink F."],
    ]);
    expect(seatFacts(told, words, 2)).toEqual(["4 cards", "0 points", "leading"]);
    expect(seatFacts(told, words, 3)).toEqual(["1 card", "1 point", "Luckylix", "passed"]);
  });

  test("sowix: letter in force, pile, letters that fit, direction and stock", () => {
    const table = {
      to_draw: null,
      top: "!",
      letter: "K",
      fits: "GHIJKLMNO",
      firecrackers: 1,
      pile_size: 4,
      stock_size: 20,
      direction: -1,
      turned: 0,
      lose_turn: [2],
      passed: [],
      drew: false,
      shown: [],
    };
    const text = tableText(live("sowix", table), words);
    for (const part of ["near K; a firecracker lies on top", "4 cards", "G, H", "counter-clockwise", "20 cards."]) {
      expect(text).toContain(part);
    }
    expect(seatFacts(live("sowix", table), words, 2)).toContain("misses a turn");
  });

  test("rummylix: the step, runs with numbers and blocks, and the piles", () => {
    const table = {
      step: "play",
      stock: 9,
      discard: 1,
      top: "Up",
      opened: [false, true, false],
      star_to_place: false,
      idle: 0,
      removed: "",
      runs: [
        { owner: 2, cards: "Eb *F Gb", blocked: "left" },
        { owner: 1, cards: "Kp Lp Mp", blocked: "none" },
      ],
      shown: [],
      to_draw: null,
    };
    const parts = sectionsOf(live("rummylix", table), words);
    expect(parts.map(({ lines }) => lines)).toEqual([
      ["You have not opened yet: lay a run of 5 or two runs of 3, or discard."],
      ["Basil’s run 1: blue E, star as F, blue G, blocked on the left.", "Your run 2: pink K, pink L, pink M."],
      ["The draw pile has 9 cards. The discard pile has one card, pink U."],
    ]);
    expect(seatFacts(live("rummylix", table), words, 2)).toContain("opened");
  });
});

test("what a selection means is said: the one thing, or how many", () => {
  expect(meaning(words, [])).toBe("");
  expect(meaning(words, ["Play the pink K"])).toBe("Play the pink K");
  expect(meaning(words, ["Play A", "Play B"])).toBe("2 ways. The first: Play A");
});
