/** The keys of this browser's seats, and the tables it has visited. None of it is sent anywhere else. */
import { ON_DEVICE } from "#host";
import type { GameName, SeatKey } from "./protocol.ts";

/** The tables of a device are not those of a server under the same address. */
const TABLES = ON_DEVICE ? "toutilix.device.tables" : "toutilix.tables";
const COMMITMENTS = "toutilix.commitments";
const MOST = 20;
const MOST_MATCHES = 60;

export interface KeptTable {
  id: string;
  game: GameName;
  token?: string;
  /** The seat that the token holds. */
  seat?: number;
  /** At a table on one device: the keys of all who share it. */
  keys?: SeatKey[];
  /** When it was last visited. */
  at: number;
}

export function keptTables(): KeptTable[] {
  try {
    const kept = JSON.parse(localStorage.getItem(TABLES) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function keep(tables: KeptTable[]): void {
  try {
    localStorage.setItem(TABLES, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Private windows may keep nothing: then the seat lasts as long as the page.
  }
}

export function keepTable(id: string, game: GameName, token?: string, keys?: SeatKey[], seat?: number): void {
  const before = keptTables();
  const known = before.find((table) => table.id === id);
  const now: KeptTable = { id, game, at: Date.now() };
  const key = token ?? known?.token;
  if (key) now.token = key;
  const place = seat ?? known?.seat;
  if (place) now.seat = place;
  const shared = keys ?? known?.keys;
  if (shared) now.keys = shared;
  keep([now, ...before.filter((table) => table.id !== id)]);
}

export function forgetTable(id: string): void {
  keep(keptTables().filter((table) => table.id !== id));
}

/**
 * The commitment to a match's cards, as it was told before the match was over. Kept here, it proves afterwards that the
 * server has stayed with it.
 */
export function keepCommitment(id: string, match: number, commitment: string): void {
  const kept = commitments();
  if (kept.some(([of]) => of === `${id}/${match}`)) return;
  try {
    localStorage.setItem(COMMITMENTS, JSON.stringify([[`${id}/${match}`, commitment], ...kept].slice(0, MOST_MATCHES)));
  } catch {
    // Nothing can be kept here: the record alone has to do.
  }
}

export const commitmentOf = (id: string, match: number) => commitments().find(([of]) => of === `${id}/${match}`)?.[1];

function commitments(): [string, string][] {
  try {
    const kept = JSON.parse(localStorage.getItem(COMMITMENTS) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export const keysOf = (id: string) => keptTables().find((table) => table.id === id)?.keys ?? [];
export const tokenOf = (id: string) => keptTables().find((table) => table.id === id)?.token;
