/** Days in a row. A day is a date of UTC, which begins at the same moment everywhere: time zones make no difference. */

const A_DAY = 86_400_000;

/** Today's date by the clock of this device. The server's own may differ: where it is known, it counts. */
export const todayInUtc = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

/** Days since 1970; NaN where the text is no date. */
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / A_DAY;

const dateOf = (day: number): string => new Date(day * A_DAY).toISOString().slice(0, 10);

export interface Streak {
  /** Up to today or, as long as today can still be played, to yesterday. */
  current: number;
  longest: number;
}

/** Several deals of one day count once. A clock that was set back loses nothing: days to come count when they come. */
export function streakOf(dates: Iterable<string>, today: string): Streak {
  const days = new Set([...dates].map(dayOf).filter(Number.isFinite));
  const now = dayOf(today);
  const last = days.has(now) ? now : now - 1;
  const longest = [...days].filter((day) => !days.has(day + 1)).map((day) => runTo(day, days));
  return { current: runTo(last, days), longest: Math.max(0, ...longest) };
}

function runTo(last: number, days: ReadonlySet<number>): number {
  let first = last;
  while (days.has(first)) first -= 1;
  return last - first;
}

/** The last seven days up to today, and whether they were played. */
export function lastWeek(dates: Iterable<string>, today: string): { date: string; played: boolean }[] {
  const days = new Set(dates);
  return Array.from({ length: 7 }, (_, step) => dateOf(dayOf(today) - 6 + step)).map((date) => ({
    date,
    played: days.has(date),
  }));
}
