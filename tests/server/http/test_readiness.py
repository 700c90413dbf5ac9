"""/api/ready: a server that cannot keep a move, or is about to stop, says so to a load balancer."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.durability.test_waiting import waiting
from tests.server.house import OpenHouse, spend
from toutilix.server.http import app, readiness
from toutilix.server.http.readiness import Readiness
from toutilix.server.store import SaveTable
from toutilix.words import LANGUAGES, Words

made: list[Readiness] = []


@pytest.fixture(autouse=True)
def _every_question_counts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is remembered from one question to the next, and the server's readiness can be got at."""

    class Seen(Readiness):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments)  # type: ignore[arg-type]
            made.append(self)

    monkeypatch.setattr(readiness, "RECENT_SECONDS", 0.0)
    monkeypatch.setattr(readiness, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(app, "Readiness", Seen)
    yield
    made.clear()


async def ready(house: OpenHouse) -> str:
    status, answer = await house.ask("GET", "/api/ready")
    assert (await house.ask("GET", "/api/health"))[0] == 200, "it lives in any case"
    if status == 200:
        assert answer == {"status": "ready"}
        return "ready"
    assert status == 503
    assert answer["sentence"] in [Words(language).say(answer["why"]["code"]) for language in LANGUAGES]
    return str(answer["why"]["code"])


def test_a_server_is_ready_while_its_store_takes_commits(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "tables.sqlite", tmp_path / "elsewhere"

    async def evening(house: OpenHouse) -> None:
        assert await ready(house) == "ready"
        file.rename(elsewhere)
        assert await ready(house) == "store.gone"
        elsewhere.rename(file)
        assert await ready(house) == "ready"

    spend(tmp_path, evening)


def test_a_store_that_keeps_everybody_waiting_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PROBE_SECONDS", 0.05)

    async def evening(house: OpenHouse) -> None:
        with waiting(tmp_path):
            assert await ready(house) == "store.gone"
            assert await ready(house) == "store.gone"
        monkeypatch.setattr(readiness, "PROBE_SECONDS", 60.0)
        assert await ready(house) == "ready"

    spend(tmp_path, evening)


def test_many_who_ask_share_one_probe(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        probes: list[bool] = []
        store = house.writer._store
        probe = store.probe

        def counted(*, room: bool = False) -> None:
            probes.append(room)
            probe(room=room)

        store.probe = counted  # type: ignore[method-assign]
        with waiting(tmp_path):
            asking = [asyncio.create_task(ready(house)) for _ in range(20)]
            while not probes:
                await asyncio.sleep(0)
            [server] = made
            while house.writer.waiting or server._probing is None:
                await asyncio.sleep(0)
        assert set(await asyncio.gather(*asking)) == {"ready"}
        assert len(probes) < 20

    spend(tmp_path, evening)


def test_a_commit_a_moment_ago_needs_no_probe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "RECENT_SECONDS", 1e9)

    async def evening(house: OpenHouse) -> None:
        await house.writer.write(SaveTable("t", b"", 1.0))
        house.writer._store.probe = None  # type: ignore[method-assign, assignment]
        assert await ready(house) == "ready"

    spend(tmp_path, evening)


def test_the_next_commit_is_begun_before_the_last_is_too_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "RECENT_SECONDS", 1e9)
    monkeypatch.setattr(readiness, "EARLY_SECONDS", 0.0)

    async def evening(house: OpenHouse) -> None:
        await house.writer.write(SaveTable("t", b"", 1.0))
        before = house.writer.health
        with waiting(tmp_path):
            assert await ready(house) == "ready", "nobody waits for it"
            [server] = made
            probing = server._probing
            assert probing is not None
        assert await probing is None
        assert house.writer.health.worked > before.worked

    spend(tmp_path, evening)


def test_a_transaction_without_writes_proves_nothing(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        before = house.writer.health
        await house.writer.write()
        assert house.writer.health is before

    spend(tmp_path, evening)


def test_a_server_that_stops_is_not_ready(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [server] = made
        server.draining = True
        assert await ready(house) == "server.draining"
        server.draining = False
        server.checks.append(lambda: "store.taken")
        assert await ready(house) == "store.taken"

    spend(tmp_path, evening)
    [server] = made
    assert server.draining


def test_a_writer_that_has_ended_is_not_ready(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        await house.writer.stop()
        assert await ready(house) == "store.failed"

    spend(tmp_path, evening)
