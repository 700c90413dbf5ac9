/**
 * The page's answers to keys and buttons. Events of the table have another live region: the two never mix, so
 * that an answer is not lost between events.
 */
import type { Why } from "../wire/protocol.ts";
import type { Words } from "./words.ts";

class Announcer {
  text = $state("");
  /** The ruling behind a refusal, such as "O3". */
  ruling = $state("");
  /** Changes with every answer, so that the same words are said again. */
  turn = $state(0);

  say(text: string, ruling = ""): void {
    this.text = text;
    this.ruling = ruling;
    this.turn += 1;
  }

  refuse(words: Words, why: Why): void {
    this.say(words.sentence(why), why.ruling ?? "");
  }

  clear(): void {
    this.text = "";
    this.ruling = "";
  }
}

export const announcer = new Announcer();
