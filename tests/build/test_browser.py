"""tools/browser.py: what is not tested is said, and nothing is left running."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import browser, web


def test_where_there_is_no_browser_it_is_said_or_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(browser, "SHELL", str(tmp_path / "shell"))
    monkeypatch.setattr(browser, "WHOLE", str(tmp_path / "chromium"))
    monkeypatch.setattr(web, "is_built", lambda _: True)
    monkeypatch.setattr(browser, "AXE", Path(__file__))
    monkeypatch.setattr(subprocess, "run", lambda command, **_: asked.append(command))
    monkeypatch.setenv("TOUTILIX_COMPILE", "auto")
    assert browser.main() == 0
    assert capsys.readouterr().out == f"NOT TESTED IN A BROWSER: there is no {tmp_path}/shell.\n"
    monkeypatch.setenv("TOUTILIX_COMPILE", "1")
    assert browser.main() == 1
    assert asked == [[web.ROOT / "tools" / "debian.sh", *browser.PACKAGES]] * 2


def test_tests_that_hang_are_ended_with_all_that_they_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ends of a pipe: it is closed when the last of them is gone."""
    monkeypatch.setattr(browser, "LONGEST", 0.5)
    monkeypatch.setattr(browser, "GRACE", 0.1)
    stubborn = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); signal.pause()"
    script = (
        f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {stubborn!r}], close_fds=False); {stubborn}"
    )
    reader, writer = os.pipe()
    os.set_inheritable(writer, True)
    popen = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: popen(command, close_fds=False, **how))
    assert browser.run([sys.executable, "-c", script]) == 1
    os.close(writer)
    assert os.read(reader, 1) == b""
    os.close(reader)


@pytest.mark.parametrize("code", [0, 3])
def test_the_outcome_of_the_tests_is_passed_on(code: int) -> None:
    assert browser.run([sys.executable, "-c", f"raise SystemExit({code})"]) == code
