import { render } from "svelte/server";
import { expect, test } from "vitest";
import Score from "../../src/table/Score.svelte";
import type { Live } from "../../src/wire/table.svelte.ts";
import { speech } from "../../src/words/speech.svelte.ts";
import { load, Words } from "../../src/words/words.ts";

const WAITS = "The next hand starts when someone at the table continues.";
speech.words = new Words("en", await load("en"));
const words = speech.words.at(["Ada: the first", "Basil"], 0);
const events = [
  { id: "strategix.score_badluckix", seat: 1, points: -2 },
  { id: "engine.hand_points", seat: 1, points: -2 },
  { id: "engine.hand_ends", number: 2 },
  { id: "engine.total", seat: 1, points: -4 },
];

function shown(here: { seat: number | null; watching: boolean; over?: string }): string {
  const table = { hand: 2, scores: [-4, 4], over: here.over ?? "hand" };
  const live = { about: { id: "t", players: 2 }, log: [{ n: 1, events }], match: 1, table, ...here };
  return render(Score, { props: { live: live as unknown as Live, words, again: () => {} } }).body;
}

test("who looks on is told that the next hand waits; players and replays have their own way on", () => {
  expect(shown({ seat: null, watching: false })).toContain(WAITS);
  expect(shown({ seat: 1, watching: false })).not.toContain(WAITS);
  expect(shown({ seat: null, watching: true })).not.toContain(WAITS);
  expect(shown({ seat: null, watching: false, over: "match" })).not.toContain(WAITS);
});

test("points stand beside a name, whatever that is, with their arithmetic", () => {
  const text = shown({ seat: null, watching: false }).replaceAll(/<[^>]*>/g, "|");
  for (const part of ["|Ada: the first|", "|Badluckix, −2 points.|", "|−4|", "|−2 − 2|"]) expect(text).toContain(part);
});
