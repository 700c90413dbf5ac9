/**
 * Where runs can lie: in columns, each run a row of overlapping cards, all with the largest cards for which there is
 * room. Nothing here depends on what is selected, so nothing moves when something is; `places.ts` keeps the places.
 */

export interface RunSize {
  cards: number;
  /** At how many ends lies a firecracker? */
  blocks: number;
}

/** In pixels of the felt. */
export interface Packed {
  /** The width of a card. */
  card: number;
  /** From one card of a run to the next. */
  step: number;
  /** Before the first card of a run: its owner's face. */
  face: number;
  /** At each end of a run: where it can grow. */
  end: number;
  /** The room for a firecracker, at an end where one lies. */
  block: number;
  /** From one line of a long run to the next. */
  line: number;
  /** How many cards a line has. */
  most: number;
  places: PackedRun[];
  /** Larger than the felt only where even the smallest cards have no room. */
  high: number;
}

export interface PackedRun {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export const RATIO = 84 / 60;
const LARGEST = 112;
const SMALLEST = 19;
/** Between two runs. */
const GAP = 3;
const COLUMN_GAP = 8;
const COLUMNS = 6;
/** A run that is longer may have several lines, before the cards of all get smaller. */
const LONG = 12;

type Sizes = Omit<Packed, "places" | "high" | "most">;

/** Of smaller cards one large letter is seen, and less of each card is enough for it. */
export const SMALL = 46;

function sizesOf(card: number): Sizes {
  const face = within(18, 0.8 * card, 40) + 4;
  const step = (card < SMALL ? 0.66 : 0.76) * card;
  // Even where cards are small, a finger can meet a run; the smallest lie as close as they can before anything scrolls.
  const line = Math.max(RATIO * card + 4, card > SMALLEST ? 33 : 0);
  return { card, step, face, end: within(6, 0.26 * card, 18), block: 0.42 * card, line };
}

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export const widthOf = (cards: number, blocks: number, { card, step, face, end, block }: Sizes): number =>
  face + 2 * end + blocks * block + (cards - 1) * step + card;

/** The widths of cards that a table gets while runs grow: only a few, so that they rarely change. */
const CARD_WIDTHS = [LARGEST, 92, 76, 64, 54, 46, 40, 35, 31, 29, 27, 25, 24, 23, 22, 21, 20, SMALLEST] as const;

/** The runs in the order in which they are to lie, with the largest of these cards for which there is room. */
export function pack(runs: readonly RunSize[], wide: number, high: number): Packed {
  for (const card of CARD_WIDTHS) {
    for (let columns = 1; columns <= COLUMNS; columns += 1) {
      const packed = inColumns(runs, wide, high, sizesOf(card), columns);
      if (packed) return packed;
    }
  }
  // In the last resort they are scrolled, with as little to scroll as there can be.
  const scrolled = Array.from({ length: COLUMNS }, (_, one) => one + 1)
    .map((columns) => inColumns(runs, wide, Number.POSITIVE_INFINITY, sizesOf(SMALLEST), columns))
    .filter((packed) => packed !== null)
    .sort((one, other) => one.high - other.high);
  // Without a size, or narrower than three of the smallest cards, there is nothing to be seen.
  const nothing = { ...sizesOf(SMALLEST), most: 3, places: runs.map(() => ({ x: 0, y: 0, wide, high })), high };
  return scrolled[0] ?? nothing;
}

function inColumns(runs: readonly RunSize[], wide: number, high: number, sizes: Sizes, columns: number): Packed | null {
  const column = (wide - (columns - 1) * COLUMN_GAP) / columns;
  const blocks = Math.max(...runs.map((run) => run.blocks), 0);
  const longest = Math.max(...runs.map(({ cards }) => cards).filter((cards) => cards <= LONG), 3);
  const most = Math.max(Math.floor((column - widthOf(1, blocks, sizes)) / sizes.step) + 1, longest);
  const boxes = runs.map((run) => ({
    wide: widthOf(Math.min(run.cards, most), run.blocks, sizes),
    high: Math.ceil(run.cards / most) * sizes.line,
  }));
  // As high as needed, so that all columns have about the same height and are no wider than the felt together.
  const tallest = Math.min(
    high,
    boxes.reduce((sum, box) => sum + box.high + GAP, 0),
  );
  for (let least = Math.max(...boxes.map((box) => box.high), 0); ; least += 4) {
    const filled = fill(boxes, Math.min(least, tallest), columns);
    if (filled && widthsOf(boxes, filled).reduce((sum, one) => sum + one + COLUMN_GAP, -COLUMN_GAP) <= wide)
      return { ...sizes, most, ...placed(boxes, filled, wide, high) };
    if (least >= tallest) return null;
  }
}

/** The width of each column. */
function widthsOf(boxes: readonly Size[], counts: readonly number[]): number[] {
  let next = 0;
  return counts.map((count) => {
    next += count;
    return Math.max(...boxes.slice(next - count, next).map((box) => box.wide));
  });
}

interface Size {
  wide: number;
  high: number;
}

/** How many boxes each column gets, from the first on; null where they have no room. */
function fill(boxes: readonly Size[], high: number, columns: number): number[] | null {
  const counts: number[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    if (box.high > high) return null;
    if (used + GAP + box.high > high) {
      counts.push(0);
      used = -GAP;
    }
    used += GAP + box.high;
    counts.push((counts.pop() ?? 0) + 1);
  }
  return counts.length <= columns ? counts : null;
}

/** The columns side by side in the middle of the felt. */
function placed(
  boxes: readonly Size[],
  counts: readonly number[],
  wide: number,
  high: number,
): Pick<Packed, "places" | "high"> {
  let next = 0;
  const columns = counts.map((count) => {
    const mine = boxes.slice(next, next + count);
    next += count;
    return {
      mine,
      wide: Math.max(...mine.map((box) => box.wide)),
      high: mine.reduce((sum, box) => sum + box.high + GAP, -GAP),
    };
  });
  const tallest = Math.max(...columns.map((column) => column.high), 0);
  const across = columns.reduce((sum, column) => sum + column.wide + COLUMN_GAP, -COLUMN_GAP);
  let x = Math.max(0, (wide - across) / 2);
  const top = Number.isFinite(high) ? Math.max(0, (high - tallest) / 2) : 0;
  const places = columns.flatMap((column) => {
    let y = top;
    const lying = column.mine.map((box): PackedRun => {
      const at = { x, y, wide: box.wide, high: box.high };
      y += box.high + GAP;
      return at;
    });
    x += column.wide + COLUMN_GAP;
    return lying;
  });
  return { places, high: top + tallest };
}
