/** The puzzles that were solved on this device. They are kept in this browser, sent nowhere, and can be erased. */
import type { GameName } from "./protocol.ts";

const SOLVED = "toutilix.puzzles";

/** At the first try, later, or looked up. */
export type PuzzleResult = "first" | "later" | "shown";
const RANK: Record<PuzzleResult, number> = { shown: 0, later: 1, first: 2 };

type Kept = Partial<Record<string, Record<string, PuzzleResult>>>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SOLVED) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** The result of each puzzle of a game, by its number. */
export function puzzleResults(game: GameName): Map<number, PuzzleResult> {
  const known = Object.entries(read()[game] ?? {}).filter(([, result]) => result in RANK);
  return new Map(known.map(([number, result]) => [Number(number), result]));
}

/** The first result stands, but an answer that was looked up may be solved later. */
export function keepPuzzleResult(game: GameName, number: number, result: PuzzleResult): void {
  const kept = read();
  const before = kept[game]?.[number];
  if (before && before in RANK && (before !== "shown" || result === "shown")) return;
  // Nobody solves at first sight what they have seen before.
  const now = before === "shown" ? "later" : result;
  try {
    localStorage.setItem(SOLVED, JSON.stringify({ ...kept, [game]: { ...kept[game], [number]: now } }));
  } catch {
    // Nothing can be kept here: then nothing is counted.
  }
}

export function erasePuzzleResults(): void {
  try {
    localStorage.removeItem(SOLVED);
  } catch {
    // There is nothing where nothing can be kept.
  }
}
