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
  const laidBy = (act: Act<G>) => act.events.map((event) => rule.laid(event)).filter((laid) => laid !== null);
  const last = ofThisHand(log).findLast((act) => laidBy(act).length);
  return last ? { laid: laidBy(last), told: toldEvents(last, null) } : null;
}
