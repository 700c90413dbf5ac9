import { expect, test } from "vitest";
import {
  actTeller,
  type LogLine,
  lastLines,
  logLines,
  MOST,
  newsFrom,
  toldEvents,
} from "../../../src/table/log/lines.ts";
import type { GameEvent } from "../../../src/wire/acts.ts";
import type { Act } from "../../../src/wire/protocol.ts";
import { load, Words } from "../../../src/words/words.ts";
import { event } from "../../wire/written_acts.ts";

const ids = (events: GameEvent[], seat: number | null) => toldEvents({ n: 1, events }, seat).map(({ id }) => id);

test("the player in turn is told that it is their turn", () => {
  const events = [event("oldchapix.led", { seat: 2, card: "Gb" }), event("engine.turn", { seat: 3 })];
  expect(ids(events, 3)).toEqual(["oldchapix.led", "engine.turn"]);
  expect(ids(events, 1)).toEqual(["oldchapix.led"]);
  expect(ids(events, null)).toEqual(["oldchapix.led"]);
});

test("a player who continues within the own turn knows that", () => {
  const drawn = event("rummylix.drew", { seat: 1, cards: ["Gb"] });
  expect(ids([drawn, { id: "engine.turn", seat: 1 }], 1)).toEqual(["rummylix.drew"]);
  expect(
    ids(
      [
        { id: "sowix.hit", seat: 2 },
        { id: "engine.turn", seat: 1 },
      ],
      1,
    ),
  ).toContain("engine.turn");
  expect(ids([{ id: "engine.turn", seat: 1 }], 1)).toEqual(["engine.turn"]);
});

test("cards dealt to others are not said", () => {
  const dealt = [1, 2].map((seat) => event("engine.dealt", { seat, cards: [] }));
  expect(toldEvents({ n: 1, events: dealt }, 2)).toEqual([dealt[1]]);
});

test("points of one part are said once, points of several are summed up", () => {
  const part = event("oldchapix.score_tricks", { seat: 1, tricks: 1, points: 5 });
  const sum = event("engine.hand_points", { seat: 1, points: 5 });
  expect(ids([part, sum], 2)).toEqual(["oldchapix.score_tricks"]);
  expect(ids([part, part, sum], 2)).toHaveLength(3);
  expect(ids([sum], 2)).toEqual(["engine.hand_points"]);
});

test("cards that are counted are not listed before", () => {
  const left = event("sowix.left", { seat: 1, cards: ["Bb", "*"] });
  const score = (...cards: string[]) => event("sowix.score", { seat: 1, each: 1, points: 1, cards });
  expect(ids([left, score("*"), score("Bb")], 1)).toEqual(["sowix.score", "sowix.score"]);
  expect(ids([event("sowix.played", { seat: 1, card: "Kb" }), score("Bb")], 1)).toContain("sowix.played");
  expect(ids([left], 1)).toEqual(["sowix.left"]);
});

test("an act is put into words once for each reader", async () => {
  const words = new Words("en", await load("en"), ["Ada", "Basil"], 1);
  const act: Act = { n: 1, seat: 2, events: [{ id: "oldchapix.led", seat: 2, card: "Gb" }] };
  const telling = actTeller(words, 1);
  const first = telling(act);
  expect(first).toEqual({ written: "Basil leads the blue G.", spoken: "Basil leads G, blue." });
  act.events = [];
  expect(telling(act)).toBe(first);
  expect(actTeller(words.at(["Ada", "Max"], 1), 1)(act).written).toBe("");
});

test("to a newcomer the hand is news until they have acted in it, and then the last act", () => {
  const deal = (n: number): Act => ({ n, events: [{ id: "engine.hand_begins", seat: 1, hand: 1 }] });
  const by = (seat: number, n: number): Act => ({ n, seat, events: [{ id: "oldchapix.played", seat, card: "Gb" }] });
  expect(newsFrom([], 1)).toBe(0);
  expect(newsFrom([deal(1)], 1)).toBe(1);
  expect(newsFrom([deal(1), by(1, 2), deal(3), by(2, 4), by(3, 5)], 1)).toBe(3);
  expect(newsFrom([deal(1), by(1, 2), by(2, 3)], 1)).toBe(3);
  expect(newsFrom([deal(1), by(2, 2), by(3, 3)], null), "a spectator").toBe(3);
});

test("the page keeps the last lines, notes among the acts, and nothing that has no words", () => {
  const line = (n: number, text = `${n}`): LogLine => ({ key: text, n, text: { written: text, spoken: text } });
  const told = (acts: LogLine[], notes: LogLine[]) => lastLines(acts, notes).map(({ text }) => text.written);
  expect(told([line(1), line(2), line(3, "")], [line(1, "Max is back.")])).toEqual(["1", "Max is back.", "2"]);
  const long = told(
    Array.from({ length: 1000 }, (_, n) => line(n)),
    [line(1, "old"), line(998, "new")],
  );
  expect([long.length, long[0], ...long.slice(-3)]).toEqual([MOST, "801", "998", "new", "999"]);
});

test("acts that were asked for are kept besides", async () => {
  const words = new Words("en", await load("en"), ["Ada", "Max"], 1);
  const log = Array.from({ length: 1000 }, (_, n): Act => ({ n, seat: 2, events: [{ id: "engine.undone", seat: 2 }] }));
  const shown = (asked: number) => logLines({ match: 1, log, asked }, [], words, actTeller(words, 1)).map(({ n }) => n);
  expect(shown(0)).toEqual(Array.from({ length: MOST }, (_, place) => 1000 - MOST + place));
  expect([shown(300).length, shown(300)[0]]).toEqual([MOST + 300, 500]);
});
