import { beforeEach, expect, test, vi } from "vitest";
import type { Answered, Asked, Happened, ShownSowixTable, TableAbout, Welcome } from "../../src/wire/protocol.ts";
import { Live } from "../../src/wire/table.svelte.ts";
import { move } from "../games/written_moves.ts";

/** A line on which the test is the server. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = Line.OPEN;
  readonly asked: Asked[] = [];
  onopen!: () => void;
  onmessage!: (message: { data: string }) => void;
  onclose!: () => void;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.asked.push(JSON.parse(text));
  }

  tell(answer: Answered<"sowix">): void {
    this.onmessage({ data: JSON.stringify(answer) });
  }

  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { href: "http://here/" });
});

const about = { id: "t", game: "sowix", players: 2, seats: [] } as unknown as TableAbout;
const TABLE = { hand: 1, turn: 1, counts: [2, 2], top: "Kp" } as unknown as ShownSowixTable;
const text = (line: string) => ({ sections: [{ title: { id: "page.text_pile" }, lines: [{ id: line }] }], seats: [] });

const WELCOME: Welcome<"sowix"> = {
  type: "welcome",
  n: 3,
  match: 1,
  seat: 1,
  about,
  table: TABLE,
  own: { cards: ["Lp", "Xb"], drawn: null },
  choice: { moves: [move<"sowix">("Lp")] },
  text: text("a"),
  log: [{ n: 3, events: [{ id: "engine.hand_begins", seat: 1, hand: 1 }] }],
  whole: true,
};
const PLAYED: Happened<"sowix"> = {
  type: "happened",
  act: { n: 4, seat: 1, events: [{ id: "sowix.played", seat: 1, called: false, card: "Lp" }] },
  table: { turn: 2, counts: [1, 2], top: "Lp" },
  own: { cards: ["Xb"] },
  text: text("b"),
};

function sitDown(byStep = false): Live<"sowix"> {
  const live = new Live<"sowix">("t", "key", () => byStep);
  Line.last.onopen();
  Line.last.tell(WELCOME);
  return live;
}

const shown = ({ n, seat, table, own, choice, coach, text, log }: Live<"sowix">) => ({
  n,
  seat,
  table,
  own,
  choice,
  coach,
  text,
  log,
});

test("a page that stayed has what a page that is loaded again is told", () => {
  const stayed = sitDown();
  Line.last.tell(PLAYED);
  const { choice: _, ...welcome } = WELCOME;
  const come = new Live<"sowix">("t", "key");
  Line.last.onopen();
  Line.last.tell({
    ...welcome,
    n: 4,
    table: { ...TABLE, ...PLAYED.table },
    own: { cards: ["Xb"], drawn: null },
    text: text("b"),
    log: [...(WELCOME.log ?? []), PLAYED.act],
  });
  expect(shown(come)).toEqual(shown(stayed));
});

test("the table is asked for in words, and a move is sent as its text", () => {
  const live = sitDown();
  expect(Line.last.asked).toEqual([{ type: "hello", text: true, token: "key" }]);
  live.play(move<"sowix">("Lp"));
  expect(Line.last.asked.at(-1)).toMatchObject({ type: "play", match: 1, n: 3, move: "Lp" });
  expect(live.sending?.text).toBe("Lp");
  live.call("toutilix");
  expect(Line.last.asked.at(-1)).toMatchObject({ type: "play", move: "toutilix" });
  expect(Line.last.asked.at(-1)).not.toHaveProperty("n");
});

test("readings are asked for cards, or for cards at a run; an older question gets no answer", async () => {
  const live = sitDown();
  const first = live.read(["Lp"]);
  const second = live.read(["Lp"], 2);
  const asked = Line.last.asked.at(-1);
  expect(asked).toMatchObject({ type: "read", cards: ["Lp"], run: 2 });
  Line.last.tell({ type: "meanings", id: (asked as { id: string }).id, moves: [move<"sowix">("Lp")] });
  expect(await first).toBeNull();
  expect((await second)?.moves).toHaveLength(1);
});

test("acts of others wait for a reader who goes step by step, with all that comes after", () => {
  const live = sitDown(true);
  Line.last.tell({ ...PLAYED, act: { n: 4, seat: 2, events: [] }, table: { turn: 1 } });
  Line.last.tell({ ...PLAYED, act: { n: 5, events: [] }, table: { hand: 2 } });
  expect([live.n, live.held.length]).toEqual([3, 2]);
  live.proceed();
  expect([live.n, live.table?.hand]).toEqual([4, 1]);
  live.catchUp();
  expect([live.n, live.table?.hand, live.held.length]).toEqual([5, 2, 0]);
});

const EARLIER = [1, 2].map((n) => ({ n, seat: 2, events: [] }));

test("earlier acts are asked for, come before the log, and are no news", async () => {
  const live = new Live<"sowix">("t", "key");
  Line.last.onopen();
  Line.last.tell({ ...WELCOME, whole: false, earlier: true });
  expect(live.earlier).toBe(true);
  const coming = live.askEarlier();
  expect(await live.askEarlier(), "one question at a time").toBe(false);
  const asked = Line.last.asked.at(-1);
  expect(asked).toMatchObject({ type: "earlier", match: 1, before: 3 });
  Line.last.tell(PLAYED);
  Line.last.tell({ type: "acts", id: (asked as { id: string }).id, log: EARLIER, earlier: false });
  expect(await coming).toBe(true);
  expect(live.log.map((act) => act.n)).toEqual([1, 2, 3, 4]);
  expect([live.earlier, live.asked, live.n]).toEqual([false, 2, 4]);
  expect(await live.askEarlier(), "there are no more").toBe(false);
});

test("earlier acts of a table that has become another one are dropped", async () => {
  const live = new Live<"sowix">("t", "key");
  Line.last.onopen();
  Line.last.tell({ ...WELCOME, whole: false, earlier: true });
  const coming = live.askEarlier();
  const { id } = Line.last.asked.at(-1) as { id: string };
  Line.last.tell({ ...WELCOME, match: 2, n: 1, log: [] });
  expect(await coming).toBe(false);
  Line.last.tell({ type: "acts", id, log: EARLIER });
  expect([live.log.length, live.earlier, live.asked]).toEqual([0, false, 0]);
});

test("a welcome behind a broken line keeps what was asked for", async () => {
  const live = new Live<"sowix">("t", "key");
  Line.last.onopen();
  Line.last.tell({ ...WELCOME, whole: false, earlier: true });
  const coming = live.askEarlier();
  Line.last.tell({ type: "acts", id: (Line.last.asked.at(-1) as { id: string }).id, log: EARLIER, earlier: true });
  await coming;
  Line.last.tell({ ...WELCOME, n: 4, log: [PLAYED.act] });
  expect(live.log.map((act) => act.n)).toEqual([1, 2, 3, 4]);
  expect([live.earlier, live.asked]).toEqual([true, 2]);
});
