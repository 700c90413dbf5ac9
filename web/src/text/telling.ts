/** A table in sentences: the same that the felt shows, for who reads or hears it. Nothing here knows a rule. */
import type { GameName, OldchapixTable, RummylixTable, SowixTable, StrategixOwn, StrategixTable } from "../protocol.ts";
import { byLetter, exchangeOf, roundOf } from "../tables/rounds.ts";
import { trickOf } from "../tables/tricks.ts";
import type { Live } from "../wire/table.svelte.ts";
import { cardsIn, type Words } from "../words/words.ts";

/** Some sentences under a heading. */
export interface Part {
  title: string;
  lines: string[];
}

interface Teller {
  /** What lies on the table. */
  table: (live: Live, words: Words) => Part[];
  /** What stands at a player's place, besides cards and points. */
  seat: (live: Live, words: Words, seat: number) => string[];
}

const FAMILIES = ["pink_low", "pink_high", "blue_low", "blue_high"];

const oldchapix: Teller = {
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
    return [
      {
        title: words.say("page.contract"),
        lines: [
          words.say(`oldchapix.contract_${table.contract}`),
          words.say("page.text_families", { families }),
          ...(table.led ? [words.say("page.text_led", { family: words.say(`page.family_${table.led}`) })] : []),
        ],
      },
      { title: words.say(trick.taker === null ? "page.trick" : "page.text_last_trick"), lines: laid },
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

/** The exchange before this hand: who gave what to whom, as far as this reader may know it. */
function exchanged(live: Live, words: Words): string[] {
  const own = live.watching ? null : (live.own as StrategixOwn | null);
  const { gifts } = exchangeOf(live.log);
  if (gifts.length) return gifts.map((gift) => words.event(gift));
  if (!own?.gave && !own?.got) return [];
  const card = (one: string | null) => (one ? words.card(one) : "");
  return [words.say("page.strategix_exchange", { gave: card(own.gave), got: card(own.got) })];
}

const strategix: Teller = {
  table(live, words) {
    const table = live.table as StrategixTable;
    const own = live.watching ? null : (live.own as StrategixOwn | null);
    const { plays, winner } = roundOf(live.log, table);
    const lines: string[] = [];
    if (winner !== null) lines.push(words.event({ id: "strategix.round_won", seat: winner }));
    if (table.combination && table.owner) {
      const id = table.after_firecracker ? "table.strategix_after_firecracker" : "table.strategix_follow";
      lines.push(words.event({ id, seat: table.owner, cards: table.combination }));
    } else lines.push(words.say(live.mine ? "table.strategix_lead" : "table.strategix_nothing"));
    if (own && live.mine && table.combination && live.about?.options["voluntary_pass"] !== "free") {
      lines.push(words.say(own.passes_used ? "table.strategix_pass_used" : "table.strategix_pass_left"));
    }
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
      { title: words.say("page.text_round"), lines: round },
      { title: words.say("page.text_besides"), lines: besides },
    ].filter((part) => part.lines.length);
  },
  seat(live, words, seat) {
    const table = live.table as StrategixTable;
    const { last, winner } = roundOf(live.log, table);
    const place = table.places[seat - 1];
    const did = last.get(seat);
    return [
      ...(place ? [words.say(`page.place_${place}`)] : []),
      ...(winner === seat ? [words.say("page.strategix_winner")] : []),
      ...(winner !== seat && table.owner === seat ? [words.say("page.strategix_owner")] : []),
      ...(did && did !== "played" ? [words.say(`page.strategix_${did}`)] : []),
    ];
  },
};

const sowix: Teller = {
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

const rummylix: Teller = {
  table(live, words) {
    const table = live.table as RummylixTable;
    const step: string[] = [];
    if (live.mine && table.star_to_place) step.push(words.say("page.rummylix_place_star"));
    else if (live.mine && table.step === "draw") step.push(words.say("page.rummylix_draw"));
    else if (live.mine) {
      step.push(words.say(table.opened[(live.seat ?? 1) - 1] ? "page.rummylix_play" : "table.rummylix_open"));
    }
    const runs = table.runs.map((run, place) => {
      const id = run.blocked === "none" ? "table.rummylix_run" : `table.rummylix_run_${run.blocked}`;
      return words.event({ id, seat: run.owner, cards: run.cards, number: place + 1 });
    });
    const piles = { id: "table.rummylix_piles", cards: table.top ?? "", number: table.stock, points: table.discard };
    return [
      ...(step.length ? [{ title: words.say("page.text_step"), lines: step }] : []),
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
      words.say(table.opened[seat - 1] ? "page.rummylix_opened" : "page.rummylix_not_opened"),
      ...(shown ? [words.cards(shown)] : []),
    ];
  },
};

const TELLERS: Record<GameName, Teller> = { oldchapix, strategix, sowix, rummylix };

const tellerOf = (live: Live) => (live.about && live.table ? TELLERS[live.about.game] : null);

export const partsOf = (live: Live, words: Words): Part[] => tellerOf(live)?.table(live, words) ?? [];

/** What lies on the table, in one breath. */
export const tableText = (live: Live, words: Words): string =>
  partsOf(live, words)
    .flatMap((part) => part.lines)
    .join(" ");

/** A player in one line: cards, points and what the game adds. */
export function seatFacts(live: Live, words: Words, seat: number): string[] {
  return [
    words.say("page.seat_cards", { count: live.table?.counts[seat - 1] ?? 0 }),
    words.say("page.seat_points", { points: live.table?.scores[seat - 1] ?? 0 }),
    ...(tellerOf(live)?.seat(live, words, seat) ?? []),
  ];
}

/** What the selected cards can mean, for who does not see the buttons change. */
export function meaning(words: Words, offered: readonly string[]): string {
  const [first, ...others] = offered;
  if (!first) return "";
  return others.length ? words.say("page.text_meanings", { count: offered.length, first }) : first;
}
