/** Which sound belongs to what happens. Every event has its line here, also those that nobody hears. */
import type { Act, Happening } from "../protocol.ts";

/** From the least to the most important: of one act only the most important is heard. */
export const SOUNDS = [
  "draw",
  "laid",
  "star",
  "trick",
  "lost",
  "firecracker",
  "called",
  "caught",
  "out",
  "hand",
  "match",
  "refused",
  "turn",
] as const;
export type Sound = (typeof SOUNDS)[number];

const QUIET = null;

export const SOUND_OF: Record<string, Sound | null> = {
  "engine.hand_begins": "draw",
  "engine.dealt": QUIET,
  "engine.turn": QUIET, // heard by the one whose turn it is: see `soundsFor`
  "engine.hand_points": QUIET,
  "engine.hand_ends": "hand",
  "engine.total": QUIET,
  "engine.won": "match",
  "table.undone": "draw",

  "oldchapix.contract_tricks": QUIET,
  "oldchapix.contract_vowels": QUIET,
  "oldchapix.contract_mn": QUIET,
  "oldchapix.contract_blue_h": QUIET,
  "oldchapix.contract_everything": QUIET,
  "oldchapix.led": "laid",
  "oldchapix.played": "laid",
  "oldchapix.took": "trick",
  "oldchapix.took_danger": "trick",
  "oldchapix.score_tricks": QUIET,
  "oldchapix.score_vowels": QUIET,
  "oldchapix.score_mn": QUIET,
  "oldchapix.score_blue_h": QUIET,
  "oldchapix.fewest_points": QUIET,

  "strategix.boxed": QUIET,
  "strategix.gave_lowest": "draw",
  "strategix.gave_best": "draw",
  "strategix.led": "laid",
  "strategix.followed": "laid",
  "strategix.firecracker": "firecracker",
  "strategix.passed": "draw",
  "strategix.voluntary_hand": QUIET,
  "strategix.voluntary_round": QUIET,
  "strategix.voluntary_free": QUIET,
  "strategix.lost_turn": "lost",
  "strategix.round_won": "trick",
  "strategix.lead_passes": QUIET,
  "strategix.luckylix": "out",
  "strategix.aswellix": "out",
  "strategix.neithernorix": "out",
  "strategix.badluckix": "lost",
  "strategix.foul": "lost",
  "strategix.stuck": "lost",
  "strategix.score_luckylix": QUIET,
  "strategix.score_aswellix": QUIET,
  "strategix.score_neithernorix": QUIET,
  "strategix.score_badluckix": QUIET,
  "strategix.most_points": QUIET,

  "sowix.turned_up": "laid",
  "sowix.hit": "lost",
  "sowix.played": "laid",
  "sowix.reversed": QUIET,
  "sowix.draws": "draw",
  "sowix.draw_fits": QUIET,
  "sowix.draw_kept": QUIET,
  "sowix.drew": "draw",
  "sowix.nothing_left": QUIET,
  "sowix.passed": "draw",
  "sowix.called": "called",
  "sowix.caught": "caught",
  "sowix.loses_turn": "lost",
  "sowix.turned_over": "draw",
  "sowix.waits_for_shuffle": QUIET,
  "sowix.shuffled": "draw",
  "sowix.out": "out",
  "sowix.all_passed": QUIET,
  "sowix.last_turn_over": QUIET,
  "sowix.left": QUIET,
  "sowix.score": QUIET,
  "sowix.target_reached": QUIET,

  "rummylix.turned_up": "laid",
  "rummylix.drew": "draw",
  "rummylix.took": "draw",
  "rummylix.opened": "trick",
  "rummylix.laid": "laid",
  "rummylix.added_left": "laid",
  "rummylix.added_right": "laid",
  "rummylix.swapped": "star",
  "rummylix.placed_left": "star",
  "rummylix.placed_right": "star",
  "rummylix.blocked_left": "firecracker",
  "rummylix.blocked_right": "firecracker",
  "rummylix.unblocked_left": "star",
  "rummylix.unblocked_right": "star",
  "rummylix.discarded": "laid",
  "rummylix.pile_turned": "draw",
  "rummylix.pile_waits": QUIET,
  "rummylix.pile_shuffled": "draw",
  "rummylix.refill": "draw",
  "rummylix.nothing_to_draw": QUIET,
  "rummylix.out": "out",
  "rummylix.stalled": QUIET,
  "rummylix.score_letters": QUIET,
  "rummylix.score_stars": QUIET,
  "rummylix.score_firecrackers": QUIET,
  "rummylix.score_taken": QUIET,
  "rummylix.most_points": QUIET,
};

/** A card that everybody looks up for has its own sound; so has a call that comes with a card. */
function soundOf({ id, cards = "", number }: Happening): Sound | null {
  const sound = SOUND_OF[id] ?? null;
  if (sound !== "laid") return sound;
  if (id === "sowix.played" && number === 1) return "called";
  if (cards.includes("!")) return "firecracker";
  return cards.includes("*") ? "star" : "laid";
}

const weight = (sound: Sound) => SOUNDS.indexOf(sound);

/** What is heard of these acts at a seat: the most important sound, and then whether it has become this seat's turn. */
export function soundsFor(acts: readonly Act[], seat: number | null): Sound[] {
  const events = acts.flatMap((act) => act.events);
  const heard = events.map(soundOf).filter((sound) => sound !== null);
  const loudest = heard.sort((a, b) => weight(b) - weight(a))[0];
  const next = events.findLast((event) => event.id === "engine.turn")?.seat;
  const sounds: Sound[] = loudest ? [loudest] : [];
  // Whoever plays again heard their own card: that is enough.
  if (seat !== null && next === seat && acts.at(-1)?.seat !== seat) sounds.push("turn");
  return sounds;
}
