/** The way the turn goes: an arrow between each two players who sit side by side. */
import type { Box, Point } from "./ring.ts";

export interface Arrow extends Point {
  /** The seats between which it lies, clockwise. */
  from: number;
  to: number;
  /** Degrees from pointing right; clockwise around the table. */
  turn: number;
  /** Of the size that is usual here: less where people sit close together. */
  size: number;
}

/** Where the middle of a player's face is, and all that belongs to the player. */
export interface SeatPoint extends Point {
  seat: number;
  box: Box;
  /** The width of the face. */
  face: number;
}

/** How far an arrow keeps from the edge of the felt. */
const EDGE = 18;
/** How wide an arrow is, and the least of that at which it is worth drawing. */
const WIDE = 16;
const SMALLEST = 0.7;

/**
 * `others`: clockwise from the reader's left. Around a table the arrows lie on its oval; beside a row of players they
 * lie in it, and at the upper corners of the felt.
 */
export function arrowsBetween(others: readonly SeatPoint[], reader: number | null, table: Box, felt: Box): Arrow[] {
  const row = others.every((one) => Math.abs(one.y - (others[0]?.y ?? 0)) < 2) && (others[0]?.y ?? 0) < felt.top;
  const middle = { x: table.left + table.wide / 2, y: table.top + table.high / 2 };
  const own = reader ? [{ seat: reader, x: middle.x, y: table.top + table.high }] : [];
  const all = [...others, ...own];
  if (all.length < 2) return [];
  // In a row without the reader nobody sits between the last and the first.
  const pairs = row && !reader ? all.slice(0, -1) : all;
  const arrows = pairs.map((from, place): Arrow => {
    const to = all[(place + 1) % all.length] ?? from;
    const ends = { from: from.seat, to: to.seat, size: 1 };
    if (!row) return { ...ends, ...(Math.abs(from.x - to.x) < 2 ? inColumn(from, to) : onOval(from, to)) };
    if (to.seat === reader) return { ...ends, x: felt.left + felt.wide - EDGE, y: felt.top + EDGE, turn: 90 };
    if (from.seat === reader) return { ...ends, x: felt.left + EDGE, y: felt.top + EDGE, turn: -90 };
    const room = Math.abs(to.x - from.x) - (others[0]?.face ?? 0);
    const size = Math.min(1, room / WIDE);
    return { ...ends, x: (from.x + to.x) / 2, y: from.y, turn: from.x < to.x ? 0 : 180, size };
  });
  // Where two sit close together, and behind the edge of the table, there is no room for one.
  if (row) return arrows.filter(({ size }) => size >= SMALLEST);
  return arrows.filter((arrow) => arrow.y > table.top && others.every(({ box }) => !inside(arrow, box)));

  /** Beside two players who sit one above the other. */
  function inColumn(from: Point, to: Point): Pick<Arrow, "x" | "y" | "turn"> {
    const left = from.x < middle.x;
    return { x: left ? felt.left + EDGE : felt.left + felt.wide - EDGE, y: (from.y + to.y) / 2, turn: left ? -90 : 90 };
  }

  /** Half-way between two places, clockwise on the oval through them. */
  function onOval(from: Point, to: Point): Pick<Arrow, "x" | "y" | "turn"> {
    const [a, b] = [seen(from), seen(to)];
    const angle = a.angle + ((b.angle - a.angle + 4 * Math.PI) % (2 * Math.PI)) / 2;
    const far = (a.far + b.far) / 2;
    const [wide, high] = [(far * table.wide) / 2, (far * table.high) / 2];
    const turn = (Math.atan2(high * Math.cos(angle), -wide * Math.sin(angle)) * 180) / Math.PI;
    return { x: middle.x + wide * Math.cos(angle), y: middle.y + high * Math.sin(angle), turn };
  }

  /** A place from the middle of the table, as if the table were a circle of radius 1. */
  function seen({ x, y }: Point): { angle: number; far: number } {
    const [across, down] = [(2 * (x - middle.x)) / table.wide, (2 * (y - middle.y)) / table.high];
    return { angle: Math.atan2(down, across), far: Math.hypot(across, down) };
  }
}

function inside({ x, y }: Point, { left, top, wide, high }: Box): boolean {
  return x > left && x < left + wide && y > top && y < top + high;
}
