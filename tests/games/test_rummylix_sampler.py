"""Rummylix: deals that a seat cannot tell apart."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.rummylix_table import turn
from tests.table import Position, legal
from toutilix.cards import cards_text
from toutilix.engine.errors import Illegal
from toutilix.engine.match import Match
from toutilix.engine.state import AnyState, Deal
from toutilix.engine.typed import do_typed
from toutilix.engine.view import SPECTATOR
from toutilix.games import find
from toutilix.testing.colours import with_colours

KIND = find("rummylix")
SAMPLES = 6000


def cards(text: str) -> vec[i64]:
    return KIND.notation.read_cards(text, "deal")


class TestReplay:
    """The conformance suite replays samples of random matches; here are the moments that it may not come to."""

    @pytest.mark.parametrize("reshuffle", ["no", "yes"])
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_at_the_end_of_a_hand_and_while_a_pile_waits(self, players: int, reshuffle: str) -> None:
        kinds_seen = set()
        for seed in range(6):
            match = Match(KIND, players, {"reshuffle": reshuffle}, seed=bytes([seed]) * 32)
            rng = Random(seed)
            match.deal()
            acts: list[tuple[int, str] | vec[i64]] = []
            while not match.state.table.over:
                if match.state.table.to_shuffle:
                    pile = vec[i64](sorted(match.state.pile_to_shuffle()))
                    kinds_seen.add("waits")
                    self.check(match, acts, rng)
                    match.put_shuffled(pile)
                    acts.append(pile)
                else:
                    seat = int(match.state.table.turn)
                    move = with_colours(KIND, match.state, seat, match.state.look(seat).random_move(rng))
                    match.make(seat, move)
                    acts.append((seat, KIND.notation.write_move(move)))
            kinds_seen.add("over")
            self.check(match, acts, rng)
        assert kinds_seen == ({"waits", "over"} if reshuffle == "yes" else {"over"})

    def check(self, match: Match, acts: list[tuple[int, str] | vec[i64]], rng: Random) -> None:
        write = KIND.notation.write_view
        for seat in range(match.game.players):
            sample = match.state.view(seat).determinize(rng)
            assert write(sample.view(seat)) == write(match.state.view(seat))
            assert sample.dealt is not None
            again = match.game.new()
            again.deal(sample.dealt)
            shuffles = list(sample.shuffles)
            for act in acts:
                if isinstance(act, tuple):
                    again.play(act[0], KIND.notation.read_move(act[1]))
                else:
                    again.shuffle(shuffles.pop(0))
            assert KIND.write_position(match.game, again) == KIND.write_position(match.game, sample)


def deal_of(hidden: Sequence[int]) -> Deal:
    """Seat 1 has all the cards but those hidden: the first three are seat 2's, one card is turned up, the rest is the
    stock."""
    held = [int(card) for card in KIND.game(2).deck()]
    for card in [*hidden, *cards("Tp")]:
        held.remove(int(card))
    return Deal([vec[i64](held), vec[i64](hidden[:3])], vec[i64]([*cards("Tp"), *hidden[3:]]))


def key_of(deal: Deal) -> str:
    return f"{cards_text(vec[i64](sorted(deal.hands[1])))} / {cards_text(deal.rest)}"


def play_all(deal: Deal, moves: Sequence[str]) -> AnyState | None:
    """Seat 1 takes and discards; seat 2 draws and does what `moves` say. None if it cannot."""
    state: AnyState = KIND.game(2).new()
    state.deal(deal)
    try:
        for own, move in zip("ZYXW", moves, strict=False):
            for seat, text in [(0, "take"), (0, f"discard {own}b"), (1, "draw"), (1, move)]:
                state.play(seat, KIND.notation.read_move(text))
    except Illegal:
        return None
    return state


def test_naming_the_blue_card_tells_nothing_of_the_pink_one() -> None:
    state = play_all(deal_of([int(card) for card in cards("Eb Ep Gp * Kp !")]), ["discard Eb"])
    assert state is not None
    sampler = state.view(0).sampler()
    rng = Random(1)
    held = sum("Ep" in KIND.notation.hands(sampler.sample(rng))[1].split() for _ in range(2000))
    # Five unseen cards, three of them in that hand.
    assert 1100 < held < 1300


@pytest.mark.parametrize(
    ("hidden", "moves"),
    [
        ("* Eb Gp * Ep !", ["discard *"]),
        ("* Eb Gp * Ep !", ["discard *", "discard Ep"]),
        ("* Eb Gp Ep * !", ["discard Eb", "discard Ep"]),
        ("* Eb Gp * Ep *", ["discard *", "discard *", "discard *"]),
        ("Gb Eb Gp * Ep !", ["discard Gp", "discard Gb"]),
        ("Gb Eb ! * Gp Ep", ["discard Gb", "discard Eb", "discard Gp"]),
        ("Gb Eb ! Kp Gp Lp", ["discard Gb", "discard Eb", "discard Gp"]),
        ("* Eb ! * Gp !", ["discard !", "discard *"]),
    ],
)
def test_samples_are_uniform_over_the_deals_that_fit(hidden: str, moves: list[str]) -> None:
    state = play_all(deal_of([int(card) for card in cards(hidden)]), moves)
    assert state is not None
    seen = KIND.notation.write_view(state.view(0))
    weights: Counter[str] = Counter()
    for order in set(permutations(int(card) for card in cards(hidden))):
        again = play_all(deal_of(order), moves)
        if again is not None and KIND.notation.write_view(again.view(0)) == seen:
            weights[key_of(deal_of(order))] += 1
    sampler = state.view(0).sampler()
    rng = Random(1)
    counted: Counter[str] = Counter()
    for _ in range(SAMPLES):
        sample = sampler.sample(rng)
        assert sample.dealt is not None
        counted[key_of(sample.dealt)] += 1
    assert set(counted) <= set(weights)
    total = sum(weights.values())
    square = 0.0
    for key, weight in weights.items():
        expected = SAMPLES * weight / total
        square += (counted[key] - expected) ** 2 / expected
    # Above the 99.9% point of chi-squared for any number of deals up to 300; the seeds are fixed.
    assert square < len(weights) + 5 * (2 * len(weights)) ** 0.5 + 10


@pytest.mark.parametrize(
    "position",
    [
        turn("Ap Bp", "Cp Dp", "Ep"),
        turn("Ap Bp", "Cp Kp", known=["", "Kp"], discard="Qp *"),
        turn("Ap Bp", "Cp Dp", runs=("1: ! Gp *H Ip", "2: Kp Lp Mp"), removed="* !", star_to_place=True),
        turn("Ap " * 20, "Bp " * 20, "Cp " * 20, stock="Dp " * 20),
        turn("Ap Bp", "Cp Dp", stock="", discard="Kp Lp", turn=None, step="draw", options={"reshuffle": "yes"})
        | {"to_shuffle": True, "to_draw": {"seat": 2, "cards": 1, "turn": 2}},
        {"game": "rummylix", "players": 3, "hands": ["", "", ""], "hand": 0, "over": "hand"},
    ],
)
def test_a_position_set_up_by_hand_can_be_sampled(position: Position) -> None:
    game, state = KIND.read_position(position)
    rng = Random(1)
    if "discard A" in legal(position):
        do_typed(KIND, game, state, "discard A")
        do_typed(KIND, game, state, "draw")
    for seat in range(-1, game.players):
        sample = state.view(seat).determinize(rng)
        for who in (seat, SPECTATOR):
            assert KIND.notation.write_view(sample.view(who)) == KIND.notation.write_view(state.view(who))
        if sample.table.turn >= 0 and seat >= 0:
            actor = int(sample.table.turn)
            sample.play(actor, sample.look(actor).random_move(rng))


def test_a_card_taken_from_the_discard_stays_in_the_sample() -> None:
    _, state = KIND.read_position(turn("Ap Bp", "Cp Kp Lp", known=["", "Kp"]))
    rng = Random(1)
    hands = {KIND.notation.hands(state.view(0).determinize(rng))[1] for _ in range(50)}
    assert all("Kp" in hand.split() for hand in hands)
    assert len(hands) > 10


def test_the_order_of_a_pile_turned_in_sight_is_known() -> None:
    """Nobody saw what seat 2 drew, but everybody knows what lay on top."""
    hidden = cards("Db Eb Fb Gb")
    match = Match(KIND, 2)
    match.lay_out(deal_of([int(card) for card in hidden]))
    for seat, move in [(0, "draw"), (0, "discard Zb"), (1, "draw")]:
        match.play(seat, KIND.notation.read_move(move))
    assert KIND.write_position(match.game, match.state)["stock"] == "Zb"
    sampler = match.state.view(0).sampler()
    rng = Random(1)
    for _ in range(20):
        position = KIND.write_position(match.game, sampler.sample(rng))
        assert position["stock"] == "Zb"
        assert "Tp" in str(position["hands"][1]).split()  # type: ignore[index]
