/** Which sound belongs to what happens. A game brings the sounds of its own events. */
import { SOUNDS, type Sound } from "../cards/sounds.ts";
import type { EventSounds } from "../games/room.ts";
import type { Act, Happening } from "../wire/protocol.ts";

/** Of events that all games share: each has its line, also those without a sound. */
export const SHARED_SOUNDS: EventSounds = {
  "engine.hand_begins": "draw",
  "engine.dealt": null,
  "engine.turn": null, // heard by the one whose turn it is: see `soundsFor`
  "engine.hand_points": null,
  "engine.hand_ends": "hand",
  "engine.total": null,
  "engine.won": "match",
  "table.undone": "draw",
};

/** Stars and firecrackers have sounds of their own. */
function soundOf(event: Happening, ofGame: EventSounds): Sound | null {
  const given = ofGame[event.id] ?? SHARED_SOUNDS[event.id] ?? null;
  const sound = typeof given === "function" ? given(event) : given;
  if (sound !== "laid") return sound;
  if (event.cards?.includes("!")) return "firecracker";
  return event.cards?.includes("*") ? "star" : "laid";
}

const weight = (sound: Sound) => SOUNDS.indexOf(sound);

/** The most important sound of these acts, and then whether it has become this seat's turn. */
export function soundsFor(acts: readonly Act[], seat: number | null, ofGame: EventSounds): Sound[] {
  const events = acts.flatMap((act) => act.events);
  const heard = events.map((event) => soundOf(event, ofGame)).filter((sound) => sound !== null);
  const loudest = heard.sort((a, b) => weight(b) - weight(a))[0];
  const next = events.findLast((event) => event.id === "engine.turn")?.seat;
  const sounds: Sound[] = loudest ? [loudest] : [];
  // A player who plays again has heard their own card: that is enough.
  if (seat !== null && next === seat && acts.at(-1)?.seat !== seat) sounds.push("turn");
  return sounds;
}
