"""The coach at a server's table: a deeper hint, a comparison, and what is refused."""

from pathlib import Path

import pytest

from tests.server.house import OpenHouse, spend
from tests.server.players import Player
from toutilix.games import GAMES
from toutilix.server.base.protocol import live

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])


@each_game
def test_a_deep_hint_is_a_legal_move_with_what_a_search_found(tmp_path: Path, game: str) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing(game, 3)
        match = house.table(keys[0]).match
        player = next(player for player in players if player.may_move())
        await player.send({"type": "hint", "id": "h", "deep": True})
        hinted = await player.until(live.Hinted)
        assert hinted.id == "h"
        assert hinted.move is not None
        assert hinted.why is not None
        assert hinted.coached is not None
        assert hinted.coached.error >= 0
        assert player.seat is not None
        view = match.state.view(player.seat - 1)
        assert view.is_legal(match.kind.notation.read_move(str(hinted.move["text"])))

    spend(tmp_path, evening)


@each_game
def test_any_legal_move_is_compared_with_the_best(tmp_path: Path, game: str) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing(game, 3)
        match = house.table(keys[0]).match
        player = next(player for player in players if player.may_move())
        assert player.seat is not None
        view = match.state.view(player.seat - 1)
        for move, _ in zip(view.legal_moves(), range(3), strict=False):
            text = match.kind.notation.write_move(move)
            await player.send({"type": "hint", "id": "c", "deep": True, "move": text})
            hinted = await player.until(live.Hinted)
            assert hinted.move is not None
            assert hinted.coached is not None
            assert not hinted.coached.corrected
            same = match.kind.notation.read_move(str(hinted.move["text"])) == move
            assert (hinted.coached.grade is live.MoveGrade.best) >= same
            if same:
                assert hinted.coached.points == 0

    spend(tmp_path, evening)


def test_only_moves_that_could_be_made_are_compared(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("oldchapix", 3)
        match = house.table(keys[0]).match
        player = next(player for player in players if player.may_move())
        assert player.seat is not None
        others = match.state.view(player.seat % 3).hand()
        theirs = match.kind.notation.write_move(type(match.state.view(player.seat - 1).listed_moves()[0])(0, others[0]))
        for text in ("nonsense", theirs):
            await player.send({"type": "hint", "id": "c", "deep": True, "move": text})
            refused = await player.until(live.Refused)
            assert refused.id == "c"

    spend(tmp_path, evening)


def test_a_spectator_and_a_seat_out_of_turn_get_nothing(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        _, players = await house.playing("sowix", 2)
        waiting = next(player for player in players if not player.may_move())
        await waiting.send({"type": "hint", "id": "h", "deep": True})
        hinted = await waiting.until(live.Hinted)
        assert (hinted.move, hinted.why, hinted.coached) == (None, None, None)

    spend(tmp_path, evening)


async def _drained(players: list[Player]) -> None:
    """They have heard all that was sent to them before now."""
    for player in players:
        await player.send({"type": "ping"})
        await player.until(live.Pong)


def test_nobody_else_notices_a_hint(tmp_path: Path) -> None:
    """Asking, the search and its answer reach the seat that asked alone."""

    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("oldchapix", 3)
        watching = await house.watch(keys[0])
        player = next(player for player in players if player.may_move())
        others = [*[one for one in players if one is not player], watching]
        await _drained(others)
        before = [len(one.heard) for one in others]
        for asked in ({}, {"deep": True}):
            await player.send({"type": "hint", "id": "h", **asked})
            assert (await player.until(live.Hinted)).move is not None
        await _drained(others)
        for one, known in zip(others, before, strict=True):
            assert one.heard[known:] == [b'{"type":"pong"}']

    spend(tmp_path, evening)
