import type { EventSounds } from "../room.ts";

export const sounds: EventSounds<"strategix"> = {
  "strategix.gave_lowest": "draw",
  "strategix.gave_best": "draw",
  "strategix.led": "laid",
  "strategix.followed": "laid",
  "strategix.firecracker": "firecracker",
  "strategix.passed": "passed",
  "strategix.lost_turn": "lost",
  "strategix.round_won": "trick",
  "strategix.placed": ({ place }) => (place === "badluckix" ? "lost" : "out"),
  "strategix.foul": "lost",
  "strategix.stuck": "lost",
};
