"""Replays of finished matches: every seat gets what it got live, and nobody anything before the end."""

import asyncio
import gzip
import re
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from tests.server.house import INSTANT, OpenHouse, spend
from tests.server.http.test_api import refused
from tests.server.players import Key, Player, everybody
from toutilix.engine.replay import verify_deals
from toutilix.games import GAMES
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.openapi import openapi
from toutilix.server.base.protocol.replay import MatchReplay
from toutilix.server.http.replays import MOST_WAITING, ReplayService
from toutilix.server.store import AppendLines, StoredLine
from toutilix.server.tables.replays import ALL_OPEN, check_of, replay_of

Document = dict[str, Any]
RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.jsonl"))
DOCUMENT = openapi()

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])
OPTIONS: dict[str, Document] = {"sowix": {"target": 20, "reshuffle": "yes"}, "rummylix": {"reshuffle": "yes"}}


def agrees(name: str, answer: object) -> None:
    jsonschema_rs.validate({"$ref": f"#/components/schemas/{name}", "components": DOCUMENT["components"]}, answer)


def lines_of(name: str) -> list[str]:
    return next(path for path in RECORDS if path.stem == name).read_text("utf-8").splitlines()


async def play_with_undo(player: Player, dice: Random, table: asyncio.Lock) -> None:
    """To the end; now and then the last act is undone where that is offered. A player who acts locks the table until it
    is clear whether the act stands: the next one would be quicker at times."""
    asked = -1
    while player.facts.get("over") != "match":
        if player.may_move():
            async with table:
                await player.move(await player.pick(dice))
                if player.choice is not None and player.choice.undo and dice.random() < 0.15:
                    await player.send({"type": "undo", "id": f"u{dice.getrandbits(60):x}", "n": player.n})
                    while not isinstance(await player.hear(), live.Happened | live.Refused):
                        pass
        elif player.facts.get("over") == "hand" and player.token is not None and asked != player.n:
            asked = player.n
            await player.send({"type": "next", "n": player.n})
        else:
            assert await player.hear() is not None


async def replayed(house: OpenHouse, key: Key, eyes: str = "", match: int = 1) -> Any:
    status, replay = await house.ask("GET", f"/api/tables/{key.table}/records/{match}/replay{eyes}")
    assert status == 200, replay
    agrees("MatchReplay", replay)
    return replay


def decoded(replay: MatchReplay) -> Any:
    return msgspec.json.decode(msgspec.json.encode(replay))


def moments(replay: Document) -> dict[int, tuple[Document, Document, Document]]:
    """After every step: its act, the table and what the eyes had of their own, put together as a page does."""
    table, own = dict(replay["table"]), dict(replay.get("own", {}))
    found = {}
    for step in replay["steps"]:
        table |= step.get("table", {})
        own |= step.get("own", {})
        found[step["act"]["n"]] = (step["act"], dict(table), dict(own))
    return found


def heard(player: Player) -> dict[int, tuple[Document, Document, Document]]:
    """The same, from what was told live. A welcome has no act of its own."""
    table: Document = {}
    own: Document = {}
    found = {}
    for text in player.heard:
        told = msgspec.json.decode(text)
        if told["type"] == "welcome" and told["table"]:
            table, own = dict(told["table"]), dict(told.get("own", {}))
            found[told["n"]] = (told["log"][-1], dict(table), dict(own))
        elif told["type"] == "happened":
            table |= told["table"]
            own |= told.get("own", {})
            found[told["act"]["n"]] = (told["act"], dict(table), dict(own))
    return found


