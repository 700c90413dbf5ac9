"""The system calls of a program, in order: proof that it waits for the disk before it says so.

Killing a program does not test the disk, as the system still writes what the program has handed over. A trace does.
"""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.server.store.postgres_server import NotInstalled, install

WRITES = ("pwrite64", "write", "pwritev", "writev")
SENDS = ("write", "writev", "sendto", "sendmsg")
SYNCS = ("fdatasync", "fsync")
LONGEST_TEXT = 1 << 20
_LINE = re.compile(r"^(?P<pid>\d+) +(?:<\.\.\. (?P<resumed>\w+) resumed>|(?P<name>\w+)\()(?P<rest>.*)$", re.DOTALL)
_RESULT = re.compile(r"\) += (?P<result>-?\d+|\?)[^=]*$")
_UNFINISHED = " <unfinished ...>"


class Call(NamedTuple):
    """`began` and `ended` count the lines of the trace: calls of several threads overlap."""

    name: str
    text: str
    began: int
    ended: int
    result: int

    @property
    def file(self) -> str:
        """The path of the file or socket it was made on."""
        return self.text.partition("<")[2].partition(">")[0]


def read_trace(lines: Iterable[str]) -> list[Call]:
    """Finished calls, in the order in which they began."""
    calls: list[Call] = []
    waiting: dict[str, tuple[str, str, int]] = {}
    for number, line in enumerate(lines):
        found = _LINE.match(line.rstrip("\n"))
        if found is None:
            continue
        pid, rest = found["pid"], found["rest"]
        if found["name"] and rest.endswith(_UNFINISHED):
            waiting[pid] = (found["name"], rest.removesuffix(_UNFINISHED), number)
            continue
        name, text, began = (found["name"], "", number) if found["name"] else waiting.pop(pid)
        text += rest
        result = _RESULT.search(text)
        if result is not None and result["result"] != "?":
            calls.append(Call(name, text[: result.start()], began, number, int(result["result"])))
    return sorted(calls, key=lambda call: call.began)


def told_too_early(calls: Sequence[Call], marks: Iterable[tuple[str, str]], kept_in: str) -> list[str]:
    """For each (mark in what is kept, mark in what is told): the told ones that were not preceded by a sync which began
    after the write had ended, and ended before the telling began. `kept_in` ends the names of the files that count."""
    kept = [call for call in calls if call.name in WRITES and call.file.endswith(kept_in)]
    syncs = [call for call in calls if call.name in SYNCS and call.file.endswith(kept_in) and call.result == 0]
    sends = [call for call in calls if call.name in SENDS and not call.file.endswith(kept_in)]
    early: list[str] = []
    for kept_mark, told_mark in marks:
        written = next((call.ended for call in kept if kept_mark in call.text), None)
        told = next((call.began for call in sends if told_mark in call.text), None)
        if told is None:
            early.append(f"{told_mark}: never told")
        elif written is None:
            early.append(f"{told_mark}: never written")
        elif not any(written < sync.began and sync.ended < told for sync in syncs):
            early.append(f"{told_mark}: told before it was synced")
    return early


def strace() -> str:
    """The program, installed where that can be done and allowed to trace; NotInstalled else."""
    if shutil.which("strace") is None:
        install("strace")
    found = shutil.which("strace")
    if found is None:
        raise NotInstalled("strace is not to be found")
    with tempfile.NamedTemporaryFile() as file:
        tried = subprocess.run([found, "-f", "-o", file.name, "true"], capture_output=True, text=True, check=False)
    if tried.returncode:
        raise NotInstalled(f"strace may not trace here: {tried.stderr.strip()}")
    return found


def traced(command: Sequence[str], output: Path) -> list[str]:
    """A command line that runs `command` and writes its trace to `output`."""
    calls = ",".join(sorted({*WRITES, *SENDS, *SYNCS}))
    return [strace(), "-f", "-y", "-s", str(LONGEST_TEXT), "-e", f"trace={calls}", "-o", str(output), *command]
