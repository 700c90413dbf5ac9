/** Shows the acts of others no faster than this reader wants to follow: slowly, or as fast as a voice tells them. */
import type { Act, Coach } from "../../wire/protocol.ts";
import type { ActPacer, Live } from "../../wire/table.svelte.ts";
import type { Settings } from "../../words/settings.svelte.ts";
import type { Words } from "../../words/words.ts";
import { coachWords } from "../lesson/coach.ts";
import { actTeller, newsFrom } from "./lines.ts";

/** Characters a second: what espeak-ng makes of our sentences at 130, 175, 260 and 400 words a minute. */
const RATES: Record<Settings["voice"], number> = { slow: 9, normal: 12, fast: 19, very_fast: 36 };
/** Milliseconds between two sentences. */
const BREATH = 300;
/** Milliseconds for an act, whatever there is to be said of it. */
const SLOW = 3_000;

export const timeToSay = (text: string, voice: Settings["voice"]): number =>
  text ? BREATH + Math.ceil((1000 * text.length) / RATES[voice]) : 0;

export class VoicePace implements ActPacer {
  private readonly live: Live;
  private readonly words: () => Words;
  private readonly settings: Pick<Settings, "pace" | "voice">;
  /** When everything that was shown will have been said. */
  private silentAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(live: Live, words: () => Words, settings: Pick<Settings, "pace" | "voice">) {
    this.live = live;
    this.words = words;
    this.settings = settings;
  }

  /** The log tells what is news to somebody who comes to the table. */
  arrived(): void {
    const { live } = this;
    const news = newsFrom(live.log, live.seat);
    for (const act of live.log) if (act.n >= news) this.tell(act);
    this.schedule();
  }

  /** An act is shown, and told behind what is still being told. */
  shown(act: Act, coach: Coach | null): void {
    this.tell(act);
    if (coach) this.silentAt += this.timeFor(coachWords(coach, this.words().aloud));
    this.schedule();
  }

  private tell(act: Act): void {
    const text = actTeller(this.words(), this.live.seat)(act).spoken;
    this.silentAt = Math.max(this.silentAt, Date.now()) + this.timeFor(text);
  }

  /** A key makes a voice break off, and say this. */
  answered(text: string): void {
    if (text) this.silentAt = Date.now() + this.timeFor(text);
    this.schedule();
  }

  /** The next act that is held back comes when the voice has ended; at once, if it has. */
  schedule(): void {
    this.stop();
    const { pace } = this.settings;
    if (!this.live.held.length || pace === "normal" || pace === "steps") return;
    this.timer = setTimeout(() => this.live.proceed(), Math.max(0, this.silentAt - Date.now()));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private timeFor(text: string): number {
    return this.settings.pace === "slow" ? SLOW : timeToSay(text, this.settings.voice);
  }
}
