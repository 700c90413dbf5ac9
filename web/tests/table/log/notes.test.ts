import { expect, test } from "vitest";
import { presenceChanges } from "../../../src/table/log/notes.svelte.ts";
import type { SeatAbout, TableAbout } from "../../../src/wire/protocol.ts";

const seat = (number: number, more: Partial<SeatAbout>): SeatAbout => ({
  seat: number,
  name: ["Ada", "Zoé", "Max"][number - 1] ?? "",
  holder: "person",
  present: true,
  ...more,
});
const about = (...seats: SeatAbout[]): TableAbout => ({
  id: "t",
  game: "sowix",
  players: seats.length,
  options: {},
  status: "playing",
  match: 1,
  pace: {},
  seats,
  commitment: "",
});

test("who comes and goes is told once, and nobody is told of themselves", () => {
  const here = about(seat(1, {}), seat(2, {}), seat(3, {}));
  const away = about(seat(1, { present: false }), seat(2, { present: false }), seat(3, {}));
  const helped = about(seat(1, {}), seat(2, { present: false, helped: true }), seat(3, {}));
  const given = about(seat(1, {}), seat(2, { holder: "bot", name: "Basil", present: false }), seat(3, {}));
  expect(presenceChanges(here, away, 1)).toEqual([{ id: "page.went_away", seat: "Zoé" }]);
  expect(presenceChanges(away, here, 3).map(({ id }) => id)).toEqual(["page.came_back", "page.came_back"]);
  expect(presenceChanges(away, helped, 1)).toEqual([{ id: "page.seat_helped_now", seat: "Zoé" }]);
  expect(presenceChanges(helped, given, 1)).toEqual([{ id: "page.bot_takes_seat", seat: "Zoé", name: "Basil" }]);
  expect(presenceChanges(given, here, 1)).toEqual([{ id: "page.person_takes_seat", seat: "Zoé" }]);
  expect(presenceChanges(here, here, 1)).toEqual([]);
  expect(presenceChanges({ ...here, local: true }, { ...away, local: true }, null)).toEqual([]);
});

test("that a match is paused or continues is told, and who watches", () => {
  const here = about(seat(1, {}), seat(2, {}));
  const paused: TableAbout = { ...here, status: "paused" };
  expect(presenceChanges(here, paused, 1)).toEqual([{ id: "server.paused", seat: "" }]);
  expect(presenceChanges(paused, here, 1)).toEqual([{ id: "page.resumed", seat: "" }]);
  expect(presenceChanges(paused, { ...here, status: "over" }, 1)).toEqual([]);
  expect(presenceChanges({ ...here, status: "lobby" }, here, 1)).toEqual([]);
  expect(presenceChanges(here, { ...here, spectators: 2 }, 1)).toEqual([
    { id: "page.looking_count", seat: "", count: 2 },
  ]);
  expect(presenceChanges({ ...here, spectators: 2 }, { ...here, spectators: 1 }, 1)).toEqual([]);
});
