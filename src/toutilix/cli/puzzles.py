"""puzzles: positions with one clearly best move, one a day or in series; and one's own slips."""

import time
from typing import Annotated

import typer

from toutilix.cli.inputs import GameName, Lang, Width, find_game
from toutilix.cli.messages import INVALID, Fault, bad_record, invalid, words_for
from toutilix.cli.practice import practise
from toutilix.cli.records import read_text
from toutilix.cli.terminal_lines import InputClosed, Lines
from toutilix.coach.judge import DEALS
from toutilix.coach.puzzles import puzzle_of_the_day, puzzles_of
from toutilix.coach.questions import Decision, review_plan
from toutilix.coach.review import answer, assemble
from toutilix.engine.daily import date_of
from toutilix.engine.errors import Malformed
from toutilix.engine.replay import RecordRefused
from toutilix.words import Words


def puzzles(
    game: GameName,
    number: Annotated[int | None, typer.Option(min=1, help="Begin a series with this one; by default today's.")] = None,
    lang: Lang = None,
    width: Width = None,
) -> None:
    """Solve a position with one clearly best move: today's, or with --number a series from there on."""
    words = words_for(lang)
    try:
        kind = find_game(game)
    except Malformed as error:
        raise invalid(error, words) from None
    collection = puzzles_of(kind.name)
    name = words.say(f"{kind.name}.name")
    if not collection:
        raise Fault(words.say("coach.no_puzzles", game=name), INVALID)
    if number is not None and number > len(collection):
        raise Fault(words.say("coach.no_puzzle", number=number, count=len(collection)), INVALID)
    first = number or puzzle_of_the_day(kind.name, date_of(time.time()))
    last = len(collection) if number else first
    lines = Lines(width)
    told = Words(words.language, you=-1, short=True, colours=kind.notation.colour_matters)
    try:
        for place in range(first, last + 1):
            puzzle = collection[place - 1]
            view = puzzle.look(kind)
            told.you = int(view.seat)
            lines.say(words.say("coach.puzzle", game=name, number=place, count=len(collection), grade=puzzle.grade))
            practise(kind, view, puzzle.answers, told, lines)
    except InputClosed:
        return


def practice(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="A record (JSON lines).")],
    seat: Annotated[int, typer.Option(min=1, help="Whose slips.")] = 1,
    deals: Annotated[int, typer.Option(min=2, max=100_000, help="Supposed deals for each decision.")] = DEALS,
    lang: Lang = None,
    width: Width = None,
) -> None:
    """Solve the positions of a match in which a seat slipped."""
    words = words_for(lang)
    text = read_text(file, words)
    try:
        plan = review_plan(text)
    except (Malformed, RecordRefused) as error:
        raise bad_record(error, words) from None
    if seat > len(plan.match.names):
        raise Fault(words.say("coach.no_seat", seat=seat, players=len(plan.match.names)), INVALID)
    mine = [each for each in plan.questions if isinstance(each, Decision) and each.seat == seat - 1]
    asked = {each.number: answer(plan, each, deals=deals) for each in mine}
    review = assemble(plan, [asked.get(each.number) if isinstance(each, Decision) else None for each in plan.questions])
    told = Words(words.language, plan.match.names, seat - 1, short=True, colours=plan.kind.notation.colour_matters)
    lines = Lines(width)
    if not review.slips:
        lines.say(words.say("coach.no_slips", seat=told.seat(seat - 1)))
    views = {each.number: each.view for each in mine}
    try:
        for slip in review.costliest(seat, len(review.slips)):
            lines.say(told.say("coach.exercise", hand=slip.hand, number=slip.number))
            practise(plan.kind, views[slip.number], [slip.better], told, lines)
    except InputClosed:
        return
