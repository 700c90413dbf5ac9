import { expect, test } from "vitest";
import { arrivalsIn } from "../../src/pages/lobby/arrivals.ts";
import type { SeatAbout } from "../../src/wire/protocol.ts";

const person = (seat: number, name = ""): SeatAbout => ({ seat, name, holder: "person" });
const bot = (seat: number): SeatAbout => ({ seat, name: "Ada", holder: "bot" });
const open = (seat: number): SeatAbout => ({ seat, holder: "open" });

const BEFORE = [person(1, "Zoé"), person(2, "Max"), open(3), bot(4)];

test("who comes and who leaves is told, and nobody else", () => {
  const now = [person(1, "Zoé"), open(2), person(3, "Léa"), bot(4)];
  expect(arrivalsIn(BEFORE, now, 1)).toEqual([
    { kind: "left", seat: 2, name: "Max" },
    { kind: "came", seat: 3, name: "Léa" },
  ]);
});

test("somebody on a seat that was another's has come", () => {
  expect(arrivalsIn(BEFORE, [person(1, "Zoé"), person(2, "Léa"), open(3), bot(4)], 1)).toEqual([
    { kind: "came", seat: 2, name: "Léa" },
  ]);
});

test("nobody is told of themselves, of bots, or of a word that was added", () => {
  const now = [person(1, "Zoé"), { ...person(2, "Max"), word: true }, bot(3), open(4)];
  expect(arrivalsIn(BEFORE, now, 1)).toEqual([]);
  expect(arrivalsIn([open(1)], [person(1)], 1)).toEqual([]);
});
