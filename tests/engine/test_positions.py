"""Positions, options and typed acts: what cannot be read gets one clear complaint and changes nothing."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table import after
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.typed import do_typed, read_seed
from toutilix.games import GAMES, find
from toutilix.words import LANGUAGES, Words

GOOD: dict[str, Any] = {"game": "oldchapix", "players": 3, "turn": 1, "hands": ["Ap Bb", "Bp Cb", "Cp Db"]}


def complaint(position: dict[str, Any]) -> str:
    with pytest.raises(Malformed) as caught:
        after(position)
    has_words(caught.value)
    return caught.value.code


def has_words(error: Malformed | Illegal) -> None:
    for language in LANGUAGES:
        words = Words(language)
        said = words.malformed(error) if isinstance(error, Malformed) else words.refusal(error.refusal)
        assert len(said) > 10


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"game": None}, "game.unknown"),
        ({"game": ["oldchapix"]}, "game.unknown"),
        ({"players": 2}, "game.players"),
        ({"players": 6}, "game.players"),
        ({"players": "three"}, "position.players"),
        ({"players": True}, "position.players"),
        ({"players": None}, "position.players"),
        ({"options": {"speed": 1}}, "option.unknown"),
        ({"options": {"youngest": 0}}, "option.number"),
        ({"options": {"youngest": 4}}, "option.number"),
        ({"options": {"youngest": True}}, "option.number"),
        ({"options": {"youngest": 1.5}}, "option.number"),
        ({"options": "none"}, "position.object"),
        ({"hands": None}, "position.hands"),
        ({"hands": ["Ap", "Bp"]}, "position.per_seat"),
        ({"hands": "Ap Bp Cp"}, "position.per_seat"),
        ({"hands": ["Ap", 5, "Bp"]}, "position.text"),
        ({"hands": ["Ap", "qq", "Bp"]}, "position.card"),
        ({"hands": ["Ap", "A", "Bp"]}, "position.face"),
        ({"hands": ["Ap", "*", "Bp"]}, "position.face"),
        ({"hands": ["Ap", "??", "Bp"]}, "position.face"),
        ({"turn": 4}, "position.number"),
        ({"turn": 0}, "position.number"),
        ({"turn": "1"}, "position.number"),
        ({"turn": 1, "over": "hand"}, "position.turn_over"),
        ({"over": "never"}, "position.value"),
        ({"over": 1}, "position.value"),
        ({"scores": [0, 0]}, "position.per_seat"),
        ({"scores": [0, 0, "x"]}, "position.number"),
        ({"scores": [0, 0, 10**30]}, "position.number"),
        ({"hand": 0}, "position.number"),
        ({"hand": 6}, "position.number"),
        ({"hand": -1}, "position.number"),
        ({"to_shuffle": "yes"}, "position.flag"),
        ({"colour": "red"}, "position.unknown"),
        ({"contract": "bridge"}, "position.value"),
        ({"trick": "Ap Bp Cp"}, "oldchapix.trick_full"),
        ({"trick": "Ap", "turn": 1, "leader": 1}, "oldchapix.turn"),
        ({"won": [["Ap Bp"], [], []]}, "oldchapix.trick_size"),
        ({"won": ["Ap Bp Cp", [], []]}, "position.list"),
        ({"won": [[5], [], []]}, "position.text"),
        ({"hands": ["Ap Ap", "Bp", "Cp"]}, "oldchapix.twice"),
    ],
)
def test_a_wrong_field_is_named(fields: dict[str, Any], code: str) -> None:
    position = {name: value for name, value in (GOOD | fields).items() if value is not None}
    assert complaint(position) == code


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_a_new_match_prints_every_field_and_reads_it_back(kind: Any) -> None:
    for players in range(kind.fewest, kind.most + 1):
        game = kind.game(players)
        state = game.new()
        waiting = kind.write_position(game, state)
        assert (waiting["over"], waiting["hand"], waiting["turn"]) == ("hand", 0, None)
        assert kind.write_position(*kind.read_position(waiting)) == waiting
        do_typed(kind, game, state, "deal " + "ab" * 32)
        dealt = kind.write_position(game, state)
        assert (dealt["over"], dealt["hand"]) == (None, 1)
        assert set(dealt) == set(waiting)


@pytest.mark.parametrize("text", ["", "xyz", "12 34", "0x12", "1" * 65, "é", "-1"])
def test_invalid_seeds(text: str) -> None:
    with pytest.raises(Malformed):
        read_seed(text)


def test_a_short_seed_is_filled_with_zeros() -> None:
    assert read_seed("2a") == bytes(31) + b"*"
    assert read_seed("2a") == read_seed("00002A")


@pytest.mark.parametrize(
    ("move", "error"),
    [
        ("deal", Malformed),
        ("deal Ap / Bp", Malformed),
        ("deal Ap / Bp / Cp / Dp / Ep", Malformed),
        ("deal zz / Bp / Cp", Malformed),
        ("deal 00", Illegal),
        ("deal Ap / Bp / Cp", Illegal),
        ("shuffle 00ff", Illegal),
        ("shuffle Ap Bp", Illegal),
        ("9: Ap", Illegal),
        ("0: Ap", Illegal),
        ("2: Bp", Illegal),
        ("2:", Malformed),
        ("99999999999: Ap", Malformed),
        (":", Malformed),
    ],
)
def test_acts_that_cannot_be_done(move: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        after(GOOD, move)


def test_the_seat_in_turn_may_be_named() -> None:
    assert after(GOOD, "1: Ap") == after(GOOD, "Ap")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_change_of_a_position_is_read_or_refused_in_words(kind: Any, data: st.DataObject) -> None:
    game = kind.game(kind.most)
    state = game.new()
    do_typed(kind, game, state, "deal " + "cd" * 32)
    position = kind.write_position(game, state)
    for name in data.draw(st.lists(st.sampled_from(sorted(position)), min_size=1, max_size=2)):
        position[name] = data.draw(json_values)
    try:
        found = find(position["game"])
        found.read_position(position)
    except Malformed as error:
        has_words(error)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(GAMES), st.text(alphabet="ABHXZpbyv*!+ 0123:/leftdrawpaskoui", max_size=24))
def test_any_typed_act_is_done_or_refused_in_words(kind: Any, text: str) -> None:
    game = kind.game(3)
    state = game.new()
    do_typed(kind, game, state, "deal 07")
    before = json.dumps(kind.write_position(game, state))
    try:
        do_typed(kind, game, state, text)
    except (Malformed, Illegal) as error:
        has_words(error)
    else:
        return
    assert json.dumps(kind.write_position(game, state)) == before
