/**
 * Starts Python in a worker. Its two packs are compressed by the build, so that any host will do; Pyodide asks for its
 * files by `fetch`, and gets them out of the packs.
 */

import about from "@packs/about.json";
import enginePack from "@packs/engine.pack?url";
import pythonPack from "@packs/python.pack?url";
import { loadPyodide, type PyodideAPI } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";

const ENGINE = "pyodide.asm.wasm";
const LIBRARY = "library.zip";
const TOTAL = about.engine + about.python;

/** A pack did not come. */
export class NotFetched extends Error {}

/** `progress` is told how many bytes have come. */
export async function startPython(progress: (done: number, total: number) => void): Promise<PyodideAPI> {
  let done = 0;
  const count = (bytes: number) => {
    done += bytes;
    progress(Math.min(done, TOTAL), TOTAL);
  };
  const fetched = globalThis.fetch;
  const [engine, library] = await Promise.all([unpacked(enginePack, count), unpacked(pythonPack, count)]);
  const files: Record<string, () => Response> = {
    [ENGINE]: () => new Response(engine, { headers: { "Content-Type": "application/wasm" } }),
    [LIBRARY]: () => new Response(library),
  };
  const home = new URL("./", import.meta.url).href;
  globalThis.fetch = (...asked) => {
    const name = String(asked[0]).replace(home, "");
    return files[name] ? Promise.resolve(files[name]()) : fetched(...asked);
  };
  const python = await loadPyodide({
    indexURL: home,
    stdLibURL: home + LIBRARY,
    createPyodideModule,
    lockFileContents: JSON.stringify(about.lock),
  });
  globalThis.fetch = fetched;
  python.pyimport("toutilix_unpack").unpack();
  return python;
}

async function unpacked(url: string, count: (bytes: number) => void): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok || !answer.body) throw new NotFetched(url);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      count(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
}
