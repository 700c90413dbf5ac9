/** One card as it is written: `Hb`, `*`, `*H`, `!`, `??` (unseen), or a letter without colour. The one place that knows it. */
import type { Card, Letter } from "../wire/protocol.ts";

export const LETTERS: readonly Letter[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
export const STAR: Card = "*";
export const FIRECRACKER: Card = "!";
export const UNSEEN: Card = "??";

export type Colour = "pink" | "blue" | "yellow" | "violet";
const COLOURS: Readonly<Record<string, Colour>> = { p: "pink", b: "blue", y: "yellow", v: "violet" };

export type CardKind = "letter" | "star" | "firecracker" | "unseen";

export function kindOf(card: Card): CardKind {
  if (card.startsWith(STAR)) return "star";
  return card === FIRECRACKER ? "firecracker" : card === UNSEEN ? "unseen" : "letter";
}

/** The letter that a card shows or stands for; none for a bare star, a firecracker or an unseen card. */
export function letterOf(card: Card): Letter | "" {
  const kind = kindOf(card);
  return kind === "star" ? card.charAt(1) : kind === "letter" ? card.charAt(0) : "";
}

/** None where a card has no colour, or was written without it. */
export const colourOf = (card: Card): Colour | null => (kindOf(card) === "letter" && COLOURS[card.charAt(1)]) || null;

/** Does the star stand for a letter? */
export const isNamedStar = (card: Card): boolean => kindOf(card) === "star" && letterOf(card) !== "";

/** The star that stands for this letter; the bare star without one. */
export const starAs = (letter: Letter | ""): Card => STAR + letter;

/** A card as it is held: a star in a hand stands for nothing yet. */
export const inHand = (card: Card): Card => (kindOf(card) === "star" ? STAR : card);

/** Is this held card one that a move writes so? A move may leave out the colour. */
export const isWritten = (written: Card, held: Card): boolean =>
  inHand(written) === held ||
  (kindOf(written) === "letter" &&
    colourOf(written) === null &&
    kindOf(held) === "letter" &&
    letterOf(written) === letterOf(held));
