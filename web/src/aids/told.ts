/** What of an act is said aloud: what everybody knows anyway, or has just heard, would drown the rest. */
import type { Act, Happening } from "../protocol.ts";

export function toldOf(act: Act, seat: number | null): Happening[] {
  const { events } = act;
  return events.filter((event) => {
    switch (event.id) {
      case "engine.dealt":
        return event.seat === seat;
      case "engine.turn":
        return event.seat === seat && !goesOn(events, seat);
      case "engine.hand_points":
        return partsOf(events, event.seat).length !== 1;
      case "sowix.left":
        return !partsOf(events, event.seat).length;
      default:
        return true;
    }
  });
}

/** Who has acted and nobody else knows that they go on. */
const goesOn = (events: readonly Happening[], seat: number | null) =>
  events.length > 1 && events.every((event) => event.seat === seat);

/** What somebody's points are made of: one part says how many they are, and which cards were left. */
const partsOf = (events: readonly Happening[], seat: number | null | undefined) =>
  events.filter((event) => event.seat === seat && /\.score(_|$)/.test(event.id));
