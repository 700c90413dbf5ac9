import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { firstLoad } from "./build/first_load.ts";
import { installable } from "./build/installable.ts";
import { letterforms } from "./build/letterforms.ts";
import { prerender } from "./build/prerender.ts";
import { servedFiles } from "./build/served_files.ts";
import { words } from "./build/words.ts";

const at = (path: string) => resolve(import.meta.dirname, path);

/** `vite build --mode offline` makes the page that plays without a server; the other has nothing of it. */
export default defineConfig(({ mode }) => {
  const device = mode === "offline";
  const alias = {
    "#host": at(device ? "src/wire/device/host.ts" : "src/wire/server_host.ts"),
    "#device": at(device ? "src/pages/device/parts.ts" : "src/pages/device/none.ts"),
    "@packs": at("node_modules/.packs"),
  };
  const plugins = () => [words(device), letterforms(), svelte()];
  return {
    base: device ? "./" : "/",
    resolve: { alias },
    plugins: [...plugins(), ...(device ? [installable()] : [prerender(plugins, alias)]), servedFiles(device)],
    worker: { format: "es" },
    build: {
      outDir: device ? "../dist/offline" : "../src/toutilix/server/page",
      emptyOutDir: true,
      // By it the server knows what a page will ask for next.
      manifest: "manifest.json",
      target: "es2022",
      // The server's policy allows no data: fonts and no inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: firstLoad() } },
    },
  };
});
