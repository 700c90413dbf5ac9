"""Build hook: puts the page for browsers into the wheel, and what mypyc makes of the rules, the bots and the heart of
the server next to their sources. An editable install gets neither.

TOUTILIX_PAGE says whether the page is built: `auto` (default) where Node works, `1` makes a failure to build it a
failure of all, `0` leaves it out. Where there is no Node, a build in an environment of its own asks for the one from
PyPI. A page that is there already, built from the same sources, is taken as it is; another one is never packed.

TOUTILIX_COMPILE says whether: `auto` (default) compiles where a C compiler and mypyc work and else leaves plain Python,
`1` makes a failure to compile a failure to build, `0` never compiles. Nothing is ever compiled in the work tree, where
a stale binary would hide an edited source: that happens on a copy in a temporary folder.
"""

import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The hook is loaded by its file's name: the folder it lies in is not on the path.
sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import web

sys.path.pop(0)

CORE = (
    "cards",
    "engine/moves",
    "engine/facts",
    "engine/events",
    "engine/history",
    "engine/draws",
    "engine/act",
    "engine/errors",
    "engine/outcome",
    "engine/view",
    "engine/state",
    "engine/game",
    "engine/encoding",
    "engine/rollout",
    "engine/shuffle",
    "engine/highlights",
    "engine/notation",
    "engine/screen",
    "engine/match",
    "bots/knowledge",
    "bots/race",
    "bots/tree",
    "coach/chances",
    "coach/judging",
    "adapters/episode",
    "adapters/batch",
    "server/base/limits",
    "server/base/metrics",
    "server/http/frames",
    "server/http/sockets",
    "server/tables/requests",
    "server/tables/live",
    "server/tables/presence",
    "server/tables/recent",
    "server/tables/session",
    "server/tables/telling",
    "server/tables/turns",
)
"""Besides the games and their bots: what they stand on, and what the server does for every move."""
NOT_COMPILED = ("__init__.py", "lesson.py", "options.py", "scribe.py", "shown.py")
"""The edges of a game; every other module in its folders is rules or play and is compiled."""

TYPED_BY = ("aiohttp", "babel", "fluent.runtime", "msgspec", "platformdirs")
"""Compiled modules use these, or import modules that do: without their types mypyc stops."""

GROUP = "toutilix"
"""Names the one shared library behind all compiled modules: `toutilix__mypyc`."""

SETUP = """\
import os

from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({modules!r}, group_name={group!r}, opt_level="3", debug_level="0")
if os.name == "posix":
    # Nobody outside the library calls into it: then small functions can be woven into larger ones.
    for extension in extensions:
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
setup(name={group!r}, packages=[], ext_modules=extensions)
"""


def compiled_modules(package: Path) -> list[str]:
    """The modules to compile, as paths inside the package's parent folder, in a fixed order."""
    folders = (package / "games", package / "bots")
    of_games = sorted(path for folder in folders for path in folder.glob("*/*.py") if path.name not in NOT_COMPILED)
    paths = [*(package / f"{name}.py" for name in CORE), *of_games]
    return [path.relative_to(package.parent).as_posix() for path in paths]


def typed_by(project: Path) -> list[str]:
    """The requirements of the package whose types mypyc reads when it compiles, as the project states them."""
    stated = tomllib.loads(project.read_text("utf-8"))["project"]
    requirements = [*stated["dependencies"], *stated["optional-dependencies"]["server"]]
    return [needed for needed in requirements if needed.startswith(TYPED_BY)]


class CannotCompile(Exception):
    pass


def compile_rules(package: Path, folder: Path) -> dict[str, str]:
    """Compile a copy of the package inside `folder`; each binary with its place in the wheel."""
    # The stub of the front door imports everything there is, extras too.
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "page", "__init__.pyi")
    shutil.copytree(package, folder / package.name, ignore=left_out)
    setup = folder / "setup.py"
    setup.write_text(SETUP.format(group=GROUP, modules=compiled_modules(package)), "utf-8")
    done = subprocess.run(
        [sys.executable, setup.name, "--quiet", "build_ext", "--build-lib", "built"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotCompile(done.stdout.strip())
    built = folder / "built"
    binaries = sorted(path for path in built.rglob("*") if path.suffix in (".so", ".pyd"))
    # One for each module and the library that they share.
    if len(binaries) != len(compiled_modules(package)) + 1:
        raise CannotCompile(f"only {len(binaries)} binaries came out:\n{done.stdout.strip()}")
    return {str(path): path.relative_to(built).as_posix() for path in binaries}


class CustomBuildHook(BuildHookInterface[Any]):
    folder: str | None = None

    def dependencies(self) -> list[str]:
        """Requirements for a build in an isolated environment, besides those in pyproject.toml."""
        if self.target_name != "wheel":
            return []
        root = Path(self.root)
        needed = [] if web.wish("TOUTILIX_COMPILE") == "0" else typed_by(root / "pyproject.toml")
        if web.wish() != "0" and not web.is_built(root) and web.find_node() is None and web.could_fetch_node():
            needed.append(web.NODE_FROM_PYPI)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiled, page = web.wish("TOUTILIX_COMPILE"), web.wish()
        if self.target_name != "wheel" or version == "editable":
            return
        if page != "0":
            self._add_page(page, build_data)
        if compiled != "0":
            self._compile(compiled, build_data)

    def _add_page(self, wish: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        try:
            if not web.is_built(root):
                web.build(root, web.need_node())
        except web.CannotBuild as reason:
            if wish == "1":
                raise
            self.app.display_warning(f"{reason}\ntoutilix: the page for browsers is left out (see above).")
            return
        inside = Path(self.root, "src")
        packed = {str(path): path.relative_to(inside).as_posix() for path in web.page_files(root)}
        build_data["force_include"].update(packed)

    def _compile(self, wish: str, build_data: dict[str, Any]) -> None:
        self.folder = tempfile.mkdtemp(prefix="toutilix-")
        try:
            binaries = compile_rules(Path(self.root, "src", "toutilix"), Path(self.folder))
        except CannotCompile as reason:
            if wish == "1":
                self._clean_up()
                raise
            self.app.display_warning(f"{reason}\ntoutilix: not compiled (see above); the package runs as plain Python.")
            return
        build_data["force_include"].update(binaries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._clean_up()

    def _clean_up(self) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder = None
