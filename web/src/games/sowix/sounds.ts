import type { EventSounds } from "../room.ts";

/** Every event of the game has its line, also those without a sound. */
export const sounds: EventSounds = {
  "sowix.turned_up": "laid",
  "sowix.hit": "lost",
  "sowix.played": ({ number }) => (number === 1 ? "called" : "laid"),
  "sowix.reversed": null,
  "sowix.draws": "draw",
  "sowix.draw_fits": null,
  "sowix.draw_kept": null,
  "sowix.drew": "draw",
  "sowix.nothing_left": null,
  "sowix.passed": "draw",
  "sowix.called": "called",
  "sowix.caught": "caught",
  "sowix.loses_turn": "lost",
  "sowix.turned_over": "draw",
  "sowix.waits_for_shuffle": null,
  "sowix.shuffled": "draw",
  "sowix.out": "out",
  "sowix.all_passed": null,
  "sowix.last_turn_over": null,
  "sowix.left": null,
  "sowix.score": null,
  "sowix.target_reached": null,
};
