/** Pages that are loaded when they are needed, with their words; they can be asked for early. */
import { track } from "../wire/settled.ts";
import { speakOfTables } from "../words/speech.svelte.ts";

async function withWords<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await track(Promise.all([page, speakOfTables()]));
  return loaded;
}

export const tablePage = () => withWords(import("./TablePage.svelte"));
export const puzzlesPage = () => withWords(import("./practice/PuzzlesPage.svelte"));
export const slipsPage = () => withWords(import("./practice/SlipsPage.svelte"));
export const replayPage = () => withWords(import("./replay/ReplayPage.svelte"));

/** While the server makes a table. If it does not come, it is asked for again when it is needed. */
export function askForTable(): void {
  tablePage().catch(() => {});
}
