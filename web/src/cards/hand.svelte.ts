/**
 * The cards of one hand in the order in which their owner keeps them. An update takes away what is gone and puts what is
 * new at the end; nothing else moves, and what was selected stays selected. A hand that is taken up again is as it was.
 */
import type { Card } from "../wire/protocol.ts";
import { type Colour, colourOf, FIRECRACKER, inHand, isWritten, LETTERS, letterOf, STAR } from "../words/card.ts";

export interface HeldCard {
  key: number;
  card: Card;
}

export type Sorting = "letter" | "colour";

/** The order in which cards are sorted: stars and firecrackers come last. */
const FACES: readonly string[] = [...LETTERS, STAR, FIRECRACKER];
const COLOURS: readonly (Colour | null)[] = ["pink", "blue", "yellow", "violet", null];

/** The cards of a hand that a move takes, which may be written without their colours. */
export function heldFor(cards: readonly Card[], held: readonly HeldCard[]): HeldCard[] {
  const found: HeldCard[] = [];
  for (const card of cards) {
    const free = held.filter((one) => !found.includes(one));
    const one = free.find((one) => one.card === inHand(card)) ?? free.find((one) => isWritten(card, one.card));
    if (one) found.push(one);
  }
  return found;
}

/** The sign of a card that a key types; none for any other key. A letter may come with the accent of a dead key before it. */
export function signTyped({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const typed = /^Key[A-Z]$/.test(code) ? key.normalize("NFD").charAt(0) : key;
  return key.length === 1 && FACES.includes(typed.toUpperCase()) ? typed.toUpperCase() : "";
}

export class Hand {
  held: HeldCard[] = $state.raw([]);
  selected: number[] = $state.raw([]);
  /** The card on which the keyboard stands. */
  active: number | null = $state(null);
  /** Are cards being dragged? Then what they mean is not said yet. */
  lifted = false;
  private keys = 0;

  /** `order`: how these cards were kept before, where they are taken up only now. */
  update(cards: readonly string[], order: readonly string[] = []): void {
    const wanted = new Map<string, number>();
    for (const card of cards) wanted.set(card, (wanted.get(card) ?? 0) + 1);
    // Of two equal cards the selected one is gone first: it is the one that was played.
    const kept = new Set<number>();
    for (const one of [...this.held].sort((a, b) => Number(this.has(a.key)) - Number(this.has(b.key)))) {
      const left = wanted.get(one.card) ?? 0;
      if (!left) continue;
      wanted.set(one.card, left - 1);
      kept.add(one.key);
    }
    const place = this.held.findIndex((one) => one.key === this.active);
    const now = this.held.filter((one) => kept.has(one.key));
    for (const card of this.held.length ? cards : [...order, ...cards]) {
      const left = wanted.get(card) ?? 0;
      if (!left) continue;
      wanted.set(card, left - 1);
      this.keys += 1;
      now.push({ key: this.keys, card });
    }
    this.held = now;
    this.selected = this.selected.filter((key) => kept.has(key));
    if (this.active !== null && !kept.has(this.active)) {
      this.active = now[Math.min(Math.max(place, 0), now.length - 1)]?.key ?? null;
    }
  }

  has(key: number): boolean {
    return this.selected.includes(key);
  }

  toggle(key: number, several: boolean): void {
    if (this.has(key)) this.selected = this.selected.filter((one) => one !== key);
    else this.selected = several ? [...this.selected, key] : [key];
    this.active = key;
  }

  clear(): void {
    this.selected = [];
  }

  /** The selected cards, in the order of the hand. */
  get chosen(): string[] {
    return this.held.filter((one) => this.has(one.key)).map((one) => one.card);
  }

  /** Selects a move's cards, as a hint does. */
  choose(cards: readonly Card[]): void {
    const keys = heldFor(cards, this.held).map((one) => one.key);
    this.selected = keys;
    if (keys[0] !== undefined) this.active = keys[0];
  }

  sort(by: Sorting): void {
    const letter = (card: Card) => FACES.indexOf(letterOf(card) || card);
    const colour = (card: Card) => COLOURS.indexOf(colourOf(card));
    const worth = (card: Card) => (by === "letter" ? [letter(card), colour(card)] : [colour(card), letter(card)]);
    this.held = [...this.held].sort((a, b) => {
      const [a1 = 0, a2 = 0] = worth(a.card);
      const [b1 = 0, b2 = 0] = worth(b.card);
      return a1 - b1 || a2 - b2;
    });
  }

  /** Puts these cards, in their order, where `gap` of the others come before them. */
  place(keys: readonly number[], gap: number): void {
    const others = this.held.filter((one) => !keys.includes(one.key));
    const moved = this.held.filter((one) => keys.includes(one.key));
    this.held = [...others.slice(0, gap), ...moved, ...others.slice(gap)];
  }

  /** Moves the active card by this many places, as far as the hand goes; its new place, from 0. */
  shift(by: number): number {
    const place = this.held.findIndex((one) => one.key === this.active);
    if (place < 0) return place;
    const now = Math.max(0, Math.min(place + by, this.held.length - 1));
    this.place([this.held[place]?.key ?? 0], now);
    return now;
  }

  step(by: number): void {
    const place = this.held.findIndex((one) => one.key === this.active);
    this.goTo(place < 0 ? 0 : place + by);
  }

  goTo(place: number): void {
    this.active = this.held[Math.max(0, Math.min(place, this.held.length - 1))]?.key ?? null;
  }

  /** The next card behind the active one that shows this sign. */
  find(sign: string): boolean {
    const place = this.held.findIndex((one) => one.key === this.active);
    const round = [...this.held.slice(place + 1), ...this.held.slice(0, place + 1)];
    const found = round.find((one) => (letterOf(one.card) || one.card) === sign);
    if (found) this.active = found.key;
    return found !== undefined;
  }
}
