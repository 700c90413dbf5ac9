"""Helpers for rule tests: a position and moves in notation, as a player would say them."""

from typing import Any

from toutilix.engine.errors import Illegal
from toutilix.engine.facts import Event
from toutilix.engine.typed import do_typed
from toutilix.games import find

Position = dict[str, Any]


def after(position: Position, *moves: str) -> Position:
    """The position after these moves; every one must be legal."""
    return played(position, *moves)[0]


def played(position: Position, *moves: str) -> tuple[Position, list[Event]]:
    """The position after these moves, and what happened."""
    kind = find(position.get("game"))
    game, state = kind.read_position(position)
    events = [event for move in moves for event in do_typed(kind, game, state, move)]
    return kind.write_position(game, state), events


def refused(position: Position, *moves: str) -> str:
    """The code with which the last of these moves is refused; those before it are legal, and nothing has changed."""
    kind = find(position.get("game"))
    game, state = kind.read_position(position)
    for move in moves[:-1]:
        do_typed(kind, game, state, move)
    before = kind.write_position(game, state)
    try:
        do_typed(kind, game, state, moves[-1])
    except Illegal as illegal:
        assert kind.write_position(game, state) == before
        return illegal.refusal.id
    raise AssertionError(f"{moves[-1]} is legal")


def legal(position: Position, *moves: str) -> list[str]:
    """The list of `toutilix legal` after these moves."""
    kind = find(position.get("game"))
    game, state = kind.read_position(position)
    for move in moves:
        do_typed(kind, game, state, move)
    listed = []
    for seat in state.table.actors():
        prefix = "" if seat == state.table.turn else f"{seat + 1}: "
        listed += [prefix + kind.notation.write_move(move) for move in state.look(seat).legal_moves()]
    return listed


def ids(events: list[Event]) -> list[str]:
    return [event.id for event in events]
