/** The words of the coach of a lesson, and the moves that it asks for. */
import type { HeldCard } from "../../cards/hand.svelte.ts";
import { cardsOf, moveText } from "../../games/moves.ts";
import type { Coach } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";

export function coachWords(coach: Coach, words: Words): string {
  return words.say(coach.id, { second: words.seat(2), third: words.seat(3), fourth: words.seat(4) });
}

/** The moves that are asked for, as the buttons say them; nothing where the learner does what they like. */
export function toDo(coach: Coach, words: Words): string {
  const moves = (coach.moves ?? []).map((move) => buttonText(words, move));
  if (!moves.length) return "";
  return words.say("lesson.do", { moves: new Intl.ListFormat(words.language, { type: "disjunction" }).format(moves) });
}

/** A call against a player names that player. */
function buttonText(words: Words, move: string): string {
  const caught = /^star (\d)$/.exec(move)?.[1];
  return caught ? words.say("page.call_against", { seat: words.seat(Number(caught)) }) : moveText(words, move);
}

/** The cards of the hand that the coach speaks of; of equal ones no more than a move takes. */
export function meantCards(coach: Coach | null, held: readonly HeldCard[]): Set<number> {
  const meant = new Set<number>();
  for (const move of coach?.moves ?? []) {
    const free = [...held];
    for (const card of cardsOf(move)) {
      const place = free.findIndex((one) => one.card === (card[0] === "*" ? "*" : card));
      const [found] = place < 0 ? [] : free.splice(place, 1);
      if (found) meant.add(found.key);
    }
  }
  return meant;
}
