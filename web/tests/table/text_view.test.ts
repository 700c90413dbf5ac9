import { expect, test } from "vitest";
import { meaning, seatFacts, sectionsOf, tableText } from "../../src/table/text_view.ts";
import type { GameEvent } from "../../src/wire/acts.ts";
import type { Live } from "../../src/wire/table.svelte.ts";
import { load, Words } from "../../src/words/words.ts";

const words = new Words("en", await load("en"), ["Ada", "Basil", "Clara"], 1);

const led: GameEvent = { id: "oldchapix.led", seat: 2, card: "Gb" };
const LEADS = words.fact(led);

/** As much of a table as can be told of. */
const live = {
  table: { scores: [5, 0, 1], counts: [3, 4, 1] },
  text: {
    sections: [
      { title: { id: "page.trick" }, lines: [led] },
      { title: { id: "page.text_round" }, lines: [{ id: "strategix.passed", seat: 3 }], quiet: true },
    ],
    seats: [[], [{ id: "page.seat_tricks", tricks: 2 }], []],
  },
} as unknown as Live;

test("what lies on the table is told under headings, by the facts of the server", () => {
  expect(sectionsOf(live, words).map(({ title }) => title)).toEqual(["The trick", words.say("page.text_round")]);
  expect(sectionsOf(live, words)[0]?.lines).toEqual([LEADS]);
});

test("the key that reads out the table leaves out what is only for reading", () => {
  expect(tableText(live, words)).toBe(LEADS);
});

test("a player's place: cards, points and what the game adds", () => {
  expect(seatFacts(live, words, 2)).toEqual(["4 cards", "0 points", "2 tricks"]);
  expect(seatFacts(live, words, 3)).toEqual(["1 card", "1 point"]);
});

test("what a selection means is said: the one thing, or how many", () => {
  expect(meaning(words, [])).toBe("");
  expect(meaning(words, ["Play the pink K"])).toBe("Play the pink K");
  expect(meaning(words, ["Play A", "Play B"])).toBe("2 ways. The first: Play A");
});
