import { expect, test } from "vitest";
import { cardsOf, moveText } from "../../src/games/moves.ts";
import { trickOf } from "../../src/games/oldchapix/tricks.ts";
import { blocksOf } from "../../src/table/dialogs/markdown.ts";
import { ranked, scoresOf, winnersOf, wonText } from "../../src/table/scoring.ts";
import type { Act } from "../../src/wire/protocol.ts";
import { load, Words } from "../../src/words/words.ts";

const words = new Words("en", await load("en"), ["Ada", "Basil", "Clara"], 1);

function acts(...lines: string[]): Act[] {
  return lines.map((line, n) => ({
    n,
    events: line.split("; ").map((part) => {
      const [id = "", seat, cards] = part.split(" ");
      return { id, ...(seat ? { seat: Number(seat) } : {}), ...(cards ? { cards } : {}) };
    }),
  }));
}

test("the trick being played, from its leader on", () => {
  const trick = trickOf(acts("oldchapix.led 2 Bp", "oldchapix.played 3 Tp"));
  expect(trick).toEqual({
    cards: [
      { seat: 2, card: "Bp" },
      { seat: 3, card: "Tp" },
    ],
    taker: null,
  });
});

test("a finished trick stays until somebody leads", () => {
  const log = acts("oldchapix.led 1 Bp", "oldchapix.played 2 Cp; oldchapix.took_danger 2 Ap");
  expect(trickOf(log)).toMatchObject({ taker: 2, cards: [{ card: "Bp" }, { card: "Cp" }] });
  expect(trickOf([...log, ...acts("oldchapix.led 2 Zb")])).toMatchObject({ taker: null, cards: [{ card: "Zb" }] });
  expect(trickOf([...log, ...acts("engine.hand_begins 3")])).toMatchObject({ taker: null, cards: [] });
});

test("what was taken back lies there no more", () => {
  const log = acts(
    "oldchapix.led 1 Bp; oldchapix.played 2 Cp; oldchapix.took 2",
    "oldchapix.led 2 Zb",
    "table.undone 2",
  );
  expect(trickOf(log)).toMatchObject({ taker: 2, cards: [{ card: "Bp" }, { card: "Cp" }] });
  expect(trickOf(acts("oldchapix.led 1 Bp", "oldchapix.played 2 Cp", "table.undone 2")).cards).toHaveLength(1);
});

test("points of a hand with what they are made of", () => {
  const log: Act[] = [
    {
      n: 9,
      events: [
        { id: "oldchapix.score_tricks", seat: 1, number: 3, points: 15 },
        { id: "engine.hand_points", seat: 1, points: 15 },
        { id: "engine.hand_points", seat: 2 },
        { id: "engine.hand_ends", number: 2 },
        { id: "engine.total", seat: 1, points: 40 },
        { id: "engine.total", seat: 2, points: 25 },
        { id: "engine.won", seat: 2, points: 25 },
      ],
    },
  ];
  const rows = scoresOf(log, 2);
  expect(rows?.map(({ hand, total, parts }) => [hand, total, parts.length])).toEqual([
    [15, 40, 1],
    [0, 25, 0],
  ]);
  expect(winnersOf(log)).toEqual([2]);
  expect(scoresOf([], 2)).toBeNull();
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

test("a star and a firecracker have their article in a move, letters and lists have none", async () => {
  const french = new Words("fr", await load("fr"));
  expect(moveText(french, "*A")).toBe("Jouer une étoile pour A");
  expect(moveText(french, "!")).toBe("Jouer un pétard");
  expect(moveText(french, "discard *")).toBe("Défausser une étoile");
  expect(moveText(french, "discard T")).toBe("Défausser T");
  expect(moveText(french, "Ab *B")).toBe("Jouer A bleu, étoile pour B");
});

test("moves are said as sentences", () => {
  expect(moveText(words, "Gp")).toBe("Play the pink G");
  expect(moveText(words, "Cb Db + Hp *I")).toBe("Play blue C, blue D + pink H, star as I");
  expect(moveText(words, "Xp toutilix")).toBe("Play the pink X and call “Toutilix!”");
  expect(moveText(words, "draw")).toBe("Draw a card");
  expect(moveText(words, "lay G H I + K L M")).toBe("Lay G, H, I + K, L, M");
  expect(moveText(words, "add R 2")).toBe("Add R to run 2");
  expect(moveText(words, "add *S 2 left")).toBe("Add a star as S to run 2 on the left");
  expect(moveText(words, "swap K 2")).toBe("Swap K for the star in run 2");
  expect(moveText(words, "unblock 2 right")).toBe("Unblock run 2 on the right");
  expect(cardsOf("lay G *H I")).toEqual(["G", "*H", "I"]);
});

test("rules become blocks, and nothing in them is markup of the page", () => {
  expect(blocksOf("# T\n\nOne `Gp`\ntwo.\n\n- a\n- b\n  c <b>")).toEqual([
    { kind: "heading", level: 1, spans: [{ text: "T", as: "text" }] },
    {
      kind: "text",
      spans: [
        { text: "One ", as: "text" },
        { text: "Gp", as: "code" },
        { text: " two.", as: "text" },
      ],
    },
    { kind: "list", items: [[{ text: "a", as: "text" }], [{ text: "b c <b>", as: "text" }]] },
  ]);
});
