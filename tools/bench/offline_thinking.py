"""Runs in the pack (see `offline.py`): how long opponents think in the browser's Python, and how much memory it takes.

It needs nothing but the package: the pack has only the part of the standard library that the package uses.
"""

import json
import time
from typing import Any

from librt.random import Random

from toutilix.bots.levels import players_of
from toutilix.engine.match import Match
from toutilix.games import GAMES

MOMENTS = 24
SEARCHED = 3
SIMULATIONS = 50


def main() -> str:
    import pyodide_js  # type: ignore[import-not-found]

    found = {kind.name: _measure(kind.name) for kind in GAMES}
    return json.dumps({"games": found, "heap": int(pyodide_js._module.HEAPU8.length)})


def _measure(game: str) -> dict[str, float]:
    kind = next(kind for kind in GAMES if kind.name == game)
    match = Match(kind, 4 if game != "sowix" else 3, seed=bytes(32))
    match.deal()
    regular, search = players_of(game, "regular"), players_of(game, f"expert:{SIMULATIONS}")
    medium: list[float] = []
    hard: list[float] = []
    rng = Random(1)
    while len(medium) < MOMENTS and not match.state.table.over:
        seat = int(match.state.table.turn)
        view = match.state.view(seat)
        medium.append(_seconds(regular, view, rng))
        if len(medium) % (MOMENTS // SEARCHED) == 1:
            hard.append(_seconds(search, view, rng))
        move = regular(view, rng)
        assert move is not None
        match.play(seat, move)
    return {
        "medium, ms": 1000 * _middle(medium),
        "medium at most, ms": 1000 * max(medium),
        "simulations of a hard opponent in 1.5 s": 1.5 * SIMULATIONS / _middle(hard),
    }


def _middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def _seconds(player: Any, view: Any, rng: Random) -> float:
    before = time.perf_counter()
    player(view, rng)
    return time.perf_counter() - before
