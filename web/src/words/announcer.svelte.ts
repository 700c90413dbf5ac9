/**
 * The page's answers to keys and buttons. Events of the table have another live region: the two never mix, so
 * that an answer is not lost between events.
 */
import type { Why } from "../wire/protocol.ts";
import type { Told, Words } from "./words.ts";

const NOTHING: Told = { written: "", spoken: "" };

class Announcer {
  text: Told = $state.raw(NOTHING);
  /** The ruling behind a refusal, such as "O3". */
  ruling = $state("");
  /** Changes with every answer, so that the same words are said again. */
  turn = $state(0);

  say(text: string | Told, ruling = ""): void {
    this.text = typeof text === "string" ? { written: text, spoken: text } : text;
    this.ruling = ruling;
    this.turn += 1;
  }

  refuse(words: Words, why: Why): void {
    const told = words.told((form) => form.sentence(why));
    this.say(told, why.ruling ?? "");
  }

  clear(): void {
    this.text = NOTHING;
    this.ruling = "";
  }
}

export const announcer = new Announcer();
