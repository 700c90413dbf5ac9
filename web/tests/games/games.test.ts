import { expect, test } from "vitest";
import { gapAt } from "../../src/cards/dragging.svelte.ts";
import { Hand } from "../../src/cards/hand.svelte.ts";
import { groupsOf, namesAStar, placeOf, shortText } from "../../src/games/moves.ts";
import { arrivalsIn } from "../../src/games/rummylix/arrivals.ts";
import { byOwner, slotsAt, stepOf } from "../../src/games/rummylix/runs.ts";
import { laidOnPile } from "../../src/games/sowix/pile.ts";
import { byLetter, exchangeOf, roundOf, standingsOf } from "../../src/games/strategix/rounds.ts";
import { inForce, ofThisHand } from "../../src/wire/acts.ts";
import type { Act, RummylixTable, Run, StrategixTable } from "../../src/wire/protocol.ts";
import { load, Words } from "../../src/words/words.ts";

const words = new Words("en", await load("en"));

function acts(...lines: string[]): Act[] {
  return lines.map((line, n) => ({
    n,
    events: line.split("; ").map((part) => {
      const [id = "", seat, ...cards] = part.split(" ");
      return { id, ...(seat ? { seat: Number(seat) } : {}), ...(cards.length ? { cards: cards.join(" ") } : {}) };
    }),
  }));
}

test("what was taken back is not in force, and neither is the taking back", () => {
  const log = acts("a 1", "b 2", "table.undone 2", "c 2");
  expect(inForce(log).flatMap((act) => act.events.map(({ id }) => id))).toEqual(["a", "c"]);
});

test("a hand begins with its deal; without one, all that is known is of this hand", () => {
  expect(ofThisHand(acts("a 1", "engine.hand_begins 2; engine.dealt 1", "b 2"))).toHaveLength(2);
  expect(ofThisHand(acts("a 1", "b 2"))).toHaveLength(2);
});

test("the hand is found once for all who ask for it, and anew after the next act", () => {
  const log = acts("engine.hand_begins 2", "b 2");
  expect(ofThisHand(log)).toBe(ofThisHand(log));
  expect(roundOf(log)).toBe(roundOf(log));
  expect(ofThisHand([...log, ...acts("c 1")])).toHaveLength(3);
});

test("what was taken back from the pile of Sowix lies neither on it nor under it", () => {
  const log = acts(
    "sowix.played 2 Ab",
    "engine.hand_begins 1; sowix.turned_up 0 Gp",
    "sowix.played 1 Hp",
    "sowix.played 2 Kb",
  );
  const laid = (...more: string[]) => laidOnPile([...log, ...acts(...more)]).map(({ cards }) => cards);
  expect(laid()).toEqual(["Gp", "Hp", "Kb"]);
  expect(laid("table.undone 2")).toEqual(["Gp", "Hp"]);
  expect(laid("table.undone 2", "sowix.played 2 Ip")).toEqual(["Gp", "Hp", "Ip"]);
});

test("a round: its plays in order, and what each seat did last", () => {
  const log = acts(
    "strategix.led 1 Cb Db",
    "strategix.passed 2",
    "strategix.followed 3 Ep *F",
    "strategix.firecracker 1 !; strategix.lost_turn 2",
  );
  const round = roundOf(log);
  expect(round.plays.map(({ seat, cards }) => [seat, cards])).toEqual([
    [1, "Cb Db"],
    [3, "Ep *F"],
    [1, "!"],
  ]);
  expect([...round.last].sort()).toEqual([
    [1, "threw"],
    [2, "lost"],
    [3, "played"],
  ]);
  expect(round.winner).toBeNull();
});

test("a round that is won lies there until somebody leads", () => {
  const log = acts("strategix.led 1 Zb; strategix.round_won 1");
  expect(roundOf(log)).toMatchObject({ winner: 1, plays: [{ cards: "Zb" }] });
  const next = roundOf([...log, ...acts("strategix.led 1 Cb")]);
  expect(next).toMatchObject({ winner: null, plays: [{ cards: "Cb" }] });
  expect([...next.last]).toEqual([[1, "played"]]);
  expect(roundOf([...log, ...acts("engine.hand_begins 2")]).plays).toEqual([]);
});

test("a lead taken back leaves the round before it", () => {
  const log = acts("strategix.led 1 Zb; strategix.round_won 1", "strategix.led 1 Cb", "table.undone 1");
  expect(roundOf(log)).toMatchObject({ winner: 1, plays: [{ cards: "Zb" }] });
});

test("a player's place says how they stand: what was played lies in the middle, and a lost turn is past when it comes", () => {
  const log = acts("strategix.led 1 Cb", "strategix.passed 2", "strategix.firecracker 3 !; strategix.lost_turn 4");
  const at = (seat: number, turn: number) => standingsOf(log, { owner: 1, turn } as StrategixTable, seat);
  expect([1, 2, 3, 4].map((seat) => at(seat, 1))).toEqual([["owner"], ["passed"], ["threw"], ["lost"]]);
  expect(at(4, 4)).toEqual([]);
  const won = [...log, ...acts("strategix.passed 1; strategix.round_won 3")];
  expect(standingsOf(won, { owner: null } as StrategixTable, 3)).toEqual(["winner", "threw"]);
});

