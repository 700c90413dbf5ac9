"""Every public name is listed, documented and light to import; surface.txt shows each change."""

import ast
import inspect
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest

import toutilix
from tests.api.surface import GOLDEN, surface

HEAVY = ("aiohttp", "asyncio", "babel", "fluent", "matplotlib", "numpy", "rich", "typer", "uvloop")


def test_the_public_names_and_signatures_are_those_written_down() -> None:
    """After a wanted change: python -m tests.api.surface, and a line in CHANGELOG.md."""
    assert surface() == GOLDEN.read_text("utf-8")


def test_types_are_known_for_every_public_name() -> None:
    stub = Path(toutilix.__file__).with_suffix(".pyi").read_text("utf-8")
    typed = {
        alias.asname or alias.name
        for node in ast.parse(stub).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert typed == set(toutilix.__all__) - {"__version__"}
    assert set(toutilix.__all__) <= set(dir(toutilix))


def test_everything_public_has_a_docstring_and_its_public_name() -> None:
    for name in toutilix.__all__:
        found = getattr(toutilix, name)
        if not callable(found):
            continue
        assert found.__name__ == name
        assert inspect.getdoc(found)
        if inspect.isclass(found):
            assert found.__module__ == "toutilix"
            own = {key: inspect.getattr_static(found, key) for key in dir(found) if not key.startswith("_")}
            ours = {key: member for key, member in own.items() if _is_ours(member)}
            assert not [key for key, member in ours.items() if not inspect.getdoc(member)]


def _is_ours(member: object) -> bool:
    made = member.fget if isinstance(member, property) else member
    return inspect.isfunction(made) and made.__module__.startswith("toutilix")


def test_help_is_good() -> None:
    shown = pydoc.plain(pydoc.render_doc(toutilix.match))
    assert "seed: bytes | str | int | None = None" in shown
    assert "fixes all deals" in shown
    assert "class View" in pydoc.plain(pydoc.render_doc(toutilix.View))


def imported(program: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{program}; import sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.split())


def test_importing_the_package_imports_nothing_else_of_it() -> None:
    assert {name for name in imported("import toutilix") if name.startswith("toutilix")} == {"toutilix"}


@pytest.mark.parametrize("game", toutilix.GAMES)
def test_playing_needs_no_server_and_no_words(game: str) -> None:
    program = f"import toutilix; toutilix.match({game!r}, 3).view(1).legal_moves; toutilix.player('expert')"
    loaded = imported(program)
    assert not loaded & set(HEAVY)
    assert not [name for name in loaded if name.startswith(("toutilix.server", "toutilix.cli", "toutilix.words"))]


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        toutilix.chess  # type: ignore[attr-defined]  # noqa: B018
