"""What is said in Sowix beside what is played: "Toutilix!" and "Star!" (W7)."""

from typing import Final

from toutilix.bots.knowledge import Knowledge
from toutilix.cards import BIT
from toutilix.engine.moves import Move
from toutilix.engine.state import AnyState
from toutilix.engine.view import AnyView
from toutilix.games.sowix.seat import CALL, PLAY, SowixTable, SowixView

CALL_MOVE: Final = Move(CALL)


class Outspoken(Knowledge):
    """Calls and catches whenever it can, and knows nothing else."""

    def speak(self, view: AnyView) -> Move | None:
        assert isinstance(view, SowixView)
        if view.table.uncalled and view.seat >= 0:
            said = view.spoken_moves()
            return CALL_MOVE if CALL_MOVE in said else said[0]
        return None

    def outspoken(self, view: AnyView, moves: list[Move]) -> list[Move]:
        assert isinstance(view, SowixView)
        if len(view.own.cards) != 2:
            return moves
        called: list[Move] = []
        for move in moves:
            louder = Move(PLAY, move.card, call=True) if move.verb == PLAY else move
            if louder not in called:
                called.append(louder)
        return called

    def settle(self, state: AnyState) -> None:
        table = state.table
        assert isinstance(table, SowixTable)
        if table.uncalled:
            for seat in range(table.players):
                if table.uncalled & BIT[seat]:
                    state.apply(seat, CALL_MOVE, None)
