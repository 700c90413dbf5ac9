"""Arguments that several commands share: a language, a game, files, options, a line width."""

import sys
import unicodedata
from pathlib import Path
from typing import Annotated

import typer

from toutilix.cli.messages import INVALID, Fault, Language
from toutilix.cli.terminal_lines import NARROWEST, WIDEST
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES, find
from toutilix.words import LANGUAGES, Words

Lang = Annotated[Language | None, typer.Option(help="en or fr; by default what the environment asks for.")]
GameName = Annotated[str, typer.Argument(metavar="GAME")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A table option.")]
Seed = Annotated[str | None, typer.Option(metavar="HEX", help="The match seed; by default a fresh one.")]
Width = Annotated[
    int | None, typer.Option(min=NARROWEST, max=WIDEST, help="The longest line; by default as wide as the terminal.")
]


def find_game(typed: str) -> AnyKind:
    """The game of this name in any language, with or without accents and capitals; Malformed lists the games."""
    for kind in GAMES:
        names = [kind.name, *(Words(language).say(f"{kind.name}.name") for language in LANGUAGES)]
        if without_accents(typed.strip().casefold()) in [without_accents(name.casefold()) for name in names]:
            return kind
    return find(typed)


def without_accents(text: str) -> str:
    return "".join(part for part in unicodedata.normalize("NFKD", text) if not unicodedata.combining(part))


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
