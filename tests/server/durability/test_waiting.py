"""While the disk keeps the server waiting, nobody is told anything that a crash could still undo."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.server.house import OpenHouse, spend
from tests.server.players import Player, text_of
from toutilix.server.base.protocol import live

SHORT = {"target": 1}
TRY_AGAIN_LATER = 1013


@contextmanager
def waiting(folder: Path) -> Iterator[None]:
    """A stranger writes to the same file: the server's own writes wait their turn."""
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as stranger:
        stranger.execute("BEGIN IMMEDIATE")
        yield
        stranger.execute("ROLLBACK")


async def meanwhile(player: Player) -> set[type]:
    """The messages that a player gets until the server has taken up all they have sent so far."""
    await player.send({"type": "ping"})
    heard: set[type] = set()
    while not isinstance(answer := await player.hear(), live.Pong):
        assert answer is not None
        heard.add(type(answer))
    return heard


PATIENT = 60.0
"""Seconds: these tests decide how long the file is locked, not a deadline on a busy machine."""


def in_turn(people: list[Player]) -> Player:
    return next(player for player in people if player.may_move())


def test_a_move_is_told_when_it_is_written(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, people = await house.playing("sowix", 2)
        mover = in_turn(people)
        newcomer = Player(house, keys[0].table)
        await newcomer.connect(hello=False)
        assert mover.choice is not None
        move: dict[str, object] = {"type": "play", "id": "once", "n": mover.n, "move": text_of(mover.choice.moves[0])}
        with waiting(tmp_path):
            await mover.send(move)
            await mover.send(move)
            # Either of two sockets may be read first: once this has been heard, the move is read next.
            assert await meanwhile(mover) <= {live.About}
            await newcomer.send({"type": "hello"})
            for player in (mover, newcomer, *people):
                assert await meanwhile(player) <= {live.About}
        happened = await mover.until(live.Happened)
        done = await mover.until(live.Done)
        assert (happened.id, done.id, done.n) == ("once", "once", happened.act["n"])
        assert (await newcomer.until(live.Welcome)).n == happened.act["n"]
        await newcomer.ws.close()

    spend(tmp_path, evening, store_deadline=PATIENT)


def test_the_end_and_the_seed_are_told_when_they_are_written(tmp_path: Path) -> None:
    """Were the last move lost, the match would continue with cards that everybody could look up."""

    async def evening(house: OpenHouse) -> None:
        keys, people = await house.playing("sowix", 2, options=SHORT)
        dice = random.Random(1)
        move: dict[str, object] = {}
        while people[0].facts["over"] != "match":
            mover = in_turn(people)
            move = {"type": "play", "id": f"m{mover.n}", "n": mover.n, "move": await mover.pick(dice)}
            with waiting(tmp_path):
                await mover.send(move)
                await meanwhile(mover)
                about = await house.about(keys[0])
                assert (about["status"], about.get("seed")) == ("playing", None)
            happened = await mover.until(live.Happened)
            for player in people:
                if player is not mover:
                    await player.until(live.Happened)
            if people[0].facts["over"] == "hand":
                await mover.send({"type": "next", "n": mover.n})
                for player in people:
                    await player.until(live.Happened)
        about = await house.about(keys[0])
        assert about["status"] == "over"
        assert len(about["seed"]) == 64
        # Its acknowledgement may have been lost on the way: sent again, the last move is known as well.
        await mover.send(move)
        assert await mover.until(live.Done) == live.Done(id=f"m{move['n']}", n=happened.act["n"])

    spend(tmp_path, evening, store_deadline=PATIENT)


def test_a_view_of_everything_shows_what_is_written(tmp_path: Path) -> None:
    """A move right after the host resumes play: it is written after the resumption."""

    async def evening(house: OpenHouse) -> None:
        keys, people = await house.playing("sowix", 2)
        mover = in_turn(people)
        n = mover.n
        assert mover.choice is not None
        move: dict[str, object] = {"type": "play", "id": "once", "n": n, "move": text_of(mover.choice.moves[0])}
        await house.host(keys[0], do="pause", on=True)
        writer = house.writer
        with waiting(tmp_path):
            going_on = asyncio.create_task(house.host(keys[0], do="pause", on=False))
            while house.table(keys[0]).at_rest or house.table(keys[0]).status != "playing" or writer.waiting:
                await asyncio.sleep(0)
            await mover.send(move)
            assert live.Welcome not in await meanwhile(mover)
        await going_on
        for player in people:
            told = await player.until(live.Happened)
            welcome = await player.until(live.Welcome)
            assert told.act["n"] == welcome.n > n

    spend(tmp_path, evening, store_deadline=PATIENT)


def test_a_table_that_could_not_be_written_writes_nothing_more(tmp_path: Path) -> None:
    """A reference to it is stale: the same record has been loaded again and continues."""
    path, elsewhere = tmp_path / "tables.sqlite", tmp_path / "elsewhere"

    async def evening(house: OpenHouse) -> None:
        keys, people = await house.playing("sowix", 2)
        ghost, store = house.table(keys[0]), house.writer._store
        path.rename(elsewhere)
        ghost.save(lambda: None)
        for player in people:
            await player.until(live.Problem)
        elsewhere.rename(path)
        for player in people:
            await player.connect()
        assert house.table(keys[0]) is not ghost
        before = store.load(ghost.id)
        ghost.body.seats[0].name = "A ghost"
        ghost.save(lambda: None)
        await house.writer.write()
        assert store.load(ghost.id) == before

    spend(tmp_path, evening, store_deadline=PATIENT)


def test_a_table_that_could_not_be_written_takes_nobody_in(tmp_path: Path) -> None:
    """Somebody has connected before and says hello after: what the table still has in memory is not true."""
    path, elsewhere = tmp_path / "tables.sqlite", tmp_path / "elsewhere"

    async def evening(house: OpenHouse) -> None:
        keys, people = await house.playing("sowix", 2)
        mover = in_turn(people)
        n = mover.n
        late = Player(house, keys[0].table, keys[0].token)
        await late.connect(hello=False)
        assert mover.choice is not None
        move: dict[str, object] = {"type": "play", "id": "once", "n": n, "move": text_of(mover.choice.moves[0])}
        path.rename(elsewhere)
        await mover.send(move)
        for player in people:
            assert (await player.until(live.Problem)).why.code == "store.gone"
            assert await player.hear() is None
            assert player.closed == TRY_AGAIN_LATER
        await late.send({"type": "hello", "token": late.token})
        assert (await late.until(live.Problem)).why.code == "store.gone"
        assert await late.hear() is None
        assert late.closed == TRY_AGAIN_LATER
        elsewhere.rename(path)
        for player in people:
            await player.connect()
            assert player.n == n
        await mover.send(move)
        assert (await mover.until(live.Happened)).id == "once"

    spend(tmp_path, evening, store_deadline=PATIENT)
