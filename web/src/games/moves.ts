/** Moves as a button says them, and where each goes. Notation is for records; here a move is a sentence. */
import { cardsIn, type Words } from "../words/words.ts";

const CALL = " toutilix";

/** Where cards go: on the cloth (a play, or a new run), to a pile, or to a run: `run 2`. */
export type DropTarget = "cloth" | "stock" | "discard" | `run ${number}`;

export function placeOf(move: string): DropTarget {
  const [verb = ""] = move.split(" ");
  if (verb === "draw") return "stock";
  if (verb === "take" || verb === "discard") return "discard";
  const run = /^(?:add|swap|block|unblock) .*?\b(\d+)/.exec(move)?.[1];
  return run ? `run ${Number(run)}` : "cloth";
}

/** The cards that leave the hand with a move. What blocks a run, or frees it, is not written with the move. */
export function cardsOf(move: string): string[] {
  if (move.startsWith("block")) return ["!"];
  if (move.startsWith("unblock")) return ["*"];
  return cardsIn(move).filter((word) => /^(\*[A-Z]?|!|[A-Z][pbyv]?)$/.test(word));
}

/** The same play: advice is written without colours, and what selected cards can mean is written with them. */
export const samePlay = (one: string, other: string): boolean => uncoloured(one) === uncoloured(other);
const uncoloured = (move: string) => move.replace(/\b([A-Z])[pbyv]\b/g, "$1");

/** A move's cards as they will lie there, group by group; none where a move has no cards of its own. */
export function groupsOf(move: string): string[][] {
  return move
    .split("+")
    .map(cardsOf)
    .filter((group) => group.length);
}

/** Does a star get a letter by this move? Then the player has to see which before it is made. */
export const namesAStar = (move: string): boolean => /\*[A-Z]/.test(move);

/** A long move in letters only, for a button on which it is drawn with its colours. */
export function shortText(words: Words, move: string): string {
  const letters = groupsOf(move).map((group) =>
    group.map((card) => card.replace("*", "★").slice(0, card[0] === "*" ? 2 : 1)),
  );
  const cards = letters.map((group) => group.join(" ")).join(" + ");
  return words.say(move.startsWith("lay ") ? "page.move_lay" : "page.move_play", { cards, face: "other" });
}

export function moveText(words: Words, move: string): string {
  const called = move.endsWith(CALL);
  const text = called ? move.slice(0, -CALL.length) : move;
  const [verb = "", ...rest] = text.split(" ");
  const run = rest.find((word) => /^\d+$/.test(word)) ?? "";
  const side = rest.at(-1) ?? "";
  if (/^[a-z]/.test(verb)) {
    const cards = words.cardsOf(rest.filter((word) => /^(\+|\*|!|[A-Z])/.test(word)).join(" "));
    return words.say(`page.move_${verb}`, { ...cards, run, side: /^(left|right)$/.test(side) ? side : "none" });
  }
  return words.say(called ? "page.move_play_and_call" : "page.move_play", words.cardsOf(text));
}
