/** A round of Strategix to look at, from what has been told: the one being played or, until somebody leads, the last one. */
import type { Act, Happening, StrategixTable } from "../protocol.ts";
import { ofThisHand } from "./acts.ts";

export interface Play {
  /** Each play of a hand has its own number, so that it can be told from one just like it. */
  key: number;
  seat: number;
  /** A combination with its groups, or a firecracker. */
  cards: string;
}

export type Doing = "played" | "threw" | "passed" | "lost";

export interface Round {
  plays: Play[];
  /** What each seat has done last in this round. */
  last: ReadonlyMap<number, Doing>;
  /** Who won it; null while it is being played. */
  winner: number | null;
}

const DOINGS: Record<string, Doing> = {
  "strategix.led": "played",
  "strategix.followed": "played",
  "strategix.firecracker": "threw",
  "strategix.passed": "passed",
  "strategix.lost_turn": "lost",
};

export function roundOf(log: readonly Act[], table: StrategixTable): Round {
  let plays: Play[] = [];
  let last = new Map<number, Doing>();
  let winner: number | null = null;
  for (const { n, events } of ofThisHand(log)) {
    for (const { id, seat, cards } of events) {
      const doing = DOINGS[id];
      if (id === "strategix.round_won") winner = seat ?? null;
      if (!doing || !seat) continue;
      if (id === "strategix.led") {
        plays = [];
        last = new Map();
        winner = null;
      }
      last.set(seat, doing);
      if (doing === "played" || doing === "threw") plays = [...plays, { key: n, seat, cards: cards ?? "" }];
    }
  }
  return agreeing({ plays, last, winner }, table);
}

/** After a break the log may not reach back to the lead: the table always knows what is to be followed, and whose it is. */
function agreeing(round: Round, table: StrategixTable): Round {
  const { combination, owner } = table;
  if (!combination || !owner || round.plays.some((play) => play.seat === owner && play.cards !== "!")) return round;
  const last = new Map(round.last);
  if (!last.has(owner)) last.set(owner, "played");
  return { plays: [{ key: -1, seat: owner, cards: combination }, ...round.plays], last, winner: null };
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
