"""Random matches on screen: the facts have their declared types, are the same for all who watch, and can be said."""

from collections.abc import Iterator

import msgspec
from librt.random import Random

from toutilix.engine.facts import Fact
from toutilix.engine.match import Match
from toutilix.engine.view import SPECTATOR
from toutilix.testing.walks import Case, next_actor, seats, seed_of
from toutilix.words import LANGUAGES, Words

HANDS = 2
"""Some facts, such as an exchange, come with the second hand."""


def what_is_shown_has_its_types_and_words(case: Case) -> None:
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
    said = [Words(language, you=0) for language in LANGUAGES]
    assert all(words.fact(line) for words in said for line in lines)


def looked_at(match: Match) -> Iterator[Fact]:
    """All that is said of the table."""
    screen = match.kind.screen
    table = screen.write_table(match.state.view(SPECTATOR), match.hand)
    msgspec.convert(table, screen.table_type)
    for looker in seats(match.game):
        view = match.state.view(looker)
        assert screen.write_table(view, match.hand) == table
        if looker >= 0:
            msgspec.convert(screen.write_own(view), screen.own_type)
        for section in screen.describe(view, match.hand):
            yield from (section.title, *section.lines)
        yield from screen.situation(view)
        coming = screen.coming(view) if table["coming"] else None
        yield from [coming] if coming else []
        for seat in range(match.game.players):
            yield from screen.describe_seat(view, match.hand, seat)
