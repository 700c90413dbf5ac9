import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { firstLoad } from "./build/first_load.ts";
import { handingOut } from "./build/handing_out.ts";
import { letterforms } from "./build/letterforms.ts";
import { prerender } from "./build/prerender.ts";
import { words } from "./build/words.ts";

const plugins = () => [words(), letterforms(), svelte()];

export default defineConfig({
  plugins: [...plugins(), prerender(plugins), handingOut()],
  build: {
    outDir: "../src/toutilix/server/page",
    emptyOutDir: true,
    // By it the server knows what a page will ask for next.
    manifest: "manifest.json",
    target: "es2022",
    // The server's policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: firstLoad() } },
  },
});
