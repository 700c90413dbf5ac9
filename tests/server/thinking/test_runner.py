"""Tasks are answered by following matches line by line; a bot gets a view and nothing else."""

import pytest
from librt.random import Random

from tests.bots.test_every_level import holds_a_state
from tests.server.thinking.matches import begun, go_on, written
from toutilix.bots.levels import LEVELS, REGULARS, Player, players_of
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.notation import Document
from toutilix.engine.view import AnyView, View
from toutilix.games import GAMES
from toutilix.server.thinking import Task, Thought
from toutilix.server.thinking import runner as bot_runner
from toutilix.server.thinking.runner import BotRunner

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])


def task(lines: list[str], seat: int, *, first: int = 0, match: str = "m", level: str = "beginner") -> Task:
    return Task(id=1, match=match, first=first, lines=lines[first:], seat=seat, level=level)


def all_hands(match: Match) -> list[Document]:
    """The table and every hand."""
    notation, state = match.kind.notation, match.state
    return [notation.write_table(state.look(0)), *(notation.write_own(state.look(seat)) for seat in range(3))]


@each_game
def test_a_match_is_followed_by_the_lines_it_lacks(game: str) -> None:
    match = begun(game, 3)
    runner, known = BotRunner(), 0
    for _ in range(12):
        lines = written(match)
        seat = int(match.state.table.turn)
        thought = runner.think(task(lines, seat, first=known))
        assert thought.move is not None
        assert match.state.view(seat).is_legal(match.kind.notation.read_move(thought.move))
        assert all_hands(runner._followed["m"].match) == all_hands(match)
        known = len(lines)
        go_on(match, 7)
        if match.over:
            break


def test_undone_moves_are_followed_too() -> None:
    match = begun("oldchapix", 3, moves=1)
    runner = BotRunner()
    runner.think(task(written(match), 1))
    known = len(match.lines)
    match.undo(0)
    thought = runner.think(task(written(match), 0, first=known))
    assert thought.move is not None
    assert match.state.view(0).is_legal(match.kind.notation.read_move(thought.move))


def test_lines_that_do_not_join_are_missing() -> None:
    match = begun("sowix", 3, moves=4)
    lines, seat = written(match), int(match.state.table.turn)
    runner = BotRunner()
    nothing_known = runner.think(task(lines, seat, first=3))
    assert nothing_known == Thought(id=1, missing=True)
    assert runner.think(task(lines, seat)).move is not None
    gap = runner.think(task([*lines, *lines], seat, first=len(lines) + 1))
    assert gap == Thought(id=1, missing=True)
    # What does not join is forgotten: the whole match makes it good.
    assert runner.think(task(lines, seat)).move is not None


def test_the_matches_asked_for_least_recently_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "MOST_MATCHES", 2)
    match = begun("sowix", 2)
    lines, seat = written(match), int(match.state.table.turn)
    runner = BotRunner()
    for name in ("a", "b", "a", "c"):
        assert not runner.think(task(lines, seat, match=name)).missing
    assert not runner.think(task(lines, seat, first=len(lines), match="a")).missing
    assert runner.think(task(lines, seat, first=len(lines), match="b")).missing


@pytest.mark.parametrize("level", [*LEVELS, "advice"])
@each_game
def test_a_bot_is_given_a_view_and_dice(game: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although the worker holds the whole match."""
    asked: list[int] = []

    def watched(player: Player) -> Player:
        def watching(view: AnyView, rng: Random) -> Move | None:
            assert isinstance(view, View)
            assert isinstance(rng, Random)
            assert not holds_a_state(view)
            asked.append(int(view.seat))
            return player(view, rng)

        return watching

    budget = "expert:5" if level == "expert" else level
    match = begun(game, 3, moves=5)
    seat = int(match.state.table.turn)
    advise = level == "advice"
    if advise:
        regular = REGULARS[game]

        def advising(view: AnyView, rng: Random) -> object:
            assert not holds_a_state(view)
            asked.append(int(view.seat))
            return regular(view, rng)

        monkeypatch.setitem(REGULARS, game, advising)
    monkeypatch.setattr(bot_runner, "players_of", lambda name, which: watched(players_of(name, which)))
    runner = BotRunner()
    thought = runner.think(Task(id=1, match="m", first=0, lines=written(match), seat=seat, level=budget, advise=advise))
    assert thought.move is not None
    assert (thought.why is not None) is advise
    assert asked == [seat]
