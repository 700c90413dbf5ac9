/** Cards on their way at a table of Sowix: onto the pile, out of the draw pile, and the pile that is turned over. */
import { type Flight, several } from "../../cards/flight.ts";
import type { ShownSowixTable } from "../../wire/protocol.ts";
import { UNSEEN } from "../../words/card.ts";

/** When a card that is turned up after a deal sets off. */
const AFTER_DEAL = 700;
const TURNING = 320;

export function flights(now: ShownSowixTable, before: ShownSowixTable | null): Flight[] {
  const lay = new Set(before?.laid.map(({ key }) => key));
  const laid = now.laid
    .filter(({ key }) => !lay.has(key))
    .map(({ key, seat, card }): Flight => {
      const to = `card ${key}` as const;
      return seat
        ? { card, from: `hand ${seat}`, to }
        : { card, from: "pile stock", to, after: before ? 0 : AFTER_DEAL };
    });
  if (!before) return laid;
  const turned = now.turned > before.turned;
  return [
    ...laid,
    ...(turned ? several(UNSEEN, 4, "pile pile", "pile stock") : []),
    ...now.draws.flatMap(({ seat, count }) =>
      several(UNSEEN, count, "pile stock", `hand ${seat}`, turned ? TURNING : 0),
    ),
  ];
}
