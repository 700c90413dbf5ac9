/** A table in sentences, for the text view and for keys. The game tells what is its own. */
import type { GameText } from "../games/room.ts";
import type { Live } from "../wire/table.svelte.ts";
import type { Words } from "../words/words.ts";

/** The cards on the table, in one breath. */
export const tableText = (game: GameText, live: Live, words: Words): string =>
  (live.table ? game.table(live, words) : [])
    .filter((section) => !section.quiet)
    .flatMap((section) => section.lines)
    .join(" ");

/** A player in one line: cards, points and what the game adds. */
export function seatFacts(game: GameText, live: Live, words: Words, seat: number): string[] {
  return [
    words.say("page.seat_cards", { count: live.table?.counts[seat - 1] ?? 0 }),
    words.say("page.seat_points", { points: live.table?.scores[seat - 1] ?? 0 }),
    ...(live.table ? game.seat(live, words, seat) : []),
  ];
}

/** The moves of the selected cards, for readers who do not see the buttons change; `more`: there are more than these. */
export function meaning(words: Words, offered: readonly string[], more = false): string {
  const [first, ...others] = offered;
  if (!first) return "";
  const id = more ? "page.text_meanings_more" : "page.text_meanings";
  return others.length ? words.say(id, { count: offered.length, first }) : first;
}
