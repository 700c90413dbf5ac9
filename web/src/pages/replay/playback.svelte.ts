/** Steps through a finished match, forward and back, by itself or by hand. The table is shown like a live one. */
import type { MatchReplay, TableAbout } from "../../wire/protocol.ts";
import { Live, type TableConnection } from "../../wire/table.svelte.ts";
import type { Timeline } from "./timeline.ts";

export const SPEEDS = { slow: 4_000, normal: 2_000, fast: 800 } as const;
export type PlaybackSpeed = keyof typeof SPEEDS;

const SILENT: TableConnection = { ask: () => {}, greet: () => {}, close: () => {} };

export class Playback {
  readonly live = new Live("", undefined, undefined, { kind: "past", connect: () => SILENT });
  timeline: Timeline | null = $state.raw(null);
  step = $state(0);
  playing = $state(false);
  speed: PlaybackSpeed = $state("normal");
  /** Another viewpoint, or another match: the step stays. */
  show(timeline: Timeline, about: TableAbout, step = this.step): void {
    this.timeline = timeline;
    this.live.about = about;
    this.live.match = about.match;
    this.live.seat = timeline.replay.seat ?? null;
    this.put(timeline.clamp(step));
  }

  goTo(step: number): void {
    if (!this.timeline) return;
    const to = this.timeline.clamp(step);
    if (to === this.step) return;
    this.put(to);
    if (this.atEnd) this.playing = false;
  }

  get atStart(): boolean {
    return this.step === 0;
  }

  get atEnd(): boolean {
    return this.step === (this.timeline?.length ?? 1) - 1;
  }

  /** The hand that is shown, from 0. */
  get hand(): number {
    return this.timeline?.handOf(this.step) ?? 0;
  }

  toHand(hand: number): void {
    this.goTo(this.timeline?.deals[hand] ?? 0);
  }

  /** At the end it begins again. */
  play(): void {
    if (this.atEnd) this.goTo(0);
    this.playing = !this.atEnd;
  }

  pause(): void {
    this.playing = false;
  }

  private put(step: number): void {
    const moment = this.timeline?.moments[step];
    if (!this.timeline || !moment) return;
    // Only what comes next is seen happening.
    this.live.before = step === this.step + 1 ? this.live.table : null;
    this.step = step;
    this.live.n = this.timeline.replay.steps[step]?.act.n ?? 0;
    this.live.table = moment.table;
    this.live.own = moment.own;
    this.live.text = moment.text;
    this.live.log = this.timeline.logAt(step);
  }
}

/** The description of the table. A record does not know which players were people. */
export function aboutOf(id: string, replay: MatchReplay): TableAbout {
  return {
    id,
    game: replay.game,
    players: replay.players,
    options: replay.options,
    status: "over",
    match: replay.match,
    pace: {},
    seats: replay.names.map((name, place) => ({ seat: place + 1, name, holder: "person", present: true })),
    commitment: replay.commitment,
  };
}
