import { beforeEach, expect, test, vi } from "vitest";
import { voice } from "../src/aids/voice.svelte.ts";
import type { Hinted } from "../src/protocol.ts";
import { faceOf } from "../src/tables/games.ts";
import type { Selection as Made } from "../src/tables/selection.svelte.ts";
import type { Live } from "../src/wire/table.svelte.ts";
import { speech } from "../src/words/speech.svelte.ts";
import { load, Words } from "../src/words/words.ts";

// The settings ask the browser for its languages as soon as they are read.
vi.stubGlobal("navigator", { languages: ["en"] });
const { Selection } = await import("../src/tables/selection.svelte.ts");
speech.words = new Words("en", await load("en"));

/** A table at which advice comes when the test says so. */
class Table {
  n = 5;
  match = 1;
  seat = 1;
  turn = 1;
  mine = true;
  sending: string | null = null;
  advise!: (hinted: Hinted) => void;

  hint(): Promise<Hinted> {
    return new Promise((done) => {
      this.advise = done;
    });
  }
}

let table: Table;
let selection: Made;
beforeEach(() => {
  table = new Table();
  selection = new Selection(table as unknown as Live, faceOf("strategix"), () => speech.words);
  selection.hand.update(["Bp", "Bb", "Cp"]);
});

const ADVICE: Hinted = { type: "hinted", id: "a", move: "Bp Bb" };

test("a hint selects what it advises, and says it", async () => {
  const hinting = selection.hint();
  table.advise(ADVICE);
  await hinting;
  expect(selection.hand.chosen).toEqual(["Bp", "Bb"]);
  expect(voice.text).toContain("Hint:");
});

test.each([
  ["something has happened meanwhile", () => (table.n = 6)],
  ["another match has begun", () => (table.match = 2)],
  ["a move is on its way", () => (table.sending = "Cp")],
])("a hint is dropped when %s", async (_, meanwhile) => {
  const hinting = selection.hint();
  meanwhile();
  table.advise(ADVICE);
  await hinting;
  expect(selection.hand.chosen).toEqual([]);
  expect(voice.text).toBe("");
});

test("a hint that is dropped takes nothing away that was said since", async () => {
  const hinting = selection.hint();
  table.n = 6;
  voice.tell("Three cards.");
  table.advise(ADVICE);
  await hinting;
  expect(voice.text).toBe("Three cards.");
});
