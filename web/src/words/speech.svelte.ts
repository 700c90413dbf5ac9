/** The language in which the page speaks now. Whatever is said through it is said anew when the language changes. */
import type { FluentVariable } from "@fluent/bundle";
import { type Language, load, Words } from "./words.ts";

class Speech {
  /** Set before the page is mounted. */
  words = $state.raw() as Words;
}

export const speech = new Speech();

export async function speak(language: Language): Promise<void> {
  speech.words = new Words(language, await load(language));
  document.documentElement.lang = language;
}

export const say = (id: string, args?: Record<string, FluentVariable>) => speech.words.say(id, args);
