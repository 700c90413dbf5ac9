import { expect, test } from "vitest";
import { dealt, type Flight } from "../../src/cards/flight.ts";
import * as oldchapix from "../../src/games/oldchapix/flights.ts";
import * as rummylix from "../../src/games/rummylix/flights.ts";
import * as sowix from "../../src/games/sowix/flights.ts";
import * as strategix from "../../src/games/strategix/flights.ts";
import { flightsOf } from "../../src/table/motion.svelte.ts";
import type {
  Arrivals,
  ShownOldchapixTable,
  ShownRummylixTable,
  ShownSowixTable,
  ShownStrategixTable,
} from "../../src/wire/protocol.ts";

const told = (flights: readonly Flight[]) => flights.map(({ card, from, to }) => `${card}: ${from} -> ${to}`);

// --- Oldchapix ---

function trick(cards: string, taker: number | null = null): ShownOldchapixTable {
  const laid = cards.split(" ").filter(Boolean);
  return { trick: { cards: laid.map((card, place) => ({ seat: place + 1, card })), taker } } as ShownOldchapixTable;
}

test("a card comes into the trick from its player, once", () => {
  const [one, two] = [trick("Ap"), trick("Ap Cp")];
  expect(told(oldchapix.flights(one, trick("")))).toEqual(["Ap: hand 1 -> card Ap"]);
  expect(told(oldchapix.flights(two, one))).toEqual(["Cp: hand 2 -> card Cp"]);
  expect(oldchapix.flights(two, two)).toEqual([]);
});

test("a finished trick goes to its taker when the next one is led", () => {
  const done = trick("Ap Cp", 2);
  expect(told(oldchapix.flights(done, trick("Ap")))).toEqual(["Cp: hand 2 -> card Cp"]);
  expect(told(oldchapix.flights(trick("Kb"), done))).toEqual([
    "Ap: card Ap -> seat 2",
    "Cp: card Cp -> seat 2",
    "Kb: hand 1 -> card Kb",
  ]);
});

test("a move that is taken back is the same film backwards", () => {
  const undone = { n: 4, seat: 2, events: [{ id: "engine.undone", seat: 2 } as const] };
  const game = { flights: oldchapix.flights } as never;
  expect(told(flightsOf(undone, trick("Ap"), trick("Ap Cp"), game, 2))).toEqual(["Cp: card Cp -> hand 2"]);
  expect(flightsOf(undone, trick("Ap"), null, game, 2), "nobody saw it").toEqual([]);
});

// --- Strategix ---

function round(...plays: [key: number, seat: number, cards: string][]): ShownStrategixTable {
  const shown = plays.map(([key, seat, cards]) => ({ key, seat, groups: [cards.split(" ")], thrown: cards === "!" }));
  return { round: { plays: shown, winner: null }, exchange: null } as unknown as ShownStrategixTable;
}

test("all cards of a play come together, and those of the round before are set aside", () => {
  const one = round([3, 1, "Ep Fb"]);
  const two = round([3, 1, "Ep Fb"], [4, 2, "!"]);
  expect(told(strategix.flights(one, round()))).toEqual(["Ep: hand 1 -> card 3.0", "Fb: hand 1 -> card 3.1"]);
  expect(told(strategix.flights(two, one))).toEqual(["!: hand 2 -> card 4.0"]);
  expect(strategix.flights(two, two), "a pass moves nothing").toEqual([]);
  expect(told(strategix.flights(round([6, 1, "Kp"]), one))).toEqual([
    "Ep: card 3.0 -> pile aside",
    "Fb: card 3.1 -> pile aside",
    "Kp: hand 1 -> card 6.0",
  ]);
});

// --- Sowix ---

function pile(keys: string, facts: Partial<ShownSowixTable> = {}): ShownSowixTable {
  const laid = keys.split(" ").map((key) => ({ key, seat: key === "2.5" ? null : 3, card: "Kp" }));
  return { laid, draws: [], turned: 0, ...facts } as unknown as ShownSowixTable;
}

