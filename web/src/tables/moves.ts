/** Moves as a button says them. Notation is for records; here a move is a sentence. */
import { cardsIn, type Words } from "../words/words.ts";

const CALL = " toutilix";

/** The cards that leave the hand with a move. What blocks a run, or frees it, is not written with the move. */
export function cardsOf(move: string): string[] {
  if (move.startsWith("block")) return ["!"];
  if (move.startsWith("unblock")) return ["*"];
  return cardsIn(move).filter((word) => /^(\*[A-Z]?|!|[A-Z][pbyv]?)$/.test(word));
}

export function moveText(words: Words, move: string): string {
  const called = move.endsWith(CALL);
  const text = called ? move.slice(0, -CALL.length) : move;
  const [verb = "", ...rest] = text.split(" ");
  const run = rest.find((word) => /^\d+$/.test(word)) ?? "";
  const side = rest.at(-1) ?? "";
  if (/^[a-z]/.test(verb)) {
    const groups = words.cards(rest.filter((word) => /^(\+|\*|!|[A-Z])/.test(word)).join(" "));
    return words.say(`page.move_${verb}`, { cards: groups, run, side: /^(left|right)$/.test(side) ? side : "none" });
  }
  return words.say(called ? "page.move_play_and_call" : "page.move_play", { cards: words.cards(text) });
}
