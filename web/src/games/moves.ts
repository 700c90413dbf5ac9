/** Moves as a button says them, and where each goes. Notation is for records; here a move is a sentence. */
import type { Card, GameName, Moves, Side } from "../wire/protocol.ts";
import { isNamedStar } from "../words/card.ts";
import type { Words } from "../words/words.ts";
import type { DropTarget, GameRoom } from "./room.ts";

/** The fields that a move of any game may have. */
export interface Move {
  verb: string;
  card?: Card;
  groups?: Card[][];
  run?: number;
  side?: Side | null;
  seat?: number;
  call?: boolean | null;
  /** Those that leave the hand. */
  cards: Card[];
  text: string;
  key?: string | null;
}

/** Where a move goes. */
export function targetOf<G extends GameName>(room: GameRoom<G>, move: Moves[G]): DropTarget {
  const { verb, run }: Move = move;
  const place = room.places?.[verb as Moves[G]["verb"]] ?? "cloth";
  return place === "run" && run ? { place, run } : { place };
}

export const sameTarget = (one: DropTarget, other: DropTarget): boolean =>
  one.place === other.place && one.run === other.run;

/** Do they differ in colours alone? */
export const samePlay = (one: Move, other: Move): boolean =>
  one.text === other.text || (!!one.key && one.key === other.key);

/** A move's cards as they will lie there, group by group; none where a move has no cards of its own. */
export function groupsOf({ groups, card, cards }: Move): Card[][] {
  if (groups) return groups;
  const own = card ? [card] : cards;
  return own.length ? [own] : [];
}

/** Does a star get a letter by this move? Then the player has to see which before it is made. */
export const namesAStar = (move: Move): boolean => groupsOf(move).flat().some(isNamedStar);

export function moveText(words: Words, move: Move): string {
  const id = move.call ? `page.move_${move.verb}_and_call` : `page.move_${move.verb}`;
  return words.has(id) ? words.say(id, wordsOf(words, move)) : move.text;
}

/** A move in a word or two, where the table shows the rest; nothing where there is no such word. */
export function briefText(words: Words, move: Move): string {
  const id = `page.move_${move.verb}_brief`;
  return words.has(id) ? words.say(id, wordsOf(words, move)) : "";
}

const wordsOf = (words: Words, move: Move) => ({
  ...words.cardArguments(groupsOf(move)),
  run: move.run ?? "",
  side: move.side ?? "none",
});
