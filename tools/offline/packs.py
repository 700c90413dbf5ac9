"""The packs: Python itself, and everything that runs in it."""

import ast
import gzip
import json
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from tools import web
from tools.offline.compiled_wheel import compiled_modules
from toutilix.device.browser import RULES
from toutilix.games import GAMES
from toutilix.server.tables.prose import rules_of
from toutilix.words import LANGUAGES

LOCK = "requirements-offline.lock"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary", ":all:")
# Bots are imported by their game's name, when they are first asked for.
ENTRIES = ("toutilix.device.unpack", "toutilix.device.browser", *(f"toutilix.bots.{kind.name}" for kind in GAMES))
COLLECTION = Path("toutilix", "coach", "collection")
"""The puzzles: data that our modules read."""
ENGINE = Path("web", "node_modules", "pyodide", "pyodide.asm.wasm")


def fetch_wheels(root: Path, folder: Path) -> None:
    """The packages that Pyodide needs compiled for it, by their lock."""
    lock = root / LOCK
    stamp = folder / "fetched-by"
    if stamp.is_file() and stamp.read_text() == lock.read_text():
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--target", str(folder)]
    command = [*pip, *PLATFORM, "--no-deps", "--require-hashes", "--no-compile", "-r", str(lock)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise web.CannotInstall(done.stderr.strip())
    stamp.write_text(lock.read_text())


def our_modules(source: Path) -> list[Path]:
    """Every file that the entry can reach: also what a function imports. Names as text are not followed: the front door
    for programs stays out."""
    found: dict[Path, None] = {}
    waiting = list(ENTRIES)
    while waiting:
        name = waiting.pop()
        for path in _files_of(source, name):
            if path not in found:
                found[path] = None
                waiting += _imported(path)
    return sorted(found)


def puzzle_files(source: Path) -> list[Path]:
    return sorted((source / COLLECTION).glob("*.jsonl"))


def _files_of(source: Path, module: str) -> list[Path]:
    """A module is imported with the packages that it lies in."""
    parts = module.split(".")
    files = [source.joinpath(*parts[: length + 1], "__init__.py") for length in range(len(parts))]
    files.append(source.joinpath(*parts).with_suffix(".py"))
    return [path for path in files if path.is_file()]


def _imported(path: Path) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return [name for name in names if name.split(".")[0] == "toutilix"]


def gather(root: Path, folder: Path, wheels: Path, compiled: Path | None = None) -> None:
    """All that the pack is made of: `ours` goes into it, `tried` only tries it out."""
    shutil.rmtree(folder, ignore_errors=True)
    ours, tried = folder / "ours", folder / "tried" / "tools" / "offline"
    source = root / "src"
    modules = our_modules(source)
    for path in (*modules, *puzzle_files(source)):
        _copy(path, ours / path.relative_to(source))
    if compiled is not None:
        for name, content in compiled_modules(compiled, source, modules).items():
            (ours / name).write_bytes(content)
    for path in wheels.rglob("*"):
        if path.is_file() and path.suffix in (".py", ".so") and not path.parent.name.endswith(".dist-info"):
            _copy(path, ours / path.relative_to(wheels))
    for kind in GAMES:
        for language in LANGUAGES:
            rules = ours / "toutilix" / "device" / RULES.format(game=kind.name, language=language)
            rules.parent.mkdir(exist_ok=True)
            rules.write_bytes(msgspec.json.encode(rules_of(kind, language)))
    for name in ("__init__.py", "in_pyodide.py", "trial.py"):
        _copy(root / "tools" / "offline" / name, tried / name)
    (tried.parent / "__init__.py").touch()


def _copy(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, target)


def build_packs(root: Path, node: web.Node, target: Path, compiled: Path | None = None) -> None:
    """`engine.pack` and `python.pack`, both packed with gzip: a host need not know how. `compiled` is a wheel of ours
    for Pyodide, where there is one."""
    work = root / ".cache" / "offline"
    wheels, folder = work / "wheels", work / "gathered"
    fetch_wheels(root, wheels)
    gather(root, folder, wheels, compiled)
    pack = work / "python.zip"
    node.run_script(root / "web", root / "tools" / "offline" / "pack.mjs", str(folder), str(pack))
    target.mkdir(parents=True, exist_ok=True)
    about: dict[str, object] = {"compiled": compiled is not None}
    for name, path in (("python", pack), ("engine", root / ENGINE)):
        packed = gzip.compress(path.read_bytes(), 9, mtime=0)
        (target / f"{name}.pack").write_bytes(packed)
        about[name] = len(packed)
    pyodide = json.loads((root / ENGINE).with_name("pyodide-lock.json").read_text("utf-8"))["info"]
    (target / "about.json").write_text(json.dumps({**about, "lock": {"info": pyodide, "packages": {}}}))
