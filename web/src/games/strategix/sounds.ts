import type { EventSounds } from "../room.ts";

/** Every event of the game has its line, also those without a sound. */
export const sounds: EventSounds = {
  "strategix.boxed": null,
  "strategix.gave_lowest": "draw",
  "strategix.gave_best": "draw",
  "strategix.led": "laid",
  "strategix.followed": "laid",
  "strategix.firecracker": "firecracker",
  "strategix.passed": "draw",
  "strategix.voluntary_hand": null,
  "strategix.voluntary_round": null,
  "strategix.voluntary_free": null,
  "strategix.lost_turn": "lost",
  "strategix.round_won": "trick",
  "strategix.lead_passes": null,
  "strategix.luckylix": "out",
  "strategix.aswellix": "out",
  "strategix.neithernorix": "out",
  "strategix.badluckix": "lost",
  "strategix.foul": "lost",
  "strategix.stuck": "lost",
  "strategix.score_luckylix": null,
  "strategix.score_aswellix": null,
  "strategix.score_neithernorix": null,
  "strategix.score_badluckix": null,
  "strategix.most_points": null,
};
