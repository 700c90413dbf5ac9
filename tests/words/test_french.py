"""French as it is printed: signs of two parts stand off from their word, and never begin a line."""

import re
from pathlib import Path

import pytest

import toutilix

SOURCE = Path(toutilix.__file__).parent
TEXTS = [*SOURCE.glob("words/fr/*.ftl"), *SOURCE.glob("games/*/words/fr.ftl"), *SOURCE.glob("games/*/RULES.fr.md")]
BREAKABLE = re.compile(r'(?<=\S) [!?:;»%]|« |\{" "\}[!?:;»]')
TOO_CLOSE = re.compile("[\\w)\\]][;?!»]| \\}[;?!»]|«[^\u00a0\u202f]")
CODE = re.compile(r"`[^`]*`|\{ *[A-Z]+\(.*?\)|\b[a-z]+://\S+")
"""Moves, functions of Fluent and addresses are not French."""


def lines() -> list[tuple[str, str]]:
    """Every line that is read by somebody who plays, with where it stands."""
    found = []
    for path in sorted(TEXTS):
        for number, line in enumerate(path.read_text("utf-8").split("\n"), start=1):
            if not (path.suffix == ".ftl" and line.startswith("#")):
                found.append((f"{path.parent.name}/{path.name}:{number}", CODE.sub("x", line)))
    return found


def test_there_is_french_to_look_at() -> None:
    assert len(TEXTS) >= 20
    assert sum("\u00a0" in line for _, line in lines()) > 400


def test_a_line_never_breaks_before_a_sign_of_two_parts() -> None:
    assert [(place, line) for place, line in lines() if BREAKABLE.search(line)] == []


def test_a_sign_of_two_parts_stands_off_from_its_word() -> None:
    assert [(place, line) for place, line in lines() if TOO_CLOSE.search(line)] == []


def test_every_apostrophe_is_a_printed_one() -> None:
    assert [(place, line) for place, line in lines() if "'" in line] == []


def test_no_name_stands_where_it_would_have_to_be_elided() -> None:
    name = re.compile(r"\b(?:de|que) \{ \$(?:seat|other|name|names|second|third|fourth) \}")
    assert [(place, line) for place, line in lines() if name.search(line)] == []


@pytest.mark.parametrize("wrong", ["Le lien est-il complet ?", "Conseil : K", "« Pas sûr\u00a0»", "20 %"])
def test_a_plain_space_would_be_found(wrong: str) -> None:
    assert BREAKABLE.search(wrong)
