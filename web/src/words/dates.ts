/** Dates of UTC as people write them: the day is the same in every time zone. */
import type { Language } from "./words.ts";

export function dateText(
  date: string,
  language: Language,
  as: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  const moment = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return date;
  return new Intl.DateTimeFormat(language, { ...as, timeZone: "UTC" }).format(moment);
}
