/** The language of the page. All text read through it changes with the language. */
import type { FluentVariable } from "@fluent/bundle";
import { type CataloguePart, type Language, load, PARTS, Words } from "./words.ts";

class Speech {
  /** Set before the page is mounted. */
  words = $state.raw() as Words;
}

export const speech = new Speech();

let asked: Language = "en";
let parts: readonly CataloguePart[] = ["front"];
let games: readonly string[] = [];

export async function speak(language: Language): Promise<void> {
  asked = language;
  const bundle = await load(language, parts, games);
  // Somebody may have chosen again meanwhile.
  if (language !== asked) return;
  speech.words = new Words(language, bundle);
  document.documentElement.lang = language;
}

/** From now on also what is said at tables. */
export async function speakOfTables(): Promise<void> {
  if (parts === PARTS) return;
  await load(asked, PARTS);
  parts = PARTS;
  await speak(asked);
}

/** From now on also what is said of a game that the page does not know. */
export async function speakOfGame(game: string): Promise<void> {
  if (games.includes(game)) return;
  await load(asked, parts, [game]);
  games = [...games, game];
  await speak(asked);
}

export const say = (id: string, args?: Record<string, FluentVariable>) => speech.words.say(id, args);
