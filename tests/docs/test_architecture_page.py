"""The walk of one move in docs/architecture.md: each step names a file that is there, and a function in it."""

import re

from tests.docs.test_examples import ROOT
from toutilix.games import GAMES

PAGE = ROOT / "docs" / "architecture.md"
MOST_STEPS = 15

_STEP = re.compile(r"^\d+\. (?:.*\n(?:   .*\n)*)", re.MULTILINE)
_PLACE = re.compile(r"`([\w/]+\.(?:py|ts|svelte|svelte\.ts))`(?: `(\w+)`)?")


def steps() -> list[str]:
    walk = PAGE.read_text("utf-8").split("## The walk of one move", 1)[1].split("\n## ", 1)[0]
    return _STEP.findall(walk)


def sources(file: str) -> list[str]:
    """The texts of a file; of one in each game's folder where the page says NAME."""
    paths = [file.replace("NAME", kind.name) for kind in GAMES] if "NAME" in file else [file]
    folder = ROOT if file.startswith("web/") else ROOT / "src" / "toutilix"
    return [(folder / path).read_text("utf-8") for path in paths]


def test_the_walk_of_one_move_has_at_most_15_steps_and_each_names_its_place() -> None:
    found = steps()
    assert 10 <= len(found) <= MOST_STEPS
    for step in found:
        assert _PLACE.search(step), step


def test_every_function_on_the_walk_of_one_move_is_there() -> None:
    looked_at = 0
    for file, function in _PLACE.findall("".join(steps())):
        for source in sources(file):
            looked_at += 1
            declared = rf"^\s*(?:export |private |async )*(?:def |function )?{function}(?:<[^>]*>)?\("
            assert not function or re.search(declared, source, re.MULTILINE), (file, function)
    assert looked_at > MOST_STEPS
