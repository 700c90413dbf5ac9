import { beforeEach, expect, test, vi } from "vitest";
import { roomOf } from "../../../src/games/list.ts";
import type { Selection as Made } from "../../../src/table/hand/selection.svelte.ts";
import type { Card, GameName, Hinted, Meanings, Moves, Why } from "../../../src/wire/protocol.ts";
import type { Live } from "../../../src/wire/table.svelte.ts";
import { announcer } from "../../../src/words/announcer.svelte.ts";
import { speech } from "../../../src/words/speech.svelte.ts";
import { load, Words } from "../../../src/words/words.ts";
import { move, moves, texts } from "../../games/written_moves.ts";

// The settings ask the browser for its languages as soon as they are read.
vi.stubGlobal("navigator", { languages: ["en"] });
const { Selection } = await import("../../../src/table/hand/selection.svelte.ts");
speech.words = new Words("en", await load("en"));

/** A table at which advice comes when the test says so. */
class Table {
  n = 5;
  match = 1;
  seat = 1;
  turn = 1;
  mine = true;
  sending: Moves[GameName] | null = null;
  table = { star_to_place: false };
  refused: Why | null = null;
  choice = { moves: [], more: true };
  held: unknown[] = [];
  advise!: (hinted: Hinted) => void;
  /** The search finds nothing better, where a test does not say otherwise. */
  better: Partial<Hinted> = {};
  answer!: (meanings: Partial<Meanings>) => void;
  readonly asked: string[] = [];
  readonly played: string[] = [];

  hint(asked: { deep?: boolean } = {}): Promise<Hinted> {
    if (asked.deep) return Promise.resolve({ ...ADVICE, ...this.better });
    return new Promise((done) => {
      this.advise = done;
    });
  }

  read(cards: Card[], run?: number): Promise<Partial<Meanings>> {
    this.asked.push(cards.join(" ") + (run ? ` at ${run}` : ""));
    return new Promise((done) => {
      this.answer = done;
    });
  }

  play({ text }: Moves[GameName]): void {
    this.played.push(text);
  }
}

/** Here are no effects that follow the table: what they would do is done when the test says so. */
function follow(): void {
  const followed = selection as unknown as { letGo(): void; ask(): void };
  followed.letGo();
  followed.ask();
}

const answered = () => new Promise((done) => setTimeout(done));

function select(...cards: string[]): void {
  selection.hand.choose(cards);
  follow();
}

let table: Table;
let selection: Made;
function sitDown(game: GameName, cards: string): void {
  table = new Table();
  selection = new Selection(table as unknown as Live, roomOf(game), () => speech.words);
  selection.hand.update(cards.split(" "));
}
beforeEach(() => {
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  announcer.clear();
  sitDown("strategix", "Bp Bb Cp");
});

const ADVICE: Hinted = { type: "hinted", id: "a", move: move("Bp Bb", "B B") };

test("a hint selects what it advises, and says it", async () => {
  const hinting = selection.askForHint();
  table.advise(ADVICE);
  await hinting;
  expect(selection.hand.chosen).toEqual(["Bp", "Bb"]);
  expect(announcer.text.written).toContain("Hint:");
});

test("where the search finds something better, that is selected instead, and said", async () => {
  const coached = { grade: "middle", corrected: true, points: 2, error: 0.5, chance: 0.1 } as const;
  table.better = { move: move("Cp", "C"), coached };
  await advise(ADVICE.move as Moves[GameName]);
  expect(selection.hand.chosen).toEqual(["Cp"]);
  expect(announcer.text.written).toContain("2 points");
});

test("what was advised, written without colours, is the first of what the cards can mean", async () => {
  const hinting = selection.askForHint();
  table.advise({ ...ADVICE, move: move("B B") });
  await hinting;
  follow();
  table.answer({ moves: [move("Bp *B", "B *B"), move("Bp Bb", "B B")] });
  await answered();
  expect(texts(selection.proposals)).toEqual(["Bp Bb", "Bp *B"]);
});

async function advise(move: Moves[GameName]): Promise<void> {
  const hinting = selection.askForHint();
  table.advise({ ...ADVICE, move });
  await hinting;
}

test("Enter right after a hint sends what it says, with the letter of a star", async () => {
  sitDown("strategix", "Bp * Cp");
  await advise(move("Bp *B", "B *B"));
  expect(selection.playAdvised()).toBe(true);
  expect(table.played).toEqual(["Bp *B"]);
});

test("Enter after a hint that needs no card does it, whatever was selected before", async () => {
  select("Cp");
  await advise(move("pass"));
  expect(selection.playAdvised()).toBe(true);
  expect(table.played).toEqual(["pass"]);
});

