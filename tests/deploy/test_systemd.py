"""The unit for systemd, checked by systemd."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.deploy.files import DEPLOY, program, read
from toutilix.server.base.settings import SETTINGS

WORST = 20
"""Tenths, as systemd counts exposure: of services in general most have more than 90."""


def unit(tmp_path: Path) -> Path:
    """Its program is the one of these tests: the installed one is not here."""
    copy = tmp_path / "toutilix.service"
    ours = shutil.which("toutilix", path=str(Path(sys.executable).parent)) or sys.executable
    copy.write_text(read("toutilix.service").replace("/opt/toutilix/bin/toutilix", ours))
    return copy


def test_systemd_understands_every_line(tmp_path: Path) -> None:
    command = [program("systemd-analyze", "systemd"), "verify", "--man=no", str(unit(tmp_path))]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "toutilix" in line]
    assert (done.returncode, ours) == (0, [])


def test_systemd_finds_it_well_locked_up() -> None:
    analyze = program("systemd-analyze", "systemd")
    command = [analyze, "security", "--offline=yes", f"--threshold={WORST}", str(DEPLOY / "toutilix.service")]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout[-400:]


def test_its_settings_exist() -> None:
    named = set(re.findall(r"TOUTILIX_[A-Z_]+[A-Z]", read("toutilix.service")))
    assert named <= {setting.variable for setting in SETTINGS} | {"TOUTILIX_HOME"}
    assert len(named) > 1
