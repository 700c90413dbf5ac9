/**
 * A flight: one card on its way from where it was to where it lies. A game tells the flights of an act from the facts of
 * its table before and after it (`games/NAME/flights.ts`); `travel.svelte.ts` shows them.
 */
import type { Card } from "../wire/protocol.ts";

/**
 * Where a flight begins or ends. In the page:
 * `card KEY` is the element with `data-lies="KEY"`: a card on the felt, which keeps its key as long as it lies anywhere;
 * `pile NAME` the one with `data-pile="NAME"`; `hand 3` the cards of seat 3; `seat 3` its player; `middle` the felt's.
 */
export type Spot = `card ${string}` | `pile ${string}` | `hand ${number}` | `seat ${number}` | "middle";

export interface Flight {
  /** The face that flies. A card that comes into the reader's hand always shows its own. */
  card: Card;
  from: Spot;
  to: Spot;
  /** Milliseconds until it begins. */
  after?: number;
}

/** The same film backwards, for a move that is taken back. */
export const reversed = (flights: readonly Flight[]): Flight[] =>
  flights.map(({ card, from, to }) => ({ card, from: to, to: from }));

/** From one card to the next, where one player gets several. */
const GAP = 70;
/** More are not told apart. */
const MOST = 7;
/** The longest that dealing takes until the last card sets off. */
const DEALING = 560;

/** Cards dealt from the middle, one round after the other; the reader sees each of their own. */
export function dealt(counts: readonly number[], reader: number | null): Flight[] {
  const rounds = Math.max(...counts, 1);
  return counts.flatMap((count, place) => {
    const seat = place + 1;
    const shown = seat === reader ? count : Math.min(count, MOST);
    return Array.from({ length: shown }, (_, one): Flight => {
      const round = seat === reader ? one : (one * rounds) / MOST;
      return {
        card: "??",
        from: "middle",
        to: `hand ${seat}`,
        after: Math.round((round / rounds) * DEALING) + place * 12,
      };
    });
  });
}

/** Several cards from one spot to another, one shortly after the other. */
export function several(card: Card, count: number, from: Spot, to: Spot, after = 0): Flight[] {
  return Array.from({ length: Math.min(count, MOST) }, (_, one) => ({ card, from, to, after: after + one * GAP }));
}
