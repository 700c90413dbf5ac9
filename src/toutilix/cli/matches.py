"""simulate without a line-up: whole matches between random players, and what came out for each seat."""

import secrets
import sys
import time
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from toutilix.arena.deals import deal_seed
from toutilix.bots.chance import chance_of
from toutilix.bots.levels import random_player
from toutilix.bots.match_loop import play_out
from toutilix.cli.inputs import read_options
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.options import Settings
from toutilix.engine.shuffle import SEED_BYTES
from toutilix.engine.typed import read_seed
from toutilix.words import Words


@dataclass
class Results:
    """Sums over all matches; scores and wins for each seat, lengths in moves for each hand played."""

    players: int
    matches: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = [0] * self.players
        self.wins = [0] * self.players


def random_matches(
    kind: AnyKind, players: int, matches: int, seed: str | None, option: list[str] | None, words: Words
) -> None:
    settings = kind.settings(kind.game(players, read_options(option)))
    first = read_seed(seed) if seed else secrets.token_bytes(SEED_BYTES)
    results = Results(players)
    started = time.perf_counter()
    with progress_bar() as progress:
        task = progress.add_task(words.say(f"{kind.name}.name"), total=matches)
        for number in range(matches):
            _play_one(kind, settings, deal_seed(first, number), results)
            progress.advance(task)
    seconds = time.perf_counter() - started
    _show(results, words)
    print(words.say("cli.speed", speed=round(sum(results.lengths) / seconds)), file=sys.stderr)


def progress_bar() -> Progress:
    """A bar on standard error, and only where that is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())


def _play_one(kind: AnyKind, settings: Settings, seed: bytes, results: Results) -> None:
    match = Match(kind, results.players, settings, seed=seed)
    for act in play_out(match, [random_player] * results.players, chance_of(seed)):
        if act.move is None:
            results.lengths.append(0)
        else:
            results.lengths[-1] += 1
    outcome = match.state.outcome()
    assert outcome is not None
    results.matches += 1
    for seat in range(results.players):
        results.scores[seat] += match.state.table.scores[seat]
    for seat in outcome.winners:
        results.wins[seat] += 1


def _show(results: Results, words: Words) -> None:
    table = Table(box=None, pad_edge=False, header_style="")
    table.add_column(words.say("cli.column_seat"))
    table.add_column(words.say("cli.column_score"), justify="right")
    table.add_column(words.say("cli.column_wins"), justify="right")
    for seat in range(results.players):
        mean = results.scores[seat] / results.matches
        table.add_row(words.seat(seat), f"{mean:.2f}", str(results.wins[seat]))
    Console(highlight=False).print(table)
    lengths = results.lengths
    print(
        words.say(
            "cli.lengths",
            matches=results.matches,
            hands=len(lengths),
            moves=sum(lengths),
            shortest=min(lengths),
            mean=f"{sum(lengths) / len(lengths):.1f}",
            longest=max(lengths),
        )
    )
