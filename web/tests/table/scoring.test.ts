import { render } from "svelte/server";
import { expect, test } from "vitest";
import { between } from "../../src/table/ending/counting.ts";
import Score from "../../src/table/Score.svelte";
import {
  bestOf,
  ranked,
  type SeatScore,
  scoredCards,
  scoresOf,
  signed,
  steps,
  titleOf,
  winnersOf,
  wonText,
} from "../../src/table/scoring.ts";
import type { Act } from "../../src/wire/protocol.ts";
import type { Live } from "../../src/wire/table.svelte.ts";
import { speech } from "../../src/words/speech.svelte.ts";
import { load, Words } from "../../src/words/words.ts";

const WAITS = "The next hand starts when someone at the table continues.";
speech.words = new Words("en", await load("en"));
const words = speech.words.at(["Ada", "Basil", "Clara"], 1);
const strangers = speech.words.at(["Ada: the first", "Basil"], 0);
const events = [
  { id: "strategix.score", seat: 1, place: "badluckix", points: -2 },
  { id: "engine.hand_points", seat: 1, points: -2 },
  { id: "engine.hand_ends", hand: 2 },
  { id: "engine.total", seat: 1, points: -4 },
];

function shown(here: { seat: number | null; watching: boolean; over?: string }): string {
  const table = { hand: 2, scores: [-4, 4], over: here.over ?? "hand" };
  const seats = [1, 2].map((seat) => ({ seat, holder: "person", name: "", present: true }));
  const live = { about: { id: "t", players: 2, seats }, log: [{ n: 1, events }], match: 1, table, ...here };
  return render(Score, { props: { live: live as unknown as Live, words: strangers, rematch: () => {} } }).body;
}

test("a spectator is told that the next hand waits; players and replays have their own way on", () => {
  expect(shown({ seat: null, watching: false })).toContain(WAITS);
  expect(shown({ seat: 1, watching: false })).not.toContain(WAITS);
  expect(shown({ seat: null, watching: true })).not.toContain(WAITS);
  expect(shown({ seat: null, watching: false, over: "match" })).not.toContain(WAITS);
});

test("points stand beside a name, whatever that is, with their arithmetic", () => {
  const text = shown({ seat: null, watching: false }).replaceAll(/<[^>]*>/g, "|");
  for (const part of ["|Ada: the first|", "|Badluckix, −2 points.|", "|−4|", "|−2 − 2 = −4|"])
    expect(text).toContain(part);
});

test("points of a hand with what they are made of", () => {
  const log: Act[] = [
    {
      n: 9,
      events: [
        { id: "oldchapix.score_tricks", seat: 1, tricks: 3, points: 15 },
        { id: "engine.hand_points", seat: 1, costs: true, points: 15 },
        { id: "engine.hand_points", seat: 2, costs: true, points: 0 },
        { id: "engine.hand_ends", hand: 2 },
        { id: "engine.total", seat: 1, points: 40 },
        { id: "engine.total", seat: 2, points: 25 },
        { id: "engine.won", seat: 2, points: 25 },
      ],
    },
  ];
  const rows = scoresOf(log, 2);
  expect(rows?.map(({ hand, total, parts }) => [hand, total, parts.length])).toEqual([
    [0, 25, 0],
    [15, 40, 1],
  ]);
  expect(winnersOf(log)).toEqual([2]);
  expect(scoresOf([], 2)).toEqual([]);
});

test("equal totals share a place, and winners tell which way is up", () => {
  expect(ranked([30, 10, 30, 45], [2]).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [1, 2],
    [3, 2],
    [4, 4],
  ]);
  expect(ranked([30, 10, 45], [3]).map(({ seat }) => seat)).toEqual([3, 1, 2]);
});

test("who shares the win is named in one sentence, in which the reader is you", async () => {
  expect(wonText(words, [2], [12, 25, 9])).toBe("Basil wins the match with 25 points.");
  expect(wonText(words, [2, 3], [1, 0, 0])).toBe("A tie at 0 points: Basil and Clara share the win.");
  expect(wonText(words, [1, 2, 3], [7, 7, 7])).toBe("A tie at 7 points: you share the win with Basil and Clara.");
  const french = new Words("fr", await load("fr"), ["Ada", "Basil"], 2);
  expect(wonText(french, [1, 2], [0, 0])).toBe("Égalité à 0 point\u00a0: vous partagez la victoire avec Ada.");
});

test("the best total stands first, whether points are good or bad", () => {
  const sums = (costs: boolean): Act[] => [
    {
      n: 9,
      events: [
        { id: "engine.hand_points", seat: 1, costs, points: 4 },
        { id: "engine.hand_points", seat: 2, costs, points: 2 },
        { id: "engine.hand_ends", hand: 2 },
        { id: "engine.total", seat: 1, points: 40 },
        { id: "engine.total", seat: 2, points: 25 },
      ],
    },
  ];
  expect(scoresOf(sums(true), 2).map(({ seat }) => seat)).toEqual([2, 1]);
  expect(scoresOf(sums(false), 2).map(({ seat }) => seat)).toEqual([1, 2]);
});

test("the first stands in the middle of the podium, and only three stand on it", () => {
  const order = (scores: number[]) => steps(ranked(scores, [1])).map(({ seat, order }) => [order, seat]);
  expect(order([5, 9, 8, 7])).toEqual([
    [2, 1],
    [1, 4],
    [3, 3],
  ]);
  expect(order([5, 9])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

test("points are counted up to their value, and never beyond", () => {
  expect([-1, 0, 0.5, 1, 2].map((part) => between(40, 75, part))).toEqual([40, 40, 71, 75, 75]);
  expect(between(0, -2, 1)).toBe(-2);
  expect([30, 0, -2].map((points) => signed(words, points))).toEqual(["+30", "0", "−2"]);
});

const row = (seat: number, hand: number, costs = false, parts: object[] = []) =>
  ({ seat, hand, costs, total: hand, parts }) as unknown as SeatScore;

test("the best of a hand is named, unless several are", () => {
  expect(bestOf([row(1, 2), row(2, 4), row(3, -2)])?.seat).toBe(2);
  expect(bestOf([row(1, 20, true), row(2, 0, true), row(3, 45, true)])?.seat).toBe(2);
  expect(bestOf([row(1, 4), row(2, 4)])).toBeNull();
  expect(bestOf([])).toBeNull();
});

test("a row has the title and the cards that the points came from", () => {
  const titled = row(1, -2, false, [{ id: "strategix.score", place: "badluckix", points: -2 }]);
  expect([titleOf(words, titled), scoredCards(titled)]).toEqual(["Badluckix", []]);
  const vowels = row(1, 20, true, [{ id: "oldchapix.score_vowels", cards: ["Ap", "Eb"], points: 20 }]);
  expect([titleOf(words, vowels), scoredCards(vowels)]).toEqual(["", ["Ap", "Eb"]]);
});
