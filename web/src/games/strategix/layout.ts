/** How a combination lies in the middle of the table: group beside group, in as many lines as make its cards largest. */

export interface Laid {
  /** The width of a card, in pixels. */
  card: number;
  /** How many groups each line has. */
  lines: number[];
}

/** Of a card's width: from one card of a group to the next. Of a long one less is seen of each, and each is larger. */
export const stepIn = (size: number): number => (size > 8 ? 0.62 : 0.8);
/** Of a card's width, between two groups and between two lines. */
export const GROUP_GAP = 0.4;
export const LINE_GAP = 0.1;
const RATIO = 84 / 60;
/** Cards lie a little crooked, and need this much more. */
const CROOKED = 1.08;
const LARGEST = 190;
const SMALLEST = 18;

const widthOf = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + (size - 1) * stepIn(size) + 1, 0) + (sizes.length - 1) * GROUP_GAP;

/** `sizes`: how many cards each group has; the room in pixels. */
export function layOut(sizes: readonly number[], wide: number, high: number): Laid {
  let best: Laid = { card: 0, lines: [] };
  for (let count = 1; count <= Math.max(sizes.length, 1); count += 1) {
    const each = Math.ceil(sizes.length / count);
    const lines = Array.from({ length: Math.ceil(sizes.length / each) }, (_, line) =>
      sizes.slice(line * each, (line + 1) * each),
    );
    const across = Math.max(...lines.map(widthOf), 1) * CROOKED;
    const down = (lines.length * RATIO + (lines.length - 1) * LINE_GAP) * CROOKED;
    const card = Math.min(LARGEST, wide / across, high / down);
    if (card > best.card + 1) best = { card, lines: lines.map((line) => line.length) };
  }
  return { ...best, card: Math.max(SMALLEST, Math.floor(best.card)) };
}

/** How a card of a group is turned, in degrees: a group is held like a small fan. */
export const turnIn = (size: number, place: number): number => (place - (size - 1) / 2) * Math.min(2.5, 9 / size);
