import { expect, test } from "vitest";
import { table as genericTable } from "../../src/games/generic/table.ts";
import { roomOf } from "../../src/games/list.ts";
import { lastMove } from "../../src/table/last_move.ts";
import type { GameEvent } from "../../src/wire/acts.ts";
import type {
  Act,
  EngineEvent,
  GameName,
  PutDown,
  RoundPlay,
  ShownOldchapixTable,
  ShownRummylixTable,
  ShownSowixTable,
  ShownStrategixTable,
  Trick,
} from "../../src/wire/protocol.ts";

const rule = async <G extends GameName>(game: G) => (await roomOf(game).load()).lastMove;
const oldchapix = await rule("oldchapix");
const strategix = await rule("strategix");
const sowix = await rule("sowix");
const rummylix = await rule("rummylix");
const generic = genericTable.lastMove;

let n = 0;
function act<G extends GameName>(seat: number | null, ...events: GameEvent<G>[]): Act<G> {
  n += 1;
  return seat ? { n, seat, events } : { n, events };
}
const turn = (seat: number): EngineEvent => ({ id: "engine.turn", seat });
const deal = act<"sowix">(null, { id: "engine.hand_begins", seat: 1, hand: 2 }, turn(1));

test("in Oldchapix it is the last trick that somebody took, whatever lies there now", () => {
  const taken: Trick = {
    cards: [
      { seat: 1, card: "Bp" },
      { seat: 2, card: "Cp" },
    ],
    highest: 2,
    taker: 2,
  };
  const trick: Trick = { cards: [{ seat: 2, card: "Zb" }], highest: 2, taker: null };
  const table = (last_trick: Trick | null) => ({ trick, last_trick }) as ShownOldchapixTable;
  const again = lastMove(table(taken), [], oldchapix);
  expect(again?.laid).toEqual([
    { seat: 1, groups: [["Bp"]] },
    { seat: 2, groups: [["Cp"]] },
  ]);
  expect(again?.taker).toBe(2);
  expect(again?.told.map((event) => event.id)).toEqual(["oldchapix.led", "oldchapix.played", "oldchapix.took"]);
  expect(lastMove(table(null), [], oldchapix), "a new hand begins with nothing").toBeNull();
});

test("in Strategix it is the last combination or firecracker of the round", () => {
  const groups = [
    ["Cb", "Db"],
    ["Hp", "*I"],
  ];
  const led = { key: 3, seat: 1, groups, thrown: false };
  const thrown = { key: 5, seat: 3, groups: [["!"]], thrown: true };
  const table = (...plays: RoundPlay[]) => ({ round: { plays, winner: null } }) as unknown as ShownStrategixTable;
  expect(lastMove(table(led), [], strategix)).toEqual({
    laid: [{ seat: 1, groups }],
    told: [{ id: "strategix.led", seat: 1, groups }],
  });
  const again = lastMove(table(led, thrown), [], strategix);
  expect(again?.laid).toEqual([{ seat: 3, groups: [["!"]] }]);
  expect(again?.told).toEqual([{ id: "strategix.firecracker", seat: 3, card: "!" }]);
  expect(lastMove(table(), [], strategix)).toBeNull();
});

test("in Rummylix it is the whole turn of one player", () => {
  const put = (how: PutDown["how"], cards: string, run: number | null, side: PutDown["side"] = null): PutDown => ({
    how,
    seat: 1,
    run,
    side,
    cards: cards.split(" "),
  });
  const table = (...latest_turn: PutDown[]) => ({ latest_turn, runs: [{ owner: 2 }] }) as unknown as ShownRummylixTable;
  const turn = [
    put("laid", "Gp *H Ip", 1),
    put("swapped", "Hp", 1),
    put("placed", "*J", 1, "right"),
    put("blocked", "!", 1, "left"),
    put("discarded", "Tp", null),
  ];
  const again = lastMove(table(...turn), [], rummylix);
  expect(again?.laid).toEqual([{ seat: 1, groups: [["Gp", "*H", "Ip"], ["Hp"], ["*J"], ["!"], ["Tp"]] }]);
  const at = { seat: 1, run: 1, owner: 2 };
  expect(again?.told).toEqual([
    { id: "rummylix.laid", seat: 1, run: 1, cards: ["Gp", "*H", "Ip"] },
    { id: "rummylix.swapped", ...at, card: "Hp", star: "*" },
    { id: "rummylix.placed", ...at, side: "right", card: "*J" },
    { id: "rummylix.blocked", ...at, side: "left" },
    { id: "rummylix.discarded", seat: 1, card: "Tp" },
  ]);
  expect(lastMove(table(), [], rummylix)).toBeNull();
});

test("in Sowix it is the latest card played, with its call and those who drew", () => {
  const table = {
    laid: [
      { key: 0, seat: null, card: "Ab" },
      { key: 4000, seat: 1, card: "Kp" },
      { key: 5000, seat: 2, card: "!" },
    ],
    calls: [{ seat: 2, call: "toutilix" }],
    draws: [{ seat: 3, count: 2 }],
  } as unknown as ShownSowixTable;
  expect(lastMove(table, [], sowix)).toEqual({
    laid: [{ seat: 2, groups: [["!"]] }],
    told: [
      { id: "sowix.played", seat: 2, card: "!", called: true },
      { id: "sowix.draws", seat: 3 },
    ],
  });
  expect(lastMove({ ...table, laid: table.laid.slice(0, 1) }, [], sowix), "a card turned up is nobody's").toBeNull();
});

test("where a game has no table of its own, it is the latest act that names cards", () => {
  const played = (seat: number, card: string) => act<"sowix">(seat, { id: "sowix.played", seat, called: false, card });
  const undone = act<"sowix">(2, { id: "engine.undone", seat: 2 });
  const nothing = {} as ShownSowixTable;
  expect(lastMove(nothing, [], generic)).toBeNull();
  expect(lastMove(nothing, [deal], generic)).toBeNull();
  expect(lastMove(nothing, [played(1, "Xp"), played(1, "Wp")], generic)?.laid).toEqual([{ seat: 1, groups: [["Wp"]] }]);
  const again = lastMove(nothing, [played(1, "Kp"), played(2, "Lp"), undone], generic);
  expect(again?.laid, "what was taken back is not shown again").toEqual([{ seat: 1, groups: [["Kp"]] }]);
});
