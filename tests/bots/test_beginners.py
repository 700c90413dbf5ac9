"""Beginners: they can say why they do what they do, in both languages, and make a child's mistakes, no worse ones."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from librt.random import Random

from toutilix.bots.levels import players_of
from toutilix.bots.match_loop import play_out
from toutilix.bots.oldchapix.costs import worth
from toutilix.bots.roster import ROSTER
from toutilix.cards import STAR, STAR_AS, is_star, letter_of
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.moves import GROUP_END, Move
from toutilix.games import GAMES, find
from toutilix.games.oldchapix.table import cards_of
from toutilix.games.rummylix.table import DISCARD
from toutilix.games.sowix.table import PLAY
from toutilix.games.strategix.combinations import Z
from toutilix.games.strategix.table import PASS
from toutilix.words import LANGUAGES, Words

LEAST = {"oldchapix": 4, "strategix": 4, "sowix": 4, "rummylix": 5}
"""The fewest different reasons that come up in a few matches."""


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_a_beginner_has_a_reason_for_everything(kind: AnyKind) -> None:
    voices = [Words(language, ["Ada", "Basil", "Cleo"], 0) for language in LANGUAGES]
    reasons: dict[str, list[str]] = {}
    for seed in range(4):
        match = Match(kind, 3, seed=bytes([seed]) * 32)
        rng = Random(seed)
        for number, _ in enumerate(islice(play_out(match, [players_of(kind.name, "beginner")] * 3, rng), 150)):
            turn = match.state.table.turn
            advice = ROSTER[kind.name].beginner(match.state.view(turn), Random(number)) if turn >= 0 else None
            if advice is not None:
                assert match.state.look(turn).is_legal(advice.move)
                reasons[advice.why.id] = [voice.fact(advice.why) for voice in voices]
    assert len(reasons) >= LEAST[kind.name]
    for english, french in reasons.values():
        assert english.strip()
        assert french.strip()
        assert english != french
        assert "{" not in english + french


def decisions(kind: AnyKind, players: int, matches: int) -> Iterator[tuple[Any, Move]]:
    """What beginners see and do in a few matches among themselves."""
    for seed in range(matches):
        match = Match(kind, players, seed=bytes([seed + 1]) * 32)
        for _ in islice(play_out(match, [players_of(kind.name, "beginner")] * players, Random(seed)), 300):
            turn = match.state.table.turn
            for luck in range(8 if turn >= 0 else 0):
                view = match.state.view(turn)
                advice = ROSTER[kind.name].beginner(view, Random(luck))
                if advice is not None:
                    yield view, advice.move


def test_a_careless_oldchapix_beginner_does_not_take_what_nobody_wants() -> None:
    for view, move in decisions(find("oldchapix"), 4, 3):
        trick = list(view.table.trick)
        if any(worth(view.table.hand, card) >= 20 for card in trick):
            best = max(card for card in trick if card // 13 == trick[0] // 13)
            takes = [card for card in cards_of(view.own.cards) if card // 13 == best // 13 and card > best]
            if len(takes) < sum(1 for other in view.legal_moves()):
                assert move.card not in takes


def test_a_rummylix_beginner_keeps_stars_and_firecrackers_while_it_has_letters() -> None:
    discards = [(view, move) for view, move in decisions(find("rummylix"), 3, 2) if move.verb == DISCARD]
    assert len(discards) > 100
    assert not any(move.card == STAR and any(card < STAR for card in view.own.cards) for view, move in discards)


def test_a_strategix_beginner_ends_foul_only_where_it_must() -> None:
    last = 0
    for view, move in decisions(find("strategix"), 3, 6):
        cards = [card for card in move.groups if card != GROUP_END]
        if len(cards) == len(view.own.cards):
            last += 1
            if any(is_star(card) or letter_of(card) == Z for card in cards):
                assert not view.is_legal(Move(PASS))
                assert not any(card < STAR and letter_of(card) != Z for card in view.own.cards)
    assert last > 5


def test_a_careless_sowix_beginner_picks_a_card_and_not_one_of_a_stars_many_names() -> None:
    starred, others = 0, 0
    for view, move in decisions(find("sowix"), 3, 3):
        if move.verb == PLAY and any(card < STAR for card in view.playable()) and STAR in view.own.cards:
            starred += move.card >= STAR_AS
            others += move.card < STAR_AS
    assert 0 < starred < others / 5
