/** The review of a match: asked for until it is there. */

import { moveText } from "../../games/moves.ts";
import { review } from "../../wire/api.ts";
import type { Account, GameName, Moves, Review, Slip } from "../../wire/protocol.ts";
import type { Words } from "../../words/words.ts";

const AGAIN_AFTER = 700;

/** A slip with its moves as they are said. */
export interface ShownSlip extends Omit<Slip, "move" | "better"> {
  move: Moves[GameName];
  better: Moves[GameName];
}

export class MatchCoach {
  private readonly id: string;
  readonly match: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = false;
  progress: { done: number; total: number } | null = $state.raw(null);
  review: Review | null = $state.raw(null);
  slips: readonly ShownSlip[] = $state.raw([]);
  failed = $state(false);
  /** The slip that was asked for last: what was better is shown on its cards. */
  shown: ShownSlip | null = $state.raw(null);

  constructor(id: string, match: number) {
    this.id = id;
    this.match = match;
  }

  async begin(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.failed = false;
    this.progress = { done: 0, total: 0 };
    await this.look();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    try {
      const found = await review(this.id, this.match);
      if (!found.review) {
        this.progress = { done: found.done, total: found.total };
        this.timer = setTimeout(() => void this.look(), AGAIN_AFTER);
        return;
      }
      const moves = found.moves ?? [];
      this.slips = found.review.slips.flatMap((slip, place) => {
        const shown = moves[place];
        return shown ? [{ ...slip, ...shown }] : [];
      });
      this.review = found.review;
      this.progress = null;
    } catch {
      this.progress = null;
      this.failed = true;
      this.asked = false;
    }
  }
}

/** Units as points in the reader's language, with a sign where they were won or lost. */
export function points(units: number, scale: number, words: Words, signed = true): string {
  const digits = scale === 10 ? 1 : 2;
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = new Intl.NumberFormat(words.language, form).format(Math.abs(units) / scale);
  return `${units < 0 ? "\u2212" : signed && units > 0 ? "+" : ""}${text}`;
}

/** One seat's sum in two sentences. */
export function accountText(account: Account, scale: number, words: Words): string {
  const sign = account.result > 0 ? "ahead" : account.result < 0 ? "behind" : "even";
  const shown = (units: number): string => points(units, scale, words);
  const standing = words.say("coach.ahead", {
    seat: words.seat(account.seat),
    sign,
    points: points(Math.abs(account.result), scale, words, false),
  });
  const sum = words.say("coach.sum", {
    luck: shown(account.deal + account.fall),
    deal: shown(account.deal),
    fall: shown(account.fall),
    gifts: shown(account.gifts),
    slips: shown(account.slips),
    error: points(account.error, scale, words, false),
    result: shown(account.result),
  });
  return `${standing} ${sum}`;
}

/** Hindsight: what the better move would have brought on the cards as they lay. */
export function openText(slip: ShownSlip, scale: number, words: Words): string {
  const id = slip.hindsight > 0 ? "coach.open" : slip.hindsight < 0 ? "coach.open_less" : "coach.open_same";
  const better = words.placed(moveText(words, slip.better), ...slip.better.cards);
  return words.say(id, { better, points: points(Math.abs(slip.hindsight), scale, words, false) });
}

/** The move that was played where the reader has to find a better one. */
export function playedText(slip: ShownSlip, words: Words): string {
  return words.say("coach.you_played", { move: words.placed(moveText(words, slip.move), ...slip.move.cards) });
}

/** A line of a chart: what somebody had after each hand, from zero on. */
export interface ChartLine {
  name: string;
  values: number[];
}

/** One seat's sums along the match, or the results of all seats. */
export function chartLines(review: Review, seat: number | null, words: Words): ChartLine[] {
  const line = (name: string, of: (place: number) => number): ChartLine => {
    let sum = 0;
    return { name, values: [0, ...review.hands.map((_, place) => (sum += of(place)))] };
  };
  const account = (place: number, at: number): Account | undefined => review.hands[place]?.accounts[at - 1];
  if (seat === null) {
    return review.names.map((_, at) => line(words.seat(at + 1), (place) => account(place, at + 1)?.result ?? 0));
  }
  const part = (id: string, of: (one: Account) => number): ChartLine =>
    line(words.say(`coach.chart_${id}`), (place) => {
      const one = account(place, seat);
      return one ? of(one) : 0;
    });
  return [
    part("result", (one) => one.result),
    part("luck", (one) => one.deal + one.fall),
    part("gifts", (one) => one.gifts),
    part("slips", (one) => one.slips),
  ];
}

/** A slip: what was played, what is better, by how much and why. */
export function slipText(slip: ShownSlip, scale: number, words: Words): string {
  const said = words.say("coach.slip", {
    hand: slip.hand,
    number: slip.number,
    grade: slip.grade,
    move: words.placed(moveText(words, slip.move), ...slip.move.cards),
    better: words.placed(moveText(words, slip.better), ...slip.better.cards),
    cost: points(slip.cost, scale, words, false),
    error: points(slip.error, scale, words, false),
    chance: Math.round(1000 * Math.max(0, slip.chance)) / 10,
  });
  return slip.why ? `${said} ${words.fact(slip.why)}` : said;
}
