"""Every reason that a player can give has words in both languages, and no words are left over."""

import re
from pathlib import Path

import pytest

import toutilix
from toutilix.games import GAMES
from toutilix.words import LANGUAGES, Words

PACKAGE = Path(toutilix.__file__).parent
NAMES = [kind.name for kind in GAMES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_reason_has_words_and_all_words_are_used(game: str, language: str) -> None:
    sources = "".join(path.read_text("utf-8") for path in sorted((PACKAGE / "bots" / game).glob("*.py")))
    ids = set(re.findall(rf'"(reason\.{game}_[a-z_]+)"', sources))
    assert len(ids) > 15
    assert [id for id in ids if not Words(language).has(id)] == []
    catalogue = (PACKAGE / "games" / game / "words" / f"{language}.ftl").read_text("utf-8")
    written = re.findall(r"^(reason-\w+)", catalogue, re.MULTILINE)
    assert sorted(written) == sorted(id.replace(".", "-") for id in ids)
