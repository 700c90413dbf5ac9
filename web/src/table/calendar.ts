/** A month on paper. Days are dates of UTC, as for the deal of the day. */

/** `2026-07`, and a number of months later. */
export function monthAfter(month: string, steps: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7);
}

/** Its dates in weeks from Monday on; null where the month has not begun or is over. */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cell = (place: number) => {
    const day = place - before + 1;
    return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, "0")}`;
  };
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cell(7 * week + day)),
  );
}
