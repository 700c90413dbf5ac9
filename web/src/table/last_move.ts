/** The last move, to be shown again. */
import type { LastMove, LastMoveRule } from "../games/room.ts";
import { ofThisHand } from "../wire/acts.ts";
import type { Act, GameName, Tables } from "../wire/protocol.ts";
import { toldEvents } from "./log/lines.ts";

export function lastMove<G extends GameName>(
  table: Tables[G],
  log: readonly Act<G>[],
  rule: LastMoveRule<G>,
): LastMove | null {
  if ("onTable" in rule) return rule.onTable(table);
  const hand = ofThisHand(log);
  const laidBy = (act: Act<G>) => act.events.map((event) => rule.laid(event)).filter((laid) => laid !== null);
  const acts = rule.acts?.(hand) ?? hand.filter((act) => laidBy(act).length).slice(-1);
  if (!acts.length) return null;
  return { laid: acts.flatMap(laidBy), told: acts.flatMap((act) => toldEvents(act, null)) };
}
