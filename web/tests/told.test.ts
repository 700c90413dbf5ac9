import { expect, test } from "vitest";
import { toldOf } from "../src/aids/told.ts";
import type { Happening } from "../src/protocol.ts";

const ids = (events: Happening[], seat: number | null) => toldOf({ n: 1, events }, seat).map(({ id }) => id);

test("whose turn it is is said to who is in turn", () => {
  const events = [
    { id: "oldchapix.led", seat: 2 },
    { id: "engine.turn", seat: 3 },
  ];
  expect(ids(events, 3)).toEqual(["oldchapix.led", "engine.turn"]);
  expect(ids(events, 1)).toEqual(["oldchapix.led"]);
  expect(ids(events, null)).toEqual(["oldchapix.led"]);
});

test("who goes on within the own turn knows that", () => {
  const drawn = { id: "rummylix.drew", seat: 1 };
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
  const dealt = [1, 2].map((seat) => ({ id: "engine.dealt", seat }));
  expect(toldOf({ n: 1, events: dealt }, 2)).toEqual([dealt[1]]);
});

test("points of one part are said once, points of several are summed up", () => {
  const part = { id: "oldchapix.score_tricks", seat: 1, points: 5 };
  const sum = { id: "engine.hand_points", seat: 1, points: 5 };
  expect(ids([part, sum], 2)).toEqual(["oldchapix.score_tricks"]);
  expect(ids([part, part, sum], 2)).toHaveLength(3);
  expect(ids([sum], 2)).toEqual(["engine.hand_points"]);
});

test("cards that are counted are not listed before", () => {
  const left = { id: "sowix.left", seat: 1, cards: "Bb" };
  expect(ids([left, { id: "sowix.score", seat: 1, cards: "Bb" }], 1)).toEqual(["sowix.score"]);
  expect(ids([left], 1)).toEqual(["sowix.left"]);
});
