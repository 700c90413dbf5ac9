/** The front page as the build draws it, for browsers that have not got the script yet. */
import { render } from "svelte/server";
import App from "./App.svelte";
import { settings } from "./words/settings.svelte.ts";
import { speech } from "./words/speech.svelte.ts";
import { type Language, load, Words } from "./words/words.ts";

export { LANGUAGES } from "./words/words.ts";

export async function frontPage(language: Language): Promise<string> {
  settings.language = language;
  speech.words = new Words(language, await load(language, ["front"]));
  return render(App).body;
}
