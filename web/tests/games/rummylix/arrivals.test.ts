import { expect, test } from "vitest";
import { arrivalsIn } from "../../../src/games/rummylix/arrivals.ts";
import type { Act } from "../../../src/wire/protocol.ts";

test("what has just come to the table of Rummylix", () => {
  const log: Act[] = [
    { n: 1, events: [{ id: "rummylix.drew", seat: 2, cards: "??" }] },
    { n: 2, events: [{ id: "rummylix.laid", seat: 2, number: 1, cards: "Gp *H Ib" }] },
    { n: 3, events: [{ id: "rummylix.blocked_left", seat: 2, number: 1 }] },
    { n: 4, events: [{ id: "rummylix.discarded", seat: 2, cards: "Tp" }] },
  ];
  expect(arrivalsIn(log)).toMatchObject({ drew: 2, discarded: 2, took: null });
  expect([...arrivalsIn(log).runs.keys()]).toEqual(["1 G", "1 H", "1 I", "1 left"]);
  expect(arrivalsIn(log.slice(3)).runs.size).toBe(0);
});
