"""The one loop that plays a match: it deals, asks the seats and yields each act. All that has no server uses it."""

from collections.abc import Container, Iterator, Sequence

from librt.random import Random

from toutilix.bots.levels import Player
from toutilix.engine.act import Act
from toutilix.engine.match import Match


def play_out(match: Match, players: Sequence[Player], rng: Random, attentive: Container[int] = ()) -> Iterator[Act]:
    """Play a match to its end, act by act.

    Before the seat in turn, the other seats that may act are asked in seat order; `attentive` seats are asked even when
    they may not, so that being asked tells them nothing. A seat in turn that does nothing is asked again.
    """
    while not match.over:
        if match.state.table.over:
            yield match.deal()
            continue
        for seat in _asked(match, attentive):
            move = players[seat](match.state.view(seat), rng)
            if move is not None:
                yield match.play(seat, move)
                break


def _asked(match: Match, attentive: Container[int]) -> list[int]:
    table = match.state.table
    turn = int(table.turn)
    actors = table.actors()
    others = [seat for seat in range(table.players) if seat != turn and (seat in actors or seat in attentive)]
    return [*others, turn]
