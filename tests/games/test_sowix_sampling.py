"""Sowix: sampled states cannot be told from the real one, and come out evenly."""

from math import comb

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.test_sowix import sown
from toutilix.cards import STAR, cards_text, read_card, without
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.state import Sampler
from toutilix.engine.view import PLAYING
from toutilix.games import find
from toutilix.games.sowix.letters import fits
from toutilix.games.sowix.state import SowixState

Act = tuple[int, Move] | None
"""A move, or a shuffle in mid-hand."""

KIND = find("sowix")


def seen(state: SowixState, seat: int) -> dict[str, object]:
    return KIND.notation.write_view(state.view(seat))


def state_of(match: Match) -> SowixState:
    assert isinstance(match.state, SowixState)
    return match.state


def replays(match: Match, acts: list[Act], views: list[list[dict[str, object]]], seat: int, rng: Random) -> None:
    """Wind a sample back to its deal and play the hand again: the seat must not notice at any step."""
    real = state_of(match)
    sample = real.view(seat).sampler().sample(rng)
    assert isinstance(sample, SowixState)
    assert seen(sample, seat) == seen(real, seat)
    assert sample.dealt is not None
    again = match.game.new()
    assert isinstance(again, SowixState)
    again.table.hand, again.table.scores = real.table.hand - 1, real.table.scores[:]
    again.deal(sample.dealt)
    shuffles = list(sample.shuffles)
    assert seen(again, seat) == views[0][seat]
    for number, act in enumerate(acts, 1):
        if act is None:
            again.shuffle(shuffles.pop(0))
        else:
            again.play(*act)
        assert seen(again, seat) == views[number][seat]
    assert not shuffles
    assert KIND.write_position(match.game, again) == KIND.write_position(match.game, sample)
    for other in range(real.table.players):
        assert seen(again, other) == seen(sample, other)


OPTIONS = [(able, shuffle) for able in ("no", "yes") for shuffle in ("no", "yes")]


@pytest.mark.parametrize("players", [2, 3, 5, 8])
@pytest.mark.parametrize(("able", "shuffle"), OPTIONS)
def test_a_sample_replays_to_the_same_view_at_every_step(players: int, able: str, shuffle: str) -> None:
    rng = Random(players)
    options = {"draw_when_able": able, "reshuffle": shuffle, "target": 1}
    match = Match(KIND, players, options, seed=bytes([players] * 32))
    match.deal()
    state = state_of(match)
    acts: list[Act] = []
    views = [[seen(state, seat) for seat in range(players)]]
    while state.table.over == PLAYING:
        if state.table.to_shuffle:
            match.put_shuffled(state.pile_to_shuffle())
            acts.append(None)
        else:
            actors = state.table.actors()
            seat = actors[int(rng.randrange(len(actors)))]
            if seat != state.table.turn and not state.look(seat).spoken_moves():
                continue
            move = state.view(seat).random_move(rng)
            match.make(seat, move)
            acts.append((seat, move))
        views.append([seen(state, seat) for seat in range(players)])
        if state.table.over == PLAYING and (rng.randrange(40) == 0 or len(acts) in (1, 9, 30)):
            replays(match, acts, views, int(rng.randrange(players)), rng)
    assert len(acts) > 5


def played_from(deal: str, *moves: str) -> SowixState:
    game = KIND.game(2)
    state = game.new()
    state.deal(KIND.notation.read_deal(deal, game))
    for move in moves:
        state.play(state.table.turn, KIND.notation.read_move(move))
    assert isinstance(state, SowixState)
    return state


MINE = "* Ap Bp Cp Dp Fp Gp"
THEIRS = "Ev Hp Ip Jp Kp Lp Mp"


def after_a_draw() -> SowixState:
    """Seat 1 saw: Ab turned up, Ap, Ev by seat 2, a star as T, and seat 2 draws and keeps."""
    deck = KIND.game(2).deck()
    for word in f"{MINE} {THEIRS} Ab Np".split():
        deck = without(deck, read_card(word))
    return played_from(f"{MINE} / {THEIRS} / Ab Np {cards_text(deck)}", "Ap", "Ev", "*T", "draw")


