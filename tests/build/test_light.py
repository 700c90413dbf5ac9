"""`pip install toutilix` without extras, from the built wheel in an empty environment: rules, bots, and clear words for
the commands that need more.

Nothing is fetched: the packages that the wheel asks for are linked from the environment of the tests, and no others.
"""

import importlib.metadata
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.build.test_packages import build

POSITION = '{"game":"oldchapix","players":3,"trick":"Bp Ap","leader":1,"hands":["Cp","Op","Gp Zb"]}'
MOST_PACKAGES = 25
"""Twenty today, most of them behind typer and fluent.runtime: another one has to be worth it."""


def needed(requirements: list[str]) -> Iterator[str]:
    """The names of all packages behind these requirements, without extras."""
    for text in requirements:
        requirement = Requirement(text)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield canonicalize_name(requirement.name)
            yield from needed(importlib.metadata.distribution(requirement.name).requires or [])


def link(package: str, place: Path) -> None:
    """Put an installed package into another environment, file by file: some share a folder."""
    distribution = importlib.metadata.distribution(package)
    inside = Path(str(distribution.locate_file(""))).resolve()
    for file in distribution.files or []:
        if file.parts[0] != ".." and file.suffix != ".pyc":
            (place / file).parent.mkdir(parents=True, exist_ok=True)
            (place / file).symlink_to(inside / file)


class Light:
    """An environment with the wheel and its own requirements alone."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.home = folder / "home"
        self._bin = folder / "venv" / "bin"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
        pip = [sys.executable, "-m", "pip", "--python", str(self._bin / "python"), "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel)], check=True)
        [place] = (folder / "venv" / "lib").glob("python*/site-packages")
        self.packages = sorted(set(needed(requirements_of(wheel))))
        for package in self.packages:
            link(package, place)

    def run(self, *command: str, stdin: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
        program, *arguments = command
        return subprocess.run(
            [str(self._bin / program), *arguments],
            input=stdin,
            env={"PATH": os.environ["PATH"], "LC_ALL": f"{lang}.UTF-8", "TOUTILIX_HOME": str(self.home)},
            check=False,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )


def requirements_of(wheel: Path) -> list[str]:
    with ZipFile(wheel) as packed:
        [name] = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_string(packed.read(name).decode()).get_all("Requires-Dist") or []


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> Light:
    folder = tmp_path_factory.mktemp("light")
    assert build("wheel", folder, "0").returncode == 0
    [wheel] = folder.glob("*.whl")
    return Light(folder, wheel)


def test_it_needs_few_packages_and_no_web_server(light: Light) -> None:
    assert len(light.packages) <= MOST_PACKAGES
    tried = "for name in ('aiohttp', 'segno', 'uvloop', 'matplotlib', 'psycopg', 'distributed'): __import__(name)"
    assert "ModuleNotFoundError: No module named 'aiohttp'" in light.run("python", "-c", tried).stderr


def test_every_module_of_the_rules_and_bots_can_be_imported(light: Light) -> None:
    program = (
        "import importlib, pkgutil, toutilix\n"
        "for part in ('engine', 'games', 'bots', 'words', 'cli'):\n"
        "    package = importlib.import_module(f'toutilix.{part}')\n"
        "    for found in pkgutil.walk_packages(package.__path__, f'{package.__name__}.'):\n"
        "        importlib.import_module(found.name)\n"
        "print('all')"
    )
    ran = light.run("python", "-c", program)
    assert (ran.stdout, ran.stderr) == ("all\n", "")


def test_the_commands_for_rules_and_bots_work(light: Light) -> None:
    assert light.run("toutilix", "legal", "-", stdin=POSITION).stdout == "Gp\n"
    after = light.run("toutilix", "move", "-", "Gp", stdin=POSITION)
    assert json.loads(after.stdout)["scores"]
    assert json.loads(light.run("toutilix", "new", "sowix", "--players", "3", "--seed", "1").stdout)["game"] == "sowix"
    played = light.run("toutilix", "simulate", "rummylix", "--bots", "beginner,random", "--hands", "2", "--seed", "1")
    assert played.stdout.startswith("Rummylix: beginner, random. 2 deals")
    assert "Strategix" in light.run("toutilix", "rules", "strategix").stdout
    table = light.run("toutilix", "play", "oldchapix", "--text", "--seed", "1", stdin="quit\n")
    assert (table.returncode, table.stderr) == (0, "")
    assert list(light.home.rglob("*"))


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (("serve",), "server"),
        (("serve", "--store", "postgresql://nobody@localhost/none"), "server"),
        (("play",), "play"),
        ((), "play"),
        (("play", "sowix"), "play"),
        (("backup", "copy.sqlite", "--store", "postgresql://nobody@localhost/none"), "postgres"),
        (("export", "records", "--store", "postgresql://nobody@localhost/none"), "postgres"),
        (("simulate", "sowix", "--bots", "random,random", "--plot", "a.svg"), "plots"),
        (("simulate", "sowix", "--bots", "random,random", "--scheduler", "tcp://localhost:1"), "cluster"),
        (("strength", "--folder", "strength", "--scheduler", "tcp://localhost:1"), "cluster"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value) or "alone",
)
def test_a_command_without_its_extra_says_which_to_install(light: Light, command: tuple[str, ...], extra: str) -> None:
    english, french = (light.run("toutilix", *command, lang=lang) for lang in ("en", "fr"))
    for ran in (english, french):
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr.count("\n") == 1
        assert ran.stderr.endswith(f'pip install "toutilix[{extra}]"\n')
    assert english.stderr != french.stderr


@pytest.mark.parametrize("extra", ["pettingzoo", "gymnasium", "openspiel", "batched"])
def test_an_import_without_its_extra_says_which_to_install(light: Light, extra: str) -> None:
    ran = light.run("python", "-c", f"import toutilix.{extra}")
    assert ran.returncode == 1
    assert ran.stderr.endswith(f'which is not installed: pip install "toutilix[{extra}]"\n')


def test_sitting_down_at_a_server_without_the_extra_says_which_to_install(light: Light) -> None:
    program = (
        "import toutilix.client as c; c.play('http://localhost:1/t/none', __import__('toutilix').player('random'))"
    )
    assert light.run("python", "-c", program).stderr.endswith('pip install "toutilix[server]".\n')
