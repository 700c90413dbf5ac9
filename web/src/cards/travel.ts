/** Cards travel from where they were to where they lie. Only the picture moves: nothing waits for it. */
import { tick } from "svelte";
import { track } from "../wire/settled.ts";
import { inHand } from "../words/card.ts";
import { motionAllowed } from "../words/settings.svelte.ts";

const MILLISECONDS = 260;
const places = new Map<string, DOMRect[]>();
let pile: string | null = null;
let still = false;

/** Keeps where cards of the hand are, so that they can be seen leaving from there. */
export function setOff(cards: readonly string[]): void {
  places.clear();
  for (const card of new Set(cards)) {
    const found = document.querySelectorAll(`[role="option"][aria-selected="true"][data-card="${card}"]`);
    places.set(
      card,
      [...found].map((place) => place.getBoundingClientRect()),
    );
  }
}

function start(card: string, seat: number): DOMRect | undefined {
  // In the hand a star has no letter.
  const own = places.get(inHand(card))?.shift();
  return own ?? placeOf(seat);
}

const placeOf = (seat: number) => document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

function between(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px) scale(0.8)`;
}

function arriveFrom(node: HTMLElement, from: DOMRect): void {
  if (still || !motionAllowed()) return;
  const travelling = node.animate(
    [
      { transform: between(from, node.getBoundingClientRect()), opacity: 0.4 },
      { transform: "none", opacity: 1 },
    ],
    { duration: MILLISECONDS, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" },
  );
  void track(travelling.finished);
}

/** Makes a change without animation, as for jumps in a replay. */
export async function atRest(change: () => void): Promise<void> {
  still = true;
  change();
  await tick();
  still = false;
}

const travels = new Map<string, (node: HTMLElement) => void>();

/**
 * Lets a card come from the hand it was in, or from the place of its player. The same card of the same player gets the
 * same function: a card that lies there already does not come again when the table is drawn anew.
 */
export function travel(card: string, seat: number): (node: HTMLElement) => void {
  const key = `${seat} ${card}`;
  let come = travels.get(key);
  if (!come) {
    come = (node) => {
      const from = start(card, seat);
      if (from) arriveFrom(node, from);
    };
    travels.set(key, come);
  }
  return come;
}

/** Lets the picture of a card go to a player's place, and vanish there. */
export function leave(seat: number) {
  return (node: HTMLElement) => {
    const to = placeOf(seat);
    if (!to || still || !motionAllowed()) return;
    const travelling = node.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: between(to, node.getBoundingClientRect()), opacity: 0 },
      ],
      { duration: MILLISECONDS, easing: "cubic-bezier(0.4, 0, 0.7, 0.6)" },
    );
    void track(travelling.finished);
  };
}

/** Names the pile (`data-pile`) from which cards come that are new in the hand from now on; none: they are just there. */
export function comeFrom(name: string | null): void {
  pile = name;
}

/** A card that is new in the hand. */
export function arrive(node: HTMLElement): void {
  const from = pile && document.querySelector(`[data-pile="${pile}"]`)?.getBoundingClientRect();
  if (from) arriveFrom(node, from);
}
