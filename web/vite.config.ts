import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { letterforms } from "./build/letterforms.ts";
import { words } from "./build/words.ts";

export default defineConfig({
  plugins: [words(), letterforms(), svelte()],
  build: {
    outDir: "../src/toutilix/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The server's policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
