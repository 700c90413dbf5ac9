/** Sorts a match for this device's statistics: not counted, running, or over. */
import type { Opponents, OwnMatch, PlayedMatch } from "../wire/played.ts";
import { notePlayed, noteRunning } from "../wire/played.ts";
import type { TableAbout } from "../wire/protocol.ts";
import type { Live } from "../wire/table.svelte.ts";
import { ranked, winnersOf } from "./scoring.ts";

type Shown = Pick<Live, "about" | "seat" | "match" | "table" | "log" | "watching">;

/** The reader's own match: not a lesson, not a shared device, not a match that is only watched. */
export function ownMatch({ about, seat, match, table, watching }: Shown): OwnMatch | null {
  if (!about || !table || watching || seat === null || about.local || about.lesson || about.status === "lobby")
    return null;
  return { table: about.id, match, game: about.game, ...(about.daily ? { daily: about.daily } : {}) };
}

/** The same once it is over. */
export function ownResult(live: Shown, at: number): PlayedMatch | null {
  const own = ownMatch(live);
  const { about, table, seat } = live;
  const winners = winnersOf(live.log);
  if (!own || !about || table?.over !== "match" || !winners.length) return null;
  const mine = ranked(table.scores, winners).find((one) => one.seat === seat);
  if (!mine) return null;
  return {
    ...own,
    against: opponentsOf(about, seat ?? 0),
    points: mine.points,
    place: mine.place,
    fewest: table.scores[(winners[0] ?? 1) - 1] === Math.min(...table.scores),
    ...(about.hands ? { short: true } : {}),
    at,
  };
}

export function opponentsOf(about: TableAbout, seat: number): Opponents {
  const others = about.seats.filter((one) => one.seat !== seat);
  if (others.some((one) => one.holder !== "bot")) return "people";
  const levels = new Set(others.map((one) => one.level ?? "regular"));
  const [level] = levels;
  return levels.size === 1 && level ? level : "mixed";
}

/** Counts the match when it ends; called whenever the table has changed. */
export function keepResult(live: Shown, at = Date.now()): void {
  const result = ownResult(live, at);
  if (result) {
    notePlayed(result);
    return;
  }
  const own = ownMatch(live);
  if (own && live.table?.over !== "match") noteRunning(own);
}
