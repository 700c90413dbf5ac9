// The pack of the built site in Node, as a worker starts it: node run_pack.mjs PACK SCRIPT, in web/. Prints what SCRIPT's
// `main` returns.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [pack, script] = process.argv.slice(2);
const home = dirname(createRequire(join(process.cwd(), "package.json")).resolve("pyodide"));
const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")).href);
const library = join(mkdtempSync(join(tmpdir(), "pack-")), "library.zip");
writeFileSync(library, gunzipSync(readFileSync(pack)));

// The source of Pyodide is one line, which Node would print.
process.on("uncaughtException", (error) => {
  console.error(String(error.message).slice(-2000));
  process.exit(1);
});
const { info } = JSON.parse(readFileSync(join(home, "pyodide-lock.json"), "utf-8"));
const lockFileContents = JSON.stringify({ info, packages: {} });
const python = await loadPyodide({ indexURL: home, stdLibURL: library, lockFileContents });
python.pyimport("toutilix_unpack").unpack();
python.FS.mkdirTree("/scripts");
python.FS.mount(python.FS.filesystems.NODEFS, { root: dirname(script) }, "/scripts");
python.runPython("import sys; sys.path.append('/scripts'); sys.dont_write_bytecode = True");
process.exitCode = 1; // Node ends without a word when nothing is left to wait for.
console.log(await python.pyimport(script.slice(dirname(script).length + 1).replace(/\.py$/, "")).main());
process.exitCode = 0;
