/** Steps in sentences. */
import { toldEvents } from "../../table/log/lines.ts";
import { cardsOf, type GameEvent } from "../../wire/acts.ts";
import type { Fact, Happened } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";

/** The same events as at the table, where nobody is "you"; and the cards dealt, where this viewpoint sees them. */
function toldTo({ act, opened = [] }: Happened): { event: GameEvent; opened: boolean }[] {
  const told = new Set(toldEvents(act, null));
  return act.events
    .map((event, place) => ({ event, opened: opened.includes(place) }))
    .filter(({ event, opened }) => opened || told.has(event));
}

/** The words of an event leave hidden cards out; where this viewpoint sees them, they are added. */
export function stepText(step: Happened, words: Words): string {
  return toldTo(step)
    .map(({ event, opened }) => {
      // An event for its seat only says "you"; here it is told about a player.
      const told = { ...event, id: `replay.${event.id}` } as Fact;
      const sentence = words.fact(words.has(told.id) ? told : event);
      return opened ? words.say("replay.opened", { sentence, cards: words.cards(cardsOf(event)) }) : sentence;
    })
    .join(" ");
}
