/** A round of Strategix to look at, from what has been told: the one being played or, until somebody leads, the last one. */

import { ofThisHand, once } from "../../wire/acts.ts";
import type { Act, Happening, StrategixTable } from "../../wire/protocol.ts";

export interface RoundPlay {
  /** Each play of a hand has its own number, so that it can be told from one just like it. */
  key: number;
  seat: number;
  /** A combination with its groups, or a firecracker. */
  cards: string;
}

export type SeatAction = "played" | "threw" | "passed" | "lost";

export interface Round {
  plays: RoundPlay[];
  /** What each seat has done last in this round. */
  last: ReadonlyMap<number, SeatAction>;
  /** Who won it; null while it is being played. */
  winner: number | null;
}

const ACTIONS: Record<string, SeatAction> = {
  "strategix.led": "played",
  "strategix.followed": "played",
  "strategix.firecracker": "threw",
  "strategix.passed": "passed",
  "strategix.lost_turn": "lost",
};

/** The places of all players and the felt ask for it. */
export const roundOf = once((log): Round => {
  let plays: RoundPlay[] = [];
  let last = new Map<number, SeatAction>();
  let winner: number | null = null;
  for (const { n, events } of ofThisHand(log)) {
    for (const { id, seat, cards } of events) {
      const action = ACTIONS[id];
      if (id === "strategix.round_won") winner = seat ?? null;
      if (!action || !seat) continue;
      if (id === "strategix.led") {
        plays = [];
        last = new Map();
        winner = null;
      }
      last.set(seat, action);
      if (action === "played" || action === "threw") plays.push({ key: n, seat, cards: cards ?? "" });
    }
  }
  return { plays, last, winner };
});

export type Standing = "winner" | "owner" | Exclude<SeatAction, "played">;

/** How a player stands in the round. What was played lies in the middle, and a turn that was lost is past once it has come. */
export function standingsOf(log: readonly Act[], { owner, turn }: StrategixTable, seat: number): Standing[] {
  const { last, winner } = roundOf(log);
  const did = last.get(seat);
  const found: Standing[] = winner === seat ? ["winner"] : owner === seat ? ["owner"] : [];
  if (did && did !== "played" && !(did === "lost" && turn === seat)) found.push(did);
  return found;
}

export interface Exchange {
  /** Who gave what to whom before this hand; cards that the reader may not see are face down. */
  gifts: Happening[];
  /** Still in the first round? Then it is news. */
  fresh: boolean;
}

export function exchangeOf(log: readonly Act[]): Exchange {
  const events = ofThisHand(log).flatMap((act) => act.events);
  return {
    gifts: events.filter(({ id }) => /^strategix\.gave_(lowest|best)$/.test(id)),
    fresh: !events.some(({ id }) => id === "strategix.round_won"),
  };
}

/** Cards by letter, stars and firecrackers last: for counting what is gone. */
export function byLetter(cards: readonly string[]): string[][] {
  return [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ*!"]
    .map((sign) => cards.filter((card) => card.startsWith(sign)).sort())
    .filter((group) => group.length);
}
