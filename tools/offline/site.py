"""The whole site: the packs, and the page that runs them."""

import hashlib
import shutil
from pathlib import Path

from tools import web
from tools.offline.packs import LOCK, build_packs, our_modules, puzzle_files

SITE = Path("dist", "offline")
PACKS = Path("web", "node_modules", ".packs")
STAMP = Path(".cache", "offline", "built-from")


def build_site(root: Path, node: web.Node, compiled: Path | None = None) -> None:
    """`compiled` is a wheel of the package for Pyodide; without one, plain Python goes into the pack."""
    wanted = web.digest(root, _sources(root)) + _named(compiled)
    stamp = root / STAMP
    if (root / SITE / "index.html").is_file() and stamp.is_file() and stamp.read_text() == wanted:
        return
    web.install_modules(root, node)
    print("Building the site without a server ...", flush=True)
    _build_packs_once(root, node, compiled)
    fresh = root / "web" / "node_modules" / ".offline"
    build = ("run", "--silent", "build", "--", "--mode", "offline", "--outDir", str(fresh), "--logLevel=error")
    node.run(root / "web", *build)
    (fresh / "manifest.json").unlink()
    shutil.rmtree(root / SITE, ignore_errors=True)
    (root / SITE).parent.mkdir(exist_ok=True)
    fresh.rename(root / SITE)
    stamp.write_text(wanted)


def _build_packs_once(root: Path, node: web.Node, compiled: Path | None) -> None:
    """It takes half a minute, and most changes of the page need no new ones."""
    wanted = web.digest(root, _pack_sources(root)) + _named(compiled)
    stamp = root / PACKS / web.STAMP
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    build_packs(root, node, root / PACKS, compiled)
    stamp.write_text(wanted)


def _named(compiled: Path | None) -> str:
    return f" {hashlib.sha256(compiled.read_bytes()).hexdigest()}" if compiled else ""


def _pack_sources(root: Path) -> list[Path]:
    package = root / "src" / "toutilix"
    texts = [path for pattern in ("*.ftl", "RULES*.md") for path in package.rglob(pattern)]
    tools = [*(root / "tools" / "offline").glob("*.py"), root / "tools" / "offline" / "pack.mjs"]
    locks = [root / LOCK, root / "web" / "package-lock.json"]
    return sorted({*our_modules(root / "src"), *puzzle_files(root / "src"), *texts, *tools, *locks})


def _sources(root: Path) -> list[Path]:
    return sorted({*_pack_sources(root), *web.sources(root)})
