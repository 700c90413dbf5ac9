"""The types of tables say exactly what the notation of each game writes: a new field fails until it is typed."""

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest
from toutilix.games.strategix.rules import PLACES
from toutilix.server.base.protocol.tables import OWNS, TABLES, Contract, Family, Place, ToDraw

from tests.conformance.walks import Case, Walk, cases, known_walk, seats
from toutilix.engine.match import Match
from toutilix.engine.notation import Document
from toutilix.engine.state import AnyState
from toutilix.games import GAMES, find
from toutilix.games.oldchapix.notation import FAMILIES
from toutilix.games.oldchapix.table import CONTRACTS

EACH_CASE = pytest.mark.parametrize("case", cases(), ids=str)


def moments(walked: Walk) -> Iterator[AnyState]:
    """Before the first deal, at random acts, and at the end, with all hands open."""
    case = walked.case
    yield Match(walked.kind, case.players, dict(case.options), seed=bytes(32)).state
    for moment in walked.moments:
        yield moment.before
    yield walked.match.state


def on_the_wire(case: Case, state: AnyState) -> Document:
    notation = case.kind().notation
    table = notation.write_table(state.view(-1))
    return {name: value for name, value in table.items() if name not in notation.to_notice}


@EACH_CASE
def test_a_table_is_what_its_type_says(case: Case) -> None:
    kind = TABLES[case.name]
    for state in moments(known_walk(case)):
        written = on_the_wire(case, state)
        read = msgspec.json.decode(msgspec.json.encode(written), type=kind)
        assert msgspec.to_builtins(read) == written


@EACH_CASE
def test_what_a_seat_owns_is_what_its_type_says(case: Case) -> None:
    kind, notation = OWNS[case.name], case.kind().notation
    for state in moments(known_walk(case)):
        for seat in range(case.players):
            written = notation.write_own(state.view(seat))
            read = msgspec.json.decode(msgspec.json.encode(written), type=kind)
            assert msgspec.to_builtins(read) == written


@EACH_CASE
def test_a_view_is_its_three_parts_in_order(case: Case) -> None:
    notation = case.kind().notation
    for state in moments(known_walk(case)):
        public = notation.write_table(state.view(-1))
        for seat in seats(known_walk(case).game):
            view = state.view(seat)
            assert notation.write_table(view) == public
            parts: list[Document] = [{"seat": None if seat < 0 else seat + 1}, public]
            if seat >= 0:
                parts += [notation.write_own(view), notation.write_memory(view)]
            names = [name for part in parts for name in part]
            assert len(set(names)) == len(names)
            seen = notation.write_view(view)
            assert list(seen) == names
            assert seen == {name: value for part in parts for name, value in part.items()}


@EACH_CASE
def test_own_needs_no_copy_of_the_state(case: Case) -> None:
    notation = case.kind().notation
    for state in moments(known_walk(case)):
        for seat in range(case.players):
            assert notation.write_own(state.look(seat)) == notation.write_own(state.view(seat))


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_what_people_are_left_to_notice_is_written_and_has_no_type(kind: object) -> None:
    case = next(case for case in cases() if case.kind() is kind)
    notation = case.kind().notation
    written = notation.write_table(known_walk(case).match.state.view(-1))
    typed = set(TABLES[case.name].__struct_fields__)
    assert typed == set(written) - notation.to_notice
    assert notation.to_notice <= set(written)


def test_who_can_be_caught_is_for_people_to_notice() -> None:
    assert find("sowix").notation.to_notice == {"uncalled"}
    assert "uncalled" not in TABLES["sowix"].__struct_fields__


def test_every_game_has_its_types() -> None:
    assert list(TABLES) == list(OWNS) == [kind.name for kind in GAMES]


def test_words_of_contracts_families_and_places_are_those_of_the_rules() -> None:
    assert get_args(get_args(Contract)[0]) == CONTRACTS
    assert get_args(get_args(Family)[0]) == FAMILIES
    assert get_args(get_args(Place)[0]) == PLACES[1:]


WAITING = {
    "sowix": {
        "players": 3,
        "options": {"reshuffle": "yes"},
        "pile": "Kp Xb",
        "stock": "",
        "turn": None,
        "to_shuffle": True,
        "to_draw": {"seat": 2, "cards": 1, "turn": 2},
        "hands": ["Ap", "Wb Qp", "Ev Ev"],
    },
    "rummylix": {
        "players": 2,
        "options": {"reshuffle": "yes"},
        "discard": "Ap Bp Cp",
        "stock": "",
        "turn": None,
        "to_shuffle": True,
        "to_draw": {"seat": 1, "cards": 1, "turn": 1},
        "hands": ["Np Ob", "Kp Lb"],
    },
}


@pytest.mark.parametrize("name", WAITING)
def test_a_table_that_waits_for_a_shuffle_says_who_draws_then(name: str) -> None:
    """On a server the shuffle follows at once, so no match shows it."""
    kind = find(name)
    _, state = kind.read_position({"game": name, **WAITING[name]})
    written = kind.notation.write_table(state.view(-1))
    read = msgspec.convert(written["to_draw"], ToDraw)
    assert msgspec.to_builtins(read) == WAITING[name]["to_draw"]


@pytest.mark.parametrize(
    ("trick", "led"),
    [("", None), ("Mp", "pink_low"), ("Np Ap", "pink_high"), ("Ab Zp", "blue_low"), ("Zb Ab", "blue_high")],
)
def test_O1_a_table_names_the_family_led(trick: str, led: str | None) -> None:
    kind = find("oldchapix")
    position = {"game": "oldchapix", "players": 3, "trick": trick, "leader": 1, "hands": ["Cp", "Op", "Gp"]}
    _, state = kind.read_position(position)
    assert kind.notation.write_table(state.view(-1))["led"] == led


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
    kind = find("sowix")
    position = {"game": "sowix", "players": 2, "pile": pile, "stock": "Tv", "hands": ["Ap Bp", "Cp Dp"], "turn": 1}
    _, state = kind.read_position(position)
    assert kind.notation.write_table(state.view(-1))["fits"] == letters
