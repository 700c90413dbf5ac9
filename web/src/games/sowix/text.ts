/** The table in sentences. */
import type { SowixTable } from "../../wire/protocol.ts";
import type { GameText } from "../room.ts";

export const text: GameText = {
  table(live, words) {
    const table = live.table as SowixTable;
    const force = table.letter ? "table.sowix_letter" : "table.sowix_anything";
    const lines = [words.say(force, { letter: table.letter ?? "", number: table.firecrackers })];
    if (table.top) lines.push(words.event({ id: "table.sowix_pile", cards: table.top, number: table.pile_size }));
    lines.push(words.say("page.sowix_fits", { letters: [...table.fits].join(", "), count: table.fits.length }));
    lines.push(words.say("table.sowix_direction", { number: table.direction }));
    const stock = [words.say("table.sowix_stock", { number: table.stock_size, points: table.turned })];
    return [
      { title: words.say("page.text_pile"), lines },
      { title: words.say("page.text_stock"), lines: stock },
    ];
  },
  seat(live, words, seat) {
    const table = live.table as SowixTable;
    const shown = table.shown[seat - 1];
    return [
      ...(table.lose_turn.includes(seat) ? [words.say("page.sowix_loses_turn")] : []),
      ...(shown ? [words.cards(shown)] : []),
    ];
  },
};
