"""The calls of Sowix: "Toutilix!" and "Star!" (W7)."""

from typing import Final

from toutilix.bots.advice import Advice
from toutilix.bots.knowledge import Knowledge
from toutilix.cards import BIT
from toutilix.engine.facts import Fact, FactType
from toutilix.engine.moves import Move
from toutilix.games.sowix.seat import SowixView
from toutilix.games.sowix.state import SowixState
from toutilix.games.sowix.table import CALL, PLAY

WHY_CALL: Final = FactType("reason.sowix_call")
WHY_CATCH: Final = FactType("reason.sowix_catch", "caught:seat")

CALL_MOVE: Final = Move(CALL)


def said(move: Move) -> Advice:
    """A call or a catch, and why."""
    return Advice(move, Fact(WHY_CALL) if move.verb == CALL else Fact(WHY_CATCH, move.number))


class CallingKnowledge(Knowledge[SowixView, SowixState]):
    """Calls and catches whenever it can, and knows nothing else."""

    def speak(self, view: SowixView) -> Advice | None:
        if view.table.uncalled and view.seat >= 0:
            moves = view.spoken_moves()
            return said(CALL_MOVE if CALL_MOVE in moves else moves[0])
        return None

    def outspoken(self, view: SowixView, moves: list[Move]) -> list[Move]:
        if len(view.own.cards) != 2:
            return moves
        called: list[Move] = []
        for move in moves:
            louder = Move(PLAY, move.card, call=True) if move.verb == PLAY else move
            if louder not in called:
                called.append(louder)
        return called

    def settle(self, state: SowixState) -> None:
        table = state.table
        if table.uncalled:
            for seat in range(table.players):
                if table.uncalled & BIT[seat]:
                    state.apply(seat, CALL_MOVE, None)
