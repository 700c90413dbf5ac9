/**
 * English and French from the catalogues of the Python side, and the same way to say a card, an event or a refusal as
 * `toutilix.words` has. Ids come with a dot (`page.rules`); in the catalogues the dot is a hyphen (`page-rules`).
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent } from "../wire/acts.ts";
import { gameWords } from "../wire/api.ts";
import {
  type Card,
  COLOUR_MATTERS,
  type Fact,
  type FactValue,
  FIELD_TYPES,
  type Letter,
  type Why,
} from "../wire/protocol.ts";
import { track } from "../wire/settled.ts";
import { colourOf, kindOf, letterOf } from "./card.ts";
import { PAUSE, withPauses } from "./spoken.ts";

export type Language = "en" | "fr";
export const LANGUAGES: Language[] = ["en", "fr"];

/** The front page's words come first; those of tables, lessons and replays come with them. */
export type CataloguePart = "front" | "table";
export const PARTS: CataloguePart[] = ["front", "table"];

type LoadCatalogue = () => Promise<{ default: string }>;
const loads: Record<CataloguePart, Record<Language, LoadCatalogue>> = {
  front: { en: () => import("virtual:words/en"), fr: () => import("virtual:words/fr") },
  table: { en: () => import("virtual:words/en/table"), fr: () => import("virtual:words/fr/table") },
};
const bundles = new Map<Language, FluentBundle>();
const known = new Set<string>();

/** `games` are those of which the page's own catalogues know nothing: their words come from the server. */
export async function load(
  language: Language,
  parts: readonly CataloguePart[] = PARTS,
  games: readonly string[] = [],
): Promise<FluentBundle> {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  const coming = Promise.all([
    ...parts.map(async (part) => [part, (await loads[part][language]()).default] as const),
    ...games.map(async (game) => [game, await textOf(game, language)] as const),
  ]);
  for (const [part, text] of await track(coming)) {
    if (known.has(`${language} ${part}`)) continue;
    known.add(`${language} ${part}`);
    const faults = bundle.addResource(new FluentResource(text));
    if (faults.length) throw faults[0];
  }
  return bundle;
}

async function textOf(game: string, language: Language): Promise<string> {
  const { text, fields, colour_matters } = await gameWords(game, language);
  Object.assign(FIELD_TYPES, { ...fields, ...FIELD_TYPES });
  COLOUR_MATTERS[game] = colour_matters;
  return text;
}

/** The sign before a number is a minus as it is printed, and no hyphen. */
const withMinus = (number: string) => number.replace("-", "−");

class BelowZero extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}

function signed(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const sign = (value: FluentVariable) => (typeof value === "number" && value < 0 ? new BelowZero(value) : value);
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, sign(value)]));
}

/** How cards are said: for the eye ("the pink E") or `spoken` for the ear ("E, pink"), with their colours or without. */
export interface CardForm {
  spoken: boolean;
  colours: boolean;
}

/** A sentence for the eye, and for the ear. `Told.svelte` puts both into the page. */
export interface Told {
  written: string;
  spoken: string;
}

