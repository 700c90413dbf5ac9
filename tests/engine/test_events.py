"""Facts have named, typed fields; each seat sees its part of an event."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import BIT, UNSEEN
from toutilix.engine.facts import (
    FACT_TYPES,
    VALUE_TYPES,
    WORD_TYPES,
    Event,
    Fact,
    FactType,
    Refusal,
    document,
    seen_events,
    word_type,
)
from toutilix.engine.moves import GROUP_END
from toutilix.games import GAMES

CARDS = vec[i64]([3, 4])
word_type("weather", ("sun", "rain"))
PLAYED = FactType("tests.played", "seat cards")
DREW = FactType("tests.drew", "seat times cards")
ADDED = FactType("tests.added", "seat owner:seat run side card star:card")
SAID = FactType("tests.said", "loud:flag weather letter")
LAID = FactType("tests.laid", "groups")


def test_a_public_event_is_the_same_for_all() -> None:
    event = Event(PLAYED, 1, cards=CARDS)
    assert [event.seen_by(seat) for seat in (-1, 0, 1)] == [event] * 3


def test_hidden_cards_are_face_down_for_the_others() -> None:
    event = Event(DREW, 1, 2, cards=CARDS, seers=BIT[1])
    assert event.seen_by(1) == event
    for seat in (-1, 0, 2):
        shown = event.seen_by(seat)
        assert shown is not None
        assert list(shown.cards) == [UNSEEN, UNSEEN]
        assert (shown.id, shown.seat, shown["times"]) == (event.id, event.seat, event["times"])


def test_a_private_event_does_not_exist_for_the_others() -> None:
    event = Event(DREW, 0, 1, seers=BIT[0], private=True)
    public = Event(PLAYED, 0)
    assert seen_events([public, event], 0) == [public, event]
    assert seen_events([public, event], 1) == [public]
    assert seen_events([public, event], -1) == [public]


def test_two_seats_may_share_a_secret() -> None:
    event = Event(PLAYED, 0, cards=CARDS, seers=BIT[0] | BIT[2])
    assert [seat for seat in range(4) if event.seen_by(seat) == event] == [0, 2]


def test_a_document_has_every_field_by_its_name() -> None:
    added = Event(ADDED, 0, 2, 4, 1, cards=CARDS)
    assert document(added) == {
        "id": "tests.added",
        "seat": 1,
        "owner": 3,
        "run": 5,
        "side": "left",
        "card": "Dp",
        "star": "Ep",
    }
    assert document(Fact(SAID, 1, 1, -1)) == {"id": "tests.said", "loud": True, "weather": "rain", "letter": None}
    groups = vec[i64]([3, 4, GROUP_END, 5, GROUP_END])
    assert document(Fact(LAID, cards=groups)) == {"id": "tests.laid", "groups": [["Dp", "Ep"], ["Fp"]]}
    assert str(Refusal(PLAYED, "R5", 1, cards=CARDS)) == "tests.played (seat=2, cards=Dp Ep) [R5]"


def test_a_fact_takes_just_the_values_of_its_type() -> None:
    for values in ((), (1, 2, 3)):
        with pytest.raises(ValueError, match=r"tests\.drew"):
            Fact(DREW, *values)
    with pytest.raises(ValueError, match="no field type"):
        FactType("tests.wrong", "seat:chair")
    with pytest.raises(ValueError, match="declared twice"):
        FactType("tests.drew", "seat")


def test_one_name_has_one_type_in_all_games() -> None:
    assert GAMES
    types: dict[str, set[str]] = {}
    for fact_type in FACT_TYPES.values():
        for name, type in fact_type.fields:
            types.setdefault(name, set()).add(type)
    assert {name: found for name, found in types.items() if len(found) > 1} == {}
    assert not set(VALUE_TYPES) & set(WORD_TYPES)
