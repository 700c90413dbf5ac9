/** The trick to look at, from what has been told: the one that is being played or, until somebody leads, the last one. */
import type { Act } from "../protocol.ts";

export interface Laid {
  seat: number;
  card: string;
}

export interface Trick {
  cards: Laid[];
  /** Who took it; null while it is being played. */
  taker: number | null;
}

const NONE: Trick = { cards: [], taker: null };

export function trickOf(log: readonly Act[]): Trick {
  let trick = NONE;
  let before = NONE;
  for (const { events } of log) {
    for (const { id, seat, cards } of events) {
      if (!seat && id !== "engine.hand_begins") continue;
      const laid: Laid = { seat: seat ?? 0, card: cards ?? "" };
      if (id === "engine.hand_begins") trick = before = NONE;
      else if (id === "oldchapix.led") {
        before = trick;
        trick = { cards: [laid], taker: null };
      } else if (id === "oldchapix.played") trick = { cards: [...trick.cards, laid], taker: null };
      else if (id === "oldchapix.took" || id === "oldchapix.took_danger") trick = { ...trick, taker: seat ?? null };
      else if (id === "table.undone") {
        const cardsLeft = trick.cards.slice(0, -1);
        trick = cardsLeft.length ? { cards: cardsLeft, taker: null } : before;
      }
    }
  }
  return trick;
}
