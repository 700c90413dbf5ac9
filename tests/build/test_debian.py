"""tools/debian.sh: silent where all is there, and clear where it cannot help."""

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "debian.sh"
needs_debian = pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="this is not Debian")


def debian(*packages: str, **setting: str) -> tuple[int, str]:
    done = subprocess.run(
        [SCRIPT, *packages],
        env=setting or None,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


@needs_debian
def test_nothing_is_said_where_nothing_is_missing() -> None:
    assert debian("bash", "coreutils") == (0, "")
    assert debian() == (0, "")


def test_a_package_that_cannot_be_installed_is_named(tmp_path: Path) -> None:
    """A machine without apt-get: these programs and no others."""
    for name in ("bash", "env", "cut", "id", "dpkg-query"):
        if found := shutil.which(name):
            (tmp_path / name).symlink_to(found)
    code, said = debian("bash", "no-such-package", PATH=str(tmp_path))
    assert code == 1
    assert "no-such-package" in said
    assert "there is no apt-get here" in said
