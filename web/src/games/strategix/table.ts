import type { GameEvent } from "../../wire/acts.ts";
import type { RoundPlay } from "../../wire/protocol.ts";
import { FIRECRACKER } from "../../words/card.ts";
import type { GameTable } from "../room.ts";
import { bubble } from "./bubble.ts";
import Felt from "./Felt.svelte";
import { cleared, flights } from "./flights.ts";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";

/** The event that told of a play; `place` is its place in the round. */
function told({ seat, groups, thrown }: RoundPlay, place: number): GameEvent<"strategix"> {
  if (thrown) return { id: "strategix.firecracker", seat, card: FIRECRACKER };
  return { id: place ? "strategix.followed" : "strategix.led", seat, groups };
}

export const table: GameTable<"strategix"> = {
  Felt,
  SeatExtra,
  bubble,
  sounds,
  flights,
  cleared,
  mood: ({ round }, seat) => (round.winner === seat ? "glad" : null),
  lastMove: {
    kind: "play",
    onTable({ round: { plays } }) {
      const last = plays.at(-1);
      return last ? { laid: [{ seat: last.seat, groups: last.groups }], told: [told(last, plays.length - 1)] } : null;
    },
  },
};
