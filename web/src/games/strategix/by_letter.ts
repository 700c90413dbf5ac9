import type { Card } from "../../wire/protocol.ts";
import { FIRECRACKER, inHand, kindOf, LETTERS, letterOf, STAR } from "../../words/card.ts";

const FACES = [...LETTERS, STAR, FIRECRACKER];

const faceOf = (card: Card) => (kindOf(card) === "letter" ? letterOf(card) : inHand(card));

/** Cards by letter, stars and firecrackers last: for counting what is gone. */
export function byLetter(cards: readonly Card[]): Card[][] {
  return FACES.map((face) => cards.filter((card) => faceOf(card) === face).sort()).filter((group) => group.length);
}
