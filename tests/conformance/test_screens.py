"""Random matches on screen: the facts have their declared types, are the same for all who watch, and can be said."""

from collections.abc import Iterator

import msgspec
import pytest
from librt.random import Random

from tests.conformance.walks import Case, next_actor, option_cases, seats, seed_of
from tests.games.on_screen import described, shown
from toutilix.engine.facts import Fact
from toutilix.engine.match import Match
from toutilix.words import LANGUAGES, Words

HANDS = 2
"""Some facts, such as an exchange, come with the second hand."""
WORDS = [Words(language, you=0) for language in LANGUAGES]


@pytest.mark.parametrize("case", option_cases(), ids=str)
def test_at_every_act(case: Case) -> None:
    match = Match(case.kind(), case.players, dict(case.options), seed=seed_of(case, 0))
    rng = Random(case.players)
    lines: set[Fact] = set()
    while match.state.table.hand <= HANDS and not match.over:
        if match.state.table.over:
            match.deal()
        else:
            seat = next_actor(match.state, rng)
            match.play(seat, match.state.random_move(seat, rng))
        lines.update(looked_at(match))
    lines.update(kept.highlight.fact for _, _, kept in match.hand.highlights)
    assert all(words.fact(line) for words in WORDS for line in lines)


def looked_at(match: Match) -> Iterator[Fact]:
    """All that is said of the table."""
    screen = match.kind.screen
    table = shown(match)
    msgspec.convert(table, screen.table_type)
    for looker in seats(match.game):
        view = match.state.view(looker)
        assert shown(match, looker) == table
        if looker >= 0:
            msgspec.convert(screen.write_own(view), screen.own_type)
        yield from described(match, looker)
        yield from screen.situation(view)
        coming = screen.coming(view) if table["coming"] else None
        yield from [coming] if coming else []
        for seat in range(match.game.players):
            yield from screen.describe_seat(view, match.hand, seat)
