"""play: the table in the browser, or with --text the one in plain lines."""

from collections.abc import Mapping
from typing import Annotated

import typer

from toutilix.cli.inputs import Lang, Options, Seed, Width
from toutilix.cli.messages import INVALID, Fault, command, invalid, words_for
from toutilix.cli.play_in_browser import TableRequest, play_in_browser
from toutilix.cli.play_in_text import DEFAULT_LEVEL, MatchRequest, play_in_text
from toutilix.engine.errors import Malformed
from toutilix.words import Words


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Sit down at once; by default you choose there.")
    ] = None,
    text: Annotated[
        bool, typer.Option("--text", help="In plain lines, for screen readers and braille displays.")
    ] = False,
    players: Annotated[int | None, typer.Option(help="How many play, bots and you.")] = None,
    option: Options = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    level: Annotated[
        str | None,
        typer.Option(
            help="How well the others play: beginner (easy), regular (medium), expert (hard), or adaptive, as you do."
        ),
    ] = None,
    lang: Lang = None,
    lan: Annotated[bool, typer.Option("--lan", help="Offer tables to the local network, as serve --lan does.")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only say where the page is.")] = False,
    width: Width = None,
    seed: Seed = None,
    seat: Annotated[int | None, typer.Option(help="Your seat at the table of --text, from 1.")] = None,
    new: Annotated[bool, typer.Option("--new", help="With --text: start afresh even if a match is saved.")] = False,
) -> None:
    """Play on this computer: opens the browser. With --text in plain lines."""
    words = words_for(lang)
    at_any_table = {"--players": players, "--option": option, "--name": name, "--level": level}
    in_text_alone = {"--width": width, "--seed": seed, "--seat": seat, "--new": new or None}
    try:
        if text:
            _refuse(words, "cli.not_in_text", {"--lan": lan or None, "--no-browser": no_browser or None})
            own = MatchRequest(
                players, tuple(option or ()), name, level or DEFAULT_LEVEL, seed, 1 if seat is None else seat, new, lang
            )
            play_in_text(game, words, width, own)
            return
        _refuse(words, "cli.only_in_text", in_text_alone)
        if game is None:
            _refuse(words, "cli.which_game", at_any_table, command=command(words, lang, "play", "sowix"))
            table = None
        else:
            table = TableRequest.checked(game, players, option, name, level, words)
        play_in_browser(words, table, lan=lan, browser=not no_browser, lang=lang)
    except Malformed as error:
        raise invalid(error, words) from None


def _refuse(words: Words, why: str, flags: Mapping[str, object], **more: str) -> None:
    for flag, value in flags.items():
        if value is not None:
            raise Fault(words.say(why, flag=flag, **more), INVALID)
