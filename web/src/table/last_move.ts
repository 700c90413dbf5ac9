/** The last move, to be shown again: the cards, the players and the sentences that told it. */
import type { LaidCards, LastMoveRule } from "../games/room.ts";
import { type GameEvent, ofThisHand } from "../wire/acts.ts";
import type { Act, GameName } from "../wire/protocol.ts";
import { toldEvents } from "./log/lines.ts";

export interface LastMove {
  kind: LastMoveRule["kind"];
  laid: LaidCards[];
  told: GameEvent[];
}

export function lastMove<G extends GameName>(log: readonly Act<G>[], rule: LastMoveRule<G>): LastMove | null {
  const hand = ofThisHand(log);
  const laidBy = (act: Act<G>) => act.events.map((event) => rule.laid(event)).filter((laid) => laid !== null);
  const acts = rule.acts?.(hand) ?? hand.filter((act) => laidBy(act).length).slice(-1);
  if (!acts.length) return null;
  return { kind: rule.kind, laid: acts.flatMap(laidBy), told: acts.flatMap((act) => toldEvents(act, null)) };
}
