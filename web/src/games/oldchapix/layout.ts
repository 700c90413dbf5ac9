/** Where the cards of a trick lie: each before its player, as far apart as their number asks for. */
import { inTurn, placeAround } from "../places.ts";

export interface TrickPlace {
  /** From 0 to 1, from edge to edge of the trick. */
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

/** In widths of a card: the least room for a trick across and down, and the most that it takes across. */
export interface TrickSize {
  across: number;
  down: number;
  span: number;
}

/** A card is not laid down by a ruler: these degrees more, always the same for the same letter. */
const CROOKED = [-2, 1.5, 0.5, -1, 2.5, 0, -2.5, 1];

export function trickPlace(seat: number, reader: number | null, players: number, card: string): TrickPlace {
  const heights = inTurn(players, reader).map((one) => placeAround(one, reader, players).y);
  const top = Math.min(...heights);
  const { x, y } = placeAround(seat, reader, players);
  const crooked = CROOKED[card.charCodeAt(0) % CROOKED.length] ?? 0;
  return { x, y: (y - top) / (Math.max(...heights) - top || 1), turn: (x - 0.5) * 14 + crooked };
}

/** The rows of five players overlap a little: no letter is covered. */
export function trickSize(players: number, reader: number | null): TrickSize {
  if (reader === null) return { across: 4.4, down: 3.2, span: 4.8 };
  const [across, down] = players > 4 ? [3.7, 3.7] : players > 3 ? [3.5, 3.05] : [3.5, 2.7];
  return { across, down, span: 4.4 };
}
