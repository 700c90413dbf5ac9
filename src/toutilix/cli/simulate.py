"""simulate: a line-up of bots plays the same deals in every rotation of the seats, and what that proves."""

import secrets
import sys
import time
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from toutilix.arena.cheater import check_level
from toutilix.arena.custom_players import PlayerFailed
from toutilix.arena.deal_file import DealFile, stored_series
from toutilix.arena.deals import Played, Series
from toutilix.arena.labels import series_labels, series_title
from toutilix.arena.plots import draw
from toutilix.arena.report import Comparison, Report, as_csv, as_json, report
from toutilix.arena.series import Finished, play_series
from toutilix.arena.statistics import ALPHA, Estimate
from toutilix.arena.version import code_version
from toutilix.bots.roster import bots_of
from toutilix.cli.crews import Jobs, Scheduler, crew_of
from toutilix.cli.inputs import GameName, Lang, Options, Seed, find_game, read_options
from toutilix.cli.matches import progress_bar, random_matches
from toutilix.cli.messages import ILLEGAL, INTERRUPTED, INVALID, Fault, invalid, words_for
from toutilix.cli.outputs import check_plot, check_writable, write_file
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.engine.shuffle import SEED_BYTES
from toutilix.engine.typed import read_seed
from toutilix.words import Words

DEFAULT_MATCHES = 100
DEFAULT_HANDS = 100
MOST = 10_000_000


@dataclass(frozen=True)
class SeriesRequest:
    """How a series is played and where it is written; none of this changes a hand."""

    hands: int
    jobs: int
    scheduler: str | None
    stop_when_sure: bool
    json: Path | None
    csv: Path | None
    plot: Path | None
    resume: Path | None


