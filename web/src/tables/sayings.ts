/** What the digit keys say about a table. */
import type { Asked } from "../aids/keys.ts";
import type { TableAbout } from "../protocol.ts";
import { tableText } from "../text/telling.ts";
import type { Live } from "../wire/table.svelte.ts";
import { say } from "../words/speech.svelte.ts";
import type { Words } from "../words/words.ts";

const NOT_TOLD = new Set(["engine.turn", "engine.dealt"]);

export function answerTo(
  what: Exclude<Asked, "hint" | "continue">,
  live: Live,
  about: TableAbout,
  words: Words,
  held: string,
): string {
  switch (what) {
    case "last":
      return (live.log.at(-1)?.events ?? [])
        .filter((event) => !NOT_TOLD.has(event.id))
        .map((event) => words.event(event))
        .join(" ");
    case "turn":
      return live.turn ? words.event({ id: "engine.turn", seat: live.turn }) : say("page.nobody_in_turn");
    case "scores":
      return about.seats.map(({ seat }) => `${words.who(seat)}: ${live.table?.scores[seat - 1] ?? 0}`).join(". ");
    case "counts":
      return about.seats
        .map(({ seat }) => words.event({ id: "table.in_hand", seat, number: live.table?.counts[seat - 1] ?? 0 }))
        .join(" ");
    case "table":
      return tableText(live, words);
    case "hand":
      return words.cards(held);
  }
}
