/** Steps in sentences. */
import { toldEvents } from "../../table/log/lines.ts";
import type { Happening, ReplayStep } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";

/** The same events as at the table, where nobody is "you"; and the cards dealt, where this viewpoint sees them. */
function toldTo(step: ReplayStep): { event: Happening; opened: boolean }[] {
  const told = new Set(toldEvents({ n: 0, events: step.events }, null));
  return step.events
    .map((event, place) => ({ event, opened: step.opened?.includes(place) ?? false }))
    .filter(({ event, opened }) => opened || told.has(event));
}

/** The words of an event leave hidden cards out; where this viewpoint sees them, they are added. */
export function stepText(step: ReplayStep, words: Words): string {
  return toldTo(step)
    .map(({ event, opened }) => {
      // An event for its seat only says "you"; here it is told about a player.
      const id = words.has(`replay.${event.id}`) ? `replay.${event.id}` : event.id;
      const sentence = words.event({ ...event, id });
      return opened ? words.say("replay.opened", { sentence, cards: words.cards(event.cards ?? "") }) : sentence;
    })
    .join(" ");
}
