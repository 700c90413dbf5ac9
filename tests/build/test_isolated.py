"""A build in an environment of its own has all that mypyc wants to see."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import hatch_build
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
WITH_MYPYC = {"librt", "mypy_extensions"}
"""mypy itself requires them."""


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def file_of(module: str) -> Path | None:
    place = SOURCE.joinpath(*module.split("."))
    found = [path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()]
    return found[0] if found else None


def others_that_mypyc_reads() -> set[str]:
    """The packages of others that compiled modules import, and the modules of ours that these import."""
    waiting = [SOURCE / module for module in hatch_build.compiled_modules(SOURCE / "toutilix")]
    seen: set[Path] = set()
    others: set[str] = set()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for name in imported(path):
            if name.split(".")[0] != "toutilix":
                others.add(name.split(".")[0])
            elif (ours := file_of(name)) is not None:
                waiting.append(ours)
    return others - sys.stdlib_module_names


def test_the_build_asks_for_every_package_whose_types_are_read() -> None:
    asked = {Requirement(text).name for text in hatch_build.typed_by(ROOT / "pyproject.toml")}
    assert asked == set(hatch_build.TYPED_BY)
    assert others_that_mypyc_reads() == {name.split(".")[0] for name in asked} | WITH_MYPYC


def test_no_stub_leads_the_compiler_to_the_extras() -> None:
    """The front door's own source imports nothing before it is used; its stub imports everything."""
    assert not [name for name in imported(SOURCE / "toutilix" / "__init__.py") if name.startswith("toutilix")]
    stubs = [path.name for path in (SOURCE / "toutilix").rglob("*.pyi")]
    assert stubs == ["__init__.pyi"]
