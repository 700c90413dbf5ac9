"""Thousands of matches: run by `make test-long`."""

import pytest

from tests.conformance.walks import cases, walk
from tests.records.regenerate import every_table
from toutilix.cards import card_text
from toutilix.engine.kind import AnyKind
from toutilix.engine.record import write_record
from toutilix.engine.replay import verify_deals
from toutilix.games import GAMES

MATCHES = 2000
"""For each game and number of players, over all its options in turn."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "players"), every_table(), ids=[f"{kind.name}-{players}" for kind, players in every_table()]
)
def test_thousands_of_matches_end_and_lose_no_card(kind: AnyKind, players: int) -> None:
    ours = [case for case in cases(whole=True) if case.name == kind.name and case.players == players]
    deck = sorted(card_text(card) for card in kind.game(players).deck())
    for number in range(MATCHES):
        walked = walk(ours[number % len(ours)], 1 + number, moments=3)
        assert walked.match.over
        for moment in walked.moments:
            after = moment.before.clone()
            after.play(moment.seat, moment.move)
            assert sorted(kind.notation.cards_in(kind.write_position(walked.game, after))) == deck
        if number % 100 == 0:
            assert verify_deals(write_record(walked.match.lines), GAMES) >= 1
