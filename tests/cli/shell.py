"""The command line, run in this process as a shell would run it."""

import io
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from toutilix.cli.main import run_with


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


class _Pipe(io.TextIOWrapper):
    """A pipe in memory that can still be read after it was closed by the program."""

    def __init__(self, content: bytes = b"") -> None:
        super().__init__(io.BytesIO(content), encoding="utf-8", newline="", write_through=True)

    def text(self) -> str:
        self.flush()
        assert isinstance(self.buffer, io.BytesIO)
        return self.buffer.getvalue().decode("utf-8")


def run(
    *arguments: str, stdin: str | bytes = b"", home: Path | None = None, env: Mapping[str, str] | None = None
) -> Ran:
    """Run `toutilix` with these arguments; in English unless the environment given says otherwise."""
    told = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    told |= {"COLUMNS": "80", **({"TOUTILIX_HOME": str(home)} if home else {}), **(env or {})}
    typed = stdin.encode("utf-8", "surrogateescape") if isinstance(stdin, str) else stdin
    out, err = _Pipe(), _Pipe()
    with (
        patch.dict(os.environ, told, clear=True),
        patch.object(sys, "stdin", _Pipe(typed)),
        patch.object(sys, "stdout", out),
        patch.object(sys, "stderr", err),
    ):
        try:
            code = run_with(list(arguments))
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        return Ran(code, out.text(), err.text())
