/** What this browser keeps: the keys of its seats, and the tables it has been at. Nothing of it is sent anywhere else. */
import type { GameName } from "../protocol.ts";

const TABLES = "toutilix.tables";
const MOST = 20;

export interface Kept {
  id: string;
  game: GameName;
  token?: string;
  /** When it was last visited. */
  at: number;
}

export function keptTables(): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(TABLES) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function keep(tables: Kept[]): void {
  try {
    localStorage.setItem(TABLES, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Private windows may keep nothing: then the seat lasts as long as the page.
  }
}

export function keepTable(id: string, game: GameName, token?: string): void {
  const before = keptTables();
  const known = before.find((table) => table.id === id);
  const now: Kept = { id, game, at: Date.now() };
  const key = token ?? known?.token;
  if (key) now.token = key;
  keep([now, ...before.filter((table) => table.id !== id)]);
}

export function forgetTable(id: string): void {
  keep(keptTables().filter((table) => table.id !== id));
}

export const tokenOf = (id: string) => keptTables().find((table) => table.id === id)?.token;
