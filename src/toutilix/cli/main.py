"""The `toutilix` command: every verb is a small function in a module of its own."""

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from typing import Annotated

import typer
from typer.exceptions import Abort, TyperException

from toutilix import __version__
from toutilix.cli.messages import INTERRUPTED, INVALID, Fault, complain, words_for
from toutilix.cli.usage import usage_fault, words_asked_for

VERBS = {
    "play": "play",
    "daily": "daily",
    "serve": "serve",
    "export": "store_commands",
    "backup": "store_commands",
    "rules": "rules",
    "new": "positions",
    "legal": "positions",
    "move": "positions",
    "replay": "records",
    "verify": "records",
    "review": "review",
    "practice": "puzzles",
    "puzzles": "puzzles",
    "simulate": "simulate",
    "strength": "strength",
    "store": "store_commands",
}
"""Each verb and the module that has it: a command loads no module but its own."""


def app_of(verbs: Iterable[str] = tuple(VERBS)) -> typer.Typer:
    """The program with these verbs."""
    app = typer.Typer(
        name="toutilix",
        help="The Toutilix letter-card games by Christine Larquetout (an unofficial project).",
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        invoke_without_command=True,
    )
    app.callback()(sit_down)
    for verb in verbs:
        module = import_module(f"toutilix.cli.{VERBS[verb]}")
        if verb == "store":
            app.add_typer(module.schema)
        else:
            app.command()(getattr(module, verb))
    return app


def sit_down(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """The Toutilix letter-card games by Christine Larquetout (an unofficial project)."""
    if version:
        print(f"toutilix {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from toutilix.cli.play import play

        play()


def run() -> None:
    """Entry point: every error in the input ends in one sentence and an exit code."""
    sys.exit(run_with(sys.argv[1:]))


def run_with(arguments: list[str]) -> int:
    """The exit code of the command with these arguments."""
    _ready_streams()
    try:
        asked = arguments[0] if arguments else "play"
        app = app_of([asked] if asked in VERBS else VERBS)
        code = app(arguments, prog_name="toutilix", standalone_mode=False)
        sys.stdout.flush()
    except Fault as fault:
        complain(fault)
        return fault.code
    except TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error.format_message(), file=sys.stderr)
        else:
            complain(Fault(usage_fault(error, words_asked_for(arguments)), error.exit_code))
        return error.exit_code
    except (Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads the output any more.
        _discard_output()
        return 1
    except OSError as error:
        # A full disk, for instance.
        _discard_output()
        complain(Fault(words_for(None).say("cli.system", why=os.strerror(error.errno or 0)), INVALID))
        return INVALID
    return code if isinstance(code, int) else 0


def _ready_streams() -> None:
    """There may be none of them; and what cannot be read or shown in their encoding must not end in a traceback."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")


def _discard_output() -> None:
    """Else the interpreter tries to write the rest when it ends, and complains."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
