"""Strategix: deals that a seat cannot tell apart."""

from collections import Counter
from itertools import combinations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.levels import players_of
from toutilix.cards import cards_text
from toutilix.engine.errors import Illegal
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.notation import Document
from toutilix.engine.state import AnyState, Deal
from toutilix.engine.view import SPECTATOR
from toutilix.games import find
from toutilix.games.strategix.hands import best_of, in_order, lowest_of
from toutilix.games.strategix.sampling import StrategixSampler
from toutilix.games.strategix.state import StrategixState
from toutilix.games.strategix.table import LUCKYLIX
from toutilix.testing.colours import with_colours

beginner = players_of("strategix", "beginner")

KIND = find("strategix")
SAMPLES = 1500
Acts = list[tuple[int, Move]]


class Late:
    """A hand of three players with few cards left, how it was reached, and what seat 1 saw on the way."""

    def __init__(self, seed: int, option: str, hand: int, me: int) -> None:
        match = Match(KIND, 3, {"voluntary_pass": option}, seed=bytes([seed]) * 32)
        rng = Random(seed)
        self.me = me
        while True:
            if match.over:
                # Nobody was late in that hand: some player was out before.
                seed += 20
                match = Match(KIND, 3, {"voluntary_pass": option}, seed=bytes([seed]) * 32)
            self.start = match.state.clone()
            match.deal()
            self.acts: Acts = []
            self.seen = [self.look(match.state)]
            while not match.state.table.over:
                if int(match.state.table.hand) == hand and self._is_late(match.state):
                    break
                seat = int(match.state.table.turn)
                move = beginner(match.state.view(seat), rng)
                assert move is not None
                move = with_colours(KIND, match.state, seat, move)
                match.play(seat, move)
                self.acts.append((seat, move))
                self.seen.append(self.look(match.state))
            if not match.state.table.over:
                break
        assert isinstance(match.state, StrategixState)
        self.game = match.game
        self.state = match.state

    def look(self, state: AnyState) -> Document:
        return KIND.notation.write_view(state.view(self.me))

    def _is_late(self, state: AnyState) -> bool:
        assert isinstance(state, StrategixState)
        others = [int(state.table.counts[seat]) for seat in range(3) if seat != self.me]
        return sum(others) <= 7 and min(others) >= 1

    def fits(self, deal: Deal) -> bool:
        """Could these cards have been played so, with seat 1 seeing just what it saw?"""
        state = self.start.clone()
        state.deal(deal)
        if self.look(state) != self.seen[0]:
            return False
        for (seat, move), seen in zip(self.acts, self.seen[1:], strict=True):
            try:
                state.play(seat, move)
            except Illegal:
                return False
            if self.look(state) != seen:
                return False
        return True

    def weights(self) -> Counter[str]:
        """By brute force: every hand that the next seat may hold, and how many deals lead to it."""
        state = self.state
        one, two = [seat for seat in range(3) if seat != self.me]
        hidden = [int(card) for seat in (one, two) for card in state.owns[seat].cards]
        found: Counter[str] = Counter()
        for places in combinations(range(len(hidden)), len(state.owns[one].cards)):
            hands = [[int(card) for card in state.owns[seat].cards] for seat in range(3)]
            hands[one] = [hidden[place] for place in places]
            hands[two] = [hidden[place] for place in range(len(hidden)) if place not in places]
            held = cards_text(in_order(vec[i64](hands[one])))
            for seat, move in self.acts:
                hands[seat] += KIND.notation.read_cards(_faces(KIND.notation.write_move(move)), "deal")
            found[held] += sum(map(self.fits, self._deals(hands)))
        return Counter({held: deals for held, deals in found.items() if deals})

    def gift_was_played_or_was_not(self) -> bool:
        """Did the taker of this seat's gift play a card of its face, while another such card is still hidden?"""
        gift = self.state.owns[self.me].gave
        taker = next((seat for seat in range(3) if self.state.owns[seat].got == gift >= 0), self.me)
        played = " ".join(_faces(KIND.notation.write_move(move)) for seat, move in self.acts if seat == taker).split()
        hidden = [card for seat in range(3) if seat != self.me for card in self.state.owns[seat].cards]
        return taker != self.me and cards_text(vec[i64]([gift])) in played and gift in hidden

    def _deals(self, hands: list[list[int]]) -> list[Deal]:
        """The deals that become these hands by the exchange, if there was one."""
        lucky = [own.gave for own in self.state.owns]
        pair = [seat for seat in range(3) if lucky[seat] >= 0]
        if not pair:
            return [Deal([vec[i64](hand) for hand in hands])]
        places = self.start.table.places  # type: ignore[attr-defined]
        first = next(seat for seat in pair if places[seat] == LUCKYLIX)
        last = next(seat for seat in pair if seat != first)
        deals = []
        for low in range(len(hands[last])):
            for best in range(len(hands[first])):
                dealt = [list(hand) for hand in hands]
                given, taken = dealt[last].pop(low), dealt[first].pop(best)
                dealt[first].append(given)
                dealt[last].append(taken)
                if lowest_of(vec[i64](dealt[first])) == given and best_of(vec[i64](dealt[last])) == taken:
                    deals.append(Deal([vec[i64](hand) for hand in dealt]))
        return deals


