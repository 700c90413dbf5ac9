"""The examples for programmers run, are short, and pass `mypy --strict` as a stranger's code would."""

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "examples"
LONGEST = 25
EXPECTED = {
    "arena.py": ["Sowix: __main__:Hoarder, beginner, random. 40 deals", "beginner ahead of random by"],
    "bot.py": ["Points by seat, fewest win: {1: ", "Seats from first to last: "],
    "refusals.py": ["Lp: legal", "Qp: sowix.does_not_fit, ruling W2", "ne convient pas sur K"],
    "thousand_matches.py": ["6 matches, "],
}
ALONE = sorted(EXPECTED)


def ran(name: str, folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(FOLDER / name), *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ALONE)
def test_it_runs_and_says_what_it_should(name: str, tmp_path: Path) -> None:
    arguments = ["6", "points.svg"] if name == "thousand_matches.py" else []
    told = ran(name, tmp_path, *arguments)
    assert [part for part in EXPECTED[name] if part not in told] == []
    if arguments:
        assert (tmp_path / "points.svg").read_text("utf-8").rstrip().endswith("</svg>")


def test_every_example_is_short() -> None:
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in FOLDER.glob("*.py")}
    assert set(EXPECTED) <= set(lengths)
    assert {name: length for name, length in lengths.items() if length >= LONGEST} == {}


def test_they_are_typed(tmp_path: Path) -> None:
    """Copied away, so that nothing of this work tree's settings helps."""
    copies = [tmp_path / path.name for path in sorted(FOLDER.glob("*.py"))]
    for copy in copies:
        copy.write_text((FOLDER / copy.name).read_text("utf-8"))
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache")]
    for copy in copies:
        done = subprocess.run([*command, str(copy)], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
