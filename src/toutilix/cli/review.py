"""review: where the points of a match went, and which decisions cost most."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from toutilix.arena.review_plot import draw_review
from toutilix.cli.inputs import Lang, Width
from toutilix.cli.matches import progress_bar
from toutilix.cli.messages import INVALID, Fault, bad_record, invalid, words_for
from toutilix.cli.outputs import check_plot, check_writable, write_file
from toutilix.cli.records import RecordFile, read_text
from toutilix.cli.review_lines import chart_labels, review_sentences
from toutilix.cli.terminal_lines import Lines
from toutilix.coach.judge import DEALS
from toutilix.coach.review import Review, review_match
from toutilix.engine.errors import Malformed
from toutilix.engine.replay import RecordRefused
from toutilix.games import find
from toutilix.words import Words

Seat = Annotated[int | None, typer.Option(metavar="N", help="Tell the slips of this seat only.")]
Deals = Annotated[int, typer.Option(min=2, max=100_000, help="Supposed deals for each decision.")]
ReviewSeed = Annotated[int, typer.Option(min=0, max=2**40, help="Another one supposes other deals.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the review as JSON.")]
Hands = Annotated[bool, typer.Option("--hands", help="Tell each hand too.")]
Open = Annotated[bool, typer.Option("--open", help="Hindsight: tell what would have happened with open cards.")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE", help="Draw a chart along the match: .svg or .png.")]


def review(
    file: RecordFile,
    seat: Seat = None,
    deals: Deals = DEALS,
    seed: ReviewSeed = 0,
    as_json: AsJson = False,
    hands: Hands = False,
    open_cards: Open = False,
    plot: Plot = None,
    lang: Lang = None,
    width: Width = None,
) -> None:
    """Tell where the points of a match went: luck, gifts from the others and own slips add up to the result."""
    words = words_for(lang)
    try:
        check_writable(plot)
        check_plot(plot)
    except Malformed as error:
        raise invalid(error, words) from None
    text = read_text(file, words)
    try:
        found = _watched(text, words, deals, seed)
    except (Malformed, RecordRefused) as error:
        raise bad_record(error, words) from None
    if seat is not None and not 1 <= seat <= len(found.names):
        raise Fault(words.say("coach.no_seat", seat=seat, players=len(found.names)), INVALID)
    words = Words(words.language, found.names, colours=find(found.game).notation.colour_matters)
    if plot is not None:
        write_file(plot, draw_review(found, chart_labels(found, words), plot.suffix.lower()))
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    lines = Lines(width)
    for sentence in review_sentences(found, words, seat, hands=hands, open_cards=open_cards):
        lines.say(sentence)


def _watched(text: str, words: Words, deals: int, seed: int) -> Review:
    with progress_bar() as progress:
        task = progress.add_task(words.say("coach.reviewing"), total=None)
        for step in review_match(text, seed=seed, deals=deals):
            if isinstance(step, Review):
                return step
            progress.update(task, total=step.total, completed=step.done)
    raise AssertionError("a review ends with itself")