/** One language. `names` are what the seats are called, seat 1 first; `you` is the reader's seat (0: none). */
export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly names: readonly string[];
  private readonly you: number;
  private readonly form: CardForm;
  private heard: Words | undefined;

  constructor(
    language: Language,
    bundle: FluentBundle,
    names: readonly string[] = [],
    you = 0,
    form: CardForm = { spoken: false, colours: true },
  ) {
    this.language = language;
    this.bundle = bundle;
    this.names = names;
    this.you = you;
    this.form = form;
  }

  /** The same language at a table of this game: with names, for one reader, and without colours that do not matter. */
  at(names: readonly string[], you: number, game = ""): Words {
    return new Words(this.language, this.bundle, names, you, { ...this.form, colours: COLOUR_MATTERS[game] ?? true });
  }

  /** The same for the ear: for what a screen reader says and no eye reads, and for the text view. */
  get aloud(): Words {
    if (this.form.spoken) return this;
    this.heard ??= new Words(this.language, this.bundle, this.names, this.you, { ...this.form, spoken: true });
    return this.heard;
  }

  /** A sentence in both forms. */
  told(sentence: (words: Words) => string): Told {
    return { written: sentence(this), spoken: sentence(this.aloud) };
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id.replaceAll(".", "-"));
  }

  say = (id: string, args: Record<string, FluentVariable> = {}): string => {
    const message = this.bundle.getMessage(id.replaceAll(".", "-"));
    if (!message?.value) return id;
    const text = this.bundle.formatPattern(message.value, signed(args), []);
    return this.form.spoken ? withPauses(text, this.language) : text;
  };

  /** A number on its own, written as in sentences. */
  number(number: number): string {
    return withMinus(new Intl.NumberFormat(this.language).format(number));
  }

  /** An event, a reason or a line of a table's description. */
  fact(fact: Fact | GameEvent): string {
    const { id, ...fields } = fact as Fact;
    return this.say(id, this.arguments(fields));
  }

  /** Several facts, one after the other. */
  sentences(facts: readonly (Fact | GameEvent)[]): string {
    return facts.map((fact) => this.fact(fact)).join(" ");
  }

  /** Why something is refused, in one sentence. */
  sentence(why: Why): string {
    return this.say(why.code, { ...this.arguments(why.facts ?? {}), ...why.arguments });
  }

  /** The same, followed by the ruling's number. */
  refusal(why: Why): string {
    const text = this.sentence(why);
    return why.ruling ? `${text} (${why.ruling})` : text;
  }

  /** The arguments of a sentence, made from a fact's fields by their types; `toutilix.words` does the same. */
  arguments(fields: Readonly<Record<string, FactValue>>): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = {};
    let cardsSaid = false;
    for (const [name, value] of Object.entries(fields)) {
      const type = FIELD_TYPES[name];
      if (type === "seat") Object.assign(said, this.seatArguments(name, value as number | null));
      else if (type === "flag") said[name] = value ? "yes" : "no";
      else if (type === "card") {
        const card = value as Card | null;
        if (!cardsSaid) Object.assign(said, this.cardArguments(card ? [[card]] : []));
        else if (card) {
          said[`${name}_letter`] = this.placed(letterOf(card), card);
          said[`${name}_one`] = this.placed(this.say("card.one", this.cardArguments([[card]])), card);
        }
        said[name] = card ? this.placed(this.card(card), card) : "";
        cardsSaid = true;
      } else if (type === "cards" || type === "groups") {
        const groups = type === "groups" ? (value as Card[][]) : [value as Card[]];
        Object.assign(said, this.cardArguments(groups));
        said[name] = said["cards"] ?? "";
      } else if (type === "letter" && value) said[name] = this.placed(value as Letter, value as Letter);
      else said[name] = (value ?? "") as FluentVariable;
    }
    return said;
  }

  seat(seat: number | null | undefined): string {
    return this.names[(seat ?? 0) - 1] || this.say("engine.seat", { number: seat ?? 0 });
  }

  /** Is this the reader's seat? A replay has eyes, but no reader. */
  is(seat: number): boolean {
    return seat === this.you;
  }

  /** The name, or "you" where it is the reader. */
  who(seat: number): string {
    return this.is(seat) ? this.say("page.you") : this.seat(seat);
  }

  card(card: Card): string {
    const kind = kindOf(card);
    const letter = letterOf(card);
    if (kind !== "letter") return letter ? this.say("card.star_as", { letter }) : this.say(`card.${kind}`);
    const colour = this.colour(card);
    return colour ? this.say(this.form.spoken ? "card.spoken" : "card.written", { letter, colour }) : letter;
  }

  /** None where it is not to be said: it was not written, or counts for nothing. */
  private colour(card: Card): string {
    const colour = this.form.colours ? colourOf(card) : null;
    return colour ? this.say(`card.${colour}`) : "";
  }

  cards(cards: readonly Card[]): string {
    return this.groups([cards]);
  }

  /** The one rule for lists of cards: a comma between cards, a plus between groups; "and" where they are heard. */
  groups(groups: readonly (readonly Card[])[]): string {
    const between = this.form.spoken ? `, ${this.say("card.and")} ` : " + ";
    return groups
      .filter((group) => group.length)
      .map((group) => this.list(group))
      .join(between);
  }

  /** In a list that is heard, cards of one colour say it once, and first: "pink A, D; blue K". */
  private list(cards: readonly Card[]): string {
    if (cards.length === 1 || !this.form.spoken || !cards.some((card) => this.colour(card))) {
      return cards.map((card) => this.card(card)).join(", ");
    }
    const runs: { colour: string; faces: string[] }[] = [];
    for (const card of cards) {
      const colour = this.colour(card);
      if (runs.at(-1)?.colour !== colour) runs.push({ colour, faces: [] });
      runs.at(-1)?.faces.push(colour ? letterOf(card) : this.card(card));
    }
    return runs
      .map(({ colour, faces }) => ({ colour, cards: faces.join(", ") }))
      .map((run) => (run.colour ? this.say("card.of_colour", run) : run.cards))
      .reduce((before, after) => this.say("card.then", { before, after }));
  }

  /** As an argument of a sentence: in one that is heard, a letter at its end must not run into the next word. */
  placed(text: string, ...cards: readonly Card[]): string {
    const last = cards.at(-1);
    return this.form.spoken && last && letterOf(last) ? text + PAUSE : text;
  }

  /** The name of a seat, and whether it is the reader's, for verbs and pronouns. */
  seatArguments(name: string, seat: number | null): Record<string, string> {
    const who = name === "seat" ? "who" : `${name}_who`;
    return { [name]: this.seat(seat), [who]: seat && this.is(seat) ? "you" : "other" };
  }

  /** Some cards, and what a sentence has to know of them. */
  cardArguments(groups: readonly (readonly Card[])[]): Record<string, string | number> {
    const cards = groups.flat();
    const [first] = cards;
    return {
      cards: this.placed(this.groups(groups), ...cards),
      card: first ? this.placed(this.card(first), first) : "",
      letter: first ? this.placed(letterOf(first), first) : "",
      count: cards.length,
      face: this.face(cards),
    };
  }

  /** Which article one card takes in a sentence: "the pink E", "a star"; none for a letter by itself. */
  private face(cards: readonly Card[]): string {
    const [card] = cards;
    if (!card || cards.length > 1) return "other";
    const kind = kindOf(card);
    if (kind === "star") return letterOf(card) ? "star_as" : "star";
    if (kind === "firecracker") return "firecracker";
    return !this.form.spoken && this.colour(card) ? "letter" : "other";
  }
}
