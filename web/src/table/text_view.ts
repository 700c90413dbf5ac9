/** A table in sentences, for the text view and for keys. */
import type { Live } from "../wire/table.svelte.ts";
import type { Words } from "../words/words.ts";

export interface TextSection {
  title: string;
  lines: string[];
}

/** The table in words, under headings. */
export const sectionsOf = (live: Live, words: Words): TextSection[] =>
  (live.text?.sections ?? []).map(({ title, lines }) => ({
    title: words.fact(title),
    lines: lines.map((line) => words.fact(line)),
  }));

/** The table in words, in one breath. */
export const tableText = (live: Live, words: Words): string =>
  (live.text?.sections ?? [])
    .filter((section) => !section.quiet)
    .flatMap((section) => section.lines.map((line) => words.fact(line)))
    .join(" ");

/** Special facts of a player's place. */
const seatText = (live: Live, words: Words, seat: number): string[] =>
  (live.text?.seats[seat - 1] ?? []).map((line) => words.fact(line));

/** A player in one line: cards, points and what the game adds. */
export const seatFacts = (live: Live, words: Words, seat: number): string[] => [
  words.say("page.seat_cards", { count: live.table?.counts[seat - 1] ?? 0 }),
  words.say("page.seat_points", { points: live.table?.scores[seat - 1] ?? 0 }),
  ...seatText(live, words, seat),
];

/** The moves of the selected cards, for readers who do not see the buttons change; `more`: there are more than these. */
export function meaning(words: Words, offered: readonly string[], more = false): string {
  const [first, ...others] = offered;
  if (!first) return "";
  const id = more ? "page.text_meanings_more" : "page.text_meanings";
  return others.length ? words.say(id, { count: offered.length, first }) : first;
}
