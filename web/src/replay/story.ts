/** Steps in sentences. */
import type { Happening, ReplayStep } from "../protocol.ts";
import type { Words } from "../words/words.ts";

/** Whose turn it is can be seen; that others were dealt cards goes without saying where these are not shown. */
function told(event: Happening, opened: boolean): boolean {
  return event.id !== "engine.turn" && (opened || event.id !== "engine.dealt");
}

/** The words of an event are made for who may not see its cards; where these eyes see them, they are added. */
export function storyOf(step: ReplayStep, words: Words): string {
  return step.events
    .map((event, place) => ({ event, opened: step.opened?.includes(place) ?? false }))
    .filter(({ event, opened }) => told(event, opened))
    .map(({ event, opened }) => {
      // What only its seat was told speaks to "you"; here it is told about somebody.
      const id = words.has(`replay.${event.id}`) ? `replay.${event.id}` : event.id;
      const sentence = words.event({ ...event, id });
      return opened ? words.say("replay.opened", { sentence, cards: words.cards(event.cards ?? "") }) : sentence;
    })
    .join(" ");
}
