/**
 * The places of the runs, kept for as long as they are good: what already lies there stays where it is, in the size that it
 * has. Each run has a place with some room at both ends, and the next ones have theirs before they come. Only where that
 * is used up are all runs placed again, with smaller cards if need be, and with room to grow.
 */
import type { Card, Letter, ShownRun } from "../../wire/protocol.ts";
import { letterOf } from "../../words/card.ts";
import { isBlocked } from "./layout.ts";
import { type Packed, type PackedRun, pack, type RunSize, widthOf } from "./packing.ts";

/** A run as it lies: its box, inside the place that was kept for it. */
interface Lying {
  slot: PackedRun;
  /** The first letter when it was laid there, and where that card lies. */
  anchor: Letter;
  x: number;
  lines: number;
}

export interface Laid extends Packed {
  /** Where the next run goes, if the reader plays. */
  free: PackedRun | undefined;
}

/** How much room there is beside what lies there: for cards and a firecracker at each run, and for more runs. */
interface Room {
  cards: number;
  runs: number;
}

/** The next run has at least three cards, and often five: with as many one opens. */
const NEW_RUN = 3;
const OFTEN = 5;
/** How many runs have a place, each time that all are placed again. */
const NUMBERS = [4, 8, 13];
/** Cards of this width are easily read, on a large felt from farther away: rather than to larger ones, room goes to what may come. */
const READABLE = 40;
const FAR = 0.1;
/** And nobody gets much smaller cards than there is room for, just so that nothing has to move later. */
const WORTH = 0.85;

export class RunPlaces {
  private sizes: Packed | null = null;
  private lying: Lying[] = [];
  private slots: PackedRun[] = [];
  private wide = 0;
  private high = 0;

  /** The runs in the order of their numbers. */
  lay(runs: readonly ShownRun[], wide: number, high: number, playing: boolean): Laid {
    const same = this.wide === wide && this.high === high && runs.length >= this.lying.length;
    const held = same && this.sizes ? this.hold(this.sizes, runs, playing) : null;
    return held ?? this.layAnew(runs, wide, high, playing);
  }

  /** The same places, if they do for all: then nothing moves. */
  private hold(sizes: Packed, runs: readonly ShownRun[], playing: boolean): Laid | null {
    const next: Lying[] = [];
    const used = new Set<PackedRun>();
    for (const [place, run] of runs.entries()) {
      const before = this.lying[place];
      const slot = before?.slot ?? this.slots.find((one) => !used.has(one) && fits(run, one, sizes));
      if (!slot) return null;
      const now = before ? grown(before, run, sizes) : begun(run, slot, sizes);
      if (!now || !inside(now, run, sizes)) return null;
      used.add(slot);
      next.push(now);
    }
    const free = this.slots.find((slot) => !used.has(slot));
    if (playing && !free) return null;
    this.lying = next;
    const places = next.map((one, place) => boxOf(one, runs[place] as ShownRun, sizes));
    return { ...sizes, places, free: playing && free ? nextIn(free, sizes) : undefined };
  }

  private layAnew(runs: readonly ShownRun[], wide: number, high: number, playing: boolean): Laid {
    const more = playing ? 1 : 0;
    const packed = (room: Room) => pack(sizesOf(runs, room), wide, high);
    const tight = packed({ cards: 0, runs: more });
    const least = runs.length + more;
    const next = (NUMBERS.find((number) => number >= least) ?? least) - runs.length;
    const roomy = [2, 1, 0].flatMap((cards) => [
      { cards, runs: next },
      { cards, runs: more + 1 },
    ]);
    const readable = Math.max(READABLE, FAR * Math.sqrt(wide * high));
    const enough = Math.min(readable, WORTH * tight.card);
    const sizes = roomy.map(packed).find((one) => one.high <= high && one.card >= enough) ?? tight;
    this.sizes = sizes;
    this.wide = wide;
    this.high = high;
    this.slots = widened(sizes.places, wide);
    this.lying = runs.map((run, place) => begun(run, this.slots[place] as PackedRun, sizes));
    const places = this.lying.map((one, place) => boxOf(one, runs[place] as ShownRun, sizes));
    const free = this.slots[runs.length];
    return { ...sizes, places, free: playing && free ? nextIn(free, sizes) : undefined };
  }
}

