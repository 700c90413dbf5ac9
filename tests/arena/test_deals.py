"""A deal is the same cards for everybody, fixed by the series and its number."""

from unittest.mock import patch

import pytest
from librt.random import Random

from tests.arena.samples import series_of
from toutilix.arena import deals
from toutilix.arena.deals import Series, deal_seed, level_at, play_deal
from toutilix.bots.levels import Player, levels_of, players_of
from toutilix.bots.roster import bots_of
from toutilix.engine.act import Act
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.games import GAMES

each_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


def test_every_game_has_players() -> None:
    for kind in GAMES:
        assert list(kind.levels) == levels_of(kind.name)


@each_game
def test_a_deal_can_be_played_again_and_alone(kind: AnyKind) -> None:
    series = series_of(kind.name, *["beginner", *["random"] * (kind.fewest - 1)])
    played = [play_deal(series, number) for number in range(2)]
    assert play_deal(series, 1) == played[1]
    assert played[0].hands != played[1].hands
    hands = bots_of(kind.name).plan.hands
    assert [hand.rotation for hand in played[0].hands] == [r for r in range(kind.fewest) for _ in range(hands)]
    assert all(len(hand.points) == kind.fewest and hand.moves > 5 for hand in played[0].hands)


@each_game
def test_all_rotations_hold_the_same_cards_and_every_player_sits_everywhere(kind: AnyKind) -> None:
    """Spies in the place of the bots write down who sits where, and what is dealt there."""
    bots = ["beginner", *["random"] * (kind.fewest - 1)]
    dealt: dict[int, set[str]] = {seat: set() for seat in range(kind.fewest)}
    seats: dict[str, set[int]] = {"beginner": set(), "random": set()}

    def spy(match: Match, level: str, _seed: int) -> Player:
        begun = False

        def player(view: AnyView, rng: Random) -> Move | None:
            nonlocal begun
            if not begun:
                begun = True
                seats[level].add(int(view.seat))
            return players_of(match.kind.name, "beginner")(view, rng)

        return player

    class SpiedMatch(Match):
        def deal(self) -> Act:
            act = super().deal()
            if self.state.table.hand == 1:
                for event in act.events:
                    if event.id == "engine.dealt":
                        dealt[int(event.seat)].add(str(list(event.cards)))
            return act

    with patch.object(deals, "player_at", spy), patch.object(deals, "Match", SpiedMatch):
        play_deal(series_of(kind.name, *bots), 0)
    assert all(len(hands) == 1 for hands in dealt.values())
    assert seats["beginner"] == set(range(kind.fewest))


def test_rotations_move_everybody_on_by_a_seat() -> None:
    series = series_of("sowix", "a", "b", "c")
    lineups = ["".join(level_at(series, rotation, seat) for seat in range(3)) for rotation in range(3)]
    assert lineups == ["abc", "bca", "cab"]


def test_oldchapix_takes_its_contracts_in_turn() -> None:
    series = series_of("oldchapix", "random", "random", "random")
    assert [play_deal(series, number).hands[0].hand for number in range(6)] == [1, 2, 3, 4, 5, 1]
    assert [play_deal(series, number).hands[0].first for number in range(4)] == [0, 1, 2, 0]


def test_strategix_plays_the_hand_after_the_exchange_too() -> None:
    played = play_deal(series_of("strategix", "beginner", "random", "random"), 0)
    assert [hand.hand for hand in played.hands] == [1, 2] * 3
    for hand in (0, 2, 4):
        last = played.hands[hand].points.index(min(played.hands[hand].points))
        assert played.hands[hand + 1].first == last


def test_seeds_of_deals_are_all_different() -> None:
    assert len({deal_seed(bytes(32), number) for number in range(100)}) == 100
    assert deal_seed(bytes(32), 1) != deal_seed(b"1" * 32, 1)


def test_options_of_the_table_count() -> None:
    plain = series_of("sowix", "beginner", "beginner")
    other = Series("sowix", plain.bots, {"youngest": 2}, plain.seed, "test")
    assert {hand.first for hand in play_deal(plain, 0).hands} == {0}
    assert {hand.first for hand in play_deal(other, 0).hands} == {1}
