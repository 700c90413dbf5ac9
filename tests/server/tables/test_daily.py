"""The deal of the day over the socket: the same match for everybody, and what bots made of it only afterwards."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import INSTANT, OpenHouse, spend
from tests.server.players import Key, Player, text_of
from toutilix.bots.chance import chance_at
from toutilix.engine.daily import daily_seed
from toutilix.engine.match import Match
from toutilix.engine.replay import verify_deals
from toutilix.games import GAMES, find
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import BotPace, Holder, Level, Status
from toutilix.server.tables import daily
from toutilix.server.tables.clock import LoopClock
from toutilix.server.tables.daily import MOST_WAITING, DailyBots
from toutilix.server.thinking import Asker, Question, Task, ThinkingFailed, Thought, question_of
from toutilix.server.thinking.runner import BotRunner

DATE = "2024-02-29"
MIDDAY = 1709208000.0
"""Of that date, in seconds since 1970."""
RESULTS = f"/api/daily/{DATE}/sowix"
TO_THE_END = 1 << 30


@pytest.fixture(autouse=True)
def that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests do not wait for the hard bot to think as long as it does."""
    monkeypatch.setattr(LoopClock, "date", lambda _: MIDDAY)
    monkeypatch.setattr(daily, "DEFAULT_SIMULATIONS", 4)


async def begin(house: OpenHouse, game: str = "sowix", date: str | None = DATE, bots: str = "instant") -> Key:
    wanted = {"game": game, "name": "Zoé", "pace": INSTANT | {"bots": bots}} | ({"date": date} if date else {})
    status, made = await house.ask("POST", "/api/daily", wanted)
    assert status == 201, made
    [key] = made["keys"]
    assert made["path"] == f"/t/{made['about']['id']}"
    return Key(made["about"]["id"], key["seat"], key["token"])


def first_move(zoe: Player) -> str:
    assert zoe.choice is not None
    return text_of(zoe.choice.moves[0])


async def play_on(
    zoe: Player,
    choose: Callable[[Player], str] = first_move,
    *,
    until: int = TO_THE_END,
    undoing: bool = False,
) -> None:
    """Choose alike in like situations; with undo wherever a move can be taken back, at a table where bots wait."""
    asked = -1
    while zoe.facts["over"] != "match" and zoe.n < until:
        if zoe.may_move():
            move = choose(zoe)
            assert isinstance(await zoe.move(move), live.Happened)
            if undoing and zoe.choice is not None and zoe.choice.undo:
                await zoe.send({"type": "undo", "id": f"u{zoe.n}", "n": zoe.n})
                assert (await zoe.until(live.Happened)).act["events"][0]["id"] == "engine.undone"
                assert isinstance(await zoe.move(move), live.Happened)
        elif zoe.facts["over"] == "hand" and asked != zoe.n:
            asked = zoe.n
            await zoe.send({"type": "next", "n": zoe.n})
        else:
            if zoe.about.pace.bots is BotPace.step and zoe.facts["turn"] not in (None, zoe.seat):
                await zoe.send({"type": "continue"})
            await zoe.until(live.Happened)


async def record(house: OpenHouse, key: Key) -> list[Any]:
    status, text = await house.ask("GET", f"/api/tables/{key.table}/records/1")
    assert status == 200, text
    return [json.loads(line) for line in text.splitlines()]


def match_of(folder: Path, game: str, *, undoing: bool = False) -> list[Any]:
    """The lines of a match on a server of its own, but for the header, which has names."""
    found: list[Any] = []

    async def evening(house: OpenHouse) -> None:
        key = await begin(house, game, bots="step" if undoing else "instant")
        await play_on(await house.sit(key), undoing=undoing)
        found.extend((await record(house, key))[1:])

    folder.mkdir()
    spend(folder, evening)
    return found


@pytest.mark.parametrize("game", [kind.name for kind in GAMES if kind.daily])
def test_the_same_moves_lead_to_the_same_match_on_two_servers(tmp_path: Path, game: str) -> None:
    one = match_of(tmp_path / "one", game)
    other = match_of(tmp_path / "other", game)
    assert one == other
    assert one[-1]["seed"] == daily_seed(game, DATE).hex()


def in_force(lines: list[Any]) -> list[Any]:
    """The moves that were not taken back."""
    kept: list[Any] = []
    for line in lines:
        if "undo" in line:
            kept.pop()
        else:
            kept.append(line)
    return kept


def test_a_move_that_was_taken_back_leaves_no_trace(tmp_path: Path) -> None:
    straight = match_of(tmp_path / "one", "sowix")
    wavering = match_of(tmp_path / "other", "sowix", undoing=True)
    assert any("undo" in line for line in wavering), "nothing was taken back"
    assert in_force(wavering) == straight


