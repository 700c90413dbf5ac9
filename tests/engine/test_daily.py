"""The deal of the day: a seed for everybody, a limited number of hands, and records that claim to be one."""

import hashlib
import json

import pytest

from toutilix.bots.chance import chance_at, chance_of
from toutilix.bots.levels import players_of
from toutilix.bots.match_loop import play_out
from toutilix.engine.daily import check_date, daily_seed, date_of, is_date
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.outcome import Outcome
from toutilix.engine.record import write_record
from toutilix.engine.replay import Replay, verify_deals
from toutilix.games import GAMES, find

DATE = "2024-02-29"

each_game = pytest.mark.parametrize("kind", [kind for kind in GAMES if kind.daily], ids=lambda kind: kind.name)


def played(game: str = "sowix") -> Match:
    match = Match.of_the_day(find(game), DATE)
    players = [players_of(game, "beginner")] * int(match.game.players)
    for _ in play_out(match, players, chance_of(match.seed)):
        pass
    return match


def test_the_seed_is_the_digest_that_the_documents_tell() -> None:
    text = b"toutilix deal of the day / sowix / 2024-02-29"
    assert daily_seed("sowix", DATE) == hashlib.sha256(text).digest()
    assert len({daily_seed(kind.name, date) for kind in GAMES for date in (DATE, "2024-03-01")}) == 2 * len(GAMES)


@pytest.mark.parametrize(
    ("seconds", "date"),
    [(0, "1970-01-01"), (86399.9, "1970-01-01"), (86400, "1970-01-02"), (1709251199, DATE), (1709251200, "2024-03-01")],
)
def test_a_day_begins_at_midnight_in_utc(seconds: float, date: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Pacific/Auckland")
    assert date_of(seconds) == date


@pytest.mark.parametrize("text", ["", "today", "2024-2-29", "20240229", "2023-02-29", "2024-W09-4", "2024-02-29 "])
def test_other_ways_to_write_a_date_are_none(text: str) -> None:
    assert not is_date(text)
    with pytest.raises(Malformed, match=r"game.date"):
        check_date(text, "2024-03-01")


def test_today_and_before_may_be_played_and_nothing_later() -> None:
    check_date(DATE, DATE)
    check_date("2019-12-31", DATE)
    with pytest.raises(Malformed, match=r"game.future_date"):
        check_date("2024-03-01", DATE)


@each_game
def test_everybody_has_the_same_cards_whatever_they_are_called(kind: AnyKind) -> None:
    one = Match.of_the_day(kind, DATE)
    other = Match.of_the_day(kind, DATE, [f"Player {number}" for number in range(int(one.game.players))])
    one.deal()
    other.deal()
    assert one.lines[1] == other.lines[1]


def test_a_match_ends_after_so_many_hands() -> None:
    match = played("sowix")
    assert match.over
    assert match.state.table.hand == 3
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.reason == "sowix.hands_played"
    ids = [event.id for event in match.hand.acts[-1].events]
    assert ids[-1] == "engine.won"
    assert ids.count("engine.won") == len(outcome.winners)
    replay = Replay(write_record(match.lines), GAMES, seed=match.seed)
    replay.run()
    assert replay.match.lines == match.lines


def test_a_limit_that_the_rules_do_not_reach_changes_nothing() -> None:
    limited = Match(find("oldchapix"), 4, seed=bytes(32), hands=9)
    for _ in play_out(limited, [players_of("oldchapix", "beginner")] * 4, chance_of(bytes(32))):
        pass
    assert limited.state.table.hand == 5


def test_dice_follow_from_the_moment_and_an_undo_leaves_no_trace() -> None:
    match = Match.of_the_day(find("oldchapix"), DATE)
    match.deal()
    seat = int(match.state.table.turn)
    before = chance_at(match, seat)
    assert before != chance_at(match, seat + 1)
    match.play(seat, next(iter(match.state.view(seat).legal_moves())))
    assert chance_at(match, seat) != before
    match.undo(seat)
    assert chance_at(match, seat) == before


def test_equal_points_share_a_place() -> None:
    outcome = Outcome("", [[2], [0, 3], [1]])
    assert [outcome.place(seat) for seat in range(4)] == [2, 4, 1, 2]


@each_game
def test_a_record_of_the_deal_of_the_day_is_proven(kind: AnyKind) -> None:
    match = played(kind.name)
    assert verify_deals(write_record(match.lines), GAMES) >= match.state.table.hand


@pytest.mark.parametrize(
    "fields",
    [
        {"daily": "2024-02-28"},
        {"daily": "20240229"},
        {"daily": ""},
        {"daily": "today \u2603"},
        {"words": ["", "biscuit", "", ""]},
        {"hands": 2},
        {"hands": None},
        {"options": {"draw_when_able": "yes", "call": "spoken", "reshuffle": "no", "target": 300, "youngest": 1}},
        {"commitment": "0" * 64},
    ],
)
def test_a_record_that_only_claims_to_be_one_is_refused(fields: dict[str, object]) -> None:
    first, *rest = write_record(played().lines).splitlines()
    header = {name: value for name, value in (json.loads(first) | fields).items() if value is not None}
    with pytest.raises(Malformed, match=r"record.daily") as caught:
        verify_deals("\n".join([json.dumps(header), *rest]), GAMES)
    assert caught.value.arguments["line"] == 1


def test_a_record_of_nothing_but_hands_is_no_record() -> None:
    first, *rest = write_record(played().lines).splitlines()
    with pytest.raises(Malformed, match=r"record.line"):
        verify_deals("\n".join([json.dumps(json.loads(first) | {"hands": 0}), *rest]), GAMES)
