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


PUBLIC_BOT = '''
import toutilix


class Frugal:
    """Draws no card that it need not, names a star like the letter in force, and catches players who forget to call."""

    def __init__(self, rng: toutilix.Random) -> None:
        self.rng = rng

    def move(self, view: toutilix.View) -> toutilix.Move | str | None:
        if not view.my_turn:
            return next((move for move in view.legal_moves if move.verb == "star"), None)
        letter: str | None = view.table["letter"]
        star = f"*{letter}"
        if letter is not None and star in view.legal_moves and min(view.counts.values()) < 3:
            return star
        plays = [move for move in view.legal_moves if move.card is not None and not move.card.is_star]
        refusal = view.why("draw")
        assert refusal is None or refusal.ruling.startswith("W") and refusal.words("fr")
        return self.rng.choice(plays) if plays else view.random_move(self.rng)


def outcome(seed: int) -> tuple[int, ...]:
    match = toutilix.match("sowix", players=3, seed=seed, options={"target": 20})
    frugal, other = Frugal(toutilix.Random(seed)), Frugal(toutilix.Random(2))
    players: list[toutilix.Player] = [frugal, toutilix.player("random", seed=seed), other]
    return match.play(players).winners
'''


def test_a_bot_of_the_public_names_is_typed_and_plays(tmp_path: Path) -> None:
    source = tmp_path / "frugal.py"
    source.write_text(PUBLIC_BOT)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(source)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert checked.returncode == 0, checked.stdout
    scope: dict[str, object] = {}
    exec(compile(PUBLIC_BOT, "frugal", "exec"), scope)
    outcome = scope["outcome"]
    assert callable(outcome)
    assert outcome(1) == outcome(1)
    assert outcome(1)


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
