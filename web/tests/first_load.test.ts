import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES } from "../src/tables/games.ts";
import { LANGUAGES, load, Words } from "../src/words/words.ts";

const MAIN = join(import.meta.dirname, "../src/main.ts");
const IMPORT = /^\s*import\s+(?!type\b)(?:[^"]*?from\s+)?"(\.[^"]+)"/gm;

/** What the page loads before it shows anything: no `import()` is followed. */
function atOnce(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  const text = readFileSync(file, "utf-8");
  seen.set(file, text);
  for (const [, path = ""] of text.matchAll(IMPORT)) atOnce(join(dirname(file), path), seen);
  return seen;
}

describe.each(LANGUAGES)("the front page in %s", (language) => {
  test("has words for all that it says before any table is opened", async () => {
    const words = new Words(language, await load(language, ["front"]));
    const files = atOnce(MAIN);
    expect([...files.keys()].some((file) => file.endsWith("pages/Front.svelte"))).toBe(true);
    const named = [...files.values()].flatMap((text) => [
      ...[...text.matchAll(/\bsay\("([a-z]+\.[a-z_]+)"/g)].map(([, id = ""]) => id),
      ...[...text.matchAll(/\bsay\(`\$\{[a-z.]+\}\.([a-z_]+)`/g)].flatMap(([, id]) =>
        GAMES.map(({ name }) => `${name}.${id}`),
      ),
    ]);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((id) => !words.has(id))).toEqual([]);
    expect(words.has("sowix.drew"), "what only a table says comes with it").toBe(false);
  });
});
