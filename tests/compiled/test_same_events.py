"""The compiled wheel and the work tree play the same matches, event for event.

`make test` builds the compiled environment first; TOUTILIX_COMPILED_PYTHON names another one.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from toutilix.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
GAME_NAMES = [kind.name for kind in GAMES]
EACH_GAME = pytest.mark.parametrize("game", GAME_NAMES)


def compiled_python() -> Path:
    """The Python of the compiled environment. Without one there is nothing to compare, which CI does not accept."""
    named = os.environ.get("TOUTILIX_COMPILED_PYTHON")
    python = Path(named) if named else ROOT / ".venv-compiled" / "bin" / "python"
    built = named is not None or (ROOT / ".venv-compiled" / "built-from").exists()
    if not built:
        if os.environ.get("TOUTILIX_COMPILE") == "1":
            pytest.fail("TOUTILIX_COMPILE=1, but there is no compiled environment: run make test")
        pytest.skip("there is no compiled environment: make test builds one where there is a C compiler")
    return python


def run(python: str | Path, *arguments: str) -> list[str]:
    done = subprocess.run([str(python), *arguments], cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def assert_same_matches(game: str, matches: int) -> None:
    compiled = run(compiled_python(), "-m", "tests.compiled.digests", game, str(matches))
    plain = run(sys.executable, "-m", "tests.compiled.digests", game, str(matches))
    assert plain
    assert compiled == plain


@EACH_GAME
def test_compiled_rules_play_the_same_matches(game: str) -> None:
    assert_same_matches(game, 1)


@pytest.mark.long
@EACH_GAME
def test_compiled_rules_play_the_same_matches_for_long(game: str) -> None:
    assert_same_matches(game, 20)


def test_the_two_environments_are_what_they_should_be() -> None:
    compiled = run(compiled_python(), "-m", "tests.conformance.test_environment")
    plain = run(sys.executable, "-m", "tests.conformance.test_environment")
    assert len(plain) == len(compiled) > len(GAME_NAMES)
    assert all(line.endswith(" compiled") for line in compiled)
    assert all(line.endswith(" plain") for line in plain)
