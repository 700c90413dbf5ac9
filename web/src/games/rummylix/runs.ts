/**
 * A turn of Rummylix: its steps, and where at the runs moves can be tapped. What is legal comes from the server; here it
 * only gets its place.
 */
import type { Choice, RummylixTable, Run } from "../../wire/protocol.ts";
import { cardsIn, letterOf } from "../../words/words.ts";
import { cardsOf, placeOf } from "../moves.ts";

export type Side = "left" | "right";

/** The moves offered at one run: before its first card, behind its last one, and on cards that lie in it. */
export interface RunSlots {
  left: string[];
  right: string[];
  inside: ReadonlyMap<string, string>;
}

export interface NumberedRun {
  number: number;
  run: Run;
}

const NEXT = new Map(
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, place, all) => [letter, all[(place + 1) % 26] ?? ""]),
);

/** A move names its side only where there is a choice; else its letter stands next to one end as in the alphabet. */
function sideOf(move: string, run: Run): Side {
  const named = /\b(left|right)$/.exec(move)?.[1];
  if (named) return named as Side;
  const letter = letterOf(cardsOf(move)[0]);
  return NEXT.get(letter) === letterOf(cardsIn(run.cards)[0]) ? "left" : "right";
}

export function slotsAt({ number, run }: NumberedRun, moves: readonly string[]): RunSlots {
  const here = moves.filter((move) => placeOf(move) === `run ${number}`);
  const ends = here.filter((move) => !move.startsWith("swap"));
  const swaps = here.filter((move) => move.startsWith("swap"));
  return {
    left: ends.filter((move) => sideOf(move, run) === "left"),
    right: ends.filter((move) => sideOf(move, run) === "right"),
    inside: new Map(swaps.map((move) => [`*${letterOf(cardsOf(move)[0])}`, move])),
  };
}

/** The runs of each owner with their numbers: the reader's first, then clockwise. */
export function byOwner(
  runs: readonly Run[],
  reader: number,
  players: number,
): { owner: number; runs: NumberedRun[] }[] {
  const numbered = runs.map((run, place) => ({ number: place + 1, run }));
  return Array.from({ length: players }, (_, step) => ((reader - 1 + step) % players) + 1)
    .map((owner) => ({ owner, runs: numbered.filter(({ run }) => run.owner === owner) }))
    .filter((group) => group.runs.length);
}

export const STEPS = ["draw", "play", "discard"] as const;

/** Where a turn stands. The last step is marked where there is nothing else to do; for others in turn nobody lists it. */
export function stepOf({ step }: RummylixTable, choice: Choice | null): (typeof STEPS)[number] {
  const moves = choice?.moves ?? [];
  const last =
    step === "play" && moves.length > 0 && !choice?.more && moves.every((move) => move.startsWith("discard"));
  return last ? "discard" : step;
}
