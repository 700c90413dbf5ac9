"""Every acknowledgement comes after the disk has confirmed what it acknowledges."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.machine import missing
from tests.server.store.postgres_server import NotInstalled
from tests.server.store.trace import Call, read_trace, told_too_early, traced

ROOT = Path(__file__).resolve().parents[3]
LINES = 200
MARKS = [(f"line {number}.", f"ack {number}.") for number in range(LINES)]


def trace(folder: Path, synchronous: str) -> list[Call]:
    program = [sys.executable, "-m", "tests.server.store.acknowledging"]
    output = folder / "trace"
    try:
        command = traced([*program, f"sqlite:{folder / 'tables.sqlite'}", str(LINES), synchronous], output)
    except NotInstalled as why:
        missing(str(why))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with output.open(encoding="utf-8", errors="replace") as lines:
        return read_trace(lines)


def test_every_acknowledgement_comes_after_its_sync(tmp_path: Path) -> None:
    calls = trace(tmp_path, "FULL")
    assert told_too_early(calls, MARKS, "tables.sqlite-wal") == []


def test_the_trace_would_show_a_store_that_does_not_sync(tmp_path: Path) -> None:
    early = told_too_early(trace(tmp_path, "NORMAL"), MARKS, "tables.sqlite-wal")
    assert len(early) == LINES
    assert early[0].endswith("told before it was synced")


# --- reading a trace --------------------------------------------------------------------------------------------------

SYNCED = """\
7 pwrite64(5</x/t-wal>, "\\0\\1line 1.\\0", 4096, 32) = 4096
7 fdatasync(5</x/t-wal> <unfinished ...>
8 write(4<socket:[1]>, "other", 5) = 5
7 <... fdatasync resumed>) = 0
8 write(1<pipe:[2]>, "ack 1.\\n", 7) = 7
8 +++ exited with 0 +++
"""


def early(text: str) -> list[str]:
    return told_too_early(read_trace(text.splitlines()), [("line 1.", "ack 1.")], "t-wal")


def test_calls_of_several_threads_are_put_together() -> None:
    calls = read_trace(SYNCED.splitlines())
    assert [(call.name, call.file, call.began, call.ended, call.result) for call in calls] == [
        ("pwrite64", "/x/t-wal", 0, 0, 4096),
        ("fdatasync", "/x/t-wal", 1, 3, 0),
        ("write", "socket:[1]", 2, 2, 5),
        ("write", "pipe:[2]", 4, 4, 7),
    ]
    assert early(SYNCED) == []


@pytest.mark.parametrize(
    ("was", "becomes", "why"),
    [
        ('"other", 5', '"ack 1.", 5', "told before"),
        ("resumed>) = 0", "resumed>) = -1 EIO (Input/output error)", "told before"),
        ("fdatasync(5</x/t-wal>", "fdatasync(5</x/t>", "told before"),
        ("7 <... fdatasync resumed>) = 0\n", "", "told before"),
        ("line 1.", "line 2.", "never written"),
        ("ack 1.", "ack 2.", "never told"),
    ],
)
def test_an_early_acknowledgement_is_found(was: str, becomes: str, why: str) -> None:
    assert was in SYNCED
    [found] = early(SYNCED.replace(was, becomes))
    assert why in found


def test_a_sync_that_began_before_the_write_had_ended_does_not_count() -> None:
    first, second, *rest = SYNCED.splitlines(keepends=True)
    [found] = early("".join([second, first.replace("7 ", "9 ", 1), *rest]))
    assert "told before" in found
