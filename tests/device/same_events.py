"""Everything that happens in the golden matches, and in matches that bots play from fixed seeds, as digests. It runs in
this Python and in the browser's: the same must come out. It needs only the package, and the records beside it."""

import hashlib
import json
from pathlib import Path

from toutilix.bots.chance import chance_at
from toutilix.bots.levels import players_of
from toutilix.engine.match import Match
from toutilix.engine.replay import Replay
from toutilix.games import GAMES

LEVELS = ("beginner", "regular", "expert:8")
MOST_ACTS = 60


def main() -> str:
    found = {path.name: _replayed(path) for path in sorted(Path(__file__).with_name("golden").glob("*.jsonl"))}
    found |= {kind.name: _played(kind.name) for kind in GAMES}
    return json.dumps(found)


def _replayed(path: Path) -> str:
    whole = hashlib.sha256()
    replay = Replay(path.read_text("utf-8"), GAMES)
    for act in replay.acts():
        whole.update("".join(f"{event!r} {event.private}\n" for event in act.events).encode())
    whole.update(_position(replay.match))
    return whole.hexdigest()


def _played(game: str) -> str:
    from librt.random import Random

    kind = next(kind for kind in GAMES if kind.name == game)
    match = Match(kind, 3, seed=bytes(range(32)), words=["a", "b", "c"])
    players = [players_of(game, level) for level in LEVELS]
    whole = hashlib.sha256()
    for _ in range(MOST_ACTS):
        if match.over:
            break
        if match.state.table.over or match.state.table.turn < 0:
            act = match.deal()
        else:
            seat = int(match.state.table.turn)
            move = players[seat](match.state.view(seat), Random(chance_at(match, seat)))
            assert move is not None
            act = match.play(seat, move)
        whole.update("".join(f"{event!r} {event.private}\n" for event in act.events).encode())
    whole.update(_position(match))
    return whole.hexdigest()


def _position(match: Match) -> bytes:
    return json.dumps(match.kind.write_position(match.game, match.state)).encode()
