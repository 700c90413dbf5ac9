/** The last move, to be shown again: the cards, the players and the sentences that told it. All of it from the log. */
import type { LastMoveRule } from "../games/room.ts";
import { ofThisHand } from "../wire/acts.ts";
import type { Act, Happening } from "../wire/protocol.ts";
import { cardsIn } from "../words/words.ts";
import { toldEvents } from "./log/lines.ts";

export interface LastMove {
  kind: LastMoveRule["kind"];
  laid: LaidCards[];
  told: Happening[];
}

export interface LaidCards {
  seat: number;
  /** As they were played: groups with a plus between them. */
  cards: string;
}

export function lastMove(log: readonly Act[], { kind, lays, acts }: LastMoveRule): LastMove | null {
  const hand = ofThisHand(log);
  const chosen = acts?.(hand) ?? hand.filter((act) => act.events.some((event) => lays.test(event.id))).slice(-1);
  if (!chosen.length) return null;
  const events = chosen.flatMap((act) => act.events);
  return {
    kind,
    laid: events
      .filter((event) => lays.test(event.id))
      .map(({ id, seat, cards }) => ({
        seat: seat ?? 0,
        cards: cards || (/firecracker|_?blocked/.test(id) ? "!" : ""),
      }))
      .filter((one) => cardsIn(one.cards).length > 0),
    told: chosen.flatMap((act) => toldEvents(act, null)),
  };
}
