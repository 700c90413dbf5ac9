"""Errors as a programmer reads them in a traceback, and matches that cannot be started."""

from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import STAR
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.events import HAND_IS_OVER, NO_UNDO
from toutilix.engine.facts import FactType, Refusal
from toutilix.engine.match import Match
from toutilix.engine.replay import RecordRefused
from toutilix.games import GAMES
from toutilix.words import LANGUAGES, Words

WRONG = FactType("tests.wrong", "caught:seat number cards")


def test_malformed_reads_as_its_code_and_arguments() -> None:
    error = Malformed("option.choice", option="target", value="many")
    assert str(error) == "malformed: option.choice (option='target', value='many')"
    assert repr(error) == "<Malformed option.choice (option='target', value='many')>"
    assert str(Malformed("move.empty")) == "malformed: move.empty"


def test_illegal_reads_as_its_code_ruling_and_arguments() -> None:
    refusal = Refusal(WRONG, "W2", 1, 3, cards=vec[i64]([STAR, 0]))
    assert str(Illegal(refusal)) == "illegal: tests.wrong (caught=2, number=3, cards=* Ap) [W2]"
    assert repr(Illegal(refusal)) == "<Illegal tests.wrong (caught=2, number=3, cards=* Ap) [W2]>"
    assert str(Illegal(Refusal(HAND_IS_OVER))) == "illegal: engine.hand_over"


def test_a_refused_line_of_a_record_reads_as_its_line_and_cause() -> None:
    assert str(RecordRefused(7, Illegal(Refusal(NO_UNDO)))) == "line 7: illegal: engine.no_undo"


@pytest.mark.parametrize("seed", [b"", b"x", bytes(31), bytes(33)], ids=len)
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(Malformed) as caught:
        Match(GAMES[0], 3, seed=seed)
    assert (caught.value.code, caught.value.arguments) == ("game.seed", {"needed": 32, "given": len(seed)})
    assert all(str(len(seed)) in Words(language).malformed(caught.value) for language in LANGUAGES)


@pytest.mark.parametrize("given", [[], ["a", "b"], ["a", "b", "c", "d"]], ids=len)
def test_names_and_words_are_as_many_as_seats(given: Sequence[str]) -> None:
    for field in ("names", "words"):
        with pytest.raises(Malformed) as caught:
            Match(GAMES[0], 3, seed=bytes(32), **{field: given})  # type: ignore[arg-type]
        assert caught.value.code == "game.per_seat"
        assert caught.value.arguments == {"field": field, "players": 3, "given": len(given)}
        assert all(field in Words(language).malformed(caught.value) for language in LANGUAGES)
