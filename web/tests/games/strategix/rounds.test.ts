import { expect, test } from "vitest";
import { byLetter, exchangeOf, roundOf, standingsOf } from "../../../src/games/strategix/rounds.ts";
import type { StrategixTable } from "../../../src/wire/protocol.ts";
import { acts } from "../../wire/written_acts.ts";

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

test("the round is found once for all who ask for it", () => {
  const log = acts("engine.hand_begins 2", "strategix.led 2 Cb");
  expect(roundOf(log)).toBe(roundOf(log));
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