def _faces(text: str) -> str:
    """The cards of a typed move as they lay in the hand."""
    return " ".join("*" if word[0] == "*" else word for word in text.split() if word not in ("+", "pass"))


CASES = [(2, "hand", 1), (3, "round", 1), (5, "hand", 2), (6, "hand", 2), (17, "hand", 2)]


@pytest.mark.parametrize(("seed", "option", "hand"), CASES)
@pytest.mark.parametrize("me", [0, 1, 2])
def test_samples_are_uniform_over_the_deals_that_fit(seed: int, option: str, hand: int, me: int) -> None:
    late = Late(seed, option, hand, me)
    weights = late.weights()
    one = 1 if me == 0 else 0
    sampler = late.state.view(me).sampler()
    rng = Random(seed)
    counted = Counter(KIND.notation.hands(sampler.sample(rng))[one] for _ in range(SAMPLES))
    assert set(counted) <= set(weights)
    whole = weights.total()
    far = sum(
        (counted[held] - SAMPLES * deals / whole) ** 2 / (SAMPLES * deals / whole) for held, deals in weights.items()
    )
    freedom = len(weights) - 1
    # Six standard deviations of chi-squared, and room for cells that are small.
    assert far < freedom + 6 * (2 * freedom) ** 0.5 + 6


def test_the_cases_above_have_hard_facts_and_hidden_exchanges() -> None:
    fitting = [len(Late(seed, option, hand, 0).weights()) for seed, option, hand in CASES]
    assert min(fitting) < 20
    exchanged = [Late(seed, option, hand, me) for seed, option, hand in CASES[2:] for me in range(3)]
    kinds = {late.state.owns[late.me].gave >= 0 for late in exchanged}
    assert kinds == {True, False}
    assert sum(late.gift_was_played_or_was_not() for late in exchanged) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("option", ["hand", "round", "free"])
def test_no_pass_fact_is_dropped_in_matches_of_beginners(players: int, option: str) -> None:
    for seed in range(3):
        match = Match(KIND, players, {"voluntary_pass": option}, seed=bytes([seed + 60]) * 32)
        rng = Random(seed)
        while not match.over:
            if match.state.table.over:
                match.deal()
            seat = int(match.state.table.turn)
            if rng.randrange(4) == 0:
                _check_facts(match, int(rng.randrange(players)), rng)
            move = beginner(match.state.view(seat), rng)
            assert move is not None
            match.play(seat, move)


def _check_facts(match: Match, seat: int, rng: Random) -> None:
    sampler = match.state.view(seat).sampler()
    assert isinstance(sampler, StrategixSampler)
    for _ in range(2):
        sample = sampler.sample(rng)
        assert isinstance(sample, StrategixState)
        assert KIND.notation.write_view(sample.view(seat)) == KIND.notation.write_view(match.state.view(seat))
        assert sorted(_all_cards(sample)) == sorted(match.game.deck())
        assert not {"*", "!", "Zp", "Zb"} & set(cards_text(sample.box).split())
        if match.game.voluntary_pass != 2:  # type: ignore[attr-defined]
            assert all(own.passes_used <= 1 for own in sample.owns)


def _all_cards(state: StrategixState) -> list[int]:
    return [int(card) for pile in [*(own.cards for own in state.owns), state.table.played, state.box] for card in pile]


@pytest.mark.parametrize(
    "position",
    [
        {"players": 3, "hands": ["Kp Lb", "Tp * !", "Cb"], "turn": 1},
        {"players": 2, "hands": ["Kp Lb *", "Tp *"], "combination": "C", "owner": 1, "turn": 2, "passes_used": [0, 1]},
        {"players": 2, "hands": ["Kp", "Tp"], "boxed": "Cp Dp", "played": "* * * * * * * Zp", "turn": 2},
        {"players": 4, "hands": ["* * * * * * * * * *", "G G G", "! ! ! !", "Bp"], "turn": 4},
        {"players": 3, "hands": ["Kp", "", "Lp"], "places": [None, "luckylix", None], "turn": 3},
        {"players": 3, "hands": ["Kp", "Kb", "Lp"], "over": "hand"},
    ],
)
def test_a_position_set_up_by_hand_can_be_sampled(position: dict[str, object]) -> None:
    game, state = KIND.read_position({"game": "strategix", **position})
    for seat in range(game.players):
        sample = state.view(seat).determinize(Random(1))
        assert sample.dealt is None
        for who in (seat, SPECTATOR):
            assert KIND.notation.write_view(sample.view(who)) == KIND.notation.write_view(state.view(who))
