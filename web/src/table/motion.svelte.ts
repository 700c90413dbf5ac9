/** Shows each act of a table as the flights of its cards. */
import { tick, untrack } from "svelte";
import { dealt, type Flight, reversed } from "../cards/flight.ts";
import { Travel } from "../cards/travel.svelte.ts";
import type { GameTable } from "../games/room.ts";
import type { Act, GameName, Tables } from "../wire/protocol.ts";
import { track } from "../wire/settled.ts";
import type { Live } from "../wire/table.svelte.ts";

type Table = Tables[GameName];

/** The flights of an act, which led from one table to the other; `before` is null where nobody saw it happen. */
export function flightsOf(
  act: Act,
  now: Table,
  before: Table | null,
  game: GameTable,
  reader: number | null,
): Flight[] {
  const ofGame = game.flights ?? (() => []);
  if (!act.seat) return [...dealt(now.counts, reader), ...ofGame(now, null)];
  if (!before) return [];
  return act.events.some(({ id }) => id === "engine.undone") ? reversed(ofGame(before, now)) : ofGame(now, before);
}

/** Called while a component is set up: it shows each act as long as that component lives. */
export function showActs(live: Live, game: () => GameTable | null): Travel {
  const travel = new Travel();
  let shown = { match: 0, n: 0 };

  function show(): void {
    const { match, n, table, before, seat, log } = live;
    const [act, room] = [log.at(-1), game()];
    if (!table || !room || (match === shown.match && n === shown.n)) return;
    // A match that begins is news, and so is an act that came while the table was shown.
    const news = before !== null || match !== shown.match;
    shown = { match, n };
    if (act?.n === n && news) travel.fly(flightsOf(act, table, before, room, seat), seat, n);
  }

  $effect.pre(() => {
    void [live.n, live.match];
    untrack(() => travel.look());
  });
  $effect(() => {
    void [live.n, live.match, live.table, game()];
    // Only then the hand knows how wide it is.
    void track(tick()).then(show);
  });
  return travel;
}
