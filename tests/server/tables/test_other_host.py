"""The same tables in another host: all they need comes through their interfaces."""

import json
import subprocess
import sys

import pytest

from toutilix.games import GAMES


@pytest.mark.parametrize("game", [kind.name for kind in GAMES])
def test_a_match_is_played_without_sockets_threads_processes_or_databases(game: str) -> None:
    """With bots, advice, a table that slept and was restored, a replay and the proof of its deals."""
    command = [sys.executable, "-m", "tests.server.tables.other_host", game]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert {"welcome", "happened", "about", "hinted"} <= set(told["heard"])
    assert told["finished"] == 1
    assert told["replayed"] > 10
    assert told["fair"]
    assert not told["loaded"]
