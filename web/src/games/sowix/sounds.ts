import type { EventSounds } from "../room.ts";

export const sounds: EventSounds<"sowix"> = {
  "sowix.turned_up": "laid",
  "sowix.hit": "lost",
  "sowix.played": ({ called }) => (called ? "called" : "laid"),
  "sowix.draws": "draw",
  "sowix.drew": "draw",
  "sowix.passed": "passed",
  "sowix.called": "called",
  "sowix.caught": "caught",
  "sowix.loses_turn": "lost",
  "sowix.turned_over": "shuffled",
  "sowix.shuffled": "shuffled",
  "sowix.out": "out",
};
