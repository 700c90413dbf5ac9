/** The table in sentences. */
import type { RummylixTable } from "../../wire/protocol.ts";
import type { Live } from "../../wire/table.svelte.ts";
import type { Words } from "../../words/words.ts";
import type { GameText } from "../room.ts";

/** The reader's next step; nothing while it is another player's turn. */
export function stepText(live: Live, words: Words): string {
  const { step, star_to_place, opened } = live.table as RummylixTable;
  if (!live.mine) return "";
  if (star_to_place) return words.say("page.rummylix_place_star");
  if (step === "draw") return words.say("page.rummylix_draw");
  return words.say(opened[(live.seat ?? 1) - 1] ? "page.rummylix_play" : "table.rummylix_open");
}

export const text: GameText = {
  table(live, words) {
    const table = live.table as RummylixTable;
    const step = stepText(live, words);
    const runs = table.runs.map((run, place) => {
      const id = run.blocked === "none" ? "table.rummylix_run" : `table.rummylix_run_${run.blocked}`;
      return words.event({ id, seat: run.owner, cards: run.cards, number: place + 1 });
    });
    const piles = { id: "table.rummylix_piles", cards: table.top ?? "", number: table.stock, points: table.discard };
    return [
      ...(step ? [{ title: words.say("page.text_step"), lines: [step] }] : []),
      { title: words.say("page.text_runs"), lines: runs.length ? runs : [words.say("table.rummylix_no_run")] },
      {
        title: words.say("page.text_piles"),
        lines: [
          words.event(piles),
          ...(table.removed ? [words.event({ id: "table.rummylix_removed", cards: table.removed })] : []),
        ],
      },
    ];
  },
  seat(live, words, seat) {
    const table = live.table as RummylixTable;
    const shown = table.shown[seat - 1];
    return [
      words.say(table.opened[seat - 1] ? "page.rummylix_opened" : "page.rummylix_not_opened", words.seats(seat)),
      ...(shown ? [words.cards(shown)] : []),
    ];
  },
};
