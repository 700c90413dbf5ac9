// Starts Pyodide from npm and lets it make the pack: node pack.mjs FOLDER TARGET. FOLDER has the modules that go into it
// and, under tools/, the two programs that run here.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, target] = process.argv.slice(2).map((path) => resolve(path));
const home = dirname(createRequire(join(process.cwd(), "package.json")).resolve("pyodide"));
const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")).href);

const python = await loadPyodide({ indexURL: home, env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdirTree("/ours");
python.FS.mount(python.FS.filesystems.NODEFS, { root: join(folder, "ours") }, "/ours");
python.FS.mkdirTree("/tried");
python.FS.mount(python.FS.filesystems.NODEFS, { root: join(folder, "tried") }, "/tried");
python.FS.writeFile("/stock.zip", readFileSync(join(home, "python_stdlib.zip")));
python.runPython("import sys; sys.path.insert(0, '/tried'); sys.dont_write_bytecode = True");
// Node ends without a word when nothing is left to wait for.
process.exitCode = 1;
const made = await python.pyimport("tools.offline.in_pyodide").run("/ours", "/stock.zip", "/pack.zip");
writeFileSync(target, python.FS.readFile("/pack.zip"));
process.exitCode = 0;
console.log(made);