const blocksOf = (run: ShownRun): number => Number(isBlocked(run, "left")) + Number(isBlocked(run, "right"));

function sizesOf(runs: readonly ShownRun[], room: Room): RunSize[] {
  const block = room.cards ? 1 : 0;
  const next = { cards: NEW_RUN + 2 * room.cards, blocks: block };
  return [
    ...runs.map((run) => ({ cards: run.cards.length + room.cards, blocks: Math.max(blocksOf(run), block) })),
    ...Array.from({ length: room.runs }, () => next),
  ];
}

/** All of the felt is for the runs: each column has its part of what is left, and its places are as wide as it is. */
function widened(places: readonly PackedRun[], wide: number): PackedRun[] {
  const columns = [...new Set(places.map(({ x }) => x))].sort((one, other) => one - other);
  const ends = columns.map((left) => Math.max(...places.filter(({ x }) => x === left).map((one) => one.x + one.wide)));
  const outside = (columns[0] ?? 0) + wide - (ends.at(-1) ?? wide);
  const more = Math.max(0, outside) / Math.max(columns.length, 1);
  return places.map((one) => {
    const column = columns.indexOf(one.x);
    const x = one.x - (columns[0] ?? 0) + column * more;
    return { ...one, x, wide: (ends[column] ?? one.x + one.wide) - one.x + more };
  });
}

const linesOf = (run: ShownRun, { most }: Packed): number => Math.ceil(run.cards.length / most);

const wideOf = (run: ShownRun, sizes: Packed): number =>
  widthOf(Math.min(run.cards.length, sizes.most), blocksOf(run), sizes);

const fits = (run: ShownRun, slot: PackedRun, sizes: Packed): boolean =>
  wideOf(run, sizes) <= slot.wide + 0.5 && linesOf(run, sizes) * sizes.line <= slot.high + 0.5;

/** In front of the first card lie its owner's face, room to grow and maybe a firecracker. */
const beforeFirst = (run: ShownRun, sizes: Packed): number =>
  sizes.face + sizes.end + (isBlocked(run, "left") ? sizes.block : 0);

/** At first it lies so that it can grow at both ends, and a firecracker has room in front of it. */
function begun(run: ShownRun, slot: PackedRun, sizes: Packed): Lying {
  const lines = linesOf(run, sizes);
  const block = isBlocked(run, "left") ? 0 : sizes.block;
  const left = lines > 1 ? 0 : leftIn(slot, wideOf(run, sizes), block, sizes);
  return { slot, anchor: letterOf(run.cards[0] as Card) as Letter, x: slot.x + left + beforeFirst(run, sizes), lines };
}

/** How far from the left of its place a run of this width begins: as many more cards fit in front of it as behind it. */
function leftIn(slot: PackedRun, wide: number, block: number, { step }: Packed): number {
  const spare = slot.wide - wide - block;
  return spare < 0 ? 0 : block + Math.floor(spare / step / 2 + 0.01) * step;
}

/** Where the next run goes, if it has as many cards as one often has. */
function nextIn(slot: PackedRun, sizes: Packed): PackedRun {
  const wide = Math.min(slot.wide, widthOf(OFTEN, 0, sizes));
  return { ...slot, x: slot.x + leftIn(slot, wide, sizes.block, sizes), wide };
}

/** The same run with what has come to it: the other cards stay where they are, also where some come in front of them. */
function grown(before: Lying, run: ShownRun, sizes: Packed): Lying | null {
  const at = run.cards.findIndex((card) => letterOf(card) === before.anchor);
  const lines = linesOf(run, sizes);
  if (at < 0 || lines !== before.lines || (lines > 1 && at > 0)) return null;
  return before;
}

function inside(one: Lying, run: ShownRun, sizes: Packed): boolean {
  const box = boxOf(one, run, sizes);
  const { slot } = one;
  return box.x >= slot.x - 0.5 && box.x + box.wide <= slot.x + slot.wide + 0.5 && box.high <= slot.high + 0.5;
}

function boxOf({ slot, anchor, x, lines }: Lying, run: ShownRun, sizes: Packed): PackedRun {
  const added = Math.max(
    0,
    run.cards.findIndex((card) => letterOf(card) === anchor),
  );
  const left = x - added * sizes.step - beforeFirst(run, sizes);
  return { x: left, y: slot.y, wide: wideOf(run, sizes), high: lines * sizes.line };
}
