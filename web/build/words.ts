/**
 * The catalogues of the Python side, two modules for each language: `virtual:words/fr` has what the front page says with
 * its dialogs and what the server answers there, `virtual:words/fr/table` the rest, which comes with a table. What only
 * the command line says is left out, and so are comments: they are for translators.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../src/toutilix/words");
const OF_THE_COMMAND_LINE = ["arena.ftl", "cli.ftl", "settings.ftl", "store.ftl"];
const OF_ALL_PAGES = ["cards.ftl", "engine.ftl", "front.ftl", "page.ftl", "requests.ftl", "server.ftl", "text.ftl"];
/** What the front page takes from other catalogues: of each game, and of what is wrong with a wish. */
const SAID_EARLY = /^(option-.*|game-.*|[a-z]+-name|lesson-learn|table-player)$/;
const NAME = /^virtual:words\/(en|fr)(\/table)?$/;

function entries(text: string): string[] {
  return text.replace(/^#.*\n/gm, "").split(/^(?=[a-z])/m);
}

/** The messages of one part, as Fluent writes them. */
export function catalogue(language: string, part: "front" | "table"): string {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && !OF_THE_COMMAND_LINE.includes(file));
  const found = files.sort().flatMap((file) => {
    const early = (entry: string) => OF_ALL_PAGES.includes(file) || SAID_EARLY.test(entry.split(" ", 1)[0] ?? "");
    return entries(readFileSync(join(folder, file), "utf-8")).filter((entry) => early(entry) === (part === "front"));
  });
  return found.join("");
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const found = id.startsWith("\0") ? NAME.exec(id.slice(1)) : null;
      const language = found?.[1];
      if (!language) return null;
      for (const file of readdirSync(join(FOLDER, language))) this.addWatchFile(join(FOLDER, language, file));
      return `export default ${JSON.stringify(catalogue(language, found[2] ? "table" : "front"))};`;
    },
  };
}
