/** Cards travel from where they were to where they lie. Only the picture moves: nothing waits for it. */
import { tick } from "svelte";
import { moves } from "../aids/settings.svelte.ts";

const MILLISECONDS = 260;
const places = new Map<string, DOMRect>();

/** Keeps where cards of the hand are, so that they can be seen leaving from there. */
export function setOff(cards: readonly string[]): void {
  places.clear();
  for (const card of cards) {
    const place = document.querySelector(`[role="option"][aria-selected="true"][data-card="${card}"]`);
    if (place) places.set(card, place.getBoundingClientRect());
  }
}

function start(card: string, seat: number): DOMRect | undefined {
  const own = places.get(card);
  places.delete(card);
  return own ?? document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
}

let still = false;

/** Puts what changes in its place at once: whoever jumps through a match did not see it travel. */
export async function atRest(change: () => void): Promise<void> {
  still = true;
  change();
  await tick();
  still = false;
}

/** Lets a card come from the hand it was in, or from the place of its player. */
export function travel(card: string, seat: number) {
  return (node: HTMLElement) => {
    const from = start(card, seat);
    if (!from || still || !moves()) return;
    const to = node.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    node.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      { duration: MILLISECONDS, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" },
    );
  };
}
