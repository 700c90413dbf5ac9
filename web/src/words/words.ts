/**
 * English and French from the catalogues of the Python side, and the same way to say a card, an event or a refusal as
 * `toutilix.words` has. Ids come with a dot (`page.rules`); in the catalogues the dot is a hyphen (`page-rules`).
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Happening, Why } from "../wire/protocol.ts";

export type Language = "en" | "fr";
export const LANGUAGES: Language[] = ["en", "fr"];

const COLOURS: Record<string, string> = { p: "pink", b: "blue", y: "yellow", v: "violet" };

/** The front page loads the first part only; tables, lessons and replays load the second. */
export type CataloguePart = "front" | "table";
export const PARTS: CataloguePart[] = ["front", "table"];

type LoadCatalogue = () => Promise<{ default: string }>;
const loads: Record<CataloguePart, Record<Language, LoadCatalogue>> = {
  front: { en: () => import("virtual:words/en"), fr: () => import("virtual:words/fr") },
  table: { en: () => import("virtual:words/en/table"), fr: () => import("virtual:words/fr/table") },
};
const bundles = new Map<Language, FluentBundle>();
const known = new Set<string>();

export async function load(language: Language, parts: readonly CataloguePart[] = PARTS): Promise<FluentBundle> {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  const texts = await Promise.all(parts.map((part) => loads[part][language]()));
  parts.forEach((part, place) => {
    if (known.has(`${language} ${part}`)) return;
    known.add(`${language} ${part}`);
    const faults = bundle.addResource(new FluentResource(texts[place]?.default ?? ""));
    if (faults.length) throw faults[0];
  });
  return bundle;
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

/** One language. `names` are what the seats are called, seat 1 first; `you` is the reader's seat (0: none). */
export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly names: readonly string[];
  private readonly you: number;

  constructor(language: Language, bundle: FluentBundle, names: readonly string[] = [], you = 0) {
    this.language = language;
    this.bundle = bundle;
    this.names = names;
    this.you = you;
  }

  /** The same language at a table: with names, for one reader. */
  at(names: readonly string[], you: number): Words {
    return new Words(this.language, this.bundle, names, you);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id.replaceAll(".", "-"));
  }

  say = (id: string, args: Record<string, FluentVariable> = {}): string => {
    const message = this.bundle.getMessage(id.replaceAll(".", "-"));
    if (!message?.value) return id;
    return this.bundle.formatPattern(message.value, signed(args), []);
  };

  /** A number on its own, written as in sentences. */
  number(number: number): string {
    return withMinus(new Intl.NumberFormat(this.language).format(number));
  }

  event(event: Happening): string {
    return this.say(event.id, {
      ...this.seats(event.seat, event.other),
      ...this.cardsOf(event.cards ?? ""),
      number: event.number ?? 0,
      points: event.points ?? 0,
    });
  }

  /** Why something is refused, in one sentence. */
  sentence(why: Why): string {
    return this.say(why.code, {
      ...this.seats(null, why.seat),
      ...this.cardsOf(why.cards ?? ""),
      number: why.number ?? 0,
      ...why.arguments,
    });
  }

  /** The same, followed by the ruling's number. */
  refusal(why: Why): string {
    const text = this.sentence(why);
    return why.ruling ? `${text} (${why.ruling})` : text;
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

  card(card: string): string {
    if (card === "*") return this.say("card.star");
    if (card === "!") return this.say("card.firecracker");
    if (card === "??") return this.say("card.unseen");
    if (card.startsWith("*")) return this.say("card.star_as", { letter: card.slice(1) });
    const colour = COLOURS[card[1] ?? ""];
    return colour ? this.say(`card.${colour}`, { letter: card.charAt(0) }) : card;
  }

  /** A card by itself, for the ear: the letter comes first and stays a letter ("A, pink"). */
  spoken(card: string): string {
    const colour = COLOURS[card[1] ?? ""];
    return colour ? this.say(`card.spoken_${colour}`, { letter: card.charAt(0) }) : this.card(card);
  }

  /** The one rule for lists of cards: a comma between cards, a plus between groups. */
  cards(cards: string): string {
    const groups = cards.split("+").map((group) => cardsIn(group).map((card) => this.card(card)));
    return groups
      .filter((group) => group.length)
      .map((group) => group.join(", "))
      .join(" + ");
  }

  /** The seats by name, and whether each is the reader, for verbs and pronouns. */
  seats(seat: number | null | undefined, other?: number | null): Record<string, string> {
    return {
      seat: this.seat(seat),
      who: seat && seat === this.you ? "you" : "other",
      other: this.seat(other),
      whom: other && other === this.you ? "you" : "other",
    };
  }

  /** Some cards, and what a sentence has to know of them. */
  cardsOf(cards: string): Record<string, string | number> {
    const shown = cardsIn(cards);
    return {
      cards: this.cards(cards),
      card: shown[0] ? this.card(shown[0]) : "",
      second: shown[1] ? this.card(shown[1]) : "",
      letter: letterOf(shown[0]),
      letter2: letterOf(shown[1]),
      count: shown.length,
      face: faceOf(shown),
    };
  }
}

/** The cards of a list or of a move, without the signs between its groups. */
export function cardsIn(text: string): string[] {
  return text.split(/[\s+]+/).filter(Boolean);
}

/** Which article one card takes in a sentence: "the pink E", "a star"; none for a letter without a colour. */
function faceOf(cards: readonly string[]): string {
  const [card = ""] = cards;
  if (cards.length !== 1) return "other";
  if (card === "*" || card === "!") return card === "*" ? "star" : "firecracker";
  if (card.startsWith("*")) return "star_as";
  return COLOURS[card[1] ?? ""] ? "letter" : "other";
}

/** The letter that a card shows or stands for; none for a bare star, a firecracker or an unseen card. */
export function letterOf(card: string | undefined): string {
  return /^\*?([A-Z])/.exec(card ?? "")?.[1] ?? "";
}
