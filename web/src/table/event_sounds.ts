/** Which sound belongs to what happens. A game brings the sounds of its own events. */
import { SOUNDS, type Sound } from "../cards/sounds.ts";
import type { EventSounds } from "../games/room.ts";
import { cardsOf, type GameEvent } from "../wire/acts.ts";
import type { Act, EngineEvent } from "../wire/protocol.ts";
import { kindOf } from "../words/card.ts";

/** Of events that all games share. Whose turn it is, is heard by that player alone: see `soundsFor`. */
export const SHARED_SOUNDS: Partial<Record<EngineEvent["id"], Sound>> = {
  "engine.hand_begins": "dealt",
  "engine.undone": "draw",
};

/** Stars and firecrackers have sounds of their own. */
function soundOf(event: GameEvent, ofGame: EventSounds): Sound | null {
  const sounds: Record<string, Sound | ((event: never) => Sound)> = { ...SHARED_SOUNDS, ...ofGame };
  const given = sounds[event.id] ?? null;
  const sound = typeof given === "function" ? given(event as never) : given;
  if (sound !== "laid") return sound;
  const kinds = cardsOf(event).map(kindOf);
  if (kinds.includes("firecracker")) return "firecracker";
  return kinds.includes("star") ? "star" : "laid";
}

const weight = (sound: Sound) => SOUNDS.indexOf(sound);

/** The most important sound of these acts, and then whether it has become this seat's turn. */
export function soundsFor(acts: readonly Act[], seat: number | null, ofGame: EventSounds): Sound[] {
  const events = acts.flatMap((act) => act.events);
  const heard = events.map((event) => soundOf(event, ofGame)).filter((sound) => sound !== null);
  const loudest = heard.sort((a, b) => weight(b) - weight(a))[0];
  const next = events.findLast((event) => event.id === "engine.turn")?.seat ?? null;
  const sounds: Sound[] = loudest ? [loudest] : [];
  // A player who plays again has heard their own card: that is enough.
  if (next !== null && next === seat && acts.at(-1)?.seat !== seat) sounds.push("turn");
  return sounds;
}

/** How a hand or a match ends, for when the points are shown. Winners hear another end than the others. */
export function endSound(acts: readonly Act[], seat: number | null): Sound {
  const winners = acts.at(-1)?.events.flatMap((event) => (event.id === "engine.won" ? [event.seat] : [])) ?? [];
  if (!winners.length) return "hand";
  // A spectator is glad for the winner.
  return seat === null || winners.includes(seat) ? "won" : "match";
}
