"""A bot that somebody else writes passes `mypy --strict` without isinstance, and plays."""

import subprocess
import sys
from pathlib import Path

from librt.random import Random

from toutilix.bots.match_loop import play_out
from toutilix.engine.match import Match
from toutilix.games import find

BOT = '''
from librt.random import Random

from toutilix.engine.moves import Move
from toutilix.games.sowix.seat import SowixView


def cautious(view: SowixView, rng: Random) -> Move | None:
    """Gets rid of its dearest card while somebody is close to the end."""
    if view.seat != view.table.turn:
        return None
    danger = min(view.table.counts[seat] for seat in range(view.table.players) if seat != view.seat) < 3
    moves = list(view.legal_moves())
    if danger and len(view.own.cards) and view.game.target > 0:
        return max(moves, key=lambda move: move.card)
    seen = len(view.memory.history())
    return moves[rng.randrange(len(moves))] if seen or len(view.hand()) else moves[0]
'''


def test_a_strangers_bot_is_typed_and_plays(tmp_path: Path) -> None:
    source = tmp_path / "stranger.py"
    source.write_text(BOT)
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(source)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert checked.returncode == 0, checked.stdout
    scope: dict[str, object] = {}
    exec(compile(BOT, "stranger", "exec"), scope)
    cautious = scope["cautious"]
    assert callable(cautious)
    match = Match(find("sowix"), 3, {"target": 20}, seed=bytes(32))
    acts = [act for act in play_out(match, [cautious] * 3, Random(1)) if act.move is not None]
    assert match.over
    assert {act.seat for act in acts} == {0, 1, 2}
