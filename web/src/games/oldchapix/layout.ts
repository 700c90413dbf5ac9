/** Where the cards of a trick lie: each before its player, as far apart as their number asks for. */
import { inTurn, placeAround } from "../places.ts";

export interface TrickPlace {
  /** From 0 to 1, from edge to edge of the trick. */
  x: number;
  y: number;
  /** The same across in a wide felt: card beside card, so that all of them can be large. */
  flat: number;
  /** Degrees. */
  turn: number;
}

/** In widths of a card: the least room for a trick across and down, and the most that it takes across. */
export interface TrickSize {
  across: number;
  down: number;
  span: number;
  /** The same across where the trick lies flat. */
  flat: number;
}

/** A card is not laid down by a ruler: these degrees more, always the same for the same letter. */
const CROOKED = [-2, 1.5, 0.5, -1, 2.5, 0, -2.5, 1];

export function trickPlace(seat: number, reader: number | null, players: number, card: string): TrickPlace {
  const heights = inTurn(players, reader).map((one) => placeAround(one, reader, players).y);
  const top = Math.min(...heights);
  const { x, y } = placeAround(seat, reader, players);
  const fromLeft = inTurn(players, reader).filter((one) => one !== reader);
  if (reader !== null) fromLeft.splice(Math.ceil(fromLeft.length / 2), 0, reader);
  const flat = fromLeft.indexOf(seat) / (players - 1);
  const crooked = CROOKED[card.charCodeAt(0) % CROOKED.length] ?? 0;
  return { x, y: (y - top) / (Math.max(...heights) - top || 1), flat, turn: (x - 0.5) * 14 + crooked };
}

/** The rows of five players overlap a little: no letter is covered. */
export function trickSize(players: number, reader: number | null): TrickSize {
  const flat = 0.9 * players + 0.6;
  if (reader === null) return { across: 4.4, down: 3.2, span: 4.8, flat };
  const [across, down] = players > 4 ? [3.7, 3.7] : players > 3 ? [3.5, 3.05] : [3.5, 2.7];
  return { across, down, span: 4.4, flat };
}
