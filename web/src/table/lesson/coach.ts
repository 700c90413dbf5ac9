/** The words and the task of a lesson's coach. */
import { type HeldCard, heldFor } from "../../cards/hand.svelte.ts";
import { type Move, moveText } from "../../games/moves.ts";
import type { Coach } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";

export function coachWords(coach: Coach, words: Words): string {
  return words.say(coach.id, { second: words.seat(2), third: words.seat(3), fourth: words.seat(4) });
}

/** The moves that are asked for, as the buttons say them; nothing where the learner does what they like. */
export function toDo(coach: Coach, words: Words): string {
  // Each is placed in a list, where its last letter would run into the next word.
  const moves = (coach.moves ?? []).map((move) => words.placed(buttonText(words, move), ...move.cards));
  if (!moves.length) return "";
  return words.say("lesson.do", { moves: new Intl.ListFormat(words.language, { type: "disjunction" }).format(moves) });
}

/** A call against a player has its button at that player's place, with a name behind it. */
function buttonText(words: Words, move: Move): string {
  return move.seat ? words.say("page.call_against", { seat: words.seat(move.seat) }) : moveText(words, move);
}

/** The cards of the hand that the coach speaks of; of equal ones no more than a move takes. */
export const meantCards = (coach: Coach | null, held: readonly HeldCard[]): Set<number> =>
  new Set((coach?.moves ?? []).flatMap((move) => heldFor(move.cards, held).map((one) => one.key)));
