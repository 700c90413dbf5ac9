/** How the reader sets each game up. Kept in this browser only; defaults are not kept. */

import type { GameRoom } from "../../games/room.ts";
import type { GameName, Level, NewTable, Pace } from "../../wire/protocol.ts";
import { settings } from "../../words/settings.svelte.ts";

const KEY = "toutilix.wishes";

export interface GameSetup {
  players?: number;
  options?: Record<string, string | number>;
  /** Seats whose bot is of another level than the rest. */
  levels?: Record<string, Level>;
  pace?: Pick<Pace, "bots" | "move_seconds">;
}

function kept(): Partial<Record<GameName, GameSetup>> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

const setups: Partial<Record<GameName, GameSetup>> = $state(kept());

export const setupOf = (game: GameRoom): GameSetup => setups[game.name] ?? {};
export const playersIn = (game: GameRoom): number => setupOf(game).players ?? game.defaultPlayers;
/** Is anything but the number of players changed? */
export const isChanged = (game: GameRoom): boolean => {
  const { options = {}, levels = {}, pace = {} } = setupOf(game);
  const others = Object.keys(levels).some((seat) => Number(seat) <= playersIn(game));
  return others || Object.keys(options).length > 0 || Object.keys(pace).length > 0;
};

export function changeSetup(game: GameRoom, change: GameSetup): void {
  setups[game.name] = { ...setupOf(game), ...change };
  keep();
}

/** Changes an option; its default is not kept. */
export function changeOption(game: GameRoom, name: string, value: string | number, byDefault: string | number): void {
  const { [name]: _, ...others } = setupOf(game).options ?? {};
  changeSetup(game, { options: value === byDefault ? others : { ...others, [name]: value } });
}

export function changeLevel(game: GameRoom, seat: number, level: Level | null): void {
  const { [String(seat)]: _, ...others } = setupOf(game).levels ?? {};
  changeSetup(game, { levels: level ? { ...others, [seat]: level } : others });
}

export function changePace(game: GameRoom, { bots, move_seconds }: Pace): void {
  const pace: NonNullable<GameSetup["pace"]> = {};
  if (bots && bots !== "normal") pace.bots = bots;
  if (move_seconds) pace.move_seconds = move_seconds;
  changeSetup(game, { pace });
}

export function resetSetup(game: GameRoom): void {
  setups[game.name] = {};
  keep();
}

/** Bots on all seats but the first. */
export function botsFor(game: GameRoom): Record<string, Level> {
  const levels = setupOf(game).levels ?? {};
  const seats = Array.from({ length: playersIn(game) - 1 }, (_, step) => step + 2);
  return Object.fromEntries(seats.map((seat) => [seat, levels[seat] ?? settings.level]));
}

/** The request for a new table, without its players. */
export function newTable(game: GameRoom): Pick<NewTable, "game" | "players" | "options"> & { pace: Pace } {
  const { options = {}, pace = {} } = setupOf(game);
  return { game: game.name, players: playersIn(game), options, pace };
}

function keep(): void {
  try {
    const changed = Object.entries(setups).filter(([, setup]) => Object.keys(setup).length);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(changed)));
  } catch {
    // Nothing can be kept here: the setup lasts as long as the page.
  }
}
