/** A table in sentences: the same that the felt shows, for who reads or hears it. Nothing here knows a rule. */
import type { GameName, OldchapixTable, RummylixTable, SowixTable, StrategixOwn, StrategixTable } from "../protocol.ts";
import { byLetter, exchangeOf, roundOf, standingsOf } from "../tables/rounds.ts";
import { trickOf } from "../tables/tricks.ts";
import type { Live } from "../wire/table.svelte.ts";
import { cardsIn, type Words } from "../words/words.ts";

/** Some sentences under a heading. */
export interface Part {
  title: string;
  lines: string[];
  /** Only to be read: a key that tells how the table stands leaves it out. */
  quiet?: boolean;
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

/** The exchange before this hand: who gave what to whom, as far as this reader may know it. */
function exchanged(live: Live, words: Words): string[] {
  const own = live.watching ? null : (live.own as StrategixOwn | null);
  const { gifts } = exchangeOf(live.log);
  if (gifts.length) return gifts.map((gift) => words.event(gift));
  if (!own?.gave && !own?.got) return [];
  const card = (one: string | null) => (one ? words.card(one) : "");
  return [words.say("page.strategix_exchange", { gave: card(own.gave), got: card(own.got) })];
}

/** What is to be followed, and whose it is; or that somebody has to lead. */
export function followText(live: Live, words: Words): string {
  const { combination, owner, after_firecracker } = live.table as StrategixTable;
  if (!combination || !owner) return words.say(live.mine ? "table.strategix_lead" : "table.strategix_nothing");
  const id = after_firecracker ? "table.strategix_after_firecracker" : "table.strategix_follow";
  return words.event({ id, seat: owner, cards: combination });
}

/** Whether the reader, who is to follow, may still pass though able to; nothing where passing is free. */
export function passText(live: Live, words: Words): string {
  const own = live.own as StrategixOwn | null;
  const follows = live.mine && (live.table as StrategixTable).combination;
  if (!own || !follows || live.about?.options["voluntary_pass"] === "free") return "";
  return words.say(own.passes_used ? "table.strategix_pass_used" : "table.strategix_pass_left");
}

const strategix: Teller = {
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

/** What the reader has to do now; nothing while others are in turn. */
export function stepText(live: Live, words: Words): string {
  const { step, star_to_place, opened } = live.table as RummylixTable;
  if (!live.mine) return "";
  if (star_to_place) return words.say("page.rummylix_place_star");
  if (step === "draw") return words.say("page.rummylix_draw");
  return words.say(opened[(live.seat ?? 1) - 1] ? "page.rummylix_play" : "table.rummylix_open");
}

const rummylix: Teller = {
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

const TELLERS: Record<GameName, Teller> = { oldchapix, strategix, sowix, rummylix };

const tellerOf = (live: Live) => (live.about && live.table ? TELLERS[live.about.game] : null);

export const partsOf = (live: Live, words: Words): Part[] => tellerOf(live)?.table(live, words) ?? [];

/** What lies on the table, in one breath. */
export const tableText = (live: Live, words: Words): string =>
  partsOf(live, words)
    .filter((part) => !part.quiet)
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

/** What the selected cards can mean, for who does not see the buttons change; `more`: and not all of it is offered. */
export function meaning(words: Words, offered: readonly string[], more = false): string {
  const [first, ...others] = offered;
  if (!first) return "";
  const id = more ? "page.text_meanings_more" : "page.text_meanings";
  return others.length ? words.say(id, { count: offered.length, first }) : first;
}
