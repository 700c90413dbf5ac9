/**
 * The front page is drawn once by the build, in each language, and the server sends it in place of an empty page: it is
 * seen while the script is still on its way.
 */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type PluginOption } from "vite";

const ROOT = resolve(import.meta.dirname, "..");
const OUT = join(ROOT, "node_modules", ".prerender");

interface Drawing {
  LANGUAGES: string[];
  frontPage(language: string): Promise<string>;
}

/** `plugins` and `alias` are what the page itself is built with. */
export function prerender(plugins: () => PluginOption[], alias: Record<string, string>): Plugin {
  return {
    name: "prerender",
    apply: "build",
    async generateBundle() {
      await build({
        root: ROOT,
        configFile: false,
        logLevel: "warn",
        plugins: plugins(),
        resolve: { alias },
        build: { ssr: "src/prerender.ts", outDir: OUT, emptyOutDir: true, target: "es2022", copyPublicDir: false },
      });
      // A name of its own each time: a module that was read is not read again.
      const drawing: Drawing = await import(`${pathToFileURL(join(OUT, "prerender.js"))}?${Date.now()}`);
      for (const language of drawing.LANGUAGES) {
        const source = await drawing.frontPage(language);
        this.emitFile({ type: "asset", fileName: `front.${language}.html`, source });
      }
    },
  };
}
