/** The last card of a hand is seen before the points: it lies there for a moment, what it took is cleared away, they come. */
import { untrack } from "svelte";
import type { Travel } from "../cards/travel.svelte.ts";
import type { GameTable } from "../games/room.ts";
import { hold } from "../wire/settled.ts";
import type { Live } from "../wire/table.svelte.ts";
import { motionAllowed } from "../words/settings.svelte.ts";

/** Milliseconds from the last card until the table is cleared, and until the points are shown. */
const CLEARED = 950;
const SHOWN = 1500;

export class LastCard {
  /** Milliseconds that the last card is seen before the points come. */
  readonly time = SHOWN;
  /** Are the points shown? */
  scored = $state(false);
  private readonly live: Live;

  /** Made while a component is set up: it follows the table as long as that component lives. */
  constructor(live: Live, game: () => GameTable | null, travel: Travel) {
    this.live = live;
    // Somebody who comes to a hand that is over has no last card to see.
    let arriving = true;
    $effect(() => {
      const over = live.table?.over ?? null;
      void live.match;
      const quick = arriving || untrack(() => live.about?.pace.bots === "instant" || !motionAllowed());
      arriving = false;
      this.scored = over !== null && quick;
      if (!over || quick) return;
      const release = hold();
      const clears = setTimeout(() => {
        const { table } = live;
        if (table) travel.clear(game()?.cleared?.(table) ?? [], live.seat);
      }, CLEARED);
      const shows = setTimeout(() => {
        this.scored = true;
        release();
      }, SHOWN);
      return () => {
        clearTimeout(clears);
        clearTimeout(shows);
        release();
      };
    });
  }

  /** Shows the points at once, where a hand is over. */
  skip = (): void => {
    if (this.live.table?.over) this.scored = true;
  };
}
