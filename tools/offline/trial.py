"""A device tried out where it will run: in Pyodide, without a browser. The build learns from it which modules are
needed, and a test that the finished pack has them."""

import asyncio
import json
import random
from dataclasses import replace
from typing import Any

from toutilix.device.api import Asked
from toutilix.device.browser import read_rules
from toutilix.device.host import SETTINGS, DeviceHost
from toutilix.device.journal import Journal
from toutilix.device.storage import MemoryStorage
from toutilix.device.thinking import DeviceThinker, SecondWorker
from toutilix.games import GAMES

OPTIONS: dict[str, dict[str, str | int]] = {"sowix": {"target": 20}}
HURRIED = replace(SETTINGS, expert_seconds=0.01, bot_slot=0.0)
LEVELS = {"2": "beginner", "3": "expert"}
SHORTEST = "sowix"
PARTS = ("deal", "fall", "gifts", "slips")
"""A review's sum for a seat; the shortest match is reviewed."""


class Player:
    """The page's end of a line, with somebody who plays what comes first to hand."""

    def __init__(self) -> None:
        self.closed = 0
        self.heard: dict[str, int] = {}
        self._messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def tell(self, text: str) -> None:
        self._messages.put_nowait(json.loads(text))

    def close(self, code: int) -> None:
        self.closed = code
        self._messages.put_nowait({"type": "closed"})

    async def next(self) -> dict[str, Any]:
        message = await self._messages.get()
        self.heard[message["type"]] = self.heard.get(message["type"], 0) + 1
        return message

    async def play(self, host: DeviceHost, table: str, token: str, *, acts: int | None = None) -> None:
        """To the end of the match, or for this many acts."""
        line = await host.open(table, self.tell, self.close)
        line.hear(json.dumps({"type": "hello", "token": token, "text": True}))
        dice, facts = random.Random(1), dict[str, Any]()
        most = float("inf") if acts is None else acts
        while facts.get("over") != "match" and not self.closed and self.heard.get("happened", 0) < most:
            message = await self.next()
            assert message["type"] not in ("problem", "refused"), message
            facts.update(message.get("table", {}))
            if message["type"] not in ("welcome", "happened"):
                continue
            n = message["act"]["n"] if message["type"] == "happened" else message["n"]
            coached = message.get("coach", {}).get("moves")
            if moves := message.get("choice", {}).get("moves") and (coached or message["choice"]["moves"]):
                if "hinted" not in self.heard:
                    line.hear(json.dumps({"type": "hint", "id": "advice"}))
                line.hear(json.dumps({"type": "play", "id": f"m{n}", "n": n, "move": dice.choice(moves)["text"]}))
            elif facts.get("over") == "hand":
                line.hear(json.dumps({"type": "next", "n": n}))
        line.leave()


def new_host(storage: MemoryStorage) -> DeviceHost:
    """Its second worker is a function call away, and short of time."""
    worker = SecondWorker(review_seconds=0.001)

    def ask(task: bytes) -> None:
        thought = worker.think(task)
        asyncio.get_running_loop().call_soon(lambda: thinker.answered(thought))

    thinker = DeviceThinker(ask)
    return DeviceHost(Journal(storage), thinker, read_rules, HURRIED)


async def ask(host: DeviceHost, method: str, path: str, body: object = None, token: str = "") -> Any:
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
    reply = await host.answer(Asked(method=method, path=path, token=token, body=text))
    if reply.status >= 400:
        raise AssertionError(f"{method} {path}: {reply.body}")
    return json.loads(reply.body) if reply.body.startswith('{"') and "\n" not in reply.body else reply.body


async def reviewed(host: DeviceHost, table: str) -> dict[str, Any]:
    """Asked for until it is there, as the page does."""
    while not (found := await ask(host, "GET", f"tables/{table}/records/1/review")).get("review"):
        await asyncio.sleep(0)
    review: dict[str, Any] = found["review"]
    return review


async def new_match(host: DeviceHost, game: str) -> tuple[str, str]:
    pace = {"bots": "instant", "away_seconds": None}
    wish = {"game": game, "players": 3, "options": OPTIONS.get(game, {}), "bots": LEVELS, "name": "Ada", "pace": pace}
    made = await ask(host, "POST", "tables", wish)
    id, token = made["about"]["id"], made["keys"][0]["token"]
    await ask(host, "POST", f"tables/{id}/host", {"do": "start"}, token)
    return id, token


async def play_match(storage: MemoryStorage, game: str) -> dict[str, Any]:
    """A whole match, left and continued after a restart; then its record."""
    host = new_host(storage)
    await host.journal.open()
    id, token = await new_match(host, game)
    first, second = Player(), Player()
    await first.play(host, id, token, acts=5)
    host = new_host(storage)
    await host.journal.open()
    await second.play(host, id, token)
    replay = await ask(host, "GET", f"tables/{id}/records/1/replay?seat=all&text=true")
    check = await ask(host, "GET", f"tables/{id}/records/1/check")
    record = await ask(host, "GET", f"tables/{id}/records/1")
    accounts = (await reviewed(host, id))["match"] if game == SHORTEST else []
    brought = await ask(host, "POST", "records", record)
    return {
        "game": game,
        "heard": sorted({*first.heard, *second.heard}),
        "steps": len(replay["steps"]),
        "fair": "why" not in check,
        "reviewed": [sum(account[part] for part in PARTS) - account["result"] for account in accounts],
        "same": await ask(host, "GET", f"tables/{brought['about']['id']}/records/1") == record,
    }


async def play_all(*, whole: bool = True) -> list[dict[str, Any]]:
    """Every game, and everything besides. Without `whole`, only the shortest match is played to its end: that asks for
    as many modules, sooner."""
    storage = MemoryStorage()
    told = [await play_match(storage, kind.name) for kind in GAMES if whole or kind.name == SHORTEST]
    host = new_host(storage)
    await host.journal.open()
    for kind in GAMES:
        await Player().play(host, *await new_match(host, kind.name), acts=5)
    await ask(host, "GET", "games")
    await ask(host, "GET", "daily")
    lesson = await ask(host, "POST", "lessons", {"game": "oldchapix", "name": "Ada"})
    player = Player()
    await player.play(host, lesson["about"]["id"], lesson["keys"][0]["token"], acts=3)
    await ask(host, "GET", f"tables?ids={lesson['about']['id']}")
    rules = await ask(host, "GET", f"games/{SHORTEST}/rules?lang=fr")
    puzzles = await ask(host, "GET", "puzzles")
    path = f"puzzles/{SHORTEST}/1/tries"
    best = (await ask(host, "POST", path, {}))["better"]["text"]
    solved = (await ask(host, "POST", path, {"move": best}))["right"]
    refused = await host.answer(Asked(method="POST", path="tables", body="{"))
    missing = await host.answer(Asked(method="GET", path="nothing"))
    counts = [len(one["grades"]) for one in puzzles["games"]]
    rest = {"lesson": sorted(player.heard), "refused": [refused.status, missing.status]}
    told.append({**rest, "puzzles": counts, "solved": solved, "rules": sorted(rules)})
    return told
