"""/metrics tells the operator how it goes, and nothing about anybody."""

import asyncio
import json
import random
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

import toutilix
from tests.server.house import OpenHouse, spend
from tests.server.logged import logged
from toutilix.server.base.metrics import Histogram, Metrics
from toutilix.server.base.protocol import live

LABELS = {"le", "by", "how", "holder", "role", "status", "what", "code", "result", "from", "direction"}
OF_THE_PROCESS = {"node", "version", "generation", "implementation", "major", "minor", "patchlevel"}

Samples = dict[tuple[str, str], float]


class Scraper:
    def __init__(self, session: aiohttp.ClientSession, port: int) -> None:
        self._session = session
        self.url = f"http://127.0.0.1:{port}"

    async def text(self) -> str:
        async with self._session.get(f"{self.url}/metrics") as answer:
            assert answer.status == 200
            assert answer.content_type == "text/plain"
            assert "Server" not in answer.headers
            return await answer.text()

    async def samples(self) -> Samples:
        """By name and the value of the label."""
        families = text_string_to_metric_families(await self.text())
        return {
            (sample.name.removeprefix("toutilix_"), " ".join(sample.labels.values())): sample.value
            for family in families
            for sample in family.samples
        }


def scraping(folder: Path, play: Callable[[OpenHouse, Scraper], Awaitable[None]], **chosen: object) -> None:
    """A server whose metrics are read."""
    with logged("json") as written:

        async def evening(house: OpenHouse) -> None:
            lines = [json.loads(line) for line in written.getvalue().splitlines()]
            [port] = [line["port"] for line in lines if line["event"] == "metrics can be read"]
            await play(house, Scraper(house.session, port))

        spend(folder, evening, **{"metrics": "127.0.0.1:0", "node": "cards-1", **chosen})


def test_events_are_counted(tmp_path: Path) -> None:
    async def play(house: OpenHouse, scraper: Scraper) -> None:
        before = await scraper.samples()
        assert before["tables_awake", ""] == before["moves_total", "person"] == before["hands_total", ""] == 0
        keys, [player] = await house.playing("sowix", 2, options={"target": 1}, bots={"2": "beginner"})
        await house.watch(keys[0])
        asked = 0
        dice = random.Random(1)
        while player.facts["over"] != "match":
            if player.may_move():
                assert isinstance(await player.move(await player.pick(dice)), live.Happened)
                asked += 1
            elif player.facts["over"] == "hand":
                await player.send({"type": "next", "n": player.n})
                await player.until(live.Happened)
            else:
                await player.hear()
        assert isinstance(await player.move("draw"), live.Refused)
        house.table(keys[0]).close(live.CloseCode.going_away, "asleep")
        acts = [line for line in await _record(house, keys[0].table) if "move" in line]
        found = await scraper.samples()
        assert found["moves_total", "person"] == asked == sum(act["seat"] == 1 for act in acts)
        assert found["moves_total", "bot"] == len(acts) - asked > 0
        assert found["move_seconds_count", ""] == asked
        assert found["hands_total", ""] >= 1
        assert found["matches_finished_total", ""] == 1
        assert found["refusals_total", ""] == 1
        assert (found["tables_awake", ""], found["tables_opened_total", "created"]) == (1, 1)
        assert (found["seats", "person"], found["seats", "bot"]) == (1, 1)
        assert found["thinking_seconds_count", ""] >= found["moves_total", "bot"]
        assert found["commit_seconds_count", ""] > 0
        assert found["writes_total", ""] >= len(acts)
        assert (found["store_up", ""], found["ready", ""], found["draining", ""]) == (1, 1, 0)
        assert found["requests_total", "2xx"] >= 2
        assert found["node_info", f"cards-1 {toutilix.__version__}"] == 1
        assert found["process_resident_memory_bytes", ""] > 0

    scraping(tmp_path, play)


async def _record(house: OpenHouse, table: str) -> list[dict[str, int]]:
    status, text = await house.ask("GET", f"/api/tables/{table}/records/1")
    assert status == 200
    return [json.loads(line) for line in text.splitlines()]