class TestEvenness:
    """Seat 2 had 7 cards, an E among them, none of the others fitting T: all such hands are equally likely."""

    SAMPLES = 1500

    def samples(self) -> list[SowixState]:
        state = after_a_draw()
        sampler, rng = state.view(0).sampler(), Random(8)
        found = [sampler.sample(rng) for _ in range(self.SAMPLES)]
        return [sample for sample in found if isinstance(sample, SowixState)]

    def test_a_second_E_is_as_likely_as_it_should_be(self) -> None:
        unseen = KIND.game(2).deck()
        for word in f"{MINE} Ab".split():
            unseen = without(unseen, read_card(word))
        quiet = sum(card < STAR and not fits(read_card("T") % 26, card) for card in unseen)
        some = [comb(5, k) * comb(quiet - 5, 7 - k) for k in range(6)]
        expected = sum(some[2:]) / sum(some[1:])
        dealt = [sample.dealt.hands[1] for sample in self.samples() if sample.dealt is not None]
        assert len(dealt) == self.SAMPLES
        share = sum(list(hand).count(read_card("Ev")) > 1 for hand in dealt) / self.SAMPLES
        assert abs(share - expected) < 4 * (expected * (1 - expected) / self.SAMPLES) ** 0.5

    def test_every_place_gets_every_card_that_it_can_hold(self) -> None:
        samples = self.samples()
        letter = read_card("T") % 26
        for sample in samples:
            assert all(card < STAR and not fits(letter, card) for card in sample.owns[1].cards)
        for place in range(7):
            drawn = {int(sample.owns[1].arrived[place]) for sample in samples}
            assert len(drawn) > 30
        tops = {int(sample.stock[0]) for sample in samples}
        assert len(tops) > 60


class TestKnownCards:
    def test_a_stock_turned_over_in_sight_is_known_card_by_card(self) -> None:
        match, rng = Match(KIND, 2, {"draw_when_able": "yes"}, seed=bytes(32)), Random(2)
        match.deal()
        state = state_of(match)
        while state.table.turned == 0 or state.table.uncalled or state.table.drew:
            view = state.view(state.table.turn)
            moves = list(view.legal_moves())
            draws = [move for move in moves if KIND.notation.write_move(move) == "draw"]
            match.play(int(state.table.turn), draws[0] if draws and rng.randrange(3) else view.random_move(rng))
            assert state.table.over == PLAYING
        sampler = state.view(0).sampler()
        for _ in range(5):
            sample = sampler.sample(rng)
            assert isinstance(sample, SowixState)
            assert cards_text(sample.stock[sample.next :]) == cards_text(state.stock[state.next :])
            assert cards_text(vec[i64](sorted(sample.owns[1].cards))) == cards_text(
                vec[i64](sorted(state.owns[1].cards))
            )


class TestWithoutHistory:
    def test_a_position_gives_hands_of_unseen_cards(self) -> None:
        _, state = KIND.read_position(sown("Kp Xb", "Ap Wb", "Tp Sp !", "Ev Ev", uncalled=[]))
        rng = Random(4)
        for _ in range(20):
            sample = state.view(0).sampler().sample(rng)
            assert isinstance(sample, SowixState)
            assert seen(sample, 0) == KIND.notation.write_view(state.view(0))
            assert sample.dealt is None
            hidden = [*sample.owns[1].cards, *sample.owns[2].cards, *sample.stock]
            assert not {int(read_card(word)) for word in ("Kp", "Xb", "Ap", "Wb")} & {int(card) for card in hidden}

    def test_a_card_just_drawn_fits(self) -> None:
        _, state = KIND.read_position(sown("Kp", "Ap Wb", "Tp Lp", turn=2, drawn="Lp"))
        sample = state.view(0).sampler().sample(Random(4))
        assert isinstance(sample, SowixState)
        own = sample.owns[1]
        assert fits(sample.table.letter, own.drawn)
        assert own.drawn in own.cards

    def test_more_cards_than_the_box_has_and_a_hand_that_is_over(self) -> None:
        many = " ".join(["Ap"] * 150)
        _, state = KIND.read_position(sown("Kp", "Lp Qp", many))
        assert seen(_sample(state.view(0).sampler()), 0) == KIND.notation.write_view(state.view(0))
        _, state = KIND.read_position(sown("Kp", "Lp", "Tp Sp"))
        state.play(0, KIND.notation.read_move("Lp"))
        assert KIND.notation.hands(_sample(state.view(0).sampler())) == ["", "Tp Sp"]


def _sample(sampler: Sampler) -> SowixState:
    sample = sampler.sample(Random(1))
    assert isinstance(sample, SowixState)
    return sample