test("an exchange is news in the first round", () => {
  const deal = "engine.hand_begins 2; strategix.gave_lowest 1 ??; strategix.gave_best 2 ??";
  expect(exchangeOf(acts(deal, "strategix.led 2 Cb"))).toMatchObject({
    gifts: [{ seat: 1 }, { seat: 2 }],
    fresh: true,
  });
  expect(exchangeOf(acts(deal, "strategix.led 2 Zb; strategix.round_won 2")).fresh).toBe(false);
});

test("cards set aside by letter, stars and firecrackers last", () => {
  expect(byLetter(["!", "Cb", "*", "Bp", "Cp", "*"])).toEqual([["Bp"], ["Cb", "Cp"], ["*", "*"], ["!"]]);
});

test("every move has a place where it can be tapped", () => {
  expect(
    [
      "draw",
      "take",
      "discard Rb",
      "lay G H I + K L *M",
      "add *S 12 left",
      "swap K 2",
      "block 3 left",
      "Cb Db",
      "*K",
      "pass",
    ].map(placeOf),
  ).toEqual(["stock", "discard", "discard", "cloth", "run 12", "run 2", "run 3", "cloth", "cloth", "cloth"]);
  expect(groupsOf("lay G H I + K L *M")).toEqual([
    ["G", "H", "I"],
    ["K", "L", "*M"],
  ]);
  expect(groupsOf("draw")).toEqual([]);
  expect(shortText(words, "Cb Db + Hp *I")).toBe("Play C D + H ★I");
  expect(shortText(words, "lay G H *I")).toBe("Lay G H ★I");
  expect([namesAStar("add *S 2"), namesAStar("discard *"), namesAStar("Cb Db")]).toEqual([true, false, false]);
});

test("moves stand at the end of the run where their card comes to lie", () => {
  const run: Run = { owner: 1, cards: "Yb *Z Ap", blocked: "none" };
  const at = (...moves: string[]) => slotsAt({ number: 2, run }, moves);
  expect(at("add Xb 2", "add Bp 2", "add Bp 3", "discard Bp")).toMatchObject({
    left: ["add Xb 2"],
    right: ["add Bp 2"],
  });
  expect(at("block 2 left", "block 2 right", "add *X 2", "add *B 2")).toMatchObject({
    left: ["block 2 left", "add *X 2"],
    right: ["block 2 right", "add *B 2"],
  });
  expect([...at("swap Zb 2").inside]).toEqual([["*Z", "swap Zb 2"]]);
  expect(slotsAt({ number: 1, run: { ...run, cards: "Zb Ab Bb" } }, ["add Yp 1"]).left).toEqual(["add Yp 1"]);
});

test("the last step of a turn is marked where the server lists nothing but discards", () => {
  const at = (step: "draw" | "play", moves?: string[], more = false) =>
    stepOf({ step } as RummylixTable, moves ? { moves, more } : null);
  expect(at("draw", ["draw", "take"])).toBe("draw");
  expect(at("play", ["add R 2", "discard Rb", "discard Tp"])).toBe("play");
  expect(at("play", ["discard Rb", "discard Tp"])).toBe("discard");
  expect(at("play", ["discard Rb"], true), "some moves are not listed").toBe("play");
  expect([at("play"), at("play", [])], "others in turn").toEqual(["play", "play"]);
});

test("runs by owner keep their numbers, the reader's come first", () => {
  const runs = [3, 1, 3, 2].map((owner): Run => ({ owner, cards: "Ab Bb Cb", blocked: "none" }));
  expect(byOwner(runs, 2, 3).map(({ owner, runs }) => [owner, runs.map(({ number }) => number)])).toEqual([
    [2, [4]],
    [3, [1, 3]],
    [1, [2]],
  ]);
});

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

test("cards get another place in the hand, together and in their order", () => {
  const hand = new Hand();
  hand.update(["Ap", "Bp", "Cp", "Dp"]);
  const [a, , c] = hand.held;
  hand.place([c?.key ?? 0, a?.key ?? 0], 2);
  expect(hand.held.map(({ card }) => card)).toEqual(["Bp", "Dp", "Ap", "Cp"]);
  hand.goTo(0);
  expect([hand.shift(1), hand.shift(Number.POSITIVE_INFINITY), hand.shift(5), hand.shift(-1)]).toEqual([1, 3, 3, 2]);
  expect(hand.held.map(({ card }) => card)).toEqual(["Dp", "Ap", "Bp", "Cp"]);
});

test("the gap under a pointer, in a hand of two rows with a selected card", () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 60 });
  const cards = [box(0, 0), box(50, -8), box(100, 0), box(25, 70), box(75, 70)];
  expect([gapAt(cards, 10, 30), gapAt(cards, 60, 30), gapAt(cards, 90, -20), gapAt(cards, 200, 10)]).toEqual([
    0, 1, 2, 3,
  ]);
  expect([gapAt(cards, 5, 100), gapAt(cards, 60, 100), gapAt(cards, 300, 400)]).toEqual([3, 4, 5]);
  expect(gapAt([], 5, 5)).toBe(0);
});
