"""Oldchapix: deals that a seat cannot tell apart."""

from collections import Counter
from itertools import combinations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import card_text
from toutilix.engine.errors import Illegal
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.state import Deal
from toutilix.engine.view import SPECTATOR
from toutilix.games import find
from toutilix.games.oldchapix.state import OldchapixState
from toutilix.games.oldchapix.table import cards_of

KIND = find("oldchapix")
LEFT = 3
SAMPLES = 4000


def late_in_a_hand(seed: int) -> tuple[Match, list[tuple[int, Move]]]:
    """Three players with three cards each, and the acts that led there."""
    match = Match(KIND, 3, seed=bytes([seed]) * 32)
    match.deal()
    rng = Random(seed)
    acts = []
    while sum(match.state.table.counts) > 3 * LEFT:
        seat = int(match.state.table.turn)
        move = match.state.look(seat).random_move(rng)
        match.play(seat, move)
        acts.append((seat, move))
    return match, acts


def fits(deal: Deal, acts: list[tuple[int, Move]]) -> bool:
    """Could these cards have been played so?"""
    state = KIND.game(3).new()
    state.deal(deal)
    try:
        for seat, move in acts:
            state.play(seat, move)
    except Illegal:
        return False
    return True


def fitting_hands(state: OldchapixState, acts: list[tuple[int, Move]]) -> set[str]:
    """By brute force: every hand that seat 2 may hold as far as seat 1 can know."""
    hidden = [int(card) for card in [*cards_of(state.hands[1]), *cards_of(state.hands[2])]]
    found = set()
    for held in combinations(sorted(hidden), LEFT):
        hands = [list(cards_of(state.hands[0])), list(held), [card for card in hidden if card not in held]]
        for seat, move in acts:
            hands[seat].append(move.card)
        if fits(Deal([vec[i64](hand) for hand in hands]), acts):
            found.add(" ".join(card_text(card) for card in held))
    return found


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_samples_are_uniform_over_the_deals_that_fit(seed: int) -> None:
    match, acts = late_in_a_hand(seed)
    assert isinstance(match.state, OldchapixState)
    fitting = fitting_hands(match.state, acts)
    sampler = match.state.view(0).sampler()
    rng = Random(seed)
    counted = Counter(KIND.notation.hands(sampler.sample(rng))[1] for _ in range(SAMPLES))
    assert set(counted) == fitting
    expected = SAMPLES / len(fitting)
    # Far above the 99.9% point of chi-squared for up to 20 deals; the seeds are fixed.
    assert sum((count - expected) ** 2 / expected for count in counted.values()) < 45


def test_the_cases_above_have_hard_facts() -> None:
    numbers = [len(fitting_hands(match.state, acts)) for match, acts in map(late_in_a_hand, range(1, 7))]  # type: ignore[arg-type]
    assert min(numbers) < 20
    assert max(numbers) > 1


@pytest.mark.parametrize(
    "position",
    [
        {"players": 3, "hands": ["Cp Hb", "Op Tb", "Gp Zb"], "turn": 1},
        {"players": 3, "hands": ["Ap", "Bp", "Cp"], "trick": "", "turn": 2},
        {"players": 4, "hands": ["Cp Hb", "Op Tb", "Gp Zb", "Mp Nb"], "trick": "Bp Ab", "leader": 1, "turn": 3},
    ],
)
def test_a_position_set_up_by_hand_can_be_sampled(position: dict[str, object]) -> None:
    game, state = KIND.read_position({"game": "oldchapix", **position})
    for seat in range(game.players):
        sample = state.view(seat).determinize(Random(1))
        for who in (seat, SPECTATOR):
            assert KIND.notation.write_view(sample.view(who)) == KIND.notation.write_view(state.view(who))
