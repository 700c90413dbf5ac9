/** The answers of the digit keys about a table. */
import type { Card, TableAbout } from "../wire/protocol.ts";
import type { Live } from "../wire/table.svelte.ts";
import { say } from "../words/speech.svelte.ts";
import type { Words } from "../words/words.ts";
import type { SpokenAnswer } from "./keys.ts";
import { toldEvents } from "./log/lines.ts";
import { tableText } from "./text_view.ts";

/** The turn has a key of its own. */
const last = (live: Live) => {
  const act = live.log.at(-1);
  return act ? toldEvents(act, live.seat).filter((event) => event.id !== "engine.turn") : [];
};

export function answerToKey(
  what: SpokenAnswer,
  live: Live,
  about: TableAbout,
  words: Words,
  held: readonly Card[],
): string {
  switch (what) {
    case "last":
      return words.sentences(last(live));
    case "turn":
      return live.turn ? words.fact({ id: "engine.turn", seat: live.turn }) : say("page.nobody_in_turn");
    case "scores":
      return about.seats
        .map(({ seat }) => words.fact({ id: "page.score_of", seat, points: live.table?.scores[seat - 1] ?? 0 }))
        .join(" ");
    case "counts":
      return about.seats
        .map(({ seat }) => words.fact({ id: "table.in_hand", seat, held: live.table?.counts[seat - 1] ?? 0 }))
        .join(" ");
    case "table":
      return tableText(live, words);
    case "hand":
      return held.length ? words.cards(held) : say("page.no_cards_in_hand");
  }
}
