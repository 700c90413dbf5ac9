"""The wire carries the declared types: every table, own part, move, event and line of text of whole matches of every
game has the type from which schema and TypeScript are made."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Union, get_args

import msgspec
import pytest
from msgspec import Struct

from tests.conformance.walks import Case, option_cases
from tests.server.tables.whole_match import WholeMatch, whole_match
from toutilix.engine.act import HandActs
from toutilix.engine.facts import FACT_TYPES, WORD_TYPES
from toutilix.games import GAMES, find
from toutilix.games.oldchapix.shown import ShownOldchapixTable
from toutilix.server.base.protocol.common import Facts
from toutilix.server.base.protocol.schema import live_schema
from toutilix.server.base.protocol.shown import ENGINE_EVENTS, EVENTS, MOVES, OWNS, TABLES, event_type
from toutilix.server.base.protocol.typescript import typescript


@pytest.fixture(scope="module", params=option_cases(), ids=str)
def played(request: pytest.FixtureRequest) -> WholeMatch:
    case = request.param
    assert isinstance(case, Case)
    return whole_match(case)


@cache
def moves_of(game: str) -> Any:
    return Union[tuple(MOVES[game])]  # noqa: UP007


@cache
def events_of(game: str) -> Any:
    return Union[(*ENGINE_EVENTS, *EVENTS[game])]


@cache
def fact_struct(id: str) -> type[Struct]:
    return event_type(FACT_TYPES[id])


def all_agree(written: Iterable[Facts], declared: Any) -> None:
    """Equal documents are checked once."""
    for text in {msgspec.json.encode(one) for one in written}:
        agree(msgspec.json.decode(text), declared)


def agree(written: Facts, declared: Any) -> None:
    """Strictly: no field more and none less than declared; a field that may be absent is left out where it is."""
    read = msgspec.to_builtins(msgspec.json.decode(msgspec.json.encode(written), type=declared, strict=True))
    optional = {name for name, value in read.items() if value is None and name not in written}
    assert {name: value for name, value in read.items() if name not in optional} == written
    assert optional <= OPTIONAL


OPTIONAL = {"call", "key", "side"}
"""Fields of moves that may be absent."""


def messages(played: WholeMatch) -> Iterator[Facts]:
    for message in set(played.heard):
        told = msgspec.json.decode(message)
        if told["type"] in ("welcome", "happened"):
            yield told


def acts(told: Facts) -> list[Facts]:
    return [told["act"]] if told["type"] == "happened" else list(told["log"])


def test_tables_and_owns_have_their_types(played: WholeMatch) -> None:
    table, own = TABLES[played.case.name], OWNS[played.case.name]
    all_agree((page.table for page in played.stayed[-1].pages.values()), table)
    for stayer, eyes in zip(played.stayed, played.eyes, strict=True):
        if eyes >= 0:
            all_agree((page.own for page in stayer.pages.values()), own)


def test_acts_and_moves_have_their_types(played: WholeMatch) -> None:
    move, event = moves_of(played.case.name), events_of(played.case.name)
    events: list[Facts] = []
    moves: list[Facts] = []
    for told in messages(played):
        for act in acts(told):
            assert set(act) - {"seat", "move"} == {"n", "events"}
            assert "move" not in act or "seat" in act
            events += act["events"]
            moves += [act["move"]] if "move" in act else []
        offered = told.get("choice", {}).get("moves", [])
        assert all("key" in one for one in offered)
        moves += offered
    all_agree(events, event)
    all_agree(moves, move)


def test_lines_of_text_have_their_types(played: WholeMatch) -> None:
    facts: list[Facts] = []
    for told in messages(played):
        text = told["text"]
        assert set(text) == {"sections", "seats"}
        assert len(text["seats"]) == played.case.players
        facts += [fact for special in text["seats"] for fact in special]
        for section in text["sections"]:
            assert set(section) - {"quiet"} == {"title", "lines"}
            facts += [section["title"], *section["lines"]]
    for id in {fact["id"] for fact in facts}:
        all_agree((fact for fact in facts if fact["id"] == id), fact_struct(id))


def test_facts_left_for_people_to_notice_are_in_no_message(played: WholeMatch) -> None:
    assert not [message for message in played.heard if b"uncalled" in message]


def test_facts_left_for_people_to_notice_are_declared_nowhere() -> None:
    assert "uncalled" not in typescript()
    assert "uncalled" not in msgspec.json.encode(live_schema()).decode()


@pytest.mark.parametrize(
    ("wrong", "declared"),
    [
        ({"verb": "play", "card": "Hb", "cards": ["Hb"], "text": "Hb", "more": 1}, moves_of("oldchapix")),
        ({"verb": "throw", "card": "Hb", "cards": ["Hb"], "text": "Hb"}, moves_of("oldchapix")),
        ({"verb": "play", "card": "H?", "cards": ["Hb"], "text": "Hb"}, moves_of("oldchapix")),
        ({"verb": "play", "card": "Hb", "cards": ["Hb"]}, moves_of("oldchapix")),
        ({"id": "oldchapix.led", "seat": 0, "card": "Hb"}, events_of("oldchapix")),
        ({"id": "oldchapix.led", "seat": 1, "card": "Hb", "trick": 3}, events_of("oldchapix")),
        ({"id": "sowix.hit", "seat": 1}, events_of("oldchapix")),
        ({"hand": 1}, ShownOldchapixTable),
    ],
)
def test_an_undeclared_field_does_not_agree(wrong: Facts, declared: Any) -> None:
    with pytest.raises((msgspec.ValidationError, AssertionError)):
        agree(wrong, declared)


def test_every_game_has_its_types() -> None:
    names = [kind.name for kind in GAMES]
    assert list(TABLES) == list(OWNS) == list(MOVES) == list(EVENTS) == names


def test_words_of_named_types_are_those_of_the_facts() -> None:
    from toutilix.games.strategix.shown import Place

    assert set(get_args(get_args(Place)[0])) == set(WORD_TYPES["place"]) - {""}


def shown(name: str, position: Facts) -> Facts:
    kind = find(name)
    _, state = kind.read_position({"game": name, **position})
    table: Facts = kind.screen.write_table(state.view(-1), HandActs(int(position["players"])))
    return table


@pytest.mark.parametrize(
    ("trick", "led"),
    [("", None), ("Mp", "pink_low"), ("Np Ap", "pink_high"), ("Ab Zp", "blue_low"), ("Zb Ab", "blue_high")],
)
def test_O1_a_table_names_the_family_led(trick: str, led: str | None) -> None:
    position: Facts = {"players": 3, "trick": trick, "leader": 1, "hands": ["Cp", "Op", "Gp"]}
    assert shown("oldchapix", position)["led"] == led


@pytest.mark.parametrize(
    ("pile", "letters"),
    [
        ("Kp", "HIJKLMN"),
        ("Kp Ab", "ABCDEIOUXYZ"),
        ("Kp *Y", "ABEIOUVWXYZ"),
        ("Kp Ab !", "ABCDEIOUXYZ"),
        ("*", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    ],
)
def test_W2_a_table_names_the_letters_that_fit(pile: str, letters: str) -> None:
    position: Facts = {"players": 2, "pile": pile, "stock": "Tv", "hands": ["Ap Bp", "Cp Dp"], "turn": 1}
    assert shown("sowix", position)["fits"] == list(letters)
