/** Steps in sentences. */
import { toldOf } from "../../table/log/lines.ts";
import type { Happening, ReplayStep } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";

/** As at the table, where nobody is "you"; and cards that were dealt, where these eyes see them. */
function toldTo(step: ReplayStep): { event: Happening; opened: boolean }[] {
  const told = new Set(toldOf({ n: 0, events: step.events }, null));
  return step.events
    .map((event, place) => ({ event, opened: step.opened?.includes(place) ?? false }))
    .filter(({ event, opened }) => opened || told.has(event));
}

/** The words of an event are made for who may not see its cards; where these eyes see them, they are added. */
export function storyOf(step: ReplayStep, words: Words): string {
  return toldTo(step)
    .map(({ event, opened }) => {
      // What only its seat was told speaks to "you"; here it is told about somebody.
      const id = words.has(`replay.${event.id}`) ? `replay.${event.id}` : event.id;
      const sentence = words.event({ ...event, id });
      return opened ? words.say("replay.opened", { sentence, cards: words.cards(event.cards ?? "") }) : sentence;
    })
    .join(" ");
}