test.each([
  ["gone to another card", () => selection.hand.goTo(2)],
  ["selected another card", () => selection.hand.choose(["Cp"])],
  ["put the cards back", () => selection.hand.clear()],
  ["seen something happen", () => (table.n = 6)],
])("Enter is an Enter like any other for somebody who has %s since the hint", async (_, since) => {
  await advise(ADVICE.move as Moves[GameName]);
  since();
  expect(selection.playAdvised()).toBe(false);
  expect(table.played).toEqual([]);
});

test("a star that lies in no hand takes none of the hand along when it is placed", async () => {
  sitDown("rummylix", "* Kp");
  table.table.star_to_place = true;
  select("Kp");
  await advise(move("*S", "add *S 1"));
  expect(selection.hand.chosen).toEqual([]);
  expect(selection.playAdvised()).toBe(true);
});

test("a hint that is refused says nothing beside the refusal, and a slow one that it is thought about", async () => {
  vi.useFakeTimers();
  table.refused = { code: "server.no_thought" };
  const hinting = selection.askForHint();
  expect(announcer.text.written).toBe("");
  vi.advanceTimersByTime(1_000);
  expect(announcer.text.written).toBe("Thinking…");
  table.advise({ type: "hinted", id: "a" });
  vi.useRealTimers();
  await hinting;
  expect(announcer.text.written).toBe("");
});

test("no advice tells of what is still held back", async () => {
  table.held = [{}];
  await selection.askForHint();
  expect(announcer.text.written).toBe(speech.words.say("page.held"));
  expect(selection.hand.chosen).toEqual([]);
});

test("who plays nothing is told to choose", () => {
  selection.play();
  expect(announcer.text.written).toBe("Choose cards");
});

test("who asks for a hint out of turn is told whose turn it is", async () => {
  Object.assign(table, { turn: 2, mine: false });
  const hinting = selection.askForHint();
  table.advise({ type: "hinted", id: "a" });
  await hinting;
  expect(announcer.text.written).toBe("It’s not your turn: it’s Player 2’s.");
});

test.each([
  ["something has happened meanwhile", () => (table.n = 6)],
  ["another match has begun", () => (table.match = 2)],
  ["a move is on its way", () => (table.sending = move("Cp"))],
])("a hint is dropped when %s", async (_, meanwhile) => {
  const hinting = selection.askForHint();
  meanwhile();
  table.advise(ADVICE);
  await hinting;
  expect(selection.hand.chosen).toEqual([]);
  expect(announcer.text.written).toBe("");
});

test("a hint that is dropped takes nothing away that was said since", async () => {
  const hinting = selection.askForHint();
  table.n = 6;
  announcer.say("Three cards.");
  table.advise(ADVICE);
  await hinting;
  expect(announcer.text.written).toBe("Three cards.");
});

test("what was asked for before its meaning was known is played when that comes", async () => {
  select("Cp");
  selection.play();
  table.answer({ moves: moves("Cp") });
  await answered();
  expect(table.played).toEqual(["Cp"]);
});

test.each([
  ["the cards were put back", () => selection.hand.clear()],
  ["others were selected", () => selection.hand.choose(["Bp"])],
  ["something has happened", () => (table.n = 6)],
])("nothing is played later when %s meanwhile", async (_, meanwhile) => {
  select("Cp");
  selection.play();
  meanwhile();
  follow();
  table.n = 5;
  select("Cp");
  table.answer({ moves: moves("Cp") });
  await answered();
  expect(table.played).toEqual([]);
});

const MANY = moves(...Array.from({ length: 50 }, (_, place) => `C *${String.fromCharCode(65 + (place % 26))} + *A *B`));

test("where there are more meanings than are shown, what a star stands for is asked for and read again", async () => {
  sitDown("strategix", "Cb * * *");
  select("Cb", "*", "*");
  table.answer({ moves: MANY, more: true });
  await answered();
  expect([selection.more, selection.pinning, selection.stars.length]).toEqual([true, true, 2]);
  selection.pin(selection.stars[0]?.key ?? 0, "D");
  follow();
  expect(table.asked.at(-1)).toBe("Cb *D *");
  table.answer({ moves: moves("Cb *D *E") });
  await answered();
  expect(texts(selection.proposals)).toEqual(["Cb *D *E"]);
  expect([selection.more, selection.pinning]).toEqual([false, true]);
});

test("a star that is put back stands for nothing", async () => {
  sitDown("strategix", "Cb *");
  select("*");
  selection.pin(selection.stars[0]?.key ?? 0, "D");
  follow();
  select("Cb");
  select("Cb", "*");
  expect(table.asked.at(-1)).toBe("Cb *");
});

