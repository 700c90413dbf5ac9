/** How this person likes each game set up. Kept in this browser only; what is usual is not kept. */

import { GAMES } from "../../games/list.ts";
import type { GameRoom } from "../../games/room.ts";
import type { GameName, Level, NewTable, Pace } from "../../wire/protocol.ts";
import { settings } from "../../words/settings.svelte.ts";

const KEY = "toutilix.wishes";

export interface Wish {
  players?: number;
  options?: Record<string, string | number>;
  /** Seats whose bot is of another level than the rest. */
  levels?: Record<string, Level>;
  pace?: Pick<Pace, "bots" | "move_seconds">;
}

function kept(): Partial<Record<GameName, Wish>> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

const wishes: Partial<Record<GameName, Wish>> = $state(kept());

export const wishOf = (game: GameRoom): Wish => wishes[game.name] ?? {};
export const playersOf = (game: GameRoom): number => wishOf(game).players ?? game.defaultPlayers;
/** Is anything but the number of players other than usual? */
export const isChanged = (game: GameRoom): boolean => {
  const { options = {}, levels = {}, pace = {} } = wishOf(game);
  const others = Object.keys(levels).some((seat) => Number(seat) <= playersOf(game));
  return others || Object.keys(options).length > 0 || Object.keys(pace).length > 0;
};

export function wishFor(game: GameRoom, change: Wish): void {
  wishes[game.name] = { ...wishOf(game), ...change };
  keep();
}

/** An option by its name; its usual value is none to be kept. */
export function wishOption(game: GameRoom, name: string, value: string | number, usual: string | number): void {
  const { [name]: _, ...others } = wishOf(game).options ?? {};
  wishFor(game, { options: value === usual ? others : { ...others, [name]: value } });
}

export function wishLevel(game: GameRoom, seat: number, level: Level | null): void {
  const { [String(seat)]: _, ...others } = wishOf(game).levels ?? {};
  wishFor(game, { levels: level ? { ...others, [seat]: level } : others });
}

export function wishPace(game: GameRoom, { bots, move_seconds }: Pace): void {
  const pace: NonNullable<Wish["pace"]> = {};
  if (bots && bots !== "normal") pace.bots = bots;
  if (move_seconds) pace.move_seconds = move_seconds;
  wishFor(game, { pace });
}

export function wishUsual(game: GameRoom): void {
  wishes[game.name] = {};
  keep();
}

/** Bots on all seats but the first. */
export function botsOf(game: GameRoom): Record<string, Level> {
  const levels = wishOf(game).levels ?? {};
  const seats = Array.from({ length: playersOf(game) - 1 }, (_, step) => step + 2);
  return Object.fromEntries(seats.map((seat) => [seat, levels[seat] ?? settings.level]));
}

/** What a new table is asked for, whoever sits at it. */
export function tableOf(game: GameRoom): Pick<NewTable, "game" | "players" | "options"> & { pace: Pace } {
  const { options = {}, pace = {} } = wishOf(game);
  return { game: game.name, players: playersOf(game), options, pace };
}

function keep(): void {
  try {
    const changed = GAMES.flatMap((game) => (Object.keys(wishOf(game)).length ? [[game.name, wishOf(game)]] : []));
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(changed)));
  } catch {
    // Nothing can be kept here: the wish lasts as long as the page.
  }
}
