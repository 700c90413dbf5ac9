"""The `toutilix` command: every verb is a small function in a module of its own."""

import os
import sys
from contextlib import suppress

import typer
from typer.exceptions import Abort, TyperException

from toutilix.cli import (
    daily,
    play,
    positions,
    puzzles,
    records,
    review,
    rules,
    serve,
    simulate,
    store_commands,
    strength,
)
from toutilix.cli.messages import INTERRUPTED, INVALID, Fault, complain, words_for

app = typer.Typer(
    name="toutilix",
    help="The Toutilix letter-card games by Christine Larquetout (an unofficial project).",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    invoke_without_command=True,
)

app.command()(play.play)
app.command()(daily.daily)
app.command()(serve.serve)
app.command()(store_commands.export)
app.command()(store_commands.backup)
app.add_typer(store_commands.schema)
app.command()(rules.rules)
app.command()(positions.new)
app.command()(positions.legal)
app.command()(positions.move)
app.command()(records.replay)
app.command()(records.verify)
app.command()(review.review)
app.command()(puzzles.practice)
app.command()(puzzles.puzzles)
app.command()(simulate.simulate)
app.command()(strength.strength)


@app.callback()
def sit_down(context: typer.Context) -> None:
    """The Toutilix letter-card games by Christine Larquetout (an unofficial project)."""
    if context.invoked_subcommand is None:
        play.play()


def run() -> None:
    """Entry point: every error in the input ends in one sentence and an exit code."""
    sys.exit(run_with(sys.argv[1:]))


def run_with(arguments: list[str]) -> int:
    """The exit code of the command with these arguments."""
    _ready_streams()
    try:
        code = app(arguments, prog_name="toutilix", standalone_mode=False)
        sys.stdout.flush()
    except Fault as fault:
        complain(fault)
        return fault.code
    except TyperException as error:
        complain(Fault(" ".join(error.format_message().split()), error.exit_code))
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
