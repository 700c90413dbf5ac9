"""A server that is to offer the site of a device, and has none."""

import subprocess
import sys
from pathlib import Path


def test_a_folder_without_the_site_is_refused(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).with_name("toutilix")), "serve", "--offline", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "should be a folder with the built site" in done.stderr
