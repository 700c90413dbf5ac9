"""Bots at work: each task is answered from the view of its seat, in a match followed by its record lines."""

import secrets
from collections import OrderedDict

from librt.random import Random

from toutilix.bots.levels import REGULARS, Player, players_of
from toutilix.engine.match import Match
from toutilix.engine.record import read_line
from toutilix.engine.replay import Replay
from toutilix.games import GAMES
from toutilix.server.base.protocol.convert import happening
from toutilix.server.thinking import MOST_MATCHES, Task, Thought


class Follower:
    """A match as far as its lines have come."""

    def __init__(self, header: str) -> None:
        self._replay = Replay(header, GAMES, unfinished=True)
        self.count = 1

    @property
    def match(self) -> Match:
        return self._replay.match

    def follow(self, lines: list[str]) -> None:
        for line in lines:
            self.count += 1
            self._replay.follow(self.count, read_line(line, self.count))


class BotRunner:
    def __init__(self) -> None:
        self._followed: OrderedDict[str, Follower] = OrderedDict()
        self._players: dict[tuple[str, str], Player] = {}

    def think(self, task: Task) -> Thought:
        follower = self._catch_up(task)
        if follower is None:
            return Thought(id=task.id, missing=True)
        match = follower.match
        view = match.state.view(task.seat)
        rng = Random(secrets.randbits(62))
        if task.advise:
            advice = REGULARS[match.kind.name](view, rng)
            if advice is None:
                return Thought(id=task.id)
            return Thought(id=task.id, move=match.kind.notation.write_move(advice.move), why=happening(advice.why))
        move = self._player(match.kind.name, task.level)(view, rng)
        return Thought(id=task.id, move=None if move is None else match.kind.notation.write_move(move))

    def _catch_up(self, task: Task) -> Follower | None:
        follower = self._followed.pop(task.match, None)
        if task.first == 0:
            follower = Follower(task.lines[0])
            follower.follow(task.lines[1:])
        elif follower is None or follower.count != task.first:
            return None
        else:
            follower.follow(task.lines)
        self._followed[task.match] = follower
        if len(self._followed) > MOST_MATCHES:
            self._followed.popitem(last=False)
        return follower

    def _player(self, game: str, level: str) -> Player:
        if (game, level) not in self._players:
            self._players[game, level] = players_of(game, level)
        return self._players[game, level]