test("few meanings need no letter", async () => {
  sitDown("strategix", "Cb *");
  select("Cb", "*");
  table.answer({ moves: moves("Cb *D", "*B Cb", "Cb *C") });
  await answered();
  expect(selection.pinning).toBe(false);
});

test("advice that is not among what is shown is reached by its letters", async () => {
  sitDown("strategix", "Cb * *");
  const hinting = selection.askForHint();
  table.advise({ type: "hinted", id: "a", move: move("C *D *E") });
  await hinting;
  follow();
  table.answer({ moves: MANY, more: true });
  await answered();
  follow();
  expect(table.asked.at(-1)).toBe("Cb *D *E");
});

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

test("the letters of a lone star are an alphabet, and each is a move", async () => {
  sitDown("sowix", "Cb * Dp");
  select("*");
  table.answer({ moves: moves(...LETTERS.map((letter) => `*${letter}`).reverse()) });
  await answered();
  expect(selection.alphabet).toEqual(LETTERS);
  expect(selection.only("Z")?.text).toBe("*Z");
});

test("two stars are no alphabet: each gets its letter", async () => {
  sitDown("strategix", "* * Cb");
  select("*", "*");
  table.answer({ moves: moves(...LETTERS.map((letter) => `*${letter} *${letter}`)), more: true });
  await answered();
  expect(selection.alphabet).toEqual([]);
  expect([selection.pinning, selection.stars.length]).toEqual([true, 2]);
});

test("with two cards in hand the letter comes first, then the call or not; nothing is sent unseen", async () => {
  sitDown("sowix", "Cb *");
  select("*");
  const calls = LETTERS.map((letter) => `*${letter} toutilix`);
  table.answer({ moves: moves(...calls, ...LETTERS.slice(0, 24).map((letter) => `*${letter}`)), more: true });
  await answered();
  expect(selection.alphabet).toEqual(LETTERS);
  for (const time of ["for the first time", "again"]) {
    const before = selection.choosing;
    expect(selection.only("Z"), time).toBeUndefined();
    selection.choose("Z");
    follow();
    expect(table.asked.at(-1)).toBe("*Z");
    table.answer({ moves: moves("*Z toutilix", "*Z") });
    await answered();
    expect(texts(selection.proposals), time).toEqual(["*Z toutilix", "*Z"]);
    expect(selection.choosing).toBe(before + 1);
    expect(table.played).toEqual([]);
    selection.pin(selection.stars[0]?.key ?? 0, "");
    follow();
  }
});

test("the server says why cards do not go to a run", async () => {
  sitDown("rummylix", "Cb Dp");
  select("Cb");
  table.answer({ moves: moves("discard Cb") });
  await answered();
  selection.play({ place: "run", run: 2 });
  expect(table.asked.at(-1)).toBe("Cb at 2");
  const why: Why = { code: "rummylix.does_not_fit", ruling: "R6", facts: { run: 2, card: "Cb" } };
  table.answer({ why });
  await answered();
  expect([table.refused, table.played]).toEqual([why, []]);
  selection.play({ place: "discard" });
  expect(table.played).toEqual(["discard Cb"]);
});

test("what needs no card is offered at all times, and a loose card's places too", () => {
  sitDown("rummylix", "Cb Dp");
  Object.assign(table, { choice: { moves: moves("draw", "add Cb 1 left") } });
  expect(texts(selection.bare)).toEqual(["draw"]);
  sitDown("rummylix", "Cb Dp");
  Object.assign(table, { choice: { moves: moves("add *S 1 left") }, table: { star_to_place: true } });
  expect(texts(selection.at({ place: "run", run: 1 }))).toEqual(["add *S 1 left"]);
});

test("while a swapped star has to be placed, no star of the hand is selected for it", async () => {
  sitDown("rummylix", "Cb * Dp");
  const places = moves("add *S 1 left", "add *T 2 right");
  Object.assign(table, { choice: { moves: places }, table: { star_to_place: true } });
  select("*");
  table.answer({ moves: places });
  await answered();
  expect([texts(selection.proposals), texts(selection.bare)]).toEqual([[], ["add *S 1 left", "add *T 2 right"]]);
  const hinting = selection.askForHint();
  table.advise({ type: "hinted", id: "a", move: move("add *T 2 right") });
  await hinting;
  expect(selection.hand.chosen).toEqual([]);
  expect(texts(selection.bare), "what was advised comes first").toEqual(["add *T 2 right", "add *S 1 left"]);
});
