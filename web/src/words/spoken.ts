/**
 * Letters for the ear: a voice says a letter as a letter only where something ends behind it. `toutilix.words.spoken` has
 * the same rule and says why.
 */
import type { Language } from "./words.ts";

/** Stands behind a letter or card that is placed in a sentence. */
export const PAUSE = "\u001f";
const ENDS_ANYWAY = new RegExp(`${PAUSE}(?=[,.;:!?…]|\\s[:!?]|$)`, "g");
/** The letter that is a word too, where the catalogue itself names it. An English sentence may begin with the article. */
const RUNS_ON: Record<Language, RegExp> = {
  en: /(?<=[^\s.!?] )A(?= [\p{L}\d])/gu,
  fr: /(?<![^\s(«])Y(?= [\p{L}\d])/gu,
};

/** A comma where a letter would run into the next word. */
export const withPauses = (sentence: string, language: Language): string =>
  sentence.replace(ENDS_ANYWAY, "").replaceAll(PAUSE, ",").replace(RUNS_ON[language], "$&,");
