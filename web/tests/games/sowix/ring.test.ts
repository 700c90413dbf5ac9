import { expect, test } from "vitest";
import { type Box, layRing, placeOf, type Ring } from "../../../src/games/sowix/ring.ts";

const FELTS = [
  [344, 340],
  [374, 460],
  [360, 250],
  [630, 178],
  [480, 760],
  [880, 400],
  [1500, 650],
] as const;

const inside = ({ x, y, wide, high }: Ring, felt: readonly [number, number]) =>
  x - wide / 2 >= -0.01 && x + wide / 2 <= felt[0] + 0.01 && y - high / 2 >= -0.01 && y + high / 2 <= felt[1] + 0.01;

test.each(FELTS)("in a felt of %i × %i ring and button fit, and keep clear of each other", (wide, high) => {
  const ring = layRing(wide, high, true);
  expect(inside(ring, [wide, high])).toBe(true);
  const { x, y, size } = ring.button ?? { x: 0, y: 0, size: 0 };
  expect(size).toBeGreaterThanOrEqual(64);
  expect(x + size / 2).toBeLessThanOrEqual(wide + 0.01);
  expect(y + size / 2).toBeLessThanOrEqual(high + 0.01);
  const end = ring.x + (ring.wide - ring.high) / 2;
  expect(Math.hypot(x - end, y - ring.y)).toBeGreaterThanOrEqual((ring.high + size) / 2);
});

test.each(FELTS)("in a felt of %i × %i letters can be read and do not touch", (wide, high) => {
  const ring = layRing(wide, high, true);
  const places = Array.from({ length: 26 }, (_, letter) => placeOf(letter, ring));
  for (const [letter, at] of places.entries()) {
    const next = places[(letter + 1) % 26] ?? at;
    expect(Math.hypot(at.x - next.x, at.y - next.y)).toBeGreaterThan(2 * ring.disc);
  }
  expect(1.45 * ring.disc).toBeGreaterThanOrEqual(13);
});

test("A is at the top, N at the bottom, and the alphabet runs clockwise", () => {
  const ring = layRing(400, 400, false);
  expect(placeOf(0, ring)).toMatchObject({ x: 0, y: expect.closeTo(-(ring.high - ring.band) / 2) });
  expect(placeOf(13, ring)).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo((ring.high - ring.band) / 2) });
  expect(placeOf(6, ring).x).toBeGreaterThan(0);
  expect(placeOf(20, ring).x).toBeLessThan(0);
});

test("two cards and the plaque lie inside the band", () => {
  for (const [wide, high] of FELTS) {
    const { card, plaque, high: tall, band, wide: across } = layRing(wide, high, true);
    expect(1.4 * card + plaque).toBeLessThan(tall - 2 * band);
    expect(2.2 * card).toBeLessThan(across - 2 * band);
    expect(card).toBeGreaterThan(45);
  }
});

test("a ring keeps clear of somebody who sits above it", () => {
  const seat: Box = { left: 390, top: -100, wide: 100, high: 140 };
  const free = layRing(880, 400, true);
  const ring = layRing(880, 400, true, [seat]);
  expect(ring.high).toBeLessThan(free.high);
  expect(ring.y - ring.high / 2).toBeGreaterThanOrEqual(40);
});
