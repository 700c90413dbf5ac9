import { describe, expect, test } from "vitest";
import { coachWords, meantCards, toDo } from "../../../src/table/lesson/coach.ts";
import { load, Words } from "../../../src/words/words.ts";
import { moves } from "../../games/written_moves.ts";

const english = new Words("en", await load("en"), ["Zoé", "Ada", "Basil", "Clara"], 1);
const held = (cards: string) => cards.split(" ").map((card, key) => ({ key, card }));
const asks = (...texts: string[]) => ({ id: "lesson.watch", step: 1, of: 9, moves: moves(...texts) });

describe("the coach", () => {
  test("calls the players by their names", () => {
    const text = coachWords({ id: "lesson.oldchapix_below", step: 3, of: 10 }, english);
    expect(text).toContain("Clara’s K");
  });

  test("asks for moves in the words of the buttons", () => {
    expect(toDo(asks("draw"), english)).toBe("Your move: Draw a card");
    expect(toDo(asks("star 2"), english)).toBe("Your move: Star! Ada");
    expect(toDo(asks("Gp", "Hb"), english)).toBe("Your move: Play the pink G or Play the blue H");
    expect(toDo(asks(), english)).toBe("");
  });

  test("means as many cards as the move takes, and the cards of every choice", () => {
    expect([...meantCards(asks("Hp Ib *J"), held("Hp Hb Ib * *"))]).toEqual([0, 2, 3]);
    expect([...meantCards(asks("Gp", "Hb"), held("Gp Hb Lb"))]).toEqual([0, 1]);
    expect([...meantCards(asks("block 2 right"), held("Fp !"))]).toEqual([1]);
    expect([...meantCards(asks("draw"), held("Fp !"))]).toEqual([]);
    expect([...meantCards(null, held("Fp !"))]).toEqual([]);
  });
});
