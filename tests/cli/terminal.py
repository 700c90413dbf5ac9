"""A real terminal for the text table: a pty, a program at one end and a typist at the other."""

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

PROMPT = "> "
PATIENCE = 300.0
ROWS = 24
_PROGRAM = """
import fcntl, signal, termios
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from toutilix.cli.main import run
run()
"""
"""The pty becomes the program's own terminal, so that Ctrl-C reaches it as from a keyboard, also when the tests run
in the background, where it is ignored or blocked."""
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")


class Terminal:
    """Types lines and reads until the next prompt, or until the program has ended. `transcript` is all it wrote."""

    def __init__(self, home: Path, *arguments: str, lang: str = "C.UTF-8", columns: int = 80) -> None:
        self.transcript = ""
        self.ended = False
        master, slave = pty.openpty()
        modes = termios.tcgetattr(slave)
        modes[1] &= ~termios.ONLCR
        modes[3] &= ~termios.ECHO
        modes[3] |= termios.NOFLSH  # Else Ctrl-C may throw away what the program answers to it.
        termios.tcsetattr(slave, termios.TCSANOW, modes)
        termios.tcsetwinsize(slave, (ROWS, columns))
        unset = ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS")
        env = {name: value for name, value in os.environ.items() if name not in unset}
        env |= {"TOUTILIX_HOME": str(home), "LANG": lang, "TERM": "xterm-256color", "PYTHONUTF8": "1"}
        program = [sys.executable, "-c", _PROGRAM, *arguments]
        self._process = subprocess.Popen(
            program, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)
        self._master = master

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    def read(self) -> str:
        """The output since the last reading, up to the prompt."""
        waited_until = time.monotonic() + PATIENCE
        got = b""
        while not self.ended and not (b"\n" + got).endswith(b"\n" + PROMPT.encode()):
            ready, _, _ = select.select([self._master], [], [], max(0.0, waited_until - time.monotonic()))
            assert ready, f"no prompt after {got[-500:]!r}"
            try:
                piece = os.read(self._master, 65536)
            except OSError:
                piece = b""
            got += piece
            self.ended = not piece
        text = got.decode("utf-8")
        self.transcript += text + ("" if self.ended else "\n")
        return text.removesuffix(PROMPT)

    def type(self, line: str) -> str:
        os.write(self._master, line.encode() + b"\n")
        return self.read()

    def press(self, key: bytes) -> str:
        self._wait_until_it_reads()
        os.write(self._master, key)
        return self.read()

    def _wait_until_it_reads(self) -> None:
        """A signal between the prompt and the reading after it is noticed only when something is typed."""
        state = Path(f"/proc/{self._process.pid}/stat")
        waited_until = time.monotonic() + PATIENCE
        while state.exists() and state.read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < waited_until, "the program is still busy after its prompt"
            os.sched_yield()

    def resize(self, columns: int) -> None:
        termios.tcsetwinsize(self._master, (ROWS, columns))

    def code(self) -> int:
        return self._process.wait(PATIENCE)


def assert_plain(transcript: str, width: int) -> None:
    """Nothing but lines: no control characters, none longer than the width."""
    found = _CONTROL.search(transcript)
    assert found is None, transcript[max(0, found.start() - 60) : found.end() + 20]
    long = [line for line in transcript.split("\n") if len(line) > width]
    assert not long, long[0]
    assert "Traceback" not in transcript


def unwrapped(text: str) -> str:
    return " ".join(text.split())
