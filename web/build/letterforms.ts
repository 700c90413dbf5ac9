/**
 * The fonts of the deck hold whole alphabets of several languages; a card needs 26 letters. The cut is made at build
 * time from the packages, so that no font lies in the repository.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const SMALL = "abcdefghijklmnopqrstuvwxyz";
const MODULES = resolve(import.meta.dirname, "../node_modules");
const CUT = join(MODULES, ".letterforms");

const FONTS = {
  handwriting: ["playwrite-fr-trad", 400, SMALL],
  print: ["andika", 700, SMALL],
  capitals: ["atkinson-hyperlegible", 700, SMALL.toUpperCase()],
} as const;

export function letterforms(): Plugin {
  let base = "/";
  return {
    name: "letterforms",
    config: () => ({ resolve: { alias: { "@letterforms": CUT } } }),
    configResolved: (config) => {
      base = config.base;
    },
    async buildStart() {
      mkdirSync(CUT, { recursive: true });
      for (const [form, [family, weight, letters]] of Object.entries(FONTS)) {
        const whole = join(MODULES, "@fontsource", family, "files", `${family}-latin-${weight}-normal.woff2`);
        writeFileSync(
          join(CUT, `${form}.woff2`),
          await subsetFont(readFileSync(whole), letters, { targetFormat: "woff2" }),
        );
      }
    },
    /** The first cards need their letters: they are asked for with the page, and not when a style sheet names them. */
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith(".woff2"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `${base}${file}` },
            injectTo: "head",
          })),
    },
  };
}
