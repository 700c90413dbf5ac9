"""Helpers for tests of the regulars: a position in, a move in notation and the id of its reason out."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from librt.random import Random

from tests.table import Position
from toutilix.bots.advice import Advice
from toutilix.bots.levels import Player
from toutilix.engine.game import Game
from toutilix.engine.kind import AnyKind
from toutilix.engine.moves import Move
from toutilix.engine.shuffle import Shuffler
from toutilix.engine.state import AnyState
from toutilix.engine.view import PLAYING, AnyView
from toutilix.games import find

V = TypeVar("V", bound=AnyView)
Regular = Callable[[V, Random], Advice | None]


def asked(regular: Regular[V], position: Position) -> tuple[str, str]:
    """The move of the regular in turn, and why, without the part that all reasons of a game share."""
    kind = find(position["game"])
    _, state = kind.read_position(position)
    advice = regular(state.view(state.table.turn), Random(1))
    assert advice is not None
    assert state.look(state.table.turn).is_legal(advice.move)
    return kind.notation.write_move(advice.move), advice.why.id.removeprefix(f"reason.{kind.name}_")


def dealt(kind: AnyKind, players: int, seed: int, **given: str | int) -> AnyState:
    """The first hand of a match that a seed deals."""
    settings = {option.name: option.default() for option in kind.options} | given
    game: Game = kind.make(players, settings)
    state = game.new()
    state.deal(game.deal_from(Shuffler(seed.to_bytes(32, "big"), [""] * players), 1))
    return state


def turns(state: AnyState, seed: int) -> Iterator[Any]:
    """The view of the seat in turn, again and again until the hand is over; the caller moves."""
    shuffler = Shuffler(seed.to_bytes(32, "big"), [""] * int(state.table.players))
    while state.table.over == PLAYING:
        if state.table.to_shuffle:
            state.shuffle(shuffler.permute(state.pile_to_shuffle(), 1, len(state.shuffles) + 1))
        yield state.view(state.table.turn)


def played_among_beginners(regular: Regular[V], beginner: Player, state: AnyState, seed: int) -> list[tuple[V, Advice]]:
    """The views and moves of a regular in seat 1 in a whole hand; the other seats are beginners."""
    rng = Random(seed)
    told: list[tuple[V, Advice]] = []
    for view in turns(state, seed):
        move: Move | None
        if view.seat == 0:
            advice = regular(view, rng)
            assert advice is not None
            told.append((view, advice))
            move = advice.move
        else:
            move = beginner(view, rng)
        assert move is not None
        state.play(view.seat, move)
    return told
