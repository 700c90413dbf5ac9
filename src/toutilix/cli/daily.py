"""daily: the deals of the day at the text table, and what bots made of them afterwards."""

import asyncio
import time
from typing import Annotated

import typer

from toutilix.cli.inputs import Lang, Width, find_game
from toutilix.cli.messages import invalid, words_for
from toutilix.cli.play_in_text import MatchRequest, play_in_text, typed_number
from toutilix.cli.saves import Saves
from toutilix.cli.terminal_lines import InputClosed, Lines
from toutilix.engine.daily import check_date, date_of
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES
from toutilix.server.tables.daily import DAILY_OPPONENTS, bot_result, compared_levels
from toutilix.server.thinking.runner import LocalThinker
from toutilix.words import Words


def daily(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="By default you choose from a list.")] = None,
    date: Annotated[
        str | None, typer.Option(metavar="YYYY-MM-DD", help="An earlier day; by default today, in UTC.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    lang: Lang = None,
    width: Width = None,
) -> None:
    """Play the deal of the day in plain lines: the same cards for everyone, then what bots made of them."""
    words = words_for(lang)
    lines = Lines(width)
    today = date_of(time.time())
    date = date or today
    try:
        check_date(date, today)
        kind = find_game(game) if game is not None else _choose(date, words, lines)
        request = MatchRequest(name=name, level=DAILY_OPPONENTS, daily=date, lang=lang)
        if play_in_text(kind.name, words, width, request):
            _tell_bots(kind, date, words, lines)
    except Malformed as error:
        raise invalid(error, words) from None
    except InputClosed:
        lines.say(words.say("table.goodbye"))


def _choose(date: str, words: Words, lines: Lines) -> AnyKind:
    saves = Saves()
    kinds = [kind for kind in GAMES if kind.daily is not None]
    lines.say(words.say("cli.daily_list", date=date))
    for number, kind in enumerate(kinds, 1):
        assert kind.daily is not None
        name = words.say(f"{kind.name}.name")
        played = "yes" if saves.has_played_daily(kind.name, date) else "no"
        lines.say(words.say("cli.daily_list_game", number=number, name=name, players=kind.daily.players, played=played))
    return kinds[typed_number(words, lines, 1, len(kinds)) - 1]


def _tell_bots(kind: AnyKind, date: str, words: Words, lines: Lines) -> None:
    """One after the other: the hard bot takes its time."""
    lines.say(words.say("cli.daily_bots"))
    thinker = LocalThinker()
    for level in compared_levels(kind):
        made = asyncio.run(bot_result(kind, date, level, thinker))
        said = words.say(f"page.level_{level}")
        lines.say(words.say("cli.daily_bot", level=said[:1].upper() + said[1:], points=made.points, place=made.place))
