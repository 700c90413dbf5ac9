"""The `toutilix` command as a process of its own, and what it says line by line."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

COMMAND = [sys.executable, "-c", "from toutilix.cli.main import run; run()"]
_QUIET = ("LC_ALL", "LC_MESSAGES", "LANG", "BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "SSH_TTY")


def environment(home: Path, env: Mapping[str, str] | None = None) -> dict[str, str]:
    """Nothing of this machine's own settings, no screen, and English."""
    kept = {k: v for k, v in os.environ.items() if k not in _QUIET and not k.startswith("TOUTILIX_")}
    folders = {"TOUTILIX_HOME": str(home), "XDG_CONFIG_HOME": str(home / "config")}
    return {**kept, **folders, "PYTHONIOENCODING": "utf-8", **(env or {})}


@contextmanager
def started(
    arguments: Sequence[str],
    home: Path,
    env: Mapping[str, str] | None = None,
    prefix: Sequence[str] = (),
    command: Sequence[str] = COMMAND,
) -> Iterator[list[str]]:
    """The lines of a server until it says how to stop it. It is stopped as by Ctrl-C; its last lines are added."""
    with subprocess.Popen(
        [*prefix, *command, *arguments],
        env=environment(home, env),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as server:
        assert server.stdout is not None
        said: list[str] = []
        try:
            for line in server.stdout:
                said.append(line.rstrip("\n"))
                if "Ctrl-C" in line:
                    break
            yield said
        finally:
            server.send_signal(signal.SIGINT)
            rest, errors = server.communicate()
            said += rest.splitlines()
        assert server.returncode == 0, errors
        assert "Traceback" not in errors
