"""OpenSpiel's own test of a game, and our engine beside it, move for move."""

import pickle
import random
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from open_spiel.python.algorithms import ismcts, mcts
from toutilix.openspiel import OldchapixGame, PlayerBot
from toutilix.openspiel.spiel_match import CHANCE, NOBODY

from toutilix.bots.levels import players_of
from toutilix.engine.moves import Move
from toutilix.engine.state import cut
from toutilix.games import find
from toutilix.games.oldchapix.table import CARDS_EACH, CONTRACTS, PLAY

OLDCHAPIX = find("oldchapix")
EACH_TABLE = pytest.mark.parametrize("players", [3, 4, 5])
EACH_CONTRACT = pytest.mark.parametrize("contract", CONTRACTS)


def load(players: int, contract: str = "") -> Any:
    said = f",contract={contract}" if contract else ""
    return pyspiel.load_game(f"python_oldchapix(players={players}{said})")


def begun(game: Any, chance: random.Random, moves: int = 0) -> Any:
    """A state with the cards dealt and this many random moves made, or fewer if the hand ended before."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    for _ in range(moves):
        if state.current_player() >= 0:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def seen(state: Any, seat: int) -> object:
    return OLDCHAPIX.notation.write_view(state.view(seat))


@EACH_TABLE
@EACH_CONTRACT
def test_openspiel_finds_nothing_wrong_with_a_hand(players: int, contract: str) -> None:
    """Legality, sums, strings, copies and serialised states, on every state of some random hands."""
    pyspiel.random_sim_test(load(players, contract), 2, serialize=True, verbose=False)


@EACH_TABLE
def test_openspiel_finds_nothing_wrong_with_a_match(players: int) -> None:
    pyspiel.random_sim_test(load(players), 1, serialize=True, verbose=False)


def test_players_are_numbered_as_in_openspiel() -> None:
    assert int(pyspiel.PlayerId.CHANCE) == CHANCE
    assert int(pyspiel.PlayerId.TERMINAL) == NOBODY


@EACH_TABLE
def test_a_match_is_ours_move_for_move(players: int) -> None:
    chance = random.Random(players)
    state = load(players).new_initial_state()
    ours = OLDCHAPIX.game(players).new()
    while not state.is_terminal():
        if state.is_chance_node():
            cards = [card for card, _ in state.chance_outcomes()]
            chance.shuffle(cards)
            for card in cards:
                assert state.is_chance_node()
                state.apply_action(card)
            ours.deal(cut(vec[i64](cards), players, CARDS_EACH[players]))
        seat = state.current_player()
        assert seat == ours.table.turn
        assert state.legal_actions() == [move.card for move in ours.view(seat).legal_moves()]
        card = chance.choice(state.legal_actions())
        state.apply_action(card)
        ours.play(seat, Move(PLAY, card))
    assert state.returns() == [-score for score in ours.table.scores]
    assert ours.outcome() is not None


@EACH_TABLE
@EACH_CONTRACT
def test_a_resampled_state_keeps_what_the_player_knows(players: int, contract: str) -> None:
    chance = random.Random(f"{players} {contract}")
    game = load(players, contract)
    others = 0
    for moves in range(0, 24, 3):
        state = begun(game, chance, moves)
        if state.is_terminal():
            continue
        for player in range(players):
            sampled = state.resample_from_infostate(player, chance.random)
            assert sampled.information_state_string(player) == state.information_state_string(player)
            assert seen(sampled, player) == seen(state, player)
            assert sampled.current_player() == state.current_player()
            again = game.new_initial_state()
            for action in sampled.history():
                assert action in again.legal_actions()
                again.apply_action(action)
            assert str(again) == str(sampled)
            others += str(sampled) != str(state)
    assert others > 0


def test_in_a_later_hand_only_that_hand_is_resampled() -> None:
    chance = random.Random(2)
    state = load(4).new_initial_state()
    while state.spiel_match.state.table.hand < 2 or state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    state.apply_action(chance.choice(state.legal_actions()))
    sampled = state.resample_from_infostate(1, chance.random)
    assert seen(sampled, 1) == seen(state, 1)
    assert str(sampled) != str(state)


def test_other_hands_are_not_in_the_information_state() -> None:
    """Two deals that differ in other hands alone are one to the seat, and two that differ in its own are two."""
    game = load(4, "tricks")
    cards = list(range(52))
    others = cards[:13] + cards[:12:-1]
    own = [*cards[1:14], cards[0], *cards[14:]]
    told = []
    for deal in (cards, others, own):
        state = game.new_initial_state()
        for card in deal:
            state.apply_action(card)
        told.append(state.information_state_string(0))
    assert told[0] == told[1] != told[2]


def test_copies_go_their_own_ways() -> None:
    state = begun(load(4, "mn"), random.Random(3), 5)
    before = str(state)
    for copied in (state.clone(), pickle.loads(pickle.dumps(state.spiel_match)), deepcopy(state.spiel_match)):
        if hasattr(copied, "apply_action"):
            copied.apply_action(copied.legal_actions()[0])
        else:
            assert copied.known_to(1) == state.spiel_match.known_to(1)
            copied.act(copied.playable()[0])
        assert str(state) == before


@pytest.mark.parametrize("params", [{"players": 2}, {"players": 6}, {"contract": "hearts"}])
def test_a_table_that_cannot_be_is_refused(params: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"Oldchapix is for|the contract is one of"):
        OldchapixGame(params)


@EACH_TABLE
def test_search_of_openspiel_and_our_players_sit_at_one_table(players: int) -> None:
    game = load(players, "everything")
    chance = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 100.0, 4, random_state=chance)
    bots = [search, *[PlayerBot(players_of("oldchapix", "regular"), seat) for seat in range(1, players)]]
    state = begun(game, random.Random(1))
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    assert sum(state.returns()) == game.utility_sum()


def test_the_same_seed_plays_the_same() -> None:
    state = begun(load(4, "everything"), random.Random(4))
    player = players_of("oldchapix", "expert:20")
    first, second = (PlayerBot(player, 5).step(state) for _ in range(2))
    assert first == second
    move = player(state.view(state.current_player()), Random(5))
    assert move is not None
    assert move.card == first
