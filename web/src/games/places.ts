/** Where players sit around the table: the reader at the bottom, the others clockwise from the reader's left. */

/** From 0 to 1, of the way across and down. */
export interface PlaceAround {
  x: number;
  y: number;
}

/** How far the arc of the others reaches below the middle of the table, in degrees, by their number. */
const REACH = [0, 0, -28, 0, 10, 18, 26, 34];

const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/** The seats in turn from the reader's left. The reader comes last; a spectator has all of them across. */
export function inTurn(players: number, reader: number | null): number[] {
  return Array.from({ length: players }, (_, step) => (((reader ?? players) + step) % players) + 1);
}

/** The place of a seat, on an arc that is open where the reader sits. */
export function placeAround(seat: number, reader: number | null, players: number): PlaceAround {
  if (seat === reader) return { x: 0.5, y: 1 };
  const others = inTurn(players, reader).filter((one) => one !== reader);
  const reach = REACH[Math.min(others.length, REACH.length - 1)] ?? 0;
  const part = others.length > 1 ? others.indexOf(seat) / (others.length - 1) : 0.5;
  const degrees = 180 + reach - part * (180 + 2 * reach);
  // Below its middle the table is still broad: the reader's side reaches further down than these places.
  const across = degrees < 0 ? degrees / 2 : degrees > 180 ? (degrees + 180) / 2 : degrees;
  return { x: 0.5 + cosine(across) / 2, y: 0.5 - sine(degrees) / 2 };
}

/** The same at the left and right edge alone, for a window that is low. */
export function placeAtSides(seat: number, reader: number | null, players: number): PlaceAround {
  const others = inTurn(players, reader).filter((one) => one !== reader);
  const left = Math.ceil(others.length / 2);
  const place = others.indexOf(seat);
  const [side, along, length] = place < left ? [0, place, left] : [1, others.length - 1 - place, others.length - left];
  return { x: side, y: length > 1 ? 1 - along / (length - 1) : 0.3 };
}
