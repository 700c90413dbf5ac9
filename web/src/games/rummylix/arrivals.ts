/** Which cards of Rummylix have just come to lie where they lie, so that they can be seen coming. */
import type { Act } from "../../wire/protocol.ts";
import { cardsIn, letterOf } from "../../words/words.ts";

export interface Arrivals {
  /** By run and letter, who has put it there: `2 K`. A firecracker is `2 left` or `2 right`. */
  runs: ReadonlyMap<string, number>;
  /** Who has discarded. */
  discarded: number | null;
  /** Who has drawn a card, and who has taken which discard. */
  drew: number | null;
  took: { seat: number; card: string } | null;
}

export function arrivalsIn(acts: readonly Act[]): Arrivals {
  const runs = new Map<string, number>();
  let discarded: number | null = null;
  let drew: number | null = null;
  let took: Arrivals["took"] = null;
  for (const { events } of acts) {
    for (const { id, seat, cards, number } of events) {
      if (!seat) continue;
      const put = /^rummylix\.(laid|added|swapped|placed|blocked)(?:_(left|right))?$/.exec(id);
      if (put?.[1] === "blocked") runs.set(`${number} ${put[2]}`, seat);
      else if (put) for (const card of cardsIn(cards ?? "")) runs.set(`${number} ${letterOf(card)}`, seat);
      else if (id === "rummylix.discarded") discarded = seat;
      else if (id === "rummylix.drew") drew = seat;
      else if (id === "rummylix.took") took = { seat, card: cards ?? "" };
    }
  }
  return { runs, discarded, drew, took };
}
