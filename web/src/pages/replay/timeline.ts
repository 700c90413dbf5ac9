/** A finished match as a row of moments, put together from its steps as a live table is from what it is told. */
import type { Act, Card, GameName, Happened, MatchReplay, Owns, Tables, TableText } from "../../wire/protocol.ts";

export interface Moment {
  table: Tables[GameName];
  own: Owns[GameName] | null;
  /** Seat 1 first; none unless all hands are open. */
  hands: readonly (readonly Card[])[];
  /** The table in words. */
  text: TableText | null;
}

export class Timeline {
  readonly replay: MatchReplay;
  readonly moments: readonly Moment[];
  /** The steps with which hands begin. */
  readonly deals: readonly number[];

  constructor(replay: MatchReplay) {
    this.replay = replay;
    let now: Moment = { table: replay.table, own: replay.own ?? null, hands: replay.hands ?? [], text: null };
    this.moments = replay.steps.map((step) => {
      now = after(now, step);
      return now;
    });
    this.deals = replay.steps.flatMap((step, place) => (step.act.seat ? [] : [place]));
  }

  get length(): number {
    return this.moments.length;
  }

  /** The nearest step that there is. */
  clamp(step: number): number {
    return Math.max(0, Math.min(Math.trunc(step) || 0, this.length - 1));
  }

  /** The step with this act; null where there is none. */
  stepOf(act: number): number | null {
    const step = this.replay.steps.findIndex((one) => one.act.n === act);
    return step < 0 ? null : step;
  }

  /** The hand to which a step belongs, from 0. */
  handOf(step: number): number {
    return this.deals.findLastIndex((deal) => deal <= step);
  }

  /** The steps of a hand, from its deal to its last act. */
  stepsOf(hand: number): number[] {
    const from = this.deals[hand] ?? 0;
    return Array.from({ length: (this.deals[hand + 1] ?? this.length) - from }, (_, place) => from + place);
  }

  /** The acts of this hand up to a step. */
  logAt(step: number): Act[] {
    return this.replay.steps.slice(this.deals[this.handOf(step)] ?? 0, step + 1).map(({ act }) => act);
  }
}

function after(before: Moment, step: Happened): Moment {
  return {
    table: { ...before.table, ...step.table } as Tables[GameName],
    own: before.own ? ({ ...before.own, ...step.own } as Owns[GameName]) : null,
    hands: step.hands ?? before.hands,
    text: step.text ?? null,
  };
}
