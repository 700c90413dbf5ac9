/** The whole number that is shown on the way from one to another: fast at first, slow at last. */
export function between(from: number, to: number, part: number): number {
  const way = 1 - (1 - Math.min(Math.max(part, 0), 1)) ** 3;
  return Math.round(from + (to - from) * way);
}
