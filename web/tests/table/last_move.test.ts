import { expect, test } from "vitest";
import { roomOf } from "../../src/games/list.ts";
import { lastMove } from "../../src/table/last_move.ts";
import type { GameEvent } from "../../src/wire/acts.ts";
import type {
  Act,
  EngineEvent,
  GameName,
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

// Their last moves are found among the acts.
const sowixTable = {} as ShownSowixTable;

let n = 0;
function act<G extends GameName>(seat: number | null, ...events: GameEvent<G>[]): Act<G> {
  n += 1;
  return seat ? { n, seat, events } : { n, events };
}
const turn = (seat: number): EngineEvent => ({ id: "engine.turn", seat });
const deal = act<"sowix">(null, { id: "engine.hand_begins", seat: 1, hand: 2 }, turn(1));

test("before anything was played there is nothing to show again", () => {
  expect(lastMove(sowixTable, [], sowix)).toBeNull();
  expect(lastMove(sowixTable, [deal], sowix)).toBeNull();
});

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
  const again = lastMove(
    {} as ShownRummylixTable,
    [
      act<"rummylix">(3, { id: "rummylix.discarded", seat: 3, card: "Ap" }, turn(1)),
      act<"rummylix">(1, { id: "rummylix.drew", seat: 1, cards: ["??"] }),
      act<"rummylix">(1, { id: "rummylix.laid", seat: 1, cards: ["Gp", "Hp", "Ip"], run: 1 }, turn(1)),
      act<"rummylix">(1, { id: "rummylix.blocked", seat: 1, owner: 1, run: 1, side: "left" }),
      act<"rummylix">(1, { id: "rummylix.discarded", seat: 1, card: "Tp" }, turn(2)),
      act<"rummylix">(2, { id: "rummylix.drew", seat: 2, cards: ["??"] }),
    ],
    rummylix,
  );
  expect(again?.laid.map(({ groups }) => groups)).toEqual([[["Gp", "Hp", "Ip"]], [["!"]], [["Tp"]]]);
  expect(again?.told.map((event) => event.id)).toEqual(["rummylix.laid", "rummylix.blocked", "rummylix.discarded"]);
});

const played = (seat: number, card: string, next: number) =>
  act<"sowix">(seat, { id: "sowix.played", seat, called: false, card }, turn(next));

test("in Sowix whoever plays again has had two turns", () => {
  const again = lastMove(sowixTable, [played(1, "Xp", 1), played(1, "Wp", 2)], sowix);
  expect(again?.laid).toEqual([{ seat: 1, groups: [["Wp"]] }]);
});

test("what was taken back is not shown again", () => {
  const undone = act<"sowix">(2, { id: "engine.undone", seat: 2 });
  const again = lastMove(sowixTable, [played(1, "Kp", 2), played(2, "Lp", 1), undone], sowix);
  expect(again?.laid).toEqual([{ seat: 1, groups: [["Kp"]] }]);
});
