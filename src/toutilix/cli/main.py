"""The `toutilix` command: every verb is a small function here; the work is done elsewhere."""

import sys

import typer

from toutilix.cli import positions
from toutilix.cli.speech import Fault, complain

app = typer.Typer(
    name="toutilix",
    help="The Toutilix letter-card games by Christine Larquetout (an unofficial project).",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    no_args_is_help=True,
)

app.command()(positions.new)
app.command()(positions.legal)
app.command()(positions.move)


def run() -> None:
    """Entry point: whatever goes wrong with the input ends in one sentence and an exit code."""
    try:
        app()
    except Fault as fault:
        complain(fault)
        sys.exit(fault.code)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
