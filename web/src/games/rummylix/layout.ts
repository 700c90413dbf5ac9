/** Where things stand at a table of Rummylix: runs by owner, offered moves at their runs, the steps of a turn. */
import type { Card, Choice, Moves, RunNumber, ShownRummylixTable, ShownRun, Side } from "../../wire/protocol.ts";

type Move = Moves["rummylix"];
/** A move with a run. */
export type RunMove = Extract<Move, { run: RunNumber }>;
type SwapMove = Extract<Move, { verb: "swap" }>;

/** The moves offered at one run: before its first card, behind its last one, and for stars that lie in it. */
export interface RunSlots {
  left: RunMove[];
  right: RunMove[];
  swaps: SwapMove[];
}

export interface NumberedRun {
  number: RunNumber;
  run: ShownRun;
}

export function slotsAt(number: RunNumber, moves: readonly Move[]): RunSlots {
  const here = moves.filter((move): move is RunMove => "run" in move && move.run === number);
  const at = (side: Side) => here.filter((move) => move.verb !== "swap" && move.side === side);
  return { left: at("left"), right: at("right"), swaps: here.filter((move) => move.verb === "swap") };
}

/** The runs of each owner with their numbers: the reader's first, then clockwise. */
export function byOwner(
  runs: readonly ShownRun[],
  reader: number,
  players: number,
): { owner: number; runs: NumberedRun[] }[] {
  const numbered = runs.map((run, place) => ({ number: place + 1, run }));
  return Array.from({ length: players }, (_, step) => ((reader - 1 + step) % players) + 1)
    .map((owner) => ({ owner, runs: numbered.filter(({ run }) => run.owner === owner) }))
    .filter((group) => group.runs.length);
}

export const isBlocked = ({ blocked }: ShownRun, side: Side): boolean => blocked === side || blocked === "both";

/** The cards that another player has put to this run in the latest turn. */
export function freshIn(
  { latest_turn }: ShownRummylixTable,
  number: RunNumber,
  reader: number | null,
): readonly Card[] {
  return latest_turn.filter(({ seat, run }) => seat !== reader && run === number).flatMap(({ cards }) => cards);
}

export const STEPS = ["draw", "play", "discard"] as const;

/** Where a turn stands. The last step is marked where nothing but discards is offered; others' moves are not known. */
export function stepOf({ step }: ShownRummylixTable, choice: Choice<"rummylix"> | null): (typeof STEPS)[number] {
  const { moves = [], more } = choice ?? {};
  const last = step === "play" && moves.length > 0 && !more && moves.every((move) => move.verb === "discard");
  return last ? "discard" : step;
}
