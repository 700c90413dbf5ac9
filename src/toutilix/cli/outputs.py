"""Files that verbs write: asked about before the work, written after it."""

import os
from pathlib import Path

from toutilix.arena.plots import FORMATS
from toutilix.cli.extras import need_extra
from toutilix.engine.errors import Malformed


def check_writable(*files: Path | None) -> None:
    """Refuse a file that cannot be written now, rather than after hours of play."""
    for file in files:
        if file is not None and not _can_be_written(file):
            raise Malformed("cli.no_write", file=str(file))


def _can_be_written(file: Path) -> bool:
    try:
        return not file.is_dir() and file.parent.is_dir() and os.access(file.parent, os.W_OK)
    except (OSError, ValueError):  # A name that no file can have.
        return False


def check_plot(plot: Path | None) -> None:
    """A picture that can be drawn, in a format that there is."""
    if plot is not None and plot.suffix.lower() not in FORMATS:
        raise Malformed("cli.plot_format")
    if plot is not None:
        need_extra("plots")


def write_file(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except (OSError, ValueError):
        raise Malformed("cli.no_write", file=str(file)) from None
