/** A search's findings on a hint or on a selected move, in words. */
import { type Move, moveText, samePlay } from "../../games/moves.ts";
import type { Coached, Hinted } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";

/** A better move than the hint, by how much and why. */
export function correction(words: Words, { move, why, coached }: Hinted): string {
  if (!move || !coached) return "";
  const said = words.say("coach.corrected", { move: placed(words, move), ...figures(coached) });
  return why ? `${said} ${words.fact(why)}` : said;
}

/** The selected move beside the best one. */
export function comparison(words: Words, move: Move, found: Hinted | null): string {
  const { move: better, why, coached } = found ?? {};
  if (!better || !coached) return words.say("coach.compare_no_time");
  const names = { move: placed(words, move), better: placed(words, better) };
  if (coached.grade === "best" || samePlay(move, better)) return words.say("coach.compare_best", names);
  if (coached.grade === "close") return words.say("coach.compare_close", names);
  const chance = Math.round(1000 * Math.max(0, coached.chance)) / 10;
  const said = words.say("coach.compare_worse", { ...names, ...figures(coached), chance });
  return why ? `${said} ${words.fact(why)}` : said;
}

/** As part of a sentence, where its last letter would run into the next word. */
const placed = (words: Words, move: Move): string => words.placed(moveText(words, move), ...move.cards);

function figures({ points, error }: Coached): { points: number; error: number } {
  const places = points >= 1 ? 10 : 100;
  return { points: Math.round(points * places) / places, error: Math.round(error * places) / places };
}
