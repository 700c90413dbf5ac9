"""Plain lines in and out, for screen readers and braille displays: no cursor movement, colour or control characters."""

import re
import shutil
import sys
import textwrap
from typing import TextIO

from toutilix.words.echo import plain

NARROWEST = 20
WIDEST = 1000
PROMPT = "> "
LONGEST_INPUT = 4096
_HELD_BY_SPACE = re.compile(r"(?<=«) | (?=[»:;?!](?!\S))")
_HOLD = "\u00a0"


class InputClosed(Exception):
    """End of input, or Ctrl-C."""


def wrap(text: str, width: int) -> list[str]:
    """The lines of a text, none longer than `width`, broken between words (never before a French colon)."""
    lines: list[str] = []
    for line in text.split("\n"):
        held = _HELD_BY_SPACE.sub(_HOLD, plain(line))
        lines += [part.replace(_HOLD, " ") for part in textwrap.wrap(held, width, break_on_hyphens=False)] or [""]
    return lines


class Lines:
    """One person at a terminal or a pipe. Without a `width`, lines are as long as the terminal is wide."""

    def __init__(self, width: int | None = None, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self._asked_width = width
        self._source = source or sys.stdin
        self._sink = sink or sys.stdout

    @property
    def width(self) -> int:
        """Read again for every output: a window may have been resized."""
        return self._asked_width or min(max(NARROWEST, shutil.get_terminal_size().columns), WIDEST)

    def say(self, text: str = "") -> None:
        for line in wrap(text, self.width):
            self._sink.write(line + "\n")

    def ask(self) -> str:
        """The line that the person types after the prompt."""
        self._sink.write(PROMPT)
        self._sink.flush()
        try:
            typed = rest = self._source.readline(LONGEST_INPUT)
            while rest and not rest.endswith("\n"):
                rest = self._source.readline(LONGEST_INPUT)  # The rest of an overlong line is not the next line.
        except KeyboardInterrupt:
            typed = ""
        if not typed:
            self._sink.write("\n")
            raise InputClosed
        answer = plain(typed.strip())
        if not self._source.isatty():
            # Nothing echoes what comes through a pipe, and a transcript without it cannot be followed.
            self._sink.write("\n".join(wrap(answer, self.width - len(PROMPT))) + "\n")
        return answer
