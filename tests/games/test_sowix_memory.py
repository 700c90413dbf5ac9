"""Sowix: states that have the same past share it, and never notice."""

from librt.random import Random

from toutilix.engine.shuffle import Shuffler
from toutilix.games.sowix.state import Sowix, SowixState


def dealt() -> SowixState:
    game = Sowix(3, 0, draw_when_able=False, automatic=False, reshuffle=False, target=300)
    state = game.new()
    state.deal(game.deal_from(Shuffler(bytes(32), []), 1))
    return state


def play_on(state: SowixState, moves: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(moves):
        if state.table.turn < 0:
            return
        state.play(state.table.turn, state.random_move(state.table.turn, rng))


def remembered(state: SowixState) -> tuple[list[int], list[int]]:
    view = state.view(0)
    return list(view.pile()), list(view.history())


def test_clones_that_part_ways_remember_what_they_did_themselves() -> None:
    start = dealt()
    play_on(start, 5, seed=1)
    before = remembered(start)
    clones = [start.clone() for _ in range(4)]
    for seed, clone in enumerate(clones):
        play_on(clone, 20, seed)
    assert remembered(start) == before
    for seed, clone in enumerate(clones):
        alone = dealt()
        play_on(alone, 5, seed=1)
        play_on(alone, 20, seed)
        assert remembered(clone) == remembered(alone)
