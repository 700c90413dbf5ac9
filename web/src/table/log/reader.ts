/** Steps by key through the lines of a log, which grows meanwhile. */
import type { Told, Words } from "../../words/words.ts";
import type { LogAction } from "../keys.ts";
import type { LogLine } from "./lines.ts";

export class LogReader {
  /** The line that was read last, by its key; none: behind the end. */
  private at: string | null = null;

  /** Would this go behind the first of these lines? */
  leavesAtStart(lines: readonly LogLine[], to: LogAction): boolean {
    return to === "first" || (to === "earlier" && lines.findIndex((line) => line.key === this.at) === 0);
  }

  /** The next line in this direction; at either end the same line again, and that it is the end. */
  read(lines: readonly LogLine[], to: LogAction, words: Words): Told {
    const known = lines.findIndex((line) => line.key === this.at);
    const now = known < 0 ? lines.length : known;
    const last = lines.length - 1;
    const wanted = { earlier: now - 1, later: now + 1, first: 0, latest: last }[to];
    const line = lines[Math.max(0, Math.min(wanted, last))];
    if (!line) return words.told((form) => form.say("page.again_none"));
    this.at = line.key;
    if (wanted >= 0 && wanted <= last) return line.text;
    const end = words.say(wanted < 0 ? "page.log_first" : "page.log_latest");
    return { written: `${end} ${line.text.written}`, spoken: `${end} ${line.text.spoken}` };
  }
}
