/**
 * Files that a server sends besides the page itself: each text once more in Brotli, for browsers that read it, and the
 * licences of fonts and libraries.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const MODULES = resolve(import.meta.dirname, "../node_modules");
const FONTS = ["playwrite-fr-trad", "andika", "atkinson-hyperlegible"].map((name) => `@fontsource/${name}`);
const PROGRAMS = ["svelte", "@fluent/bundle", "uqr"];
const TEXT = /\.(css|html|js|json|svg|txt)$/;

/** A package without a file of its own names its licence. */
function licenceOf(name: string): string {
  const folder = join(MODULES, name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file) return readFileSync(join(folder, file), "utf-8").trim();
  const { license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
  return `${typeof author === "string" ? author : (author?.name ?? "")}\nLicence: ${license}`;
}

/** Hosts that pack nothing themselves may send what lies beside a file: Brotli, and for a plain host gzip too. */
export function servedFiles(device = false): Plugin {
  return {
    name: "served-files",
    generateBundle() {
      const source = [...FONTS, ...PROGRAMS, ...(device ? ["pyodide"] : [])]
        .map((name) => `${name}\n\n${licenceOf(name)}\n`)
        .join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => TEXT.test(one) && one !== "manifest.json")) {
        const path = join(dir ?? "", name);
        const small = brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        writeFileSync(`${path}.br`, small);
        if (device) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}
