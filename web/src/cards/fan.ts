/** Where the cards of a hand lie: a fan that fits its room, in two rows where one would leave no finger room for a card. */

export interface FanPlace {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  /** The part that no other card covers: there it can be tapped. */
  wide: number;
  high: number;
}

export interface Fan {
  /** Of one card, in pixels. */
  width: number;
  /** How far a selected card stands out. */
  lift: number;
  places: FanPlace[];
}

const RATIO = 60 / 84;
/** The least that is seen of a card where all of them fit beside each other. */
const LEAST = 34;
/** Of a card's width, from one card to the next where there is room enough. */
const LOOSE = 0.94;
/** Of a card's width, between a row, or two of them, and each edge: for corners that are turned outwards. */
const EDGE = { 1: 0.17, 2: 0.12 };

export function fan(count: number, wide: number, high: number): Fan {
  const one = rows(count, 1, wide, high);
  return one.step >= LEAST || count < 8 ? one.fan : rows(count, 2, wide, high).fan;
}

function rows(count: number, number: 1 | 2, wide: number, high: number): { fan: Fan; step: number } {
  const tall = high * (number === 1 ? 0.76 : 0.57);
  const width = tall * RATIO;
  const lift = high * 0.11;
  const each = Math.ceil(count / number);
  const room = wide - width * (1 + 2 * EDGE[number]);
  // Two rows of one length lie half a card apart: a hand, not a grid.
  const apart = number === 2 && count % 2 === 0 ? 0.5 : 0;
  const step = each > 1 ? Math.min(width * LOOSE, room / (each - 1 + apart)) : width * LOOSE;
  const down = high * 0.94 - lift - tall;
  const bend = Math.min(3.2, (number === 1 ? 20 : 18) / Math.max(each, 1));
  // The ends of a fan hang lower than its middle, as on a circle, but not below the room there is.
  const sag = (along: number) => (step / radians(bend)) * (1 - Math.cos(radians(along * bend)));
  const below = high - lift - tall - (number - 1) * down;
  const drop = Math.min(1, below / Math.max(sag((each - 1) / 2), 1));
  const places = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / each);
    const length = row ? count - each : each;
    const along = (place % each) - (length - 1) / 2;
    const last = place === count - 1 || place % each === each - 1;
    return {
      x: wide / 2 - width / 2 + (along + apart * (row - 0.5)) * step,
      y: lift + row * down + drop * sag(along),
      turn: along * bend,
      wide: last ? width : Math.min(step, width),
      high: row < number - 1 ? down : tall,
    };
  });
  return { fan: { width, lift, places }, step };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
