import { expect, test } from "vitest";
import { type Laid, RunPlaces } from "../../../src/games/rummylix/places.ts";
import type { Card, ShownRun } from "../../../src/wire/protocol.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const run = (letters: string, blocked: ShownRun["blocked"] = "none"): ShownRun => ({
  owner: 1,
  cards: [...letters].map((letter) => `${letter}p` as Card),
  blocked,
  ends: { left: null, right: null },
});

/** Where the cards of each run lie, and how large they are. */
function cardsOf(laid: Laid, runs: readonly ShownRun[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [place, { cards, blocked }] of runs.entries()) {
    const at = laid.places[place];
    const first = laid.face + laid.end + (blocked === "left" || blocked === "both" ? laid.block : 0);
    for (const [number, card] of cards.entries()) {
      const x = (at?.x ?? 0) + first + (number % laid.most) * laid.step;
      const y = (at?.y ?? 0) + Math.floor(number / laid.most) * laid.line;
      found.set(`${place} ${card}`, `${Math.round(x)} ${Math.round(y)} ${laid.card}`);
    }
  }
  return found;
}

const moved = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...before].filter(([card, at]) => after.get(card) !== at).map(([card]) => card);

test.each([
  ["a phone", 345, 310],
  ["a desktop", 1050, 360],
])("on %s a run grows at both ends while every card stays where it lies", (_, wide, high) => {
  const places = new RunPlaces();
  const steps = [
    [run("CDEFG")],
    [run("CDEFGH")],
    [run("BCDEFGH")],
    [run("BCDEFGH", "left")],
    [run("BCDEFGH", "left"), run("KLM")],
    [run("BCDEFGH", "left"), run("JKLM")],
    [run("BCDEFGH", "left"), run("JKLM"), run("QRS")],
  ];
  let before = new Map<string, string>();
  for (const runs of steps) {
    const laid = places.lay(runs, wide, high, true);
    const after = cardsOf(laid, runs);
    expect(moved(before, after)).toEqual([]);
    before = after;
  }
});

test("a run that was taken back frees its place, and a new hand begins with none", () => {
  const places = new RunPlaces();
  const one = places.lay([run("DEF")], 345, 310, true);
  const free = one.free;
  expect(places.lay([run("DEF"), run("KLM")], 345, 310, true).places).toHaveLength(2);
  expect(places.lay([run("DEF")], 345, 310, true).free).toEqual(free);
});

const sizes: [string, number, number, number][] = [
  ["a phone", 345, 310, 22],
  ["a phone on its side", 500, 150, 19],
  ["a desktop", 1050, 360, 46],
];
test.each(sizes)("on %s twelve runs come one after the other, and seldom move", (_, wide, high, least) => {
  const places = new RunPlaces();
  const runs: ShownRun[] = [];
  let before = new Map<string, string>();
  let placed = 0;
  for (let number = 0; number < 12; number += 1) {
    const from = (5 * number) % 20;
    runs.push(run(LETTERS.slice(from, from + 3 + (number % 3))));
    const laid = places.lay(runs, wide, high, true);
    const after = cardsOf(laid, runs);
    placed += Number(moved(before, after).length > 0);
    before = after;
    expect(laid.high).toBeLessThanOrEqual(high);
    const boxes = [...laid.places, ...(laid.free ? [laid.free] : [])];
    expect(boxes).toHaveLength(runs.length + 1);
    for (const [at, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(-1);
      expect(box.x + box.wide).toBeLessThanOrEqual(wide + 1);
      for (const other of boxes.slice(at + 1)) {
        const apart = box.x + box.wide <= other.x + 1 || other.x + other.wide <= box.x + 1;
        expect(apart || box.y + box.high <= other.y || other.y + other.high <= box.y).toBe(true);
      }
    }
    if (number === 11) expect(laid.card).toBeGreaterThanOrEqual(least);
  }
  expect(placed).toBeLessThanOrEqual(5);
});
