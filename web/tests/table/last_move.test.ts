import { expect, test } from "vitest";
import { roomOf } from "../../src/games/list.ts";
import { lastMove } from "../../src/table/last_move.ts";
import type { Act, Happening } from "../../src/wire/protocol.ts";

const oldchapix = (await roomOf("oldchapix").load()).lastMove;
const strategix = (await roomOf("strategix").load()).lastMove;
const sowix = (await roomOf("sowix").load()).lastMove;
const rummylix = (await roomOf("rummylix").load()).lastMove;

let n = 0;
function act(seat: number | null, ...events: Happening[]): Act {
  n += 1;
  return seat ? { n, seat, events } : { n, events };
}
const turn = (seat: number): Happening => ({ id: "engine.turn", seat });

test("before anything was played there is nothing to show again", () => {
  expect(lastMove([], sowix)).toBeNull();
  expect(lastMove([act(null, { id: "engine.hand_begins", seat: 1 }, turn(1))], sowix)).toBeNull();
});

test("in Oldchapix it is the last whole trick, also while the next one is played", () => {
  const log = [
    act(1, { id: "oldchapix.led", seat: 1, cards: "Bp" }, turn(2)),
    act(2, { id: "oldchapix.played", seat: 2, cards: "Cp" }, { id: "oldchapix.took", seat: 2 }, turn(2)),
  ];
  const again = lastMove([...log, act(2, { id: "oldchapix.led", seat: 2, cards: "Zb" }, turn(1))], oldchapix);
  expect(again?.kind).toBe("trick");
  expect(again?.laid).toEqual([
    { seat: 1, cards: "Bp" },
    { seat: 2, cards: "Cp" },
  ]);
  expect(again?.told.map((event) => event.id)).toEqual(["oldchapix.led", "oldchapix.played", "oldchapix.took"]);
  const dealt = act(null, { id: "engine.hand_begins", seat: 1, number: 2 });
  expect(lastMove([...log, dealt], oldchapix), "a new hand begins with nothing").toBeNull();
});

test("of the first trick it is what has been played so far", () => {
  const again = lastMove(
    [
      act(null, { id: "engine.hand_begins", seat: 1 }, turn(1)),
      act(1, { id: "oldchapix.led", seat: 1, cards: "Op" }, turn(2)),
      act(2, { id: "oldchapix.played", seat: 2, cards: "Pp" }, turn(3)),
    ],
    oldchapix,
  );
  expect(again?.laid.map(({ cards }) => cards)).toEqual(["Op", "Pp"]);
});

test("in Strategix it is the last combination, whoever has passed since", () => {
  const again = lastMove(
    [
      act(1, { id: "strategix.led", seat: 1, cards: "Cb Db + Hp *I" }, turn(2)),
      act(2, { id: "strategix.passed", seat: 2 }, turn(3)),
    ],
    strategix,
  );
  expect(again).toMatchObject({ kind: "play", laid: [{ seat: 1, cards: "Cb Db + Hp *I" }] });
});

test("in Rummylix it is the whole turn of one player", () => {
  const again = lastMove(
    [
      act(3, { id: "rummylix.discarded", seat: 3, cards: "Ap" }, turn(1)),
      act(1, { id: "rummylix.drew", seat: 1, cards: "??" }),
      act(1, { id: "rummylix.laid", seat: 1, cards: "Gp Hp Ip", number: 1 }, turn(1)),
      act(1, { id: "rummylix.blocked_left", seat: 1, other: 1, number: 1 }),
      act(1, { id: "rummylix.discarded", seat: 1, cards: "Tp" }, turn(2)),
      act(2, { id: "rummylix.drew", seat: 2, cards: "??" }),
    ],
    rummylix,
  );
  expect(again?.laid.map(({ cards }) => cards)).toEqual(["Gp Hp Ip", "!", "Tp"]);
  expect(again?.told.every((event) => event.seat === 1)).toBe(true);
});

test("in Sowix whoever plays again has had two turns", () => {
  const again = lastMove(
    [
      act(1, { id: "sowix.played", seat: 1, cards: "Xp" }, turn(1)),
      act(1, { id: "sowix.played", seat: 1, cards: "Wp" }, turn(2)),
    ],
    sowix,
  );
  expect(again?.laid).toEqual([{ seat: 1, cards: "Wp" }]);
});

test("what was taken back is not shown again", () => {
  const again = lastMove(
    [
      act(1, { id: "sowix.played", seat: 1, cards: "Kp" }, turn(2)),
      act(2, { id: "sowix.played", seat: 2, cards: "Lp" }, turn(1)),
      act(2, { id: "table.undone", seat: 2 }),
    ],
    sowix,
  );
  expect(again?.laid).toEqual([{ seat: 1, cards: "Kp" }]);
});
