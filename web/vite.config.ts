import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { firstLoad } from "./build/first_load.ts";
import { handingOut } from "./build/handing_out.ts";
import { letterforms } from "./build/letterforms.ts";
import { words } from "./build/words.ts";

export default defineConfig({
  plugins: [words(), letterforms(), svelte(), handingOut()],
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
