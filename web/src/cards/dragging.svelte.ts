/**
 * Cards dragged out of the hand or inside it, by mouse, pen or finger. A drag is another way to select and to tap: what a
 * drop means is decided elsewhere. A finger that begins upwards or downwards scrolls where the page can be scrolled, and
 * lifts a card where it rested first.
 */
import type { Hand } from "./hand.svelte.ts";

const MOUSE_SLOP = 6;
const FINGER_SLOP = 10;
const HOLD_MILLISECONDS = 220;

/** Cards were let go over a place (`data-drop`), at a run (`data-run`), or over one move (`data-move`). */
export type DropHandler = (place: string, run: number | undefined, move: string | undefined) => void;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How many of the cards, which lie in rows, come before this point. */
export function gapAt(cards: readonly Box[], x: number, y: number): number {
  const away = (card: Box) => Math.max(card.top - y, y - card.bottom, 0);
  const nearest = Math.min(...cards.map(away));
  const row = cards.find((card) => away(card) === nearest);
  if (!row) return 0;
  // A selected card stands a little higher than its row.
  const beside = (card: Box) => Math.abs(card.top - row.top) < (row.bottom - row.top) / 2;
  return cards.findIndex(beside) + cards.filter((card) => beside(card) && (card.left + card.right) / 2 < x).length;
}

interface Grip {
  pointer: number;
  key: number;
  x: number;
  y: number;
  finger: boolean;
  lifted: boolean;
}

interface DragOptions {
  hand: Hand;
  /** The cards to drag have been selected. */
  chosen: () => void;
  dropped: DropHandler;
  /** They have a new place in the hand. */
  placed: (keys: readonly number[]) => void;
}

export class Drag {
  /** The cards that follow the pointer. */
  keys: readonly number[] = $state.raw([]);
  x = $state(0);
  y = $state(0);
  /** Among the other cards of the hand, the gap under the pointer. */
  gap: number | null = $state(null);

  private readonly options: DragOptions;
  private held: Grip | null = null;
  private before: number[] = [];
  private over: HTMLElement | null = null;
  private hold = 0;
  private justDragged = false;

  constructor(options: DragOptions) {
    this.options = options;
  }

  /** Goes on the hand; its cards have `data-key`. */
  attach = (node: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointerdown", (event) => this.down(node, event), { signal });
    // A quick mouse has left the hand before it is known to drag.
    window.addEventListener("pointermove", (event) => this.move(node, event), { signal });
    window.addEventListener("pointerup", (event) => this.up(event), { signal });
    window.addEventListener("pointercancel", () => this.cancel(), { signal });
    // Once a card is lifted the finger drags it: the page stays where it is.
    node.addEventListener("touchmove", (event) => this.held?.lifted && event.preventDefault(), {
      signal,
      passive: false,
    });
    node.addEventListener("contextmenu", (event) => this.held?.finger && event.preventDefault(), { signal });
    node.addEventListener("click", (event) => this.justDragged && event.stopPropagation(), { signal, capture: true });
    window.addEventListener("keydown", (event) => this.typed(event), { signal, capture: true });
    return () => {
      this.cancel();
      stop.abort();
    };
  };

  has(key: number): boolean {
    return this.keys.includes(key);
  }

  private down(node: HTMLElement, event: PointerEvent): void {
    this.justDragged = false;
    const key = (event.target as Element).closest<HTMLElement>("[data-key]")?.dataset["key"];
    if (!event.isPrimary || event.button !== 0 || key === undefined) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    const finger = event.pointerType === "touch";
    this.held = { pointer, key: Number(key), x, y, finger, lifted: false };
    clearTimeout(this.hold);
    if (finger) this.hold = window.setTimeout(() => this.lift(node), HOLD_MILLISECONDS);
  }

  private move(node: HTMLElement, event: PointerEvent): void {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    const x = event.clientX - held.x;
    const y = event.clientY - held.y;
    if (!held.lifted) {
      if (Math.hypot(x, y) < (held.finger ? FINGER_SLOP : MOUSE_SLOP)) return;
      if (held.finger && Math.abs(y) > Math.abs(x) && scrolls()) this.cancel();
      else this.lift(node);
      if (!this.held) return;
    }
    this.x = x;
    this.y = y;
    this.look(node, event.clientX, event.clientY);
  }

  private lift(node: HTMLElement): void {
    const { held } = this;
    if (!held || held.lifted) return;
    clearTimeout(this.hold);
    held.lifted = true;
    node.setPointerCapture(held.pointer);
    const { hand, chosen } = this.options;
    hand.lifted = true;
    this.before = hand.selected;
    if (!hand.has(held.key)) {
      hand.selected = [held.key];
      hand.active = held.key;
      chosen();
    }
    this.x = 0;
    this.y = 0;
    this.keys = hand.selected;
  }

  private look(node: HTMLElement, x: number, y: number): void {
    const others = [...node.querySelectorAll<HTMLElement>("[data-key]")].filter(
      (card) => !this.has(Number(card.dataset["key"])),
    );
    const under = document.elementFromPoint(x, y);
    this.gap =
      under && node.contains(under)
        ? gapAt(
            others.map((card) => card.getBoundingClientRect()),
            x,
            y,
          )
        : null;
    this.mark(under?.closest<HTMLElement>("[data-drop]") ?? null);
  }

  private mark(over: HTMLElement | null): void {
    if (over === this.over) return;
    this.over?.removeAttribute("data-over");
    over?.setAttribute("data-over", "");
    this.over = over;
  }

  private up(event: PointerEvent): void {
    const { held, keys, gap, over } = this;
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.lifted) {
      this.cancel();
      return;
    }
    const { hand, dropped, placed } = this.options;
    this.justDragged = true;
    const { drop, run, move } = over?.dataset ?? {};
    if (drop) {
      dropped(drop, run ? Number(run) : undefined, move);
      this.settle();
      return;
    }
    this.cancel();
    if (gap !== null) {
      hand.place(keys, gap);
      placed(keys);
    }
  }

  private typed(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.held?.lifted) return;
    event.preventDefault();
    event.stopPropagation();
    this.justDragged = true;
    this.cancel();
  }

  /** Everything is as before the card was lifted. */
  private cancel(): void {
    if (this.held?.lifted) this.options.hand.selected = this.before;
    this.settle();
  }

  private settle(): void {
    clearTimeout(this.hold);
    this.mark(null);
    this.options.hand.lifted = false;
    this.held = null;
    this.keys = [];
    this.gap = null;
  }
}

function scrolls(): boolean {
  const page = document.scrollingElement;
  return page !== null && page.scrollHeight > page.clientHeight + 1;
}
