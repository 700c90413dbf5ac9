"""`make adapters-page`: the tables of docs/adapters.md: shapes, planes, actions, and what our levels get.

Baseline returns are measured at a table of the default size: one player of a level among beginners, in every seat in
turn, one hand an episode.
"""

import argparse
from itertools import groupby

import numpy as np
from librt.random import Random
from rich.progress import track

from tools.bench.page import put, table
from toutilix.adapters.arrays import ActionFeatures
from toutilix.adapters.env_setup import EnvSetup, env_setup
from toutilix.adapters.episode import Episode
from toutilix.arena.statistics import estimate
from toutilix.bots.levels import Player, players_of

PAGE = "adapters.md"
GAMES = ("oldchapix", "strategix", "sowix", "rummylix")
SHAPE_HEADINGS = ("game", "players", "observation", "actions", "features", "return of a hand")
LEVELS = ("random", "beginner", "regular")


def play(setup: EnvSetup, players: list[Player], seed: int) -> list[int]:
    """One episode; the return of each seat."""
    episode = Episode(setup.encoder, setup.first, setup.hands, Random(seed))
    rng = Random(seed + 1)
    episode.begin()
    while episode.seat >= 0:
        seat = int(episode.seat)
        move = players[seat](episode.state.view(seat), rng)
        if move is None:
            episode.act(episode.encoder.wait)
        else:
            episode.play(seat, move)
    return [int(reward) for reward in episode.rewards]


def returns(game: str, level: str, deals: int) -> list[float]:
    """The mean return of a level in every seat, deal by deal."""
    setup = env_setup(game)
    means = []
    for deal in range(deals):
        won = []
        for seat in range(setup.players):
            players = [players_of(game, "beginner")] * setup.players
            players[seat] = players_of(game, level)
            won.append(play(setup, players, 2 * deal)[seat])
        means.append(float(np.mean(won)))
    return means


def baseline_rows(deals: int) -> list[list[str]]:
    rows = []
    for game in track(GAMES, "Playing"):
        cells = []
        for level in LEVELS:
            found = estimate(returns(game, level, deals))
            cells.append(f"{found.mean:.1f} ({found.low:.1f} to {found.high:.1f})")
        rows.append([game.capitalize(), str(env_setup(game).players), *cells])
    return rows


def shape_rows() -> list[list[str]]:
    rows = []
    for game in GAMES:
        setup = env_setup(game)
        encoder = setup.encoder
        cells = [8 * int(encoder.words), len(encoder.actions), ActionFeatures(encoder).matrix.shape[1]]
        bounds = f"{encoder.worst} to {encoder.best}"
        rows.append([game.capitalize(), str(setup.players), *(str(cell) for cell in cells), bounds])
    return rows


def plane_rows(game: str) -> list[list[str]]:
    """Planes of one kind that differ by a number share a line."""
    rows = []
    planes = env_setup(game).encoder.planes
    for _, same in groupby(planes, key=lambda plane: plane.name.rstrip("0123456789")):
        one, *more = list(same)
        last = more[-1] if more else one
        name = f"`{one.name}` to `{last.name}`" if more else f"`{one.name}`"
        at = f"{one.at}, {more[0].at}, …" if more else str(one.at)
        rows.append([name, at, str(one.size), one.meaning])
    return rows


def action_rows(game: str) -> list[list[str]]:
    """Neighbouring actions of one verb share a line."""
    rows = []
    numbered = enumerate(env_setup(game).encoder.actions)
    for (verb, star), same in groupby(numbered, key=lambda one: (one[1].verb, one[1].star)):
        ids = [number for number, _ in same]
        span = str(ids[0]) if len(ids) == 1 else f"{ids[0]} to {ids[-1]}"
        rows.append([span, f"`{verb}`" + (" with a star" if star else "")])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200, help="deals for each return (default 200)")
    parser.add_argument("--no-play", action="store_true", help="leave the returns as they are")
    arguments = parser.parse_args()
    put(
        PAGE,
        "shapes",
        table(("game", "players", "observation", "actions", "features", "return of a hand"), shape_rows()),
    )
    for game in GAMES:
        put(PAGE, f"{game} planes", table(("plane", "from byte", "bytes", "meaning"), plane_rows(game)))
        put(PAGE, f"{game} actions", table(("ids", "action"), action_rows(game)))
    if not arguments.no_play:
        put(PAGE, "baselines", table(("game", "players", *LEVELS), baseline_rows(arguments.deals)))


if __name__ == "__main__":
    main()
