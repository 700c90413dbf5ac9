"""A game that lives outside the package runs everywhere, without a change outside its folders (tests/minilix)."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp

from tests.server.started import COMMAND, environment, started

ROOT = Path(__file__).resolve().parents[2]
WITH_MINILIX = {"TOUTILIX_GAMES": "tests.minilix", "PYTHONPATH": str(ROOT)}


def ran(command: Sequence[str], home: Path, stdin: str = "") -> str:
    done = subprocess.run(
        command,
        input=stdin,
        env=environment(home, WITH_MINILIX),
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_it_is_on_the_list_only_where_it_is_asked_for() -> None:
    assert "TOUTILIX_GAMES" not in os.environ
    from toutilix.games import GAMES

    assert "minilix" not in [kind.name for kind in GAMES]


def test_it_passes_the_conformance_suite(tmp_path: Path) -> None:
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "minilix"]
    told = ran([*pytest, "tests/conformance", "tests/words/test_words.py", "tests/adapters"], tmp_path)
    assert " passed" in told or told.strip().endswith("[100%]")
    assert told.count(".") > 60


def test_it_is_played_at_the_text_table(tmp_path: Path) -> None:
    """Any card is legal, so that the letters of the alphabet, one after the other, play a whole match."""
    typed = "".join(f"{letter}p\n" for _ in range(20) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for lang, won in (("en", "the most points win"), ("fr", "le plus grand nombre de points")):
        play = [*COMMAND, "play", "minilix", "--text", "--players", "2", "--seed", "1", "--lang", lang]
        told = ran(play, tmp_path / lang, typed)
        assert won in told


def test_bots_of_the_arena_play_it(tmp_path: Path) -> None:
    simulate = [*COMMAND, "simulate", "minilix", "--bots", "expert:20,random", "--hands", "40", "--seed", "1"]
    report = tmp_path / "report.json"
    ran([*simulate, "--json", str(report)], tmp_path)
    assert json.loads(report.read_text())["series"]["game"] == "minilix"


def test_a_server_plays_it_with_bots(tmp_path: Path) -> None:
    serve = ["serve", "--port", "0", "--no-qr", "--log-level", "error", "--no-limits", "--expert-seconds", "0.05"]
    with started(serve, tmp_path, WITH_MINILIX) as said:
        address = next(word for line in said for word in line.split() if word.startswith("http://")).rstrip("/")
        over = asyncio.run(play_a_match(address))
    assert over["over"] == "match"
    assert sum(over["scores"]) == 15


async def play_a_match(address: str) -> dict[str, Any]:
    """One person and two bots at a table of three, to the end; what lies on the table then."""
    wish = {
        "game": "minilix",
        "players": 3,
        "name": "Zoé",
        "bots": {"2": "beginner", "3": "expert"},
        "pace": {"bots": "instant"},
    }
    async with aiohttp.ClientSession(address) as session:
        async with session.get("/api/games/minilix/words?lang=fr") as words:
            assert "Vous jouez" in (await words.json())["text"]
        async with session.post("/api/tables", json=wish) as made:
            created = await made.json()
            assert made.status == 201, created
        table = created["path"].rpartition("/")[2]
        token = created["keys"][0]["token"]
        start = {"do": "start"}
        headers = {"Authorization": f"Bearer {token}"}
        async with session.post(f"/api/tables/{table}/host", json=start, headers=headers) as begun:
            assert begun.status < 300, await begun.text()
        async with session.ws_connect(f"/api/tables/{table}/live") as socket:
            await socket.send_json({"type": "hello", "token": token, "text": True})
            facts: dict[str, Any] = {}
            async for message in socket:
                told = json.loads(message.data)
                facts |= told.get("table", {})
                n = told["act"]["n"] if told["type"] == "happened" else told.get("n")
                if facts.get("over") == "match":
                    return facts
                if facts.get("over") == "hand":
                    await socket.send_json({"type": "next", "n": n})
                elif told.get("choice", {}).get("moves"):
                    assert told["text"]["sections"]
                    move = told["choice"]["moves"][0]["text"]
                    await socket.send_json({"type": "play", "id": f"m{n}", "n": n, "move": move})
    raise AssertionError("the table closed")
