/**
 * The alphabet as a ring around the piles, since after Z comes A again; beside it the button of a call. A low felt gets
 * a longer ring: two half circles with straight sides between them. All of it in pixels of the felt.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  wide: number;
  high: number;
}

interface Sizes {
  wide: number;
  high: number;
  /** How broad the band of letters is. */
  band: number;
  /** The radius of a letter's disc. */
  disc: number;
  /** The width of a card of the two piles in its middle. */
  card: number;
  /** The height of the plaque above the piles. */
  plaque: number;
}

/** `x` and `y` are its middle. */
export interface Ring extends Sizes, Point {
  button: (Point & { size: number }) | null;
}

const LETTERS = 26;
const RATIO = 84 / 60;
/** A ring that is less high is longer than that. */
const LEAST_WIDE = 330;
const MOST_HIGH = 640;
const LEAST_HIGH = 108;
const GAP = 6;
const STEP = 4;
/** Where the button touches the ring, in degrees below its right end: the first that has room. */
const TOUCHES = [38, 44, 50, 56, 62, 68, 30, 22];

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));
const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

/** The largest ring in a felt of this size that keeps clear of the players, with a button beside it or without one. */
export function layRing(wide: number, high: number, withButton: boolean, seats: readonly Box[] = []): Ring {
  const tallest = Math.min(high, MOST_HIGH, Math.max(wide, LEAST_HIGH));
  for (let tall = tallest; tall > LEAST_HIGH; tall -= STEP) {
    const found = placed(tall);
    if (found) return found;
  }
  const least = Math.min(wide, high);
  return { ...sized(least, least), x: wide / 2, y: high / 2, button: null };

  function placed(tall: number): Ring | null {
    const size = within(66, 0.22 * tall, 112);
    const room = wide - (withButton ? 2 * (size + GAP) : 0);
    const sizes = sized(Math.max(tall, Math.min(room, LEAST_WIDE)), tall);
    const offered = withButton ? TOUCHES : [0];
    // Around the middle first, then lower: people sit at the top.
    for (const touch of offered) {
      const far = tall / 2 + GAP + size / 2;
      const at = { x: (sizes.wide - tall) / 2 + far * cosine(touch), y: far * sine(touch) };
      const below = Math.max(tall / 2, withButton ? at.y + size / 2 : 0);
      if (withButton && at.x + size / 2 > wide / 2) continue;
      for (let y = (high - below - tall / 2) / 2 + tall / 2; y + below <= high; y += STEP) {
        const ring = { ...sizes, x: wide / 2, y };
        const button = withButton ? { x: ring.x + at.x, y: y + at.y, size } : null;
        if (seats.every((seat) => clear(seat, ring) && (!button || near(seat, button) >= size / 2)))
          return { ...ring, button };
      }
    }
    return null;
  }
}

/** Does a ring keep clear of this box? */
function clear(box: Box, { x, y, wide, high }: Point & Pick<Sizes, "wide" | "high">): boolean {
  const side = Math.max(0, wide - high);
  // The middle of the nearer round end, or the point of the straight side above or below which the box is.
  const at = within(x - side / 2, box.left + box.wide / 2, x + side / 2);
  return near(box, { x: at, y }) >= high / 2 + GAP / 2;
}

/** How far a point is from a box. */
function near({ left, top, wide, high }: Box, { x, y }: Point): number {
  return Math.hypot(x - within(left, x, left + wide), y - within(top, y, top + high));
}

function sized(wide: number, high: number): Sizes {
  const band = within(23, 0.088 * Math.min(wide, high), 50);
  const step = middleLine(wide, high, band) / LETTERS;
  const disc = Math.min(0.45 * band, 0.47 * step);
  const plaque = within(24, 0.085 * high, 40);
  return { wide, high, band, disc, plaque, card: cardIn(wide - 2 * band, high - 2 * band, plaque) };
}

/** The target at each letter: as broad as there is room between its neighbours, and turned as the ring is there. */
export function targetsOf(ring: Ring): (Point & { wide: number; high: number; turn: number })[] {
  const wide = middleLine(ring.wide, ring.high, ring.band) / LETTERS;
  // Beyond the band lies the button of the call.
  const high = Math.max(ring.band, Math.min(44, ring.band + 2 * (GAP - 1)));
  const side = Math.max(0, ring.wide - ring.high) / 2;
  return Array.from({ length: LETTERS }, (_, letter) => {
    const at = placeOf(letter, ring);
    const turn = Math.atan2(at.x - within(-side, at.x, side), -at.y);
    return { ...at, wide, high, turn };
  });
}

/** The widest card of which two lie side by side inside the band, under the plaque. */
function cardIn(wide: number, high: number, plaque: number): number {
  const radius = high / 2 - 4;
  const straight = Math.max(0, wide - high) / 2;
  let card = 190;
  while (card > 24) {
    const x = Math.max(0, 1.14 * card - straight);
    const y = (RATIO * card + plaque + GAP) / 2;
    if (Math.hypot(x, y) <= radius) break;
    card -= 1;
  }
  return card;
}

/** The length of the line through the middle of the band. */
const middleLine = (wide: number, high: number, band: number): number => 2 * (wide - high) + Math.PI * (high - band);

/** Where a letter is, from 0 for A, which is at the top; from the middle of the ring. */
export function placeOf(letter: number, { wide, high, band }: Pick<Sizes, "wide" | "high" | "band">): Point {
  const radius = (high - band) / 2;
  const side = wide - high;
  const cap = Math.PI * radius;
  let along = (letter / LETTERS) * middleLine(wide, high, band);
  if (along < side / 2) return { x: along, y: -radius };
  along -= side / 2;
  if (along < cap) return onEnd(along / radius, 1);
  along -= cap;
  if (along < side) return { x: side / 2 - along, y: radius };
  along -= side;
  if (along < cap) return onEnd(along / radius, -1);
  return { x: along - cap - side / 2, y: -radius };

  /** `turn` from the top of the right end, or from the bottom of the left one. */
  function onEnd(turn: number, end: 1 | -1): Point {
    return { x: end * (side / 2 + radius * Math.sin(turn)), y: -end * radius * Math.cos(turn) };
  }
}
