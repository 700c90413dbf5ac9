import type { Move } from "../../src/games/moves.ts";
import type { GameName, Moves, Side } from "../../src/wire/protocol.ts";

const IN_GROUPS = ["play", "lay"];

/** A move as the server sends it, from its notation. */
export function move<G extends GameName = GameName>(text: string, key = text): Moves[G] {
  const words = text.split(" ");
  const verb = /^[a-z]/.test(words[0] ?? "") ? (words[0] ?? "") : text === "!" ? "throw" : "play";
  const groups = text.split("+").map((part) => part.split(" ").filter((word) => /^[A-Z*!]/.test(word)));
  const cards = { block: ["!"], unblock: ["*"] }[verb] ?? groups.flat();
  const number = Number(words.find((word) => /^\d+$/.test(word)));
  const side = words.find((word): word is Side => word === "left" || word === "right");
  const made: Move = {
    verb,
    ...(IN_GROUPS.includes(verb) ? { groups } : cards[0] ? { card: cards[0] } : {}),
    ...(number ? { [verb === "star" ? "seat" : "run"]: number } : {}),
    ...(side ? { side } : {}),
    ...(words.at(-1) === "toutilix" && words.length > 1 ? { call: true } : {}),
    cards,
    text,
    key,
  };
  return made as unknown as Moves[G];
}

export const moves = (...texts: string[]) => texts.map((text) => move(text));
export const texts = (all: readonly Move[]) => all.map(({ text }) => text);
