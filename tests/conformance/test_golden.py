"""Golden matches: rules, bots, shuffles and notation together still play them card for card."""

import pytest

from tests.records.regenerate import every_table, golden, path_of
from toutilix.engine.kind import AnyKind
from toutilix.engine.replay import Replay, verify_deals
from toutilix.games import GAMES

EACH_TABLE = pytest.mark.parametrize(
    ("kind", "players"), every_table(), ids=[f"{kind.name}-{players}" for kind, players in every_table()]
)


@EACH_TABLE
def test_the_match_is_played_as_it_was(kind: AnyKind, players: int) -> None:
    assert golden(kind, players) == path_of(kind, players).read_text(encoding="utf-8")


@EACH_TABLE
def test_the_record_replays_and_its_deals_are_proven(kind: AnyKind, players: int) -> None:
    text = path_of(kind, players).read_text(encoding="utf-8")
    replay = Replay(text, GAMES)
    replay.run()
    assert replay.match.over
    assert verify_deals(text, GAMES) >= 1