def test_connections_are_counted_by_role(tmp_path: Path) -> None:
    async def play(house: OpenHouse, scraper: Scraper) -> None:
        keys, _ = await house.playing("oldchapix", 3)
        await house.watch(keys[0])
        found = await scraper.samples()
        assert (found["connections", "player"], found["connections", "spectator"]) == (3, 1)

    scraping(tmp_path, play)


def test_limits_and_failures_are_counted(tmp_path: Path) -> None:
    async def play(house: OpenHouse, scraper: Scraper) -> None:
        [key] = await house.create("sowix", 2)
        statuses = [(await house.ask("GET", "/api/games"))[0] for _ in range(8)]
        assert 429 in statuses
        file = tmp_path / "tables.sqlite"
        file.rename(tmp_path / "elsewhere")
        house.table(key).save(lambda: None)
        while not house.table(key).lost:
            await asyncio.sleep(0)
        found = await scraper.samples()
        assert found["limited_total", "request"] == statuses.count(429)
        assert found["requests_total", "4xx"] == statuses.count(429)
        assert found["tables_lost_total", ""] == 1
        assert found["store_failures_total", "store.gone"] >= 1
        assert (found["store_up", ""], found["ready", ""]) == (0, 0)
        (tmp_path / "elsewhere").rename(file)

    scraping(tmp_path, play, limits=True, requests_burst=5, requests_per_second=1)


def test_nothing_of_anybody_is_told(tmp_path: Path) -> None:
    async def play(house: OpenHouse, scraper: Scraper) -> None:
        keys, _ = await house.playing("sowix", 3)
        text = await scraper.text()
        for secret in [keys[0].table, keys[0].table[:6], "Zoé", "Guest", "sowix", *(key.token for key in keys)]:
            assert secret not in text
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                assert set(sample.labels) <= (LABELS if family.name.startswith("toutilix_") else OF_THE_PROCESS) | (
                    {"node", "version"} if family.name == "toutilix_node_info" else set()
                )
        # As many lines with a thousand tables as with one.
        before = len(text.splitlines())
        await house.create("oldchapix", 4)
        assert len((await scraper.text()).splitlines()) == before

    scraping(tmp_path, play)


def test_the_tables_address_has_no_metrics_and_the_metrics_address_nothing_else(tmp_path: Path) -> None:
    async def play(house: OpenHouse, scraper: Scraper) -> None:
        status, complaint = await house.ask("GET", "/metrics")
        assert (status, complaint["why"]["code"]) == (404, "request.not_found")
        for path in ("/", "/api/games", "/api/health"):
            async with house.session.get(scraper.url + path) as answer:
                assert answer.status == 404
        async with house.session.post(f"{scraper.url}/metrics") as answer:
            assert answer.status == 405

    scraping(tmp_path, play)


def test_by_default_nobody_can_read_them(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        assert (await house.ask("GET", "/metrics"))[0] == 404

    with logged("json") as written:
        spend(tmp_path, evening)
    assert "metrics can be read" not in written.getvalue()


def test_every_family_is_written_in_a_form_that_prometheus_takes(tmp_path: Path) -> None:
    async def play(_: OpenHouse, scraper: Scraper) -> None:
        text = await scraper.text()
        known = {family.name.removeprefix("toutilix_"): family for family in text_string_to_metric_families(text)}
        for family in Metrics().families:
            samples = known[family.name].samples
            members = family.members.values()
            sizes = [len(member.bounds) + 3 if isinstance(member, Histogram) else 1 for member in members]
            assert len(samples) == sum(sizes), family.name
            assert known[family.name].documentation == family.meaning
        if promtool := shutil.which("promtool"):
            done = subprocess.run(
                [promtool, "check", "metrics"], input=text, text=True, capture_output=True, check=False
            )
            assert (done.returncode, done.stderr) == (0, "")

    scraping(tmp_path, play)
