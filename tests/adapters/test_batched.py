"""Many tables at once play as each of them does alone."""

from typing import Any

import numpy as np
import pytest
from librt.random import Random

from toutilix.adapters.arrays import ActionFeatures, OneTable, planes_of
from toutilix.adapters.env_setup import env_setup
from toutilix.batched import BatchedEnv
from toutilix.games import GAMES
from toutilix.games.oldchapix.state import hand_points
from toutilix.games.oldchapix.table import BLUE_H_HAND, OldchapixTable

EACH_GAME = pytest.mark.parametrize("game", [kind.name for kind in GAMES])


def seeds(seed: int, tables: int) -> list[int]:
    """The seeds that a batch gives to its tables."""
    numbers = Random(seed)
    return [int(numbers.randrange(1 << 62)) for _ in range(tables)]


@EACH_GAME
def test_each_table_is_an_episode_of_its_own(game: str) -> None:
    tables, steps = 5, 400
    batch = BatchedEnv(game, tables, hands=2)
    batch.reset(7)
    alone = [OneTable(env_setup(game, hands=2)) for _ in range(tables)]
    for table, seed in zip(alone, seeds(7, tables), strict=True):
        table.begin(seed)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(steps):
        for number, table in enumerate(alone):
            seat = int(table.episode.seat)
            assert batch.seats[number] == seat
            assert (batch.observations[number] == table.observation(seat)).all()
            assert (batch.masks[number] == table.mask(seat)).all()
        actions = batch.random_actions(rng)
        batch.step(actions)
        for number, table in enumerate(alone):
            table.episode.act(int(actions[number]))
            assert list(batch.rewards[number]) == list(table.episode.rewards)
            assert batch.done[number] == (table.episode.seat < 0)
            if table.episode.seat < 0:
                ended += 1
                table.episode.begin()
    assert ended or game == "rummylix"


@EACH_GAME
def test_fetching_ahead_changes_nothing(game: str) -> None:
    """Batches read ahead: what they read is there at any moment of a match, also between two hands."""
    batch = BatchedEnv(game, 2, hands=0)
    batch.reset(3)
    rng = np.random.default_rng(1)
    kind, episodes = batch.setup.kind, batch._batch._episodes
    for _ in range(300):
        written = [kind.write_position(batch.setup.encoder.game, episode.state) for episode in episodes]
        batch._batch._touch(0, 2)
        assert written == [kind.write_position(batch.setup.encoder.game, episode.state) for episode in episodes]
        batch.step(batch.random_actions(rng))
    for depth in range(4):
        assert isinstance(kind.game(batch.players).new().touch(depth), int)


def test_many_tables_play_as_few() -> None:
    few, many = BatchedEnv("sowix", 3), BatchedEnv("sowix", 300)
    few.reset(5)
    many.reset(5)
    rng = np.random.default_rng(1)
    for _ in range(10):
        actions = many.random_actions(rng)
        few.step(actions[:3])
        many.step(actions)
        assert (few.observations == many.observations[:3]).all()
        assert (few.masks == many.masks[:3]).all()


def test_a_seed_deals_the_same_to_few_and_many() -> None:
    few, many, other = BatchedEnv("sowix", 3), BatchedEnv("sowix", 9), BatchedEnv("sowix", 3)
    few.reset(5)
    many.reset(5)
    other.reset(6)
    assert (few.observations == many.observations[:3]).all()
    assert (few.observations != other.observations).any()
    before = few.observations.copy()
    few.step(few.random_actions(np.random.default_rng(1)))
    few.reset(5)
    assert (few.observations == before).all()


def test_arrays_stay_where_they_are_and_cannot_be_written() -> None:
    batch = BatchedEnv("oldchapix", 4)
    batch.reset(1)
    shown, before = batch.observations, batch.observations.copy()
    batch.step(batch.random_actions(np.random.default_rng(1)))
    assert shown is batch.observations
    assert (shown != before).any()
    for array in (batch.observations, batch.masks, batch.rewards, batch.seats, batch.done):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize("wrong", [-1, 52, 10_000])
def test_an_illegal_action_changes_nothing_anywhere(wrong: int) -> None:
    batch = BatchedEnv("oldchapix", 3)
    batch.reset(1)
    actions = batch.random_actions(np.random.default_rng(1))
    before = batch.observations.copy()
    for illegal in (wrong, int(np.flatnonzero(batch.masks[1] == 0)[0])):
        with pytest.raises(ValueError, match=f"action {illegal} is not legal at table 1"):
            batch.step(np.array([actions[0], illegal, actions[2]]))
        assert (batch.observations == before).all()


