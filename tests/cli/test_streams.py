"""Standard streams that are closed, full or gone: one sentence at most, never a traceback."""

import subprocess
import sys

import pytest

PROGRAM = "from toutilix.cli.main import run; run()"


def shell(redirected: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run toutilix from a shell that redirects its streams."""
    command = ["sh", "-c", f'exec "$@" {redirected}', "sh", sys.executable, "-c", PROGRAM, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize("arguments", [("new", "sowix", "--players", "3"), ("rules", "sowix")], ids=["short", "long"])
def test_a_full_disk_is_said(arguments: tuple[str, ...]) -> None:
    ran = shell(">/dev/full", *arguments)
    assert (ran.returncode, ran.stderr) == (2, "The system reports: No space left on device.\n")


def test_output_that_nobody_reads_ends_quietly() -> None:
    ran = shell("| true", "rules", "sowix")
    assert ran.stderr == ""


@pytest.mark.parametrize("redirected", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_may_be_closed(redirected: str) -> None:
    assert shell(redirected, "new", "sowix", "--players", "3").stderr == ""
    assert shell(redirected, "new", "sowix", "--players", "99").returncode == 2
    assert shell(redirected, "legal", "-").returncode == 2
