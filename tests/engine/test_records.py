"""Records: changed and missing lines are found and named."""

import json

import pytest

from tests.conformance.walks import cases, known_walk
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.record import write_record
from toutilix.engine.replay import RecordRefused, Replay, verify_deals
from toutilix.games import GAMES

CASE = next(case for case in cases() if case.name == "oldchapix" and case.players == 4)


def lines() -> list[str]:
    return write_record(known_walk(CASE).match.lines).splitlines()


def line_named(changed: list[str]) -> tuple[str, int]:
    """The code and the line of the first complaint about a record."""
    with pytest.raises((Malformed, RecordRefused)) as caught:
        verify_deals("\n".join(changed) + "\n", GAMES)
    error = caught.value
    if isinstance(error, RecordRefused):
        cause = error.cause
        return cause.refusal.id if isinstance(cause, Illegal) else cause.code, error.line
    assert isinstance(error, Malformed)
    line = error.arguments["line"]
    assert isinstance(line, int)
    return error.code, line


def change(number: int, **fields: object) -> list[str]:
    """The record with fields of one line (from 1) changed; None takes a field away."""
    changed = lines()
    document = json.loads(changed[number - 1]) | fields
    changed[number - 1] = json.dumps({name: value for name, value in document.items() if value is not None})
    return changed


def first(mark: str) -> int:
    return next(number for number, line in enumerate(lines(), 1) if f'"{mark}"' in line and '"toutilix"' not in line)


def test_an_untouched_record_is_proven() -> None:
    assert verify_deals("\n".join(lines()), GAMES) == 5


@pytest.mark.parametrize("kept", [1, 2, 3, 40])
def test_a_record_that_breaks_off_names_its_last_line(kept: int) -> None:
    assert line_named(lines()[:kept]) == ("record.truncated", kept)


def test_half_a_line_is_no_json() -> None:
    whole = lines()
    assert line_named([*whole[:6], whole[6][:9]]) == ("record.json", 7)


def test_an_empty_record_misses_its_header() -> None:
    assert line_named([]) == ("record.header", 1)
    assert line_named(lines()[1:]) == ("record.header", 1)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"toutilix": 99}, "record.version"),
        ({"rules": 99}, "record.version"),
        ({"game": "chess"}, "record.game"),
        ({"names": ["one"]}, "record.seats"),
        ({"words": []}, "record.seats"),
        ({"extra": 1}, "record.line"),
        ({"players": "four"}, "record.line"),
        ({"options": None}, "record.line"),
    ],
)
def test_a_wrong_header_is_refused(fields: dict[str, object], code: str) -> None:
    assert line_named(change(1, **fields)) == (code, 1)


def test_header_with_other_players_or_options_names_line_1() -> None:
    assert line_named(change(1, players=9, names=["x"] * 9, words=[""] * 9))[1] == 1
    assert line_named(change(1, options={"youngest": 9}))[1] == 1


def test_another_commitment_is_found_at_the_end() -> None:
    assert line_named(change(1, commitment="0" * 64))[0] == "record.commitment"


def test_another_seed_is_found() -> None:
    assert line_named(change(len(lines()), seed="0" * 64))[0] == "record.commitment"
    assert line_named(change(len(lines()), seed="xyz"))[0] == "record.seed"


def test_other_words_make_other_deals() -> None:
    assert line_named(change(1, words=["", "", "", "hello"])) == ("record.other_deal", first("deal"))


def test_a_card_swapped_in_a_deal_is_found() -> None:
    number = first("deal")
    deal = json.loads(lines()[number - 1])["deal"]
    one, two = deal.split()[0], deal.split("/")[1].split()[0]
    swapped = " ".join({one: two, two: one}.get(word, word) for word in deal.split())
    assert line_named(change(number, deal=swapped))[1] >= number
    assert line_named(change(number, deal=deal.replace(one, two))) == ("record.deal", number)
    assert line_named(change(number, deal="Ap / Bp"))[1] == number


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"move": "nonsense"}, "record.move"),
        ({"move": "Zp Zb"}, "oldchapix.one_card"),
        ({"move": "Gp + Hp"}, "record.move"),
        ({"seat": 9}, "record.seat"),
        ({"seat": 0}, "record.seat"),
        ({"move": 5}, "record.line"),
        ({"undo": True}, "record.line"),
    ],
)
def test_an_altered_move_is_named(fields: dict[str, object], code: str) -> None:
    number = first("move")
    assert line_named(change(number, **fields)) == (code, number)


def test_a_move_by_another_seat_is_refused() -> None:
    number = first("move")
    seat = json.loads(lines()[number - 1])["seat"]
    assert line_named(change(number, seat=seat % 4 + 1)) == ("engine.not_your_turn", number)


def test_altered_scores_and_results_are_found() -> None:
    number = first("scores")
    assert line_named(change(number, scores=[0, 0, 0, 0])) == ("record.scores", number)
    assert line_named(change(len(lines()), ranking=[[1, 2, 3, 4]])) == ("record.result", len(lines()))


def test_lines_behind_the_end_or_of_no_kind_are_found() -> None:
    whole = lines()
    assert line_named([*whole, whole[1]]) == ("record.after_end", len(whole) + 1)
    assert line_named([whole[0], whole[0]]) == ("record.header_again", 2)
    assert line_named([whole[0], '{"chat":"hello"}']) == ("record.unknown", 2)
    assert line_named([whole[0], "[1]"]) == ("record.unknown", 2)


def test_an_undo_is_replayed() -> None:
    number = first("move")
    whole = lines()
    seat = json.loads(whole[number - 1])["seat"]
    undone = [*whole[:number], json.dumps({"seat": seat, "undo": True}), *whole[number - 1 :]]
    replay = Replay("\n".join(undone), GAMES)
    acts = [line for line in undone if {"deal", "move", "undo"} & set(json.loads(line))]
    assert [act.is_undo for act in replay.acts()] == ["undo" in json.loads(line) for line in acts]
    someone_else = [*whole[:number], json.dumps({"seat": seat % 4 + 1, "undo": True}), *whole[number - 1 :]]
    assert line_named(someone_else) == ("engine.no_undo", number + 1)
