import { expect, test } from "vitest";
import { roomOf } from "../../src/games/list.ts";
import { lastMove } from "../../src/table/last_move.ts";
import type { GameEvent } from "../../src/wire/acts.ts";
import type { Act, EngineEvent, GameName } from "../../src/wire/protocol.ts";

const rule = async <G extends GameName>(game: G) => (await roomOf(game).load()).lastMove;
const oldchapix = await rule("oldchapix");
const strategix = await rule("strategix");
const sowix = await rule("sowix");
const rummylix = await rule("rummylix");

let n = 0;
function act<G extends GameName>(seat: number | null, ...events: GameEvent<G>[]): Act<G> {
  n += 1;
  return seat ? { n, seat, events } : { n, events };
}
const turn = (seat: number): EngineEvent => ({ id: "engine.turn", seat });
const deal = act<"oldchapix" | "sowix">(null, { id: "engine.hand_begins", seat: 1, hand: 2 }, turn(1));

test("before anything was played there is nothing to show again", () => {
  expect(lastMove([], sowix)).toBeNull();
  expect(lastMove([deal as Act<"sowix">], sowix)).toBeNull();
});

test("in Oldchapix it is the last whole trick, also while the next one is played", () => {
  const log = [
    act<"oldchapix">(1, { id: "oldchapix.led", seat: 1, card: "Bp" }, turn(2)),
    act<"oldchapix">(2, { id: "oldchapix.played", seat: 2, card: "Cp" }, { id: "oldchapix.took", seat: 2 }, turn(2)),
  ];
  const next = act<"oldchapix">(2, { id: "oldchapix.led", seat: 2, card: "Zb" }, turn(1));
  const again = lastMove([...log, next], oldchapix);
  expect(again?.kind).toBe("trick");
  expect(again?.laid).toEqual([
    { seat: 1, groups: [["Bp"]] },
    { seat: 2, groups: [["Cp"]] },
  ]);
  expect(again?.told.map((event) => event.id)).toEqual(["oldchapix.led", "oldchapix.played", "oldchapix.took"]);
  expect(lastMove([...log, deal as Act<"oldchapix">], oldchapix), "a new hand begins with nothing").toBeNull();
});

test("of the first trick it is what has been played so far", () => {
  const again = lastMove(
    [
      deal as Act<"oldchapix">,
      act<"oldchapix">(1, { id: "oldchapix.led", seat: 1, card: "Op" }, turn(2)),
      act<"oldchapix">(2, { id: "oldchapix.played", seat: 2, card: "Pp" }, turn(3)),
    ],
    oldchapix,
  );
  expect(again?.laid.map(({ groups }) => groups)).toEqual([[["Op"]], [["Pp"]]]);
});

test("in Strategix it is the last combination, whoever has passed since", () => {
  const groups = [
    ["Cb", "Db"],
    ["Hp", "*I"],
  ];
  const log = [
    act<"strategix">(1, { id: "strategix.led", seat: 1, groups }, turn(2)),
    act<"strategix">(2, { id: "strategix.passed", seat: 2 }, turn(3)),
  ];
  expect(lastMove(log, strategix)).toMatchObject({ kind: "play", laid: [{ seat: 1, groups }] });
});

test("in Rummylix it is the whole turn of one player", () => {
  const again = lastMove(
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
  const again = lastMove([played(1, "Xp", 1), played(1, "Wp", 2)], sowix);
  expect(again?.laid).toEqual([{ seat: 1, groups: [["Wp"]] }]);
});

test("what was taken back is not shown again", () => {
  const undone = act<"sowix">(2, { id: "engine.undone", seat: 2 });
  const again = lastMove([played(1, "Kp", 2), played(2, "Lp", 1), undone], sowix);
  expect(again?.laid).toEqual([{ seat: 1, groups: [["Kp"]] }]);
});
