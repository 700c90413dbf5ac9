/** The table in sentences. */
import type { StrategixOwn, StrategixTable } from "../../wire/protocol.ts";
import type { Live } from "../../wire/table.svelte.ts";
import { cardsIn, type Words } from "../../words/words.ts";
import type { GameText } from "../room.ts";
import { byLetter, exchangeOf, roundOf, standingsOf } from "./rounds.ts";

/** The exchange before this hand: who gave what to whom, as far as this reader may know it. */
function exchanged(live: Live, words: Words): string[] {
  const own = live.watching ? null : (live.own as StrategixOwn | null);
  const { gifts } = exchangeOf(live.log);
  if (gifts.length) return gifts.map((gift) => words.event(gift));
  if (!own?.gave && !own?.got) return [];
  const card = (one: string | null) => (one ? words.card(one) : "");
  return [words.say("page.strategix_exchange", { gave: card(own.gave), got: card(own.got) })];
}

/** The combination to follow and its owner; or that somebody has to lead. */
export function followText(live: Live, words: Words): string {
  const { combination, owner, after_firecracker } = live.table as StrategixTable;
  if (!combination || !owner) return words.say(live.mine ? "table.strategix_lead" : "table.strategix_nothing");
  const id = after_firecracker ? "table.strategix_after_firecracker" : "table.strategix_follow";
  return words.event({ id, seat: owner, cards: combination });
}

/** Whether the reader may still skip a turn; nothing where passing is free. */
export function passText(live: Live, words: Words): string {
  const own = live.own as StrategixOwn | null;
  const follows = live.mine && (live.table as StrategixTable).combination;
  if (!own || !follows || live.about?.options["voluntary_pass"] === "free") return "";
  return words.say(own.passes_used ? "table.strategix_pass_used" : "table.strategix_pass_left");
}

export const text: GameText = {
  table(live, words) {
    const table = live.table as StrategixTable;
    const { plays, winner } = roundOf(live.log);
    const won = winner === null ? "" : words.event({ id: "strategix.round_won", seat: winner });
    const lines = [won, followText(live, words), passText(live, words)].filter(Boolean);
    const round = plays.map(({ seat, cards }, place) => {
      if (cards === "!") return words.event({ id: "strategix.firecracker", seat });
      return words.event({ id: place ? "strategix.followed" : "strategix.led", seat, cards });
    });
    const aside = cardsIn(table.played);
    const cards = byLetter(aside).map((same) => words.cards(same.join(" ")));
    const besides = exchanged(live, words);
    if (aside.length) {
      besides.push(
        words.say("table.strategix_played", { number: aside.length, points: table.boxed }),
        `${cards.join(", ")}.`,
      );
    }
    return [
      { title: words.say("page.text_to_follow"), lines },
      { title: words.say("page.text_round"), lines: round, quiet: true },
      { title: words.say("page.text_besides"), lines: besides, quiet: true },
    ].filter((part) => part.lines.length);
  },
  seat(live, words, seat) {
    const table = live.table as StrategixTable;
    const place = table.places[seat - 1];
    return [
      ...(place ? [words.say(`page.place_${place}`)] : []),
      ...standingsOf(live.log, table, seat).map((one) => words.say(`page.strategix_${one}`)),
    ];
  },
};
