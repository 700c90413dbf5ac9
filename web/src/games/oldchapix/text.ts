/** The table in sentences. */
import type { OldchapixTable } from "../../wire/protocol.ts";
import type { GameText } from "../room.ts";
import { trickOf } from "./tricks.ts";

const FAMILIES = ["pink_low", "pink_high", "blue_low", "blue_high"];

export const text: GameText = {
  table(live, words) {
    const table = live.table as OldchapixTable;
    const trick = trickOf(live.log);
    const families = FAMILIES.map((family) => words.say(`page.family_${family}`)).join(", ");
    const laid = trick.cards.map(({ seat, card }, place) =>
      words.event({ id: place ? "oldchapix.played" : "oldchapix.led", seat, cards: card }),
    );
    if (trick.taker !== null) laid.push(words.event({ id: "oldchapix.took", seat: trick.taker }));
    else if (!laid.length && table.leader)
      laid.push(words.event({ id: "table.oldchapix_no_trick", seat: table.leader }));
    if (table.led) laid.push(words.say("page.text_led", { family: words.say(`page.family_${table.led}`) }));
    return [
      { title: words.say(trick.taker === null ? "page.trick" : "page.text_last_trick"), lines: laid },
      { title: words.say("page.contract"), lines: [words.say(`oldchapix.contract_${table.contract}`)] },
      { title: words.say("page.families"), lines: [words.say("page.text_families", { families })], quiet: true },
    ];
  },
  seat(live, words, seat) {
    const table = live.table as OldchapixTable;
    const captured = table.captured[seat - 1];
    return [
      words.say("page.seat_tricks", { count: table.tricks_won[seat - 1] ?? 0 }),
      ...(captured ? [words.say("page.captured_cards", { cards: words.cards(captured) })] : []),
    ];
  },
};
