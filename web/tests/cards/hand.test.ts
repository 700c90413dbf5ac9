import { expect, test } from "vitest";
import { Hand, signTyped } from "../../src/cards/hand.svelte.ts";

function held(cards: string): Hand {
  const hand = new Hand();
  hand.update(cards.split(" "));
  return hand;
}

const shown = (hand: Hand) => hand.held.map((one) => one.card).join(" ");

test("a new card comes last, and nothing else moves", () => {
  const hand = held("Cb Ap Bp");
  hand.update(["Ap", "Bp", "Cb", "Zv"]);
  expect(shown(hand)).toBe("Cb Ap Bp Zv");
});

test("an update keeps the selection and the place of the keyboard", () => {
  const hand = held("Ap Bp Cb Db");
  hand.toggle(hand.held[2]?.key ?? 0, true);
  hand.toggle(hand.held[3]?.key ?? 0, true);
  hand.update(["Bp", "Cb", "Db"]);
  expect(hand.chosen).toEqual(["Cb", "Db"]);
  expect(hand.held.find((one) => one.key === hand.active)?.card).toBe("Db");
});

test("where the active card is gone, the one that took its place is active", () => {
  const hand = held("Ap Bp Cb");
  hand.goTo(1);
  hand.update(["Ap", "Cb"]);
  expect(hand.held.find((one) => one.key === hand.active)?.card).toBe("Cb");
  hand.goTo(1);
  hand.update(["Ap"]);
  expect(hand.held.find((one) => one.key === hand.active)?.card).toBe("Ap");
});

test("of two equal cards the selected one goes", () => {
  const hand = held("Ev Kp Ev");
  const [first, , last] = hand.held;
  hand.toggle(last?.key ?? 0, false);
  hand.update(["Ev", "Kp"]);
  expect(hand.held.map((one) => one.key)).toContain(first?.key);
  expect(hand.chosen).toEqual([]);
});

test("one card at a time, or several", () => {
  const hand = held("Ap Bp");
  for (const one of hand.held) hand.toggle(one.key, false);
  expect(hand.chosen).toEqual(["Bp"]);
  for (const one of hand.held) hand.toggle(one.key, true);
  expect(hand.chosen).toEqual(["Ap"]);
});

test("sorting by letter and by colour; stars and firecrackers come last", () => {
  const hand = held("! Bb * Ap Ab Ey Bp");
  hand.sort("letter");
  expect(shown(hand)).toBe("Ap Ab Bp Bb Ey * !");
  hand.sort("colour");
  expect(shown(hand)).toBe("Ap Bp Ab Bb Ey * !");
});

test("a letter jumps to its next card and round again", () => {
  const hand = held("Ap Bp Ab *");
  expect(hand.find("A")).toBe(true);
  expect(hand.held.find((one) => one.key === hand.active)?.card).toBe("Ap");
  hand.find("A");
  expect(hand.held.find((one) => one.key === hand.active)?.card).toBe("Ab");
  hand.find("A");
  expect(hand.held.find((one) => one.key === hand.active)?.card).toBe("Ap");
  expect(hand.find("Q")).toBe(false);
  expect(hand.find("*")).toBe(true);
});

test("a hint selects its cards, with colour or without, stars by any letter", () => {
  const hand = held("Cp Cb Db * Hp");
  hand.choose(["C", "Db", "*E"]);
  expect(hand.chosen).toEqual(["Cp", "Db", "*"]);
  hand.choose(["Cb"]);
  expect(hand.chosen).toEqual(["Cb"]);
});

test("cards that are taken up again are in the order in which they were kept", () => {
  const hand = new Hand();
  hand.update(["Ap", "Bp", "Bp", "Cb", "Zv"], ["Cb", "Bp", "Ev", "Ap"]);
  expect(shown(hand)).toBe("Cb Bp Ap Bp Zv");
});

test("a kept order never moves what is in the hand already", () => {
  const hand = held("Ap Bp Cb");
  hand.update(["Ap", "Bp", "Cb", "Zv"], ["Zv", "Cb", "Bp", "Ap"]);
  expect(shown(hand)).toBe("Ap Bp Cb Zv");
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

test.each([
  ["KeyK", "k", "K"],
  ["Semicolon", "m", "M"],
  ["KeyE", "ê", "E"],
  ["Backslash", "*", "*"],
  ["Digit2", "é", ""],
  ["Digit1", "&", ""],
  ["Semicolon", "ö", ""],
  ["ArrowUp", "ArrowUp", ""],
])("%s that types %s is the sign: %s", (code, key, sign) => {
  expect(signTyped({ code, key })).toBe(sign);
});
