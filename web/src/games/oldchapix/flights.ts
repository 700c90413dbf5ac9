/** Cards on their way at a table of Oldchapix: into the trick, and with the trick to its taker. */
import type { Flight } from "../../cards/flight.ts";
import type { ShownOldchapixTable } from "../../wire/protocol.ts";

/** There is one of each card: its name is its key. */
export function flights(now: ShownOldchapixTable, before: ShownOldchapixTable | null): Flight[] {
  if (!before) return [];
  const lay = new Set(before.trick.cards.map(({ card }) => card));
  const fresh = now.trick.cards.filter(({ card }) => !lay.has(card));
  const laid = fresh.map(({ seat, card }): Flight => ({ card, from: `hand ${seat}`, to: `card ${card}` }));
  const led = fresh.length > 0 && fresh.length === now.trick.cards.length;
  return [...(led ? cleared(before) : []), ...laid];
}

/** A finished trick goes to its taker. */
export function cleared({ trick }: ShownOldchapixTable): Flight[] {
  const { taker, cards } = trick;
  return taker === null ? [] : cards.map(({ card }) => ({ card, from: `card ${card}`, to: `seat ${taker}` }));
}
