/**
 * The catalogues of the Python side, one module for each language: `virtual:words/fr`. What only the command line says
 * is left out, and so are comments: they are for translators.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../src/toutilix/words");
const OF_THE_COMMAND_LINE = ["arena.ftl", "cli.ftl", "serve.ftl", "settings.ftl"];
const NAME = /^virtual:words\/(en|fr)$/;

export function catalogue(language: string): string {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && !OF_THE_COMMAND_LINE.includes(file));
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf-8").replace(/^#.*\n/gm, ""))
    .join("\n");
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const language = id.startsWith("\0") ? NAME.exec(id.slice(1))?.[1] : undefined;
      if (!language) return null;
      for (const file of readdirSync(join(FOLDER, language))) this.addWatchFile(join(FOLDER, language, file));
      return `export default ${JSON.stringify(catalogue(language))};`;
    },
  };
}
