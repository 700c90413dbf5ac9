"""new, legal, move: positions in and out, for people with a shell and for programs."""

import json
import secrets
import sys
from typing import Annotated

import msgspec
import typer

from toutilix.cli.inputs import GameName, Lang, Options, Seed, find_game, read_file, read_options
from toutilix.cli.messages import INVALID, Fault, illegal, invalid, words_for
from toutilix.cli.typed_moves import from_french
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.facts import Event
from toutilix.engine.game import Game
from toutilix.engine.kind import AnyKind
from toutilix.engine.notation import as_document
from toutilix.engine.shuffle import SEED_BYTES, Shuffler
from toutilix.engine.state import AnyState
from toutilix.engine.typed import do_typed, read_seed
from toutilix.games import find
from toutilix.words import Words

File = Annotated[str, typer.Argument(metavar="FILE|-", help="A position (JSON), or - for standard input.")]


def new(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many play.")],
    seed: Seed = None,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Print the position after the first deal."""
    words = words_for(lang)
    try:
        kind = find_game(game)
        made = kind.game(players, read_options(option))
        shuffler = Shuffler(read_seed(seed) if seed else secrets.token_bytes(SEED_BYTES), [""] * players)
        state = made.new()
        state.deal(made.deal_from(shuffler, 1))
    except Malformed as error:
        raise invalid(error, words) from None
    _print_position(kind, made, state)


def legal(
    file: File,
    count: Annotated[bool, typer.Option("--count", help="Only the number of plays, without passes and calls.")] = False,
    lang: Lang = None,
) -> None:
    """Print the legal moves of a position, one a line."""
    kind, _, state = _read_position(file, words_for(lang))
    if count:
        print(count_plays(kind, state))
        return
    table = state.table
    for seat in table.actors():
        prefix = "" if seat == table.turn else f"{seat + 1}: "
        for move in state.look(seat).legal_moves():
            sys.stdout.write(f"{prefix}{kind.notation.write_move(move)}\n")


def count_plays(kind: AnyKind, state: AnyState) -> int:
    turn = state.table.turn
    if turn < 0:
        return 0
    return sum(kind.notation.is_play(move) for move in state.look(turn).legal_moves())


def move(
    file: File,
    moves: Annotated[list[str], typer.Argument(metavar="MOVE...", help="Moves, deals and shuffles, in order.")],
    lang: Lang = None,
) -> None:
    """Print the position after these moves, and on standard error what happened."""
    words = words_for(lang)
    kind, game, state = _read_position(file, words)
    events: list[Event] = []
    for number, text in enumerate(moves, 1):
        try:
            # The verbs that French refusals teach are understood.
            events += do_typed(kind, game, state, from_french(text) if words.language == "fr" else text)
        except (Malformed, Illegal) as error:
            fault = invalid(error, words) if isinstance(error, Malformed) else illegal(error, words)
            if len(moves) > 1:
                fault = Fault(
                    f"{fault.sentence} [{words.say('cli.move_number', number=number, move=text)}]", fault.code
                )
            raise fault from None
    _print_position(kind, game, state)
    for event in events:
        print(words.fact(event), file=sys.stderr)


def _read_position(file: str, words: Words) -> tuple[AnyKind, Game, AnyState]:
    try:
        document = as_document(msgspec.json.decode(read_file(file, words)))
        kind = find(document.get("game"))
        return kind, *kind.read_position(document)
    except Malformed as error:
        raise invalid(error, words) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Fault(words.say("position.json"), INVALID) from None


def _print_position(kind: AnyKind, game: Game, state: AnyState) -> None:
    print(json.dumps(kind.write_position(game, state)))
