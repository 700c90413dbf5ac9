"""The contents of the packages, and TOUTILIX_COMPILE on a machine that cannot compile."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "toutilix"
MARK = "this machine has no mypyc"


def build(target: str, folder: Path, wish: str, path: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "TOUTILIX_COMPILE": wish, "TOUTILIX_PAGE": "0", "PYTHONPATH": path},
        check=False,
        capture_output=True,
        text=True,
    )


def without_mypyc(folder: Path) -> str:
    """A folder that hides mypyc, as on a machine that cannot compile."""
    (folder / "mypyc").mkdir()
    (folder / "mypyc" / "__init__.py").write_text(f"raise ImportError({MARK!r})\n")
    return str(folder)


def test_the_wheel_holds_every_source_rule_page_and_catalogue(tmp_path: Path) -> None:
    assert build("wheel", tmp_path, "0").returncode == 0
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.suffix in (".py", ".md", ".ftl", ".typed")
    }
    assert len(wanted) > 40
    assert wanted <= packed


def test_the_source_package_can_be_built_again(tmp_path: Path) -> None:
    assert build("sdist", tmp_path, "1").returncode == 0
    [archive] = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "Makefile", "requirements.lock"} <= names
    assert {f"src/{path}" for path in hatch_build.compiled_modules(PACKAGE)} <= names
    assert {"tools/web.py", "requirements-node.lock", "web/package-lock.json", "web/.npmrc", "web/src/main.ts"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyc")) or "node_modules" in name]


def test_a_machine_that_cannot_compile_gets_plain_python_and_a_note(tmp_path: Path) -> None:
    done = build("wheel", tmp_path, "auto", without_mypyc(tmp_path))
    assert done.returncode == 0
    assert MARK in done.stdout + done.stderr
    assert "not compiled" in done.stdout + done.stderr
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")


def test_a_build_that_must_compile_fails_where_it_cannot(tmp_path: Path) -> None:
    done = build("wheel", tmp_path, "1", without_mypyc(tmp_path))
    assert done.returncode != 0
    assert MARK in done.stdout + done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_a_wish_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    done = build("wheel", tmp_path, "perhaps")
    assert done.returncode != 0
    assert "TOUTILIX_COMPILE is 0, 1 or auto" in done.stdout + done.stderr


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.lock")), ids=lambda lock: lock.name)
def test_a_lock_names_no_host_and_hashes_everything(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    packages = [line for line in text.splitlines() if line and not line.startswith(" ")]
    assert packages
    assert all("==" in line and line.endswith("\\") for line in packages)