def simulate(
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LEVELS",
            help="Who plays, such as regular,beginner,beginner: random, beginner, regular, expert, adaptive; expert:500"
            " thinks 500 simulations for a move, expert:0.3s as many seconds. mymodule:MyBot is a class of yours with a"
            " method move(view), in the current folder or installed. cheater (cheater:500, cheater:0.3s) is an expert"
            " that sees all cards, peeker one that sees all hands but not the draw pile: they exist for measuring only,"
            " and sit at no other table.",
        ),
    ] = None,
    hands: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="How many hands are dealt; by default 100.")
    ] = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    option: Options = None,
    stop_when_sure: Annotated[
        bool, typer.Option("--stop-when-sure", help="Stop as soon as every difference is sure.")
    ] = False,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report as JSON.")] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write every hand as CSV.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the report: .svg or .png.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep finished deals here, and continue from those it has.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="Without --bots: the number of random players.")] = None,
    matches: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="Without --bots: how many matches; by default 100.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Let bots play the same deals in every seat, and print who is ahead with 95% intervals.

    With --players instead of --bots, random players play whole matches.
    """
    words = words_for(lang)
    request = SeriesRequest(hands or DEFAULT_HANDS, jobs, scheduler, stop_when_sure, json, csv, plot, resume)
    if bots is not None and (players is not None or matches is not None):
        raise Fault(words.say("cli.bots_or_players"), INVALID)
    if bots is None and (players is None or hands or stop_when_sure or json or csv or plot or resume or scheduler):
        raise Fault(words.say("cli.bots_needed"), INVALID)
    try:
        if bots is not None:
            _tournament(find_game(game), bots, seed, option, request, words)
        elif players is not None:
            random_matches(find_game(game), players, matches or DEFAULT_MATCHES, seed, option, words)
    except Malformed as error:
        raise invalid(error, words) from None


def _tournament(
    kind: AnyKind, bots: str, seed: str | None, option: list[str] | None, request: SeriesRequest, words: Words
) -> None:
    check_writable(request.json, request.csv, request.plot, request.resume)
    check_plot(request.plot)
    series = _series(kind, bots, seed, option, request.resume)
    finished, failed = _play(series, request, words)
    if finished.played:
        _tell(series, finished, request, words)
    if failed is not None:
        raise Fault(failed.words(words.language), ILLEGAL)


def _tell(series: Series, finished: Finished, request: SeriesRequest, words: Words) -> None:
    summary = report(series, finished.played, finished.alpha)
    _show(summary, request, words)
    if request.json is not None:
        write_file(request.json, as_json(summary))
    if request.csv is not None:
        write_file(request.csv, as_csv(series, finished.played).encode())
    if request.plot is not None:
        write_file(
            request.plot, draw(summary, finished.played, series_labels(summary, words), request.plot.suffix.lower())
        )


def _series(kind: AnyKind, bots: str, seed: str | None, option: list[str] | None, resume: Path | None) -> Series:
    """The series requested; without a seed, the file to resume gives its own."""
    levels = tuple(level.strip() for level in bots.split(","))
    settings = kind.settings(kind.game(len(levels), read_options(option)))
    for level in levels:
        check_level(kind.name, level)
    earlier = stored_series(resume) if resume is not None and seed is None else None
    first = read_seed(seed).hex() if seed else earlier.seed if earlier else secrets.token_bytes(SEED_BYTES).hex()
    return Series(kind.name, levels, settings, first, code_version(levels))


def _play(series: Series, request: SeriesRequest, words: Words) -> tuple[Finished, PlayerFailed | None]:
    """The deals played. Where a custom player fails, the deals before it count, and the failure comes with them."""
    each = bots_of(series.game).plan.hands
    deals = (request.hands + each - 1) // each
    started = time.perf_counter()
    with ExitStack() as stack:
        crew = stack.enter_context(crew_of(request.jobs, request.scheduler, words))
        store = stack.enter_context(DealFile(request.resume, series)) if request.resume is not None else None
        earlier = store.played[:deals] if store is not None else []
        progress = stack.enter_context(progress_bar())
        task = progress.add_task(words.say(f"{series.game}.name"), total=deals, completed=len(earlier))

        fresh: list[Played] = []
        failed: PlayerFailed | None = None

        def note(deal: Played) -> None:
            fresh.append(deal)
            if store is not None:
                store.add(deal)
            progress.advance(task)

        try:
            finished = play_series(
                series, deals, crew=crew, stop_when_sure=request.stop_when_sure, earlier=earlier, note=note
            )
        except PlayerFailed as failure:
            failed = failure
            finished = Finished([*earlier, *fresh], ALPHA)
        except (KeyboardInterrupt, BrokenExecutor):
            kept = "yes" if store is not None else "no"
            sentence = words.say("cli.interrupted", deals=int(progress.tasks[0].completed), kept=kept)
            raise Fault(sentence, INTERRUPTED) from None
    moves = sum(hand.moves for deal in finished.played[len(earlier) :] for hand in deal.hands)
    if moves:
        print(words.say("cli.speed", speed=round(moves / (time.perf_counter() - started))), file=sys.stderr)
    return finished, failed


# --- telling ---------------------------------------------------------------------------------------------------------


def _show(summary: Report, request: SeriesRequest, words: Words) -> None:
    print(series_title(summary, words))
    print(words.say("cli.series_seed", seed=summary.series.seed.lstrip("0") or "0"))
    table = Table(box=None, pad_edge=False, header_style="")
    table.add_column(words.say("cli.column_level"))
    for heading in ("cli.column_points", "cli.column_low", "cli.column_high"):
        table.add_column(words.say(heading), justify="right")
    for standing in summary.standings:
        points = standing.points
        table.add_row(standing.level, _number(points.mean), _number(points.low), _number(points.high))
    Console(highlight=False).print(table)
    for comparison in summary.comparisons:
        print(_comparison(comparison, summary, words))
    print(words.say("cli.first_seat", **_interval(summary.places[0])))
    lengths = summary.lengths
    print(words.say("cli.hand_lengths", shortest=lengths.shortest, mean=f"{lengths.mean:.1f}", longest=lengths.longest))
    print(words.say("cli.confidence", percent=f"{100 * summary.confidence:.4g}"))
    if request.stop_when_sure:
        print(words.say("cli.early"))


def _comparison(comparison: Comparison, summary: Report, words: Words) -> str:
    ahead = comparison.ahead
    if summary.deals < 2:
        return words.say("cli.one_deal")
    pair = {"level": comparison.level, "other": comparison.other}
    if ahead.mean < 0:
        pair = {"level": comparison.other, "other": comparison.level}
        ahead = Estimate(-ahead.mean, -ahead.high, -ahead.low)
    return words.say("cli.ahead", **pair, **_interval(ahead), sure="yes" if ahead.sure else "no")


def _interval(found: Estimate) -> dict[str, str]:
    return {"mean": _number(found.mean), "low": _number(found.low), "high": _number(found.high)}


def _number(value: float) -> str:
    return f"{value:.2f}"
