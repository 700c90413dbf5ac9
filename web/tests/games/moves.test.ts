import { expect, test } from "vitest";
import { GAMES, roomOf } from "../../src/games/list.ts";
import { groupsOf, moveText, namesAStar, samePlay, targetOf } from "../../src/games/moves.ts";
import type { GameName, OldchapixPlayMove, RummylixDrawMove } from "../../src/wire/protocol.ts";
import { load, Words } from "../../src/words/words.ts";
import { move } from "./written_moves.ts";

const words = new Words("en", await load("en"), ["Ada", "Basil", "Clara"], 1);
const said = (text: string) => moveText(words, move(text));

test("a room says where the moves of a verb go, and a move names its run", () => {
  const [room] = GAMES.map((one) => ({ ...one, places: { draw: "stock" as const, add: "run" as const } }));
  if (!room) throw new Error("there are no games");
  expect(targetOf(room, move("draw"))).toEqual({ place: "stock" });
  expect(targetOf(room, move("add *S 12 left"))).toEqual({ place: "run", run: 12 });
  expect(targetOf(room, move("Cb Db"))).toEqual({ place: "cloth" });
});

test("a game without a room of its own gets a generic one", () => {
  expect(GAMES.map(({ name }) => roomOf(name).name)).toEqual(GAMES.map(({ name }) => name));
  expect(roomOf("unheard" as GameName)).toMatchObject({ name: "unheard", ground: "violet" });
});

test("the cards of a move lie in groups", () => {
  expect(groupsOf(move("lay G H I + K L *M"))).toEqual([
    ["G", "H", "I"],
    ["K", "L", "*M"],
  ]);
  expect(groupsOf(move("discard Rb"))).toEqual([["Rb"]]);
  expect(groupsOf(move("block 2 left"))).toEqual([["!"]]);
  expect(groupsOf(move("draw"))).toEqual([]);
  expect(["add *S 2", "discard *", "Cb Db", "C *D"].map((text) => namesAStar(move(text)))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("moves with one key are the same play in other colours", () => {
  expect(samePlay(move("Bp Bb", "B B"), move("B B", "B B"))).toBe(true);
  expect(samePlay(move("Bp *B", "B *B"), move("B B", "B B"))).toBe(false);
  const keyless = ({ key: _, ...rest }: OldchapixPlayMove | RummylixDrawMove) => rest;
  expect(samePlay(keyless(move<"oldchapix">("Gp")), keyless(move<"oldchapix">("Hp")))).toBe(false);
});

test("moves are said as sentences", () => {
  expect(said("Gp")).toBe("Play the pink G");
  expect(said("Cb Db + Hp *I")).toBe("Play blue C, blue D + pink H, star as I");
  expect(said("Xp toutilix")).toBe("Play the pink X and call “Toutilix!”");
  expect(said("draw")).toBe("Draw a card");
  expect(said("lay G H I + K L M")).toBe("Lay G, H, I + K, L, M");
  expect(said("add R 2")).toBe("Add R to run 2");
  expect(said("add *S 2 left")).toBe("Add a star as S to run 2 on the left");
  expect(said("swap K 2")).toBe("Swap K for the star in run 2");
  expect(said("unblock 2 right")).toBe("Unblock run 2 on the right");
  expect(said("invent Kp"), "a verb without words").toBe("invent Kp");
});

test("a star and a firecracker have their article in a move, letters and lists have none", async () => {
  const french = new Words("fr", await load("fr"));
  const dit = (text: string) => moveText(french, move(text));
  expect(dit("*A")).toBe("Jouer une étoile pour A");
  expect(dit("!")).toBe("Jouer un pétard");
  expect(dit("discard *")).toBe("Défausser une étoile");
  expect(dit("discard T")).toBe("Défausser T");
  expect(dit("Ab *B")).toBe("Jouer A bleu, étoile pour B");
});
