/** The trick to look at, from what has been told: the one that is being played or, until somebody leads, the last one. */

import { ofThisHand } from "../../wire/acts.ts";
import type { Act } from "../../wire/protocol.ts";

export interface TrickCard {
  seat: number;
  card: string;
}

export interface Trick {
  cards: TrickCard[];
  /** Who took it; null while it is being played. */
  taker: number | null;
}

export function trickOf(log: readonly Act[]): Trick {
  let trick: Trick = { cards: [], taker: null };
  for (const { id, seat, cards } of ofThisHand(log).flatMap((act) => act.events)) {
    if (!seat) continue;
    const laid: TrickCard = { seat, card: cards ?? "" };
    if (id === "oldchapix.led") trick = { cards: [laid], taker: null };
    else if (id === "oldchapix.played") trick.cards.push(laid);
    else if (id === "oldchapix.took" || id === "oldchapix.took_danger") trick.taker = seat;
  }
  return trick;
}
