"""The whole of a device in plain Python: the same tables, protocol and records as a server's, over text messages."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools.offline import trial
from tools.offline.trial import HURRIED, Player, ask

from tests.device.failing import FailingStorage
from toutilix.device.api import Asked
from toutilix.device.browser import Bridge, start
from toutilix.device.host import DeviceHost
from toutilix.device.journal import Journal
from toutilix.device.storage import MemoryStorage
from toutilix.device.thinking import DeviceThinker, SecondWorker
from toutilix.games import GAMES
from toutilix.server.base.protocol.live import CloseCode

RECORDS = Path(__file__).resolve().parent.parent / "records"
UNHURRIED = {"bots": "instant", "away_seconds": None}


async def new_host(storage: MemoryStorage, thinker: DeviceThinker | None = None) -> DeviceHost:
    host = DeviceHost(Journal(storage), thinker or DeviceThinker(None), lambda _kind, _language: b"{}", HURRIED)
    await host.journal.open()
    return host


async def new_match(host: DeviceHost, **wish: Any) -> tuple[str, str]:
    wanted = {"game": "oldchapix", "players": 3, "bots": {"2": "regular", "3": "regular"}, "pace": UNHURRIED} | wish
    made = await ask(host, "POST", "tables", wanted)
    id, token = made["about"]["id"], made["keys"][0]["token"]
    await ask(host, "POST", f"tables/{id}/host", {"do": "start"}, token)
    return id, token


async def refusal(host: DeviceHost, method: str, path: str, body: str = "", token: str = "") -> tuple[int, str]:
    reply = await host.answer(Asked(method=method, path=path, body=body, token=token))
    return reply.status, json.loads(reply.body)["why"]["code"]


@pytest.mark.parametrize("game", [kind.name for kind in GAMES])
def test_a_match_outlives_a_restart_and_its_record_can_be_taken_elsewhere(game: str) -> None:
    told = asyncio.run(trial.play_match(MemoryStorage(), game))
    assert {"welcome", "happened", "about", "hinted"} <= set(told["heard"])
    assert told["steps"] > 10
    assert told["fair"]
    assert told["same"]
    assert told["reviewed"] == [0, 0, 0] * (game == trial.SHORTEST), "each seat's sum is its result"


def test_no_thread_process_or_word_is_needed() -> None:
    program = (
        "import asyncio, subprocess, sys, threading\n"
        "from tools.offline.trial import MemoryStorage, play_match\n"
        "def forbidden(*_, **__): raise AssertionError\n"
        "threading.Thread.start = subprocess.Popen.__init__ = forbidden\n"
        "asyncio.run(play_match(MemoryStorage(), 'sowix'))\n"
        "print([name for name in ('aiohttp', 'babel', 'fluent', 'multiprocessing', 'sqlite3') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_a_full_storage_is_told_and_the_match_waits() -> None:
    async def go() -> None:
        storage = FailingStorage()
        host = await new_host(storage)
        id, token = await new_match(host)
        player = Player()
        line = await host.open(id, player.tell, player.close)
        line.hear(json.dumps({"type": "hello", "token": token}))
        welcome = await player.next()
        while not welcome.get("choice"):
            welcome = await player.next()
        n = welcome["n"] if "n" in welcome else welcome["act"]["n"]
        storage.room = 0
        move = welcome["choice"]["moves"][0]["text"]
        line.hear(json.dumps({"type": "play", "id": "m", "n": n, "move": move}))
        while (message := await player.next())["type"] != "problem":
            assert message["type"] == "about"
        assert message["why"]["code"] == "store.full"
        while not player.closed:
            await player.next()
        assert player.closed == CloseCode.try_again_later
        assert await refusal(host, "POST", "tables", '{"game": "sowix", "players": 2}') == (503, "store.full")
        storage.room = 1 << 30
        again = Player()
        await again.play(host, id, token)
        assert len(await ask(host, "GET", f"tables/{id}/records")) == 1

    asyncio.run(go())


def test_a_damaged_journal_gives_every_other_match_back() -> None:
    async def go() -> None:
        storage = MemoryStorage()
        host = await new_host(storage)
        matches = [await new_match(host) for _ in range(2)]
        for id, token in matches:
            await Player().play(host, id, token, acts=6)
        slot = max((0, 1), key=lambda at: len(storage.slots[at]))
        moves = [
            line for line in storage.slots[slot].split(b"\n") if b'[["lines","%s"' % matches[0][0].encode() in line
        ]
        storage.slots[slot] = storage.slots[slot].replace(moves[1], moves[1][:-9] + b"?" + moves[1][-8:])
        host = await new_host(storage)
        assert host.journal.damaged
        for id, token in matches:
            player = Player()
            await player.play(host, id, token)
            assert not player.closed, "the damaged one continues from before the damage"

    asyncio.run(go())


def test_a_pass_and_play_table_has_a_key_for_everybody() -> None:
    async def go() -> None:
        host = await new_host(MemoryStorage())
        wish = {"game": "oldchapix", "players": 3, "local": True, "name": "Ada", "names": ["Bo", "Cy"]}
        made = await ask(host, "POST", "tables", wish)
        tokens = [key["token"] for key in made["keys"]]
        assert len(set(tokens)) == 3
        id = made["about"]["id"]
        await ask(host, "POST", f"tables/{id}/host", {"do": "start"}, tokens[0])
        hands = []
        for token in tokens:
            player = Player()
            line = await host.open(id, player.tell, player.close)
            line.hear(json.dumps({"type": "hello", "token": token}))
            hands.append((await player.next())["own"]["cards"])
            line.leave()
        assert hands[0] != hands[1] != hands[2]

    asyncio.run(go())


def test_a_move_is_undone_while_nobody_has_acted_since() -> None:
    async def go() -> None:
        host = await new_host(MemoryStorage())
        wish = {"game": "oldchapix", "players": 3, "local": True, "name": "Ada", "names": ["Bo", "Cy"]}
        made = await ask(host, "POST", "tables", wish)
        id, tokens = made["about"]["id"], [key["token"] for key in made["keys"]]
        await ask(host, "POST", f"tables/{id}/host", {"do": "start"}, tokens[0])
        now = await ask(host, "GET", f"tables/{id}")
        player = Player()
        line = await host.open(id, player.tell, player.close)
        line.hear(json.dumps({"type": "hello", "token": tokens[now["turn"] - 1]}))
        before = await player.next()
        move = before["choice"]["moves"][0]["text"]
        line.hear(json.dumps({"type": "play", "id": "m", "n": before["n"], "move": move}))
        while (played := await player.next())["type"] != "happened":
            pass
        line.hear(json.dumps({"type": "undo", "id": "u", "n": played["act"]["n"]}))
        while (undone := await player.next())["type"] != "happened":
            assert undone["type"] == "about"
        assert undone["own"]["cards"] == before["own"]["cards"] != played["own"]["cards"]

    asyncio.run(go())


def test_the_deal_of_the_day_is_the_servers() -> None:
    """The results of its bots depend on nothing but the date."""

    async def go() -> None:
        host = await new_host(MemoryStorage())
        made = await ask(host, "POST", "daily", {"game": "sowix", "name": "Ada", "pace": {"bots": "instant"}})
        id, token = made["about"]["id"], made["keys"][0]["token"]
        date = made["about"]["daily"]
        path = f"daily/{date}/sowix?table={id}"
        assert (await refusal(host, "GET", path))[1] == "server.not_over"
        await Player().play(host, id, token)
        results = await ask(host, "GET", path)
        assert [one["level"] for one in results["results"]] == ["beginner", "regular", "expert"]

    asyncio.run(go())


def test_a_record_file_becomes_a_table_to_be_watched() -> None:
    async def go() -> None:
        host = await new_host(MemoryStorage())
        for path in sorted(RECORDS.glob("*.jsonl")):
            made = await ask(host, "POST", "records", path.read_text())
            assert made["path"] == f"/t/{made['about']['id']}/replay/1"
            assert made["about"]["status"] == "over"
            replay = await ask(host, "GET", f"tables/{made['about']['id']}/records/1/replay")
            assert replay["steps"]

    asyncio.run(go())


@pytest.mark.parametrize("spoilt", ["", "{", "not a record", '{"toutilix":1}', "half", "altered", "\ud800"])
def test_a_file_that_is_no_record_is_refused(spoilt: str) -> None:
    async def go() -> None:
        host = await new_host(MemoryStorage())
        record = (RECORDS / "sowix-2.jsonl").read_text()
        text = {"half": record[: len(record) // 2], "altered": record.replace('"move":"draw"', '"move":"pass"', 1)}
        assert await refusal(host, "POST", "records", text.get(spoilt, spoilt)) == (422, "device.no_record")

    asyncio.run(go())


def test_requests_that_need_a_server_are_refused() -> None:
    async def go() -> None:
        host = await new_host(MemoryStorage())
        assert await refusal(host, "GET", "codes/abcdef") == (404, "device.no_server")
        assert await refusal(host, "GET", "tables/nothing") == (404, "server.no_table")
        assert await refusal(host, "POST", "tables", "{") == (400, "request.body")
        assert await refusal(host, "POST", "tables", "[]") == (422, "request.body")
        id, _ = await new_match(host)
        assert await refusal(host, "POST", f"tables/{id}/host", '{"do":"end"}', "wrong") == (401, "server.no_seat")
        assert await refusal(host, "GET", f"tables/{id}/records/1") == (409, "server.not_over")
        player = Player()
        await host.open("nothing", player.tell, player.close)
        assert player.closed == CloseCode.no_table

    asyncio.run(go())


def test_a_review_needs_the_second_worker_and_says_so() -> None:
    """Its hundreds of questions would keep the tables waiting."""

    async def go() -> None:
        host = await new_host(MemoryStorage())
        made = await ask(host, "POST", "records", (RECORDS / "sowix-2.jsonl").read_text())
        path = f"tables/{made['about']['id']}/records/1/review"
        assert (await ask(host, "GET", path))["done"] == 0
        reply = await host.answer(Asked(method="GET", path=path))
        while reply.status == 200:
            await asyncio.sleep(0)
            reply = await host.answer(Asked(method="GET", path=path))
        assert (reply.status, json.loads(reply.body)["why"]["code"]) == (409, "server.no_review")

    asyncio.run(go())


def test_without_a_second_worker_hard_opponents_still_play() -> None:
    async def go() -> None:
        asked: list[bytes] = []
        thinker = DeviceThinker(asked.append)
        host = await new_host(MemoryStorage(), thinker)
        id, token = await new_match(host, bots={"2": "expert", "3": "expert"})
        player = asyncio.ensure_future(Player().play(host, id, token))
        while not asked:
            await asyncio.sleep(0)
        thinker.failed()
        await player
        assert len(asked) == 1

    asyncio.run(go())


def test_a_second_thought_does_not_wait_for_a_worker_that_is_starting() -> None:
    async def go() -> None:
        asked: list[bytes] = []
        thinker = DeviceThinker(asked.append)
        host = await new_host(MemoryStorage(), thinker)
        id, token = await new_match(host, game="sowix", players=2, bots={"2": "beginner"})
        player = Player()
        line = await host.open(id, player.tell, player.close)
        line.hear(json.dumps({"type": "hello", "token": token}))
        while not (await player.next()).get("choice"):
            pass

        async def hint() -> dict[str, Any]:
            line.hear(json.dumps({"type": "hint", "id": "h", "deep": True}))
            while (message := await player.next())["type"] != "hinted":
                assert message["type"] != "problem", message
            return message

        assert "move" not in await hint(), "nothing better was found, and the worker is starting"
        assert len(asked) == 1
        thinker.answered(SecondWorker().think(asked[0]))
        again = asyncio.ensure_future(hint())
        while len(asked) == 1:
            await asyncio.sleep(0)
        thinker.answered(SecondWorker().think(asked[1]))
        assert (await again)["coached"], "now it is waited for"

    asyncio.run(go())


class FakeWorker(Bridge):
    """The worker's end of the bridge, with a storage whose errors have a browser's names."""

    class QuotaExceededError(Exception):
        name = "QuotaExceededError"

    def __init__(self, *, keeps: bool) -> None:
        self.keeps = keeps
        self.slots = ["", ""]
        self.full = False
        self.told: list[tuple[int, str]] = []
        self.closings: list[tuple[int, int]] = []

    async def read(self, slot: int) -> str:
        return self.slots[slot]

    async def append(self, slot: int, text: str) -> None:
        if self.full:
            raise FakeWorker.QuotaExceededError
        self.slots[slot] += text

    async def clear(self, slot: int) -> None:
        self.slots[slot] = ""

    async def renew(self) -> None:
        self.slots = ["", ""]

    def tell(self, line: int, text: str) -> None:
        self.told.append((line, text))

    def closed(self, line: int, code: int) -> None:
        self.closings.append((line, code))

    def think(self, task: str) -> None:
        raise NotImplementedError


@pytest.mark.parametrize("keeps", [True, False])
def test_the_worker_hands_text_to_and_fro(keeps: bool) -> None:
    async def go() -> None:
        worker = FakeWorker(keeps=keeps)
        host = await start(worker)
        wish = {"game": "sowix", "players": 2, "bots": {"2": "beginner"}, "name": "Zoé \U0001f600"}
        asked = json.dumps({"method": "POST", "path": "tables", "body": json.dumps(wish)})
        made = json.loads(json.loads(await host.answer(asked))["body"])
        id, token = made["about"]["id"], made["keys"][0]["token"]
        assert await host.open(1, id)
        assert not await host.open(2, "nothing")
        assert worker.closings == [(2, int(CloseCode.no_table))]
        host.hear(1, json.dumps({"type": "hello", "token": token}))
        await asyncio.sleep(0)
        assert json.loads(worker.told[0][1])["about"]["seats"][0]["name"] == "Zoé \U0001f600"
        host.leave(1)
        host.hear(1, "too late")
        worker.full = True
        refused = json.loads(await host.answer(asked))
        assert refused["status"] == (503 if keeps else 201)
        assert any(id in slot for slot in worker.slots) == keeps

    asyncio.run(go())
