/** Forced moves play themselves where the reader wishes it. The server says which are: those of which everybody knows. */
import { hold } from "../wire/settled.ts";
import type { Live } from "../wire/table.svelte.ts";
import { settings } from "../words/settings.svelte.ts";
import type { Selection } from "./hand/selection.svelte.ts";

/** Milliseconds, the same each time: how long it takes tells nothing. */
const MOMENT = 900;

/** Called while a component is set up: it plays as long as that component lives. */
export function playForcedMoves(live: Live, selection: Selection): void {
  $effect(() => {
    const { choice, n } = live;
    const [move] = choice?.moves ?? [];
    // In a lesson the learner does everything; what is held back is looked at first.
    const plays = settings.forced && live.mine && choice?.forced && !live.held.length && !live.about?.lesson;
    if (!plays || !move) return;
    const release = hold();
    const timer = setTimeout(() => {
      release();
      if (live.n === n) selection.send(move);
    }, MOMENT);
    return () => {
      clearTimeout(timer);
      release();
    };
  });
}
