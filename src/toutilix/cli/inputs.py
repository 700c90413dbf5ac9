"""What several verbs take: a language, files, options, a line width."""

import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer

from toutilix.cli.speech import INVALID, Fault, Language
from toutilix.engine.errors import Malformed
from toutilix.words import Words

NARROWEST = 20
WIDEST = 1000

Lang = Annotated[Language | None, typer.Option(help="en or fr; by default what the environment asks for.")]
GameName = Annotated[str, typer.Argument(metavar="GAME")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A table option.")]
Seed = Annotated[str | None, typer.Option(metavar="HEX", help="The match seed; by default a fresh one.")]
Width = Annotated[int | None, typer.Option(min=NARROWEST, max=WIDEST, help="The longest line.")]


def read_options(given: list[str] | None) -> dict[str, object]:
    """`NAME=VALUE` pairs, as typed."""
    options: dict[str, object] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or name in options:
            raise Malformed("option.pair", text=pair)
        options[name] = value
    return options


def read_file(file: str, words: Words) -> bytes:
    """The bytes of a file; `-` is standard input."""
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError):
        raise Fault(words.say("cli.no_file", file=file), INVALID) from None


def line_width(asked: int | None) -> int:
    """What was asked for, else the terminal's own width."""
    return asked or max(NARROWEST, shutil.get_terminal_size().columns)
