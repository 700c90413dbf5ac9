import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { actTeller } from "../../../src/table/log/lines.ts";
import { timeToSay, VoicePace } from "../../../src/table/log/pace.ts";
import type { Act, Answered, Happened, ShownSowixTable, TableAbout, Welcome } from "../../../src/wire/protocol.ts";
import { Live } from "../../../src/wire/table.svelte.ts";
import type { Settings } from "../../../src/words/settings.svelte.ts";
import { load, Words } from "../../../src/words/words.ts";

const words = new Words("en", await load("en"), ["Ada", "Basil"], 1).at(["Ada", "Basil"], 1, "sowix");

/** A line on which the test is the server. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = Line.OPEN;
  onopen!: () => void;
  onmessage!: (message: { data: string }) => void;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    if (JSON.parse(text).type === "ping") this.tell({ type: "pong" });
  }

  close(): void {}

  tell(answer: Answered<"sowix">): void {
    this.onmessage({ data: JSON.stringify(answer) });
  }
}

const STORM = 20;
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const WELCOME: Welcome<"sowix"> = {
  type: "welcome",
  n: 1,
  match: 1,
  seat: 1,
  about: { id: "t", game: "sowix", players: 2, seats: [] } as unknown as TableAbout,
  table: { hand: 1, turn: 2, counts: [2, 30], top: "Kp" } as unknown as ShownSowixTable,
  own: { cards: ["Lp"], drawn: null },
  log: [{ n: 1, events: [{ id: "engine.hand_begins", seat: 2, hand: 1 }] }],
  whole: true,
};

/** The acts of a bot; the last leads to the reader's turn. */
const act = (place: number): Act<"sowix"> => ({
  n: 2 + place,
  seat: 2,
  events: [
    { id: "sowix.played", seat: 2, called: false, card: `${LETTERS[place]}p` },
    ...(place === STORM - 1 ? [{ id: "engine.turn" as const, seat: 1 }] : []),
  ],
});
const happened = (place: number): Happened<"sowix"> => ({
  type: "happened",
  act: act(place),
  table: { turn: place === STORM - 1 ? 1 : 2 },
});

const settings: Pick<Settings, "pace" | "voice"> = { pace: "voice", voice: "normal" };
let live: Live<"sowix">;
let pace: VoicePace;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { href: "http://here/" });
  Object.assign(settings, { pace: "voice", voice: "normal" });
  live = new Live<"sowix">("t", "key", () => settings.pace !== "normal");
  Line.last.onopen();
  Line.last.tell(WELCOME);
  pace = new VoicePace(live as unknown as Live, () => words, settings);
  live.pacer = pace;
  pace.arrived();
});
afterEach(() => {
  live.close();
  pace.stop();
  vi.useRealTimers();
});

const sentence = (one: Act) => actTeller(words, 1)(one).spoken;
function storm(): void {
  for (let place = 0; place < STORM; place += 1) Line.last.tell(happened(place));
}

test("acts that come at once are shown one after the other, each when the voice has told the one before", () => {
  storm();
  const all = Array.from({ length: STORM }, (_, place) => act(place));
  const start = Date.now();
  let before = timeToSay(sentence(WELCOME.log?.[0] as Act), "normal");
  for (const [place, one] of all.entries()) {
    expect(live.log.length, "not yet").toBe(1 + place);
    vi.advanceTimersByTime(before - (Date.now() - start) - 1);
    expect(live.log.length, "the voice has not ended").toBe(1 + place);
    vi.advanceTimersByTime(2);
    expect(live.log.length).toBe(2 + place);
    before += timeToSay(sentence(one), "normal");
  }
  expect(live.log.map(({ n }) => n)).toEqual(Array.from({ length: STORM + 1 }, (_, n) => n + 1));
  expect(live.mine).toBe(true);
  expect(live.held).toEqual([]);
});

test("an act that comes into a silence is shown at once", () => {
  vi.advanceTimersByTime(60_000);
  Line.last.tell(happened(0));
  vi.advanceTimersByTime(1);
  expect(live.log.length).toBe(2);
});

test("slowly is one act in three seconds, however short", () => {
  settings.pace = "slow";
  vi.advanceTimersByTime(60_000);
  storm();
  vi.advanceTimersByTime(1);
  expect(live.log.length).toBe(2);
  vi.advanceTimersByTime(3_000);
  expect(live.log.length).toBe(3);
});

test("a faster voice waits less", () => {
  expect(timeToSay("Ada plays G.", "slow")).toBeGreaterThan(timeToSay("Ada plays G.", "normal"));
  expect(timeToSay("Ada plays G.", "fast")).toBeGreaterThan(timeToSay("Ada plays G.", "very_fast"));
  expect(timeToSay("", "slow"), "nothing to be said").toBe(0);
});

test("an answer to a key breaks off what was being said, and the next act waits for the answer", () => {
  storm();
  const answer = "You have two cards. Basil has thirty cards.";
  pace.answered(answer);
  vi.advanceTimersByTime(timeToSay(answer, "normal") - 1);
  expect(live.log.length).toBe(1);
  vi.advanceTimersByTime(2);
  expect(live.log.length).toBe(2);
});

test("a key shows the next act without waiting", () => {
  storm();
  live.proceed();
  expect(live.log.length).toBe(2);
});

test("without the pace the table catches up, and nothing is lost", () => {
  storm();
  vi.advanceTimersByTime(8_000);
  expect(live.log.length).toBeLessThan(STORM);
  settings.pace = "normal";
  live.catchUp();
  pace.schedule();
  expect(live.log.map(({ n }) => n)).toEqual(Array.from({ length: STORM + 1 }, (_, n) => n + 1));
  expect(live.mine).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(live.log.length).toBe(STORM + 1);
});

test("step by step nothing is shown before it is asked for", () => {
  settings.pace = "steps";
  storm();
  vi.advanceTimersByTime(600_000);
  expect(live.log.length).toBe(1);
});

test("who is about to lose the turn sees that it has come", () => {
  storm();
  Line.last.tell({ type: "hurry", seat: 1, seconds: 10 });
  expect(live.mine).toBe(true);
  expect(live.hurry?.seconds).toBe(10);
});