test("who draws gets a card from the draw pile, and nothing else moves", () => {
  const now = pile("2.5 3.0", { draws: [{ seat: 2, count: 2 }] });
  expect(told(sowix.flights(now, pile("2.5 3.0")))).toEqual(Array(2).fill("??: pile stock -> hand 2"));
  expect(told(sowix.flights(pile("3.0 4.0"), pile("2.5 3.0")))).toEqual(["Kp: hand 3 -> card 4.0"]);
  expect(told(sowix.flights(pile("2.5"), null)), "turned up after the deal").toEqual(["Kp: pile stock -> card 2.5"]);
});

test("a pile that is turned over is seen going before the card that is drawn from it", () => {
  const now = pile("3.0", { turned: 1, draws: [{ seat: 1, count: 1 }] });
  const flights = sowix.flights(now, pile("2.5 3.0"));
  expect(flights.filter(({ to }) => to === "pile stock")).toHaveLength(4);
  const drawn = flights.find(({ to }) => to === "hand 1");
  expect(drawn?.after).toBeGreaterThan(0);
});

// --- Rummylix ---

const QUIET: Arrivals = { act: 5, runs: [], discarded: null, drew: null, took: null };

function runs(
  arrivals: Partial<Arrivals>,
  facts: Partial<ShownRummylixTable> = {},
  cards = "Gp *H Ip",
): ShownRummylixTable {
  const run = { owner: 1, cards: cards.split(" "), blocked: "none", ends: { left: null, right: null } };
  const table = { stock: 9, discard: 2, top: "Tb", star_to_place: false, latest_turn: [], runs: [run] };
  return { ...table, arrivals: { ...QUIET, ...arrivals }, ...facts } as unknown as ShownRummylixTable;
}

test("cards are drawn, taken, discarded and added", () => {
  const before = runs({});
  const at = (arrivals: Partial<Arrivals>, cards?: string) => told(rummylix.flights(runs(arrivals, {}, cards), before));
  expect(at({})).toEqual([]);
  expect(at({ drew: 2 })).toEqual(["??: pile stock -> hand 2"]);
  expect(at({ took: { seat: 2, card: "Cb" } })).toEqual(["Cb: pile discard -> hand 2"]);
  expect(at({ discarded: 3 })).toEqual(["Tb: hand 3 -> card discard 2"]);
  const added = { run: 1, seat: 2, letter: "J", side: null };
  expect(at({ runs: [added] }, "Gp *H Ip Jb")).toEqual(["Jb: hand 2 -> card run 1 J"]);
});

test("a star that is swapped out goes to the player, and then to its new place", () => {
  const swapped = runs({ runs: [{ run: 1, seat: 2, letter: "H", side: null }] }, { star_to_place: true }, "Gp Hb Ip");
  expect(told(rummylix.flights(swapped, runs({})))).toEqual([
    "*: card run 1 H -> seat 2",
    "Hb: hand 2 -> card run 1 H",
  ]);
  const placed = runs({ runs: [{ run: 1, seat: 2, letter: "J", side: null }] }, {}, "Gp Hb Ip *J");
  expect(told(rummylix.flights(placed, swapped))).toEqual(["*J: seat 2 -> card run 1 J"]);
});

// --- all games ---

test("a deal brings everybody cards, and the reader each of theirs", () => {
  const flights = dealt([13, 13, 4], 2);
  const to = (seat: number) => flights.filter((one) => one.to === `hand ${seat}`).length;
  expect([to(1), to(2), to(3)]).toEqual([7, 13, 4]);
  expect(flights.every(({ card, from }) => card === "??" && from === "middle")).toBe(true);
  expect(Math.max(...flights.map(({ after = 0 }) => after)), "it does not take long").toBeLessThan(700);
});
