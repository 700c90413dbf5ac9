"""Puzzles and decisions of a match on a device, without a server."""

import asyncio

from tools.offline.trial import ask

from tests.coach.moments import played_match
from tests.device.test_host import new_host, refusal
from toutilix.device.storage import MemoryStorage
from toutilix.engine.record import write_record
from toutilix.games import GAMES


def test_a_puzzle_of_each_game_is_shown_read_and_solved() -> None:
    async def go() -> None:
        host = await new_host(MemoryStorage())
        found = await ask(host, "GET", "puzzles")
        assert [one["game"] for one in found["games"]] == [kind.name for kind in GAMES]
        for one in found["games"]:
            path = f"puzzles/{one['game']}/{one['today']}"
            shown = await ask(host, "GET", path)
            assert shown["table"]["turn"] == shown["seat"]
            best = (await ask(host, "POST", f"{path}/tries", {}))["better"]
            assert (await ask(host, "POST", f"{path}/tries", {"move": best["text"]}))["right"]
            if best["cards"]:
                read = await ask(host, "POST", f"{path}/readings", {"cards": best["cards"]})
                assert read["moves"]
        assert await refusal(host, "GET", "puzzles/sowix/0") == (404, "coach.no_puzzle")

    asyncio.run(go())


def test_a_decision_of_a_match_can_be_made_again() -> None:
    async def go() -> None:
        host = await new_host(MemoryStorage())
        record = write_record(played_match("strategix", 2, "random", 8, hands=1).lines)
        imported = await ask(host, "POST", "records", record)
        at = f"tables/{imported['about']['id']}/records/1"
        first = await ask(host, "GET", f"{at}/slips/3")
        assert first["table"]["turn"] == first["seat"]
        assert first["names"] == ["1", "2"]
        assert (await ask(host, "POST", f"{at}/slips/3/tries", {}))["better"]
        assert await refusal(host, "GET", f"{at}/slips/1") == (404, "coach.no_moment")

    asyncio.run(go())