@each_game
def test_every_seat_sees_again_what_it_saw_live(tmp_path: Path, game: str) -> None:
    async def evening(house: OpenHouse) -> None:
        wish = {"options": OPTIONS.get(game, {}), "pace": INSTANT}
        keys = await house.seat_all(game, 3, **wish)
        onlooker = await house.watch(keys[0])
        players = [await house.sit(key) for key in keys]
        await house.host(keys[0], do="start")
        dice, table = Random(4), asyncio.Lock()
        await everybody(*[play_with_undo(player, dice, table) for player in [*players, onlooker]])

        for player, eyes in [*zip(players, ("?seat=1", "?seat=2", "?seat=3"), strict=True), (onlooker, "")]:
            replay = await replayed(house, keys[0], eyes)
            assert replay.get("seat") == player.seat
            live_moments = heard(player)
            assert moments(replay) == live_moments
            assert list(live_moments) == [step["act"]["n"] for step in replay["steps"]]
        undone = [step for step in replay["steps"] if step["act"]["events"][0]["id"] == "engine.undone"]
        assert undone, "acts that were taken back were not tried"
        assert replay["names"] == ["Zoé", "Guest 2", "Guest 3"]
        assert replay["commitment"] == (await house.about(keys[0]))["commitment"]

        status, text = await house.ask("GET", f"/api/tables/{keys[0].table}/records/1")
        status, check = await house.ask("GET", f"/api/tables/{keys[0].table}/records/1/check")
        assert status == 200
        agrees("DealCheck", check)
        assert "why" not in check
        assert len(check["deals"]) == verify_deals(text, GAMES)
        assert [deal["hand"] for deal in check["deals"] if "shuffle" not in deal] == list(
            range(1, players[0].facts["hand"] + 1)
        )

    spend(tmp_path, evening)


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_all_hands_open_are_the_hands_of_every_seat(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    everything = decoded(replay_of(1, lines, ALL_OPEN))
    players = everything["players"]
    each = [moments(decoded(replay_of(1, lines, seat))) for seat in range(players)]
    hands = everything["hands"]
    assert everything["open"]
    for step in everything["steps"]:
        hands = step.get("hands", hands)
        act = step["act"]
        assert [sorted(hand) for hand in hands] == [sorted(seat[act["n"]][2]["cards"]) for seat in each]
        # No card is face down, and each event that anybody saw is there.
        assert b'"??"' not in msgspec.json.encode(act)
        for seat in each:
            ids = [event["id"] for event in seat[act["n"]][0]["events"]]
            assert ids == [event["id"] for event in act["events"] if event["id"] in ids]
    spectator = decoded(replay_of(1, lines, -1))
    assert [step.get("table") for step in spectator["steps"]] == [step.get("table") for step in everything["steps"]]


def test_opened_events_are_those_that_not_everybody_saw() -> None:
    lines = lines_of("sowix-3")
    first = {eyes: replay_of(1, lines, eyes).steps[0] for eyes in (-1, 1, ALL_OPEN)}
    dealt = {eyes: [step.act["events"][place]["seat"] for place in step.opened] for eyes, step in first.items()}
    assert dealt == {-1: [], 1: [2], ALL_OPEN: [1, 2, 3]}


def test_the_table_is_told_in_words_only_where_it_is_asked_for() -> None:
    lines = lines_of("sowix-3")
    drawn, told = (decoded(replay_of(1, lines, 0, text=text)) for text in (False, True))
    assert all("text" not in step for step in (drawn, *drawn["steps"]))
    assert all(step["text"]["sections"] for step in told["steps"])
    for step in (told, *told["steps"]):
        del step["text"]
    assert told == drawn


def test_nothing_is_told_before_the_end(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("strategix", 2, bots={"2": "beginner"}, pace=INSTANT)
        at = f"/api/tables/{host.table}/records"
        for what in ("replay", "replay?seat=1", "replay?seat=all", "check"):
            await refused(house, "GET", f"{at}/1/{what}", 409, "server.not_over")
            for none in ("0", "2", "99999999", "x"):
                await refused(house, "GET", f"{at}/{none}/{what}", 404, "server.no_record")
            await refused(house, "GET", f"/api/tables/nowhere/records/1/{what}", 404, "server.no_table")
        await house.host(host, do="start")
        player = await house.sit(host)
        while player.facts["over"] != "match":
            for what in ("replay?seat=2", "replay?seat=all", "check"):
                await refused(house, "GET", f"{at}/1/{what}", 409, "server.not_over")
            await player.play_on(Random(1), lambda one: one.facts["over"] is not None)
            if player.facts["over"] == "hand":
                await player.send({"type": "next", "n": player.n})
                await player.until(live.Happened)
        await replayed(house, host, "?seat=all")
        # The next match is as secret as the first one was; the first stays to be seen.
        status, _ = await house.ask("POST", f"/api/tables/{host.table}/rematch", {}, host)
        assert status == 200
        await refused(house, "GET", f"{at}/2/replay?seat=all", 409, "server.not_over")
        assert (await replayed(house, host, "?seat=all"))["match"] == 1
        for eyes in ("0", "9", "", "-1", "two", "All", "١", "1,2"):
            await refused(house, "GET", f"{at}/1/replay?seat={eyes}", 422, "server.eyes")
        await refused(house, "GET", f"{at}/1/replay?seat=3", 422, "server.no_such_seat")

    spend(tmp_path, evening)


async def finished(house: OpenHouse, lines: list[str]) -> str:
    """A table in whose first match all this has happened; where its records are."""
    [host] = await house.create("sowix", 2)
    stored = [StoredLine(line) for line in lines]
    await house.registry.services.writer.write(AppendLines(host.table, 1, 0, stored, finished=1.0))
    return f"/api/tables/{host.table}/records"


def test_answers_are_packed_and_may_be_kept(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        at = await finished(house, lines_of("sowix-2"))
        url = f"{house.url}{at}/1/replay?seat=all"
        async with house.session.get(url) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert answer.headers["Cache-Control"] == "private, max-age=3600"
            # 980 acts, each with its facts, its move and the table in words.
            assert int(answer.headers["Content-Length"]) < 60_000
            whole = await answer.read()
        async with house.session.get(url, headers={"Accept-Encoding": "identity"}) as answer:
            assert "Content-Encoding" not in answer.headers
            assert await answer.read() == whole
        async with house.session.get(f"{house.url}{at}/7/replay") as answer:
            assert answer.headers["Cache-Control"] == "no-store"

    spend(tmp_path, evening)


def test_a_record_of_other_rules_is_kept_but_not_shown(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        header, *lines = lines_of("sowix-2")
        at = await finished(house, [header.replace('"rules":1', '"rules":99'), *lines])
        await refused(house, "GET", f"{at}/1/replay", 409, "server.no_replay")
        status, check = await house.ask("GET", f"{at}/1/check")
        assert (status, check["why"]["code"]) == (200, "record.version")
        assert (await house.ask("GET", f"{at}/1"))[0] == 200

    spend(tmp_path, evening)


def test_a_deal_that_the_seed_did_not_fix_is_named() -> None:
    lines = lines_of("oldchapix-3")
    fair = check_of(lines)
    assert (fair.why, [deal.hand for deal in fair.deals]) == (None, [1, 2, 3, 4, 5])
    assert fair.words == ["", "biscuit", "été"]
    deals = [place for place, line in enumerate(lines) if '"deal"' in line]
    swapped = re.sub(r'"deal":"(\S+)(.*) / (\S+)', r'"deal":"\3\2 / \1', lines[deals[0]])
    assert swapped != lines[deals[0]]
    unfair = check_of([*lines[: deals[0]], swapped, *lines[deals[0] + 1 :]])
    assert unfair.why is not None
    assert (unfair.why.code, unfair.why.arguments["line"], unfair.deals) == ("record.other_deal", deals[0] + 1, [])
    other_seed = re.sub(r'"seed":"..', '"seed":"00', lines[-1])
    why = check_of([*lines[:-1], other_seed]).why
    assert why is not None
    assert why.code == "record.commitment"
    illegal = check_of([*lines[:2], '{"seat":1,"move":"Ap"}', *lines[3:]]).why
    assert illegal is not None
    assert illegal.code == "engine.not_held"
    assert check_of(["nonsense", *lines[1:]]).why is not None


def test_a_replay_is_made_once_for_many_and_too_many_are_refused() -> None:
    lines = lines_of("strategix-2")

    async def evening() -> None:
        replays = ReplayService()
        asked = [replays.replay("table", match, ALL_OPEN, lines) for match in (1, 1, *range(2, MOST_WAITING + 3))]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        first, same, *others = answers
        assert first is same
        assert isinstance(first, bytes)
        assert msgspec.json.decode(gzip.decompress(first))["match"] == 1
        *made, late, later = others
        assert all(isinstance(answer, bytes) for answer in made)
        for answer in (late, later):
            assert isinstance(answer, ApiError)
            assert answer.status == 429
        assert await replays.replay("table", 1, ALL_OPEN, []) is first
        replays.close()

    asyncio.run(evening())
