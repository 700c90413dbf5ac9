"""The pack of the built site, run by Pyodide under Node: all that a browser will run, without the browser."""

import gzip
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import web
from tools.offline import trial
from tools.offline.packs import gather, our_modules

from tests.device.built_site import built_site
from toutilix.coach.puzzles import puzzles_of
from toutilix.games import GAMES

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def pack() -> Path:
    return next((built_site() / "assets").glob("python-*.pack"))


def run(pack: Path, script: Path) -> str:
    node = web.need_node()
    command = [str(Path(node.path, "node")), str(HERE / "run_pack.mjs"), str(pack), str(script)]
    done = subprocess.run(command, cwd=web.ROOT / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-2000:]
    return done.stdout.splitlines()[-1]


def test_the_same_seeds_give_the_same_matches(pack: Path, tmp_path: Path) -> None:
    """Event for event, in the browser's Python and in this one."""
    script = Path(shutil.copy(HERE / "same_events.py", tmp_path))
    shutil.copytree(HERE.parent / "records", tmp_path / "golden", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    there = json.loads(run(pack, script))
    command = [sys.executable, "-c", "import same_events; print(same_events.main())"]
    here = json.loads(subprocess.check_output(command, cwd=tmp_path))
    assert there == here
    assert len(here) == len(list((tmp_path / "golden").iterdir())) + 4


def test_everything_a_device_does_works_from_the_pack(pack: Path, tmp_path: Path) -> None:
    """It has all modules that are needed, of ours and of Python's."""
    script = tmp_path / "whole.py"
    source = Path(trial.__file__).read_text("utf-8")
    script.write_text(f"{source}\n\nasync def main() -> str:\n    return json.dumps(await play_all())\n", "utf-8")
    *matches, rest = json.loads(run(pack, script))
    assert [match["game"] for match in matches] == [kind.name for kind in GAMES]
    for match in matches:
        assert match["fair"]
        assert match["same"]
        assert match["reviewed"] == [0, 0, 0] * (match["game"] == trial.SHORTEST), "each seat's sum is its result"
        assert match["steps"] > 10
        assert {"welcome", "happened", "hinted"} <= set(match["heard"])
    assert rest["refused"] == [400, 404]
    assert "happened" in rest["lesson"]
    assert rest["puzzles"] == [len(puzzles_of(kind.name)) for kind in GAMES]
    assert all(rest["puzzles"])
    assert rest["solved"]
    assert rest["rules"]


@pytest.mark.long
def test_a_package_with_compiled_modules_is_unpacked_whole(tmp_path: Path) -> None:
    """As with a wheel that was compiled for Pyodide. The binary is none: there is no compiler for it here."""
    built_site()
    folder, packed = tmp_path / "gathered", tmp_path / "python.pack"
    gather(web.ROOT, folder, web.ROOT / ".cache" / "offline" / "wheels")
    folder.joinpath("ours", "toutilix", "nothing.cpython-314-wasm32-emscripten.so").touch()
    web.need_node().run_script(web.ROOT / "web", web.ROOT / "tools" / "offline" / "pack.mjs", str(folder), str(packed))
    packed.write_bytes(gzip.compress(packed.read_bytes()))
    script = tmp_path / "where.py"
    script.write_text(
        "import asyncio, json\n"
        "from toutilix.device import browser, storage\n"
        "class Bridge:\n"
        "    keeps = False\n"
        "async def main():\n"
        "    host = await browser.start(Bridge())\n"
        "    games = await host.answer(json.dumps({'method': 'GET', 'path': 'games'}))\n"
        "    return json.dumps([browser.__file__, json.loads(games)['status']])\n",
        "utf-8",
    )
    where, status = json.loads(run(packed, script))
    assert where.endswith("/site-packages/toutilix/device/browser.pyc")
    assert status == 200


def test_nothing_of_a_server_is_in_the_pack() -> None:
    names = {path.relative_to(web.ROOT / "src" / "toutilix").as_posix() for path in our_modules(web.ROOT / "src")}
    assert "device/browser.py" in names
    assert not [name for name in names if name.startswith(("server/http", "cli", "words", "arena", "adapters", "api"))]
    assert not [name for name in names if "sqlite" in name or "postgres" in name or "pool" in name]