def test_a_deal_of_the_day_is_one_persons_match_against_mediums(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        key = await begin(house, "oldchapix", None)
        zoe = await house.sit(key)
        about = zoe.about
        assert (about.daily, about.hands, about.status) == (DATE, 0, Status.playing)
        assert [seat.holder for seat in about.seats] == [Holder.person] + [Holder.bot] * 3
        assert {seat.level for seat in about.seats[1:]} == {Level.regular}
        expected = Match.of_the_day(find("oldchapix"), DATE)
        expected.deal()
        assert sorted(zoe.own["cards"]) == sorted(cards_of(expected))
        status, complaint = await house.ask("POST", f"/api/tables/{key.table}/seats", {"name": "Max"})
        assert (status, complaint["why"]["code"]) == (409, "server.full")
        for level in (None, "expert"):
            act = {"do": "replace", "seat": 2, "level": level}
            status, complaint = await house.ask("POST", f"/api/tables/{key.table}/host", act, key)
            assert (status, complaint["why"]["code"]) == (409, "server.daily")
        status, complaint = await house.ask("POST", f"/api/tables/{key.table}/rematch", {}, key)
        assert (status, complaint["why"]["code"]) == (409, "server.not_over")

    spend(tmp_path, evening)


def cards_of(match: Match) -> list[str]:
    line = match.lines[1]
    return str(getattr(line, "deal", "")).split(" / ")[0].split()


def test_the_next_match_is_like_any_other(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        key = await begin(house)
        zoe = await house.sit(key)
        commitment = zoe.about.commitment
        await play_on(zoe)
        assert zoe.facts["hand"] == 3
        status, about = await house.ask("POST", f"/api/tables/{key.table}/rematch", {}, key)
        assert status == 200
        assert "daily" not in about
        assert "hands" not in about
        assert about["commitment"] != commitment
        status, results = await house.ask("GET", f"{RESULTS}?table={key.table}")
        assert (status, len(results["results"])) == (200, 3)

    spend(tmp_path, evening)


def test_the_deals_of_today(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        status, today = await house.ask("GET", "/api/daily")
        assert (status, today["date"], today["seconds"]) == (200, DATE, 12 * 60 * 60)
        assert [deal["game"] for deal in today["deals"]] == [kind.name for kind in GAMES]

    spend(tmp_path, evening)


@pytest.mark.parametrize(
    ("date", "status", "code"),
    [
        ("2024-03-01", 422, "game.future_date"),
        ("9999-12-31", 422, "game.future_date"),
        ("2023-02-29", 422, "game.date"),
        ("20240229", 400, "request.body"),
        ("tomorrow", 400, "request.body"),
    ],
)
def test_no_deal_is_made_before_its_day(tmp_path: Path, date: str, status: int, code: str) -> None:
    async def evening(house: OpenHouse) -> None:
        for language in ("en", "fr"):
            wanted = {"game": "sowix", "name": "Zoé", "date": date}
            headers: dict[str, Any] = {"Accept-Language": language}
            answered, complaint = await house.ask("POST", "/api/daily", wanted, **headers)
            assert (answered, complaint["why"]["code"]) == (status, code)
            assert complaint["sentence"]
        assert len(house.registry) == 0

    spend(tmp_path, evening)


def test_nobody_is_told_what_bots_made_of_it_before_they_have_played_it_themselves(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        key = await begin(house)
        zoe = await house.sit(key)
        for table, expected in ((key.table, 409), ("nowhere", 404), ("", 404)):
            status, complaint = await house.ask("GET", f"{RESULTS}?table={table}")
            assert (status, "results" in complaint) == (expected, False)
        await play_on(zoe)
        for other in (
            f"/api/daily/2024-02-28/sowix?table={key.table}",
            f"/api/daily/{DATE}/oldchapix?table={key.table}",
        ):
            status, complaint = await house.ask("GET", other)
            assert (status, complaint["why"]["code"]) == (404, "server.no_daily")
        status, told = await house.ask("GET", f"{RESULTS}?table={key.table}")
        assert status == 200
        assert (told["date"], told["game"], told["fewest_wins"]) == (DATE, "sowix", True)
        assert [result["level"] for result in told["results"]] == ["beginner", "regular", "expert"]
        assert not any(b'"results"' in text for text in zoe.heard)

    spend(tmp_path, evening)


def test_a_match_without_the_day_has_no_such_results(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        bots = {str(seat): "beginner" for seat in (2, 3, 4)}
        [key], [zoe] = await house.playing("sowix", 4, bots=bots, options={"target": 1})
        await play_on(zoe)
        status, complaint = await house.ask("GET", f"{RESULTS}?table={key.table}")
        assert (status, complaint["why"]["code"]) == (404, "server.no_daily")

    spend(tmp_path, evening)


class HereAndNow:
    """A thinker in this process. `asked` counts its questions."""

    def __init__(self) -> None:
        self._runner = BotRunner()
        self.asked = 0

    async def ask(self, question: Question, _asker: Asker) -> Thought:
        self.asked += 1
        return self._runner.think(Task(id=0, question=question))


def test_bots_come_to_the_same_results_twice_and_in_another_process(tmp_path: Path) -> None:
    async def results() -> list[Any]:
        bots = DailyBots(HereAndNow())
        return [await bots.results(find(game), DATE) for game in ("oldchapix", "sowix")]

    first = asyncio.run(results())
    assert first == asyncio.run(results())
    assert len({result.points for deal in first for result in deal.results}) > 1

    async def evening(house: OpenHouse) -> None:
        key = await begin(house)
        await play_on(await house.sit(key))
        _, told = await house.ask("GET", f"{RESULTS}?table={key.table}")
        here = [{"level": one.level, "points": one.points, "place": one.place} for one in first[1].results]
        assert told["results"] == here

    spend(tmp_path, evening)


@pytest.mark.parametrize("game", ["sowix", "oldchapix"])
def test_playing_like_a_medium_bot_gives_its_result(tmp_path: Path, game: str) -> None:
    """So opponents at a table answer just as those of the bots do. The server is restarted in the middle."""
    runner = BotRunner()
    keys: list[Key] = []

    async def play(house: OpenHouse, until: int) -> list[int]:
        zoe = await house.sit(keys[0])

        def as_a_medium(_: Player) -> str:
            match = house.table(keys[0]).match
            thought = runner.think(Task(id=0, question=question_of(match, 0, "regular", chance=chance_at(match, 0))))
            assert thought.move is not None
            return thought.move

        await play_on(zoe, as_a_medium, until=until)
        scores: list[int] = zoe.facts["scores"]
        return scores

    async def evening(house: OpenHouse) -> None:
        keys.append(await begin(house, game))
        await play(house, 30)

    async def morning(house: OpenHouse) -> None:
        assert (await house.about(keys[0]))["daily"] == DATE
        scores = await play(house, TO_THE_END)
        _, told = await house.ask("GET", f"/api/daily/{DATE}/{game}?table={keys[0].table}")
        assert told["results"][1]["points"] == scores[0]
        lines = [json.dumps(line) for line in await record(house, keys[0])]
        assert verify_deals("\n".join(lines), GAMES) >= 3
        _, checked = await house.ask("GET", f"/api/tables/{keys[0].table}/records/1/check")
        assert checked["daily"] == DATE
        assert "why" not in checked

    spend(tmp_path, evening)
    spend(tmp_path, morning)


def test_a_deal_that_several_ask_for_is_played_once() -> None:
    async def evening() -> None:
        alone = HereAndNow()
        await DailyBots(alone).results(find("sowix"), DATE)
        thinker = HereAndNow()
        bots = DailyBots(thinker)
        bots.begin(find("sowix"), DATE)
        await asyncio.gather(*[bots.results(find("sowix"), DATE) for _ in range(5)])
        bots.begin(find("sowix"), DATE)
        await bots.results(find("sowix"), DATE)
        assert thinker.asked == alone.asked

    asyncio.run(evening())


class Forever:
    async def ask(self, question: Question, _asker: Asker) -> Thought:
        await asyncio.Event().wait()
        raise AssertionError


def test_a_server_that_stops_leaves_nobody_waiting_for_bots() -> None:
    async def evening() -> None:
        bots = DailyBots(Forever())
        waiting = asyncio.create_task(bots.results(find("sowix"), DATE))
        gone = asyncio.create_task(bots.results(find("sowix"), DATE))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert not waiting.done(), "somebody who has gone took the results away from others"
        await bots.stop()
        with pytest.raises(ApiError, match=r"server.no_bots"):
            await waiting

    asyncio.run(evening())


def test_no_more_wait_than_can_be_played() -> None:
    async def evening() -> None:
        bots = DailyBots(Forever())
        for day in range(1, MOST_WAITING + 5):
            bots.begin(find("sowix"), f"2024-01-{day:02}")
        with pytest.raises(ApiError) as caught:
            await bots.results(find("sowix"), DATE)
        assert caught.value.status == 429
        await bots.stop()

    asyncio.run(evening())


def test_bots_that_cannot_think_say_so_and_may_be_asked_again() -> None:
    class Once(HereAndNow):
        async def ask(self, question: Question, _asker: Asker) -> Thought:
            if self.asked == 0:
                self.asked = 1
                raise ThinkingFailed
            return await super().ask(question, _asker)

    async def evening() -> None:
        bots = DailyBots(Once())
        with pytest.raises(ApiError) as caught:
            await bots.results(find("sowix"), DATE)
        assert (caught.value.status, caught.value.why.code) == (503, "server.no_bots")
        assert len((await bots.results(find("sowix"), DATE)).results) == 3

    asyncio.run(evening())
