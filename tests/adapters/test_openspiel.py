"""OpenSpiel's own tests of a game, and our engine beside it, move for move."""

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
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from toutilix.adapters.openspiel.spiel_table import CHANCE, NOBODY
from toutilix.bots.levels import players_of
from toutilix.engine.moves import Move
from toutilix.engine.state import cut
from toutilix.games import GAMES, find
from toutilix.games.oldchapix.table import CARDS_EACH, PLAY
from toutilix.openspiel import SPIEL_GAMES, PlayerBot

pytestmark = pytest.mark.filterwarnings("ignore")

EACH_GAME = pytest.mark.parametrize("name", [kind.name for kind in GAMES])
TABLES = [(kind.name, players) for kind in GAMES for players in sorted({kind.fewest, kind.most})]
EACH_TABLE = pytest.mark.parametrize(("name", "players"), TABLES)
EACH_OLDCHAPIX = pytest.mark.parametrize("players", [3, 4, 5])


def load(name: str, **arguments: object) -> Any:
    said = ",".join(f"{key}={value}" for key, value in arguments.items())
    return pyspiel.load_game(f"python_{name}({said})")


def deal(state: Any, chance: random.Random) -> None:
    """Deal as the chances are."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, chances)[0])


def begun(game: Any, chance: random.Random, moves: int = 0) -> Any:
    """A state with the cards dealt and this many random actions made, or fewer if it is over before."""
    state = game.new_initial_state()
    deal(state, chance)
    for _ in range(moves):
        if state.current_player() >= 0:
            state.apply_action(chance.choice(state.legal_actions()))
            deal(state, chance)
    return state


def seen(state: Any, seat: int) -> object:
    return state.table.setup.kind.notation.write_view(state.view(seat))


@EACH_TABLE
def test_openspiel_finds_nothing_wrong_with_a_hand(name: str, players: int) -> None:
    """Legality, strings, tensors, copies and serialised states, on every state of a random hand."""
    pyspiel.random_sim_test(load(name, players=players), 1, serialize=False, verbose=False)


def test_openspiel_reads_back_what_it_has_written() -> None:
    pyspiel.random_sim_test(load("oldchapix", hand=4), 1, serialize=True, verbose=False)
    pyspiel.random_sim_test(load("sowix", players=2, reshuffle="yes"), 1, serialize=True, verbose=False)


@EACH_GAME
def test_openspiel_enforces_its_api(name: str) -> None:
    """Its own tests, on states from the whole of a hand."""
    game = load(name)
    chance = random.Random(1)
    states = [game.new_initial_state(), *(begun(game, chance, moves) for moves in (0, 1, 5, 20, 60, 2000))]
    assert states[-1].is_terminal()

    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc, unused-ignore]
        some_states = states
        game_type = game.get_type()
        game_name = name

    Enforced.game = game
    tests = [test for test in dir(Enforced) if test.startswith("test_")]
    assert len(tests) >= 5
    for test in tests:
        getattr(Enforced(test), test)()


def test_players_are_numbered_as_in_openspiel() -> None:
    assert int(pyspiel.PlayerId.CHANCE) == CHANCE
    assert int(pyspiel.PlayerId.TERMINAL) == NOBODY


@EACH_OLDCHAPIX
def test_a_match_is_ours_move_for_move(players: int) -> None:
    chance = random.Random(players)
    state = load("oldchapix", players=players, hands=0).new_initial_state()
    ours = find("oldchapix").game(players).new()
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
def test_a_resampled_state_keeps_what_the_player_knows(name: str, players: int) -> None:
    chance = random.Random(f"{players} {name}")
    game = load(name, players=players)
    others = 0
    for moves in (0, 4, 13, 31):
        state = begun(game, chance, moves)
        if state.is_terminal():
            continue
        for player in range(players):
            sampled = state.resample_from_infostate(player, chance.random)
            assert sampled.information_state_string(player) == state.information_state_string(player)
            assert sampled.information_state_tensor(player) == state.information_state_tensor(player)
            assert seen(sampled, player) == seen(state, player)
            assert sampled.current_player() == state.current_player()
            others += str(sampled) != str(state)
    assert others > 0


def test_in_a_later_hand_only_that_hand_is_resampled() -> None:
    chance = random.Random(2)
    game = load("oldchapix", hands=0)
    state = game.new_initial_state()
    while state.table.episode.state.table.hand < 2 or state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    state.apply_action(chance.choice(state.legal_actions()))
    sampled = state.resample_from_infostate(1, chance.random)
    assert seen(sampled, 1) == seen(state, 1)
    assert str(sampled) != str(state)


def test_other_hands_are_not_in_the_information_state() -> None:
    """Two deals that differ in other hands alone are one to the seat, and two that differ in its own are two."""
    game = load("oldchapix", hand=1)
    cards = list(range(52))
    others = cards[:13] + cards[:12:-1]
    own = [*cards[1:14], cards[0], *cards[14:]]
    told: list[list[object]] = []
    for dealt in (cards, others, own):
        state = game.new_initial_state()
        for card in dealt:
            state.apply_action(card)
        told.append(
            [
                state.information_state_string(0),
                state.information_state_tensor(0),
                state.observation_string(0),
                state.observation_tensor(0),
            ]
        )
    assert told[0] == told[1]
    assert all(one != another for one, another in zip(told[0], told[2], strict=True))


def test_the_player_that_spells_a_play_is_the_only_one_to_see_it() -> None:
    state = begun(load("strategix", players=3), random.Random(5))
    before = [(state.information_state_string(seat), state.observation_tensor(seat)) for seat in range(3)]
    leader = state.current_player()
    state.apply_action(state.legal_actions()[-1])
    assert state.current_player() == leader
    for seat in range(3):
        told = (state.information_state_string(seat), state.observation_tensor(seat))
        assert (told == before[seat]) == (seat != leader)


def test_copies_go_their_own_ways() -> None:
    state = begun(load("strategix"), random.Random(3), 5)
    before = str(state)
    for copied in (state.clone(), pickle.loads(pickle.dumps(state.table)), deepcopy(state.table)):
        if hasattr(copied, "apply_action"):
            copied.apply_action(copied.legal_actions()[0])
        else:
            assert copied.known_to(1) == state.table.known_to(1)
            copied.act(copied.legal()[0])
        assert str(state) == before


@pytest.mark.parametrize(
    "params",
    [{"players": 2}, {"players": 6}, {"hand": 6}, {"hand": 0}, {"hands": -1}, {"youngest": 9}],
)
def test_a_table_that_cannot_be_is_refused(params: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"players|hand|youngest"):
        SPIEL_GAMES["oldchapix"](params)


@EACH_OLDCHAPIX
def test_search_of_openspiel_and_our_players_sit_at_one_table(players: int) -> None:
    game = load("oldchapix", players=players)
    chance = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 100.0, 4, random_state=chance)
    bots = [search, *[PlayerBot(players_of("oldchapix", "regular"), seat) for seat in range(1, players)]]
    state = begun(game, random.Random(1))
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    assert sum(state.returns()) == game.min_utility()


@EACH_GAME
def test_our_players_play_every_game(name: str) -> None:
    bots = [PlayerBot(players_of(name, level), seat) for seat, level in enumerate(["beginner", "random"] * 2)]
    chance = random.Random(1)
    state = begun(load(name), chance)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
        deal(state, chance)
    assert any(state.returns())


def test_the_same_seed_plays_the_same() -> None:
    state = begun(load("oldchapix"), random.Random(4))
    player = players_of("oldchapix", "expert:20")
    first, second = (PlayerBot(player, 5).step(state) for _ in range(2))
    assert first == second
    move = player(state.view(state.current_player()), Random(5))
    assert move is not None
    assert move.card == first