@pytest.mark.parametrize("actions", [np.zeros(2, int), np.zeros((3, 1), int)])
def test_every_table_needs_an_action(actions: Any) -> None:
    batch = BatchedEnv("oldchapix", 3)
    batch.reset(1)
    with pytest.raises(ValueError, match="one action for each of 3 tables"):
        batch.step(actions)


def test_actions_are_whole_numbers_of_any_width() -> None:
    batch = BatchedEnv("oldchapix", 3)
    with pytest.raises(ValueError, match="reset"):
        batch.step(np.zeros(3, int))
    batch.reset(1)
    legal = batch.random_actions(np.random.default_rng(1))
    with pytest.raises(ValueError, match="not legal at table 0"):
        batch.step(legal + (1 << 32))
    for wrong in (legal.astype(float), legal.astype(str), legal.astype(bool)):
        with pytest.raises(TypeError, match="whole numbers"):
            batch.step(wrong)
    batch.step(legal.astype(np.int16))


WRONG: dict[str, dict[str, Any]] = {
    "There is no game": {"game": "chess"},
    "sowix is for 2 to 8 players": {"players": 99},
    "players is a whole number": {"players": "4"},
    "tables is a whole number": {"tables": 2.5},
    "hands is a whole number": {"hands": "1"},
    "hand is a whole number": {"hand": "x"},
    "options are a dictionary": {"options": ["call"]},
    "call": {"options": {"call": "shouted"}},
}


@pytest.mark.parametrize(("told", "asked"), WRONG.items())
def test_wrong_arguments_are_told_in_words(told: str, asked: dict[str, Any]) -> None:
    with pytest.raises((TypeError, ValueError), match=told):
        BatchedEnv(**{"game": "sowix", "tables": 3, **asked})


@pytest.mark.parametrize("seed", ["x", 1.5, None, 1 << 70])
def test_a_wrong_seed_is_told(seed: Any) -> None:
    with pytest.raises((TypeError, ValueError), match="seed"):
        BatchedEnv("sowix", 3).reset(seed)


def test_random_actions_are_legal_and_evenly_spread() -> None:
    batch = BatchedEnv("oldchapix", 1)
    batch.reset(3)
    legal = np.flatnonzero(batch.masks[0])
    rng = np.random.default_rng(1)
    chosen = np.array([batch.random_actions(rng)[0] for _ in range(100 * len(legal))])
    assert set(chosen) == set(legal)
    counts = np.bincount(chosen)[legal]
    assert counts.min() > 60
    assert counts.max() < 140


@EACH_GAME
def test_no_two_actions_have_the_same_features(game: str) -> None:
    features = ActionFeatures(env_setup(game).encoder)
    assert features.matrix.shape == (len(env_setup(game).encoder.actions), len(features.names))
    assert len(np.unique(features.matrix, axis=0)) == len(features.matrix)


@EACH_GAME
def test_planes_name_what_is_where(game: str) -> None:
    batch = BatchedEnv(game, 2)
    batch.reset(2)
    hands = batch.observations[:, batch.planes["hand"]].sum(1)
    tables = [table.state.table for table in batch._batch._episodes]
    assert list(hands) == [table.counts[seat] for table, seat in zip(tables, batch.seats, strict=True)]


@pytest.mark.parametrize("hand", range(1, 6))
def test_oldchapix_counts_points_as_the_rules_do(hand: int) -> None:
    table = OneTable(env_setup("oldchapix", hand=hand))
    table.begin(hand)
    rng = Random(hand)
    episode = table.episode
    plane = planes_of(table.encoder)["points"]
    counted = 0
    while episode.seat >= 0:
        seat = int(episode.seat)
        of_table = episode.state.table
        assert isinstance(of_table, OldchapixTable)
        of_rules = [hand_points(of_table, (seat + step) % 4, None) for step in range(4)]
        assert list(5 * table.observation(seat)[plane].astype(int)) == of_rules
        counted += sum(of_rules)
        episode.play(seat, episode.state.random_move(seat, rng))
    assert counted or hand == BLUE_H_HAND  # which is over as soon as somebody has points


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"tables": 0}, "at least one table"),
        ({"hands": -1}, "hands is 0"),
        ({"hand": 6}, "hand is 1 to 5"),
    ],
)
def test_wrong_arguments_are_explained(arguments: dict[str, int], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        BatchedEnv("oldchapix", **{"tables": 2, **arguments})  # type: ignore[arg-type]
