/**
 * The catalogues of the Python side, two modules for each language: `virtual:words/fr` has what the front page says with
 * its dialogs and what the server answers there, `virtual:words/fr/table` the rest, which comes with a table. What only
 * the command line says is left out, and so are comments: they are for translators.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../src/toutilix/words");
/** Each game has its words in its own folder. */
const GAMES = resolve(import.meta.dirname, "../../src/toutilix/games");
/** Words of the page that plays without a server, and of no other. */
const OF_A_DEVICE = "device.ftl";
const OF_THE_COMMAND_LINE = ["arena.ftl", "cli.ftl", "programs.ftl", "settings.ftl", "store.ftl"];
const OF_ALL_PAGES = [
  "cards.ftl",
  "daily.ftl",
  "engine.ftl",
  "front.ftl",
  "page.ftl",
  "requests.ftl",
  "server.ftl",
  "text.ftl",
];
/** The front page's words from other catalogues: the names of each game, and the errors of a request for a table. */
const SAID_EARLY = /^(option-.*|game-.*|[a-z]+-name|page-(?:about|brief)_[a-z]+|abcd-.*|lesson-learn|table-player)$/;
const NAME = /^virtual:words\/(en|fr)(\/table)?$/;

function entries(text: string): string[] {
  return text.replace(/^#.*\n/gm, "").split(/^(?=[a-z])/m);
}

/** The messages of one part, as Fluent writes them. */
export function catalogue(language: string, part: "front" | "table", device = false): string {
  const found = files(language, device).flatMap((file) => {
    const whole = [...OF_ALL_PAGES, OF_A_DEVICE].includes(basename(file)) && dirname(file) === join(FOLDER, language);
    const early = (entry: string) => whole || SAID_EARLY.test(entry.split(" ", 1)[0] ?? "");
    return entries(readFileSync(file, "utf-8")).filter((entry) => early(entry) === (part === "front"));
  });
  return found.join("");
}

/** The words that all games share, and those of each game. */
function files(language: string, device: boolean): string[] {
  const shared = readdirSync(join(FOLDER, language))
    .filter((file) => file.endsWith(".ftl") && !OF_THE_COMMAND_LINE.includes(file))
    .filter((file) => device || file !== OF_A_DEVICE)
    .map((file) => join(FOLDER, language, file));
  const rooms = readdirSync(GAMES).map((game) => join(GAMES, game, "words", `${language}.ftl`));
  return [...shared.sort(), ...rooms.filter((file) => existsSync(file)).sort()];
}

export function words(device = false): Plugin {
  return {
    name: "words",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const found = id.startsWith("\0") ? NAME.exec(id.slice(1)) : null;
      const language = found?.[1];
      if (!language) return null;
      for (const file of files(language, device)) this.addWatchFile(file);
      return `export default ${JSON.stringify(catalogue(language, found[2] ? "table" : "front", device))};`;
    },
  };
}
