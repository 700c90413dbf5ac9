import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { render } from "svelte/server";
import { describe, expect, test, vi } from "vitest";
import { catalogue } from "../build/words.ts";
import SettingsDialog from "../src/table/dialogs/SettingsDialog.svelte";
import { say, speak, speakOfTables, speech } from "../src/words/speech.svelte.ts";
import { LANGUAGES, load, Words } from "../src/words/words.ts";

const SOURCE = join(import.meta.dirname, "../src");
const SERVER = join(import.meta.dirname, "../../src/toutilix");
/** Parts that come with a table, as its words do. */
const BRING_TABLES = /^(pages\/lazy|games\/\w+\/room)\.ts$/;
const IMPORT = /^\s*import\s+(?!type\b)(?:[^"]*?from\s+)?"(\.[^"]+)"/gm;
const LATER = /\bimport\("(\.[^"]+)"\)/g;

/** All of the page that can be open before any table is, with the dialogs that come when they are asked for. */
function beforeTables(file: string, seen = new Map<string, string>()): Map<string, string> {
  const name = relative(SOURCE, file);
  if (seen.has(name) || !existsSync(file)) return seen;
  const text = readFileSync(file, "utf-8");
  seen.set(name, text);
  const later = BRING_TABLES.test(name) ? [] : [...text.matchAll(LATER)];
  for (const [, path = ""] of [...text.matchAll(IMPORT), ...later]) beforeTables(join(dirname(file), path), seen);
  return seen;
}

/**
 * Codes that the server can answer to what is asked before a table: of requests, of wishes, and of a store in play.
 * `option.youngest` is the name of an option, and no code.
 */
function answered(): string[] {
  const all = (folder: string) => readdirSync(join(SERVER, folder)).map((file) => join(folder, file));
  const files = [
    ...all("server/base"),
    ...all("server/http"),
    ...all("server/tables"),
    ...["server/store/sql.py", "server/store/writer.py", "engine/kind.py", "engine/options.py", "games/__init__.py"],
  ].filter((file) => file.endsWith(".py"));
  return files.flatMap((file) => {
    const text = readFileSync(join(SERVER, file), "utf-8");
    return [...text.matchAll(/"((?:game|name|option|request|server|store)\.(?!youngest)[a-z_]+)"/g)].map(
      ([, id = ""]) => id,
    );
  });
}

const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = ""]) => id);

describe.each(LANGUAGES)("before any table is opened, in %s", (language) => {
  const early = idsOf(catalogue(language, "front"));
  const all = [...early, ...idsOf(catalogue(language, "table"))];
  const families = new Set(all.map((id) => id.split("-", 1)[0]));
  const files = beforeTables(join(SOURCE, "main.ts"));
  // The types of the wire name every event, and say none.
  const source = [...files].flatMap(([name, text]) => (name === "wire/protocol.ts" ? [] : [text])).join("\n");

  test("the front page, its dialogs and their parts are looked through", () => {
    const looked = [
      "pages/front/Front.svelte",
      "pages/front/GameOptions.svelte",
      "pages/front/OneDevice.svelte",
      "table/dialogs/PaceFields.svelte",
    ];
    expect([...files.keys()]).toEqual(expect.arrayContaining([...looked, "table/dialogs/SettingsDialog.svelte"]));
    expect([...files.keys()]).not.toContain("table/Table.svelte");
  });

  test("there are words for every id that is named", () => {
    const named = [...source.matchAll(/"([a-z]+)\.([a-z_0-9]+)"/g)]
      .filter(([, family = ""]) => families.has(family))
      .map(([, family, id]) => `${family}-${id}`);
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((id) => !early.includes(id))).toEqual([]);
  });

  /** An id that is put together can be any that has its shape. */
  test("there are words for every id that is put together", () => {
    const shapes = [...source.matchAll(/`((?:[a-z]+|\$\{[^{}]+\})\.(?:[\w.]|\$\{[^{}]+\})+)`/g)]
      .map(([, shape = ""]) => shape.replaceAll(/\$\{[^{}]+\}/g, "*"))
      .filter((shape) => shape.includes("*") && /[a-z]/.test(shape));
    expect(shapes).toEqual(expect.arrayContaining(["page.set_*_*", "*.name", "front.status_*", "option.*.*.*"]));
    for (const shape of shapes) {
      const form = new RegExp(`^${shape.replaceAll(".", "-").replaceAll("*", "[\\w-]+")}$`);
      const said = all.filter((id) => form.test(id));
      expect(said, shape).not.toEqual([]);
      expect(
        said.filter((id) => !early.includes(id)),
        shape,
      ).toEqual([]);
    }
  });

  test("there are words for whatever the server answers", () => {
    const codes = answered().map((code) => code.replace(".", "-"));
    expect(codes).toEqual(expect.arrayContaining(["store-full", "request-too_many", "server-no_code", "game-players"]));
    expect([...new Set(codes)].filter((id) => !early.includes(id))).toEqual([]);
  });

  test("the settings say everything in words", async () => {
    speech.words = new Words(language, await load(language, ["front"]));
    const { body } = render(SettingsDialog, { props: { open: true } });
    expect(body).toContain(speech.words.say("page.settings"));
    expect(body.match(/\b[a-z]+\.[a-z_0-9]+\b/g)).toBeNull();
  });

  test("the words of tables are not there yet", () => {
    const late = ["sowix-drew", "page-key_move", "record-json", "lesson-do", "store-pg_dump"];
    expect(late.filter((id) => early.includes(id))).toEqual([]);
  });
});

test("a second request for the words of tables waits for them too", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  void speakOfTables();
  await speakOfTables();
  expect(say("page.rummylix_new_run")).toBe("New run");
});
