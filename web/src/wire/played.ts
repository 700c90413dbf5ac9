/**
 * The matches that were played to their end on this device. They are kept in this browser, sent nowhere, and can be
 * erased.
 */
import type { GameName, Level } from "./protocol.ts";

const PLAYED = "toutilix.played";
const RUNNING = "toutilix.running";
/** A list of this many takes about a third of a megabyte. */
const MOST = 3000;
const MOST_RUNNING = 60;

/** Bots of one level, bots of several, or people. */
export type Opponents = Level | "mixed" | "people";
export const OPPONENTS: readonly Opponents[] = ["beginner", "regular", "expert", "adaptive", "mixed", "people"];

/** A match at a table. */
export interface OwnMatch {
  table: string;
  match: number;
  game: GameName;
  /** The date of a deal of the day. */
  daily?: string;
}

export interface PlayedMatch extends OwnMatch {
  against: Opponents;
  points: number;
  place: number;
  /** Do the fewest points win? */
  fewest: boolean;
  /** Did it end after a number of hands, before its rules would have ended it? */
  short?: boolean;
  /** When it was counted. */
  at: number;
}

const isSame = (one: OwnMatch) => (other: OwnMatch) => one.table === other.table && one.match === other.match;

function read<One>(key: string): One[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function write(key: string, list: readonly OwnMatch[], most: number): void {
  try {
    localStorage.setItem(key, JSON.stringify(list.slice(-most)));
  } catch {
    // Nothing can be kept here: then nothing is counted.
  }
}

/** The oldest comes first. */
export const playedMatches = () => read<PlayedMatch>(PLAYED);
export const runningMatches = () => read<OwnMatch>(RUNNING);

/** This device plays in a match: it will count when it is over, whether or not the page is open then. */
export function noteRunning({ table, match, game, daily }: OwnMatch): void {
  const running = runningMatches();
  const one = { table, match, game, ...(daily ? { daily } : {}) };
  if (!running.some(isSame(one))) write(RUNNING, [...running, one], MOST_RUNNING);
}

/**
 * A match is over. It counts once: a page that is loaded again at the end, or open in two tabs, finds it counted, and after
 * everything was erased it does not come back.
 */
export function notePlayed(one: PlayedMatch): void {
  const running = runningMatches();
  if (!running.some(isSame(one))) return;
  const played = playedMatches();
  if (!played.some(isSame(one))) write(PLAYED, [...played, one], MOST);
  write(
    RUNNING,
    running.filter((other) => !isSame(one)(other)),
    MOST_RUNNING,
  );
}

export function erasePlayed(): void {
  try {
    localStorage.removeItem(PLAYED);
    localStorage.removeItem(RUNNING);
  } catch {
    // There is nothing where nothing can be kept.
  }
}

/** This device's results in the deals of a day: the first match of each game counts. */
export function playedOn(date: string, played: readonly PlayedMatch[] = playedMatches()): Map<GameName, PlayedMatch> {
  const found = new Map<GameName, PlayedMatch>();
  for (const one of played) if (one.daily === date && !found.has(one.game)) found.set(one.game, one);
  return found;
}
