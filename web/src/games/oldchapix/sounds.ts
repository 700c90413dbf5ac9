import type { EventSounds } from "../room.ts";

/** Every event of the game has its line, also those without a sound. */
export const sounds: EventSounds = {
  "oldchapix.contract_tricks": null,
  "oldchapix.contract_vowels": null,
  "oldchapix.contract_mn": null,
  "oldchapix.contract_blue_h": null,
  "oldchapix.contract_everything": null,
  "oldchapix.led": "laid",
  "oldchapix.played": "laid",
  "oldchapix.took": "trick",
  "oldchapix.took_danger": "trick",
  "oldchapix.score_tricks": null,
  "oldchapix.score_vowels": null,
  "oldchapix.score_mn": null,
  "oldchapix.score_blue_h": null,
  "oldchapix.fewest_points": null,
};
