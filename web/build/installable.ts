/**
 * Makes the page without a server one that can be installed and opened without a connection: its manifest, its icons,
 * its policy and its service worker.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { icon } from "./icons.ts";

/** A plain host sends no policy: the page brings its own. Workers have that of their own answers, or none. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

const ICONS = [
  { name: "icon-192.png", side: 192, room: 0.06, purpose: "any" },
  { name: "icon-512.png", side: 512, room: 0.06, purpose: "any" },
  { name: "icon-maskable.png", side: 512, room: 0.18, purpose: "maskable" },
];

const MANIFEST = {
  id: "./",
  name: "Toutilix",
  short_name: "Toutilix",
  description: "Four games of letter cards, alone or pass and play, without a server (unofficial)",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#fdf6ec",
  theme_color: "#fdf6ec",
  icons: [
    ...ICONS.map(({ name, side, purpose }) => ({ src: name, sizes: `${side}x${side}`, type: "image/png", purpose })),
    { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  ],
};

const WORKER = resolve(import.meta.dirname, "service_worker.js");
/** Vite copies it, and does not tell. */
const COPIED = ["icon.svg"];
const ENGINE = /pyodide\.asm-[^/]*\.wasm$/;
const NOT_KEPT = ["manifest.json"];

export function installable(): Plugin {
  return {
    name: "installable",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
        { tag: "link", attrs: { rel: "manifest", href: "app.webmanifest" }, injectTo: "head" },
        { tag: "link", attrs: { rel: "apple-touch-icon", href: "icon-192.png" }, injectTo: "head" },
        { tag: "meta", attrs: { name: "theme-color", content: MANIFEST.theme_color }, injectTo: "head" },
      ],
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const { name, side, room } of ICONS)
          this.emitFile({ type: "asset", fileName: name, source: icon(side, room) });
        this.emitFile({ type: "asset", fileName: "app.webmanifest", source: JSON.stringify(MANIFEST) });
        // Pyodide names its engine, so the build takes it along; but it comes out of a pack.
        for (const file of Object.keys(bundle)) if (ENGINE.test(file)) delete bundle[file];
        const whole = createHash("sha256");
        const files = [...Object.keys(bundle), ...COPIED].filter((file) => !NOT_KEPT.includes(file)).sort();
        for (const file of files) {
          const made = bundle[file];
          whole.update(file).update(made ? (made.type === "asset" ? made.source : made.code) : "");
        }
        const source = readFileSync(WORKER, "utf-8")
          .replace("VERSION", JSON.stringify(whole.digest("hex").slice(0, 16)))
          .replace("FILES", JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
