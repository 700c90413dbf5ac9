import type { EventSounds } from "../room.ts";

export const sounds: EventSounds<"oldchapix"> = {
  "oldchapix.led": "laid",
  "oldchapix.played": "laid",
  "oldchapix.took": "trick",
  "oldchapix.took_danger": "trick",
};
