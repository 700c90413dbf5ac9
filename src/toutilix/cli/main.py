"""The `toutilix` command: every verb is a small function in a module of its own."""

import sys

import typer
from typer.exceptions import TyperException

from toutilix.cli import kept, play, positions, records, rules, serve, simulate, strength
from toutilix.cli.speech import Fault, complain

app = typer.Typer(
    name="toutilix",
    help="The Toutilix letter-card games by Christine Larquetout (an unofficial project).",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    invoke_without_command=True,
)

app.command()(play.play)
app.command()(serve.serve)
app.command()(kept.export)
app.command()(kept.backup)
app.command()(rules.rules)
app.command()(positions.new)
app.command()(positions.legal)
app.command()(positions.move)
app.command()(records.replay)
app.command()(records.verify)
app.command()(simulate.simulate)
app.command()(strength.strength)


@app.callback()
def sit_down(context: typer.Context) -> None:
    """The Toutilix letter-card games by Christine Larquetout (an unofficial project)."""
    if context.invoked_subcommand is None:
        play.play()


def run() -> None:
    """Entry point: whatever goes wrong with the input ends in one sentence and an exit code."""
    sys.exit(run_with(sys.argv[1:]))


def run_with(arguments: list[str]) -> int:
    """The exit code of the command with these arguments."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # What cannot be read or shown in this terminal's encoding must not end in a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    try:
        code = app(arguments, prog_name="toutilix", standalone_mode=False)
        sys.stdout.flush()
    except Fault as fault:
        complain(fault)
        return fault.code
    except TyperException as error:
        complain(Fault(" ".join(error.format_message().split()), error.exit_code))
        return error.exit_code
    except BrokenPipeError:
        # Whoever read the output has gone; closing quietly keeps the interpreter from complaining at exit.
        sys.stderr.close()
        return 1
    return code if isinstance(code, int) else 0
