"""Programs at a real server's tables, through the client that the documents describe."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

import toutilix
from tests.server.house import INSTANT, OpenHouse, spend
from tests.server.players import PATIENCE, Player, Visitor
from tests.server.started import environment, started
from toutilix.api.view import PublicView
from toutilix.client import TableSeat, read_link

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "server_seat.py"
LINK = '"http://localhost:8000/t/k7Qm2Xw9"'
SHORT = {"sowix": {"target": 30}}


class Compared:
    """Plays at random, and looks whether its view is the one that a bot of the server would get."""

    def __init__(self, house: OpenHouse, table: str, seed: int) -> None:
        self.house, self.table, self.rng, self.compared = house, table, toutilix.Random(seed), 0

    def move(self, view: toutilix.View) -> toutilix.Move | None:
        match = next(table for table in self.house.registry if table.id == self.table).match
        assert match is not None
        assert view.seat is not None
        if match.number == view.acts[-1].number:
            assert view == PublicView._of(match.kind, match.state.view(view.seat - 1))
            self.compared += 1
        return view.random_move(self.rng) if view.my_turn or self.rng.randrange(3) == 0 else None


@pytest.mark.parametrize("game", toutilix.GAMES)
def test_programs_play_a_match_and_see_what_bots_would_see(tmp_path: Path, game: str) -> None:
    async def evening(house: OpenHouse) -> None:
        options = SHORT.get(game, {})
        [host] = await house.create(game, 3, bots={"3": "beginner"}, pace=INSTANT, options=options)
        person = await house.sit(host)
        link = f"{house.url}/t/{host.table}"
        async with await TableSeat.take(link, name="Robo") as seat:
            assert (seat.seat, seat.view) == (2, None)
            player = Compared(house, host.table, 5)
            playing = asyncio.create_task(seat.play(player, next_hand=0))
            await house.host(host, do="start")
            await person.play_on(random.Random(2))
            end = await playing
            assert end.over
            assert list(end.scores.values()) == person.facts["scores"]
            assert player.compared > 3
            names = {told["seat"]: told.get("name") for told in seat.about["seats"]}
            assert names[2] == "Robo"

    spend(tmp_path, evening)


def test_a_code_is_enough_and_a_token_comes_back(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("oldchapix", 3, bots={"3": "beginner"}, pace=INSTANT)
        person = await house.sit(host)
        async with await TableSeat.take(house.url, code=person.about.code, name="Robo") as seat:
            token = seat.token
        await house.host(host, do="start")
        async with await TableSeat.take(f"{house.url}/t/{host.table}", token=token) as seat:
            assert seat.seat == 2
            playing = asyncio.create_task(seat.play(toutilix.player("random", seed=1), next_hand=0))
            await person.play_on(random.Random(2), lambda player: player.n > 40)
            # The connection breaks in the middle; the program comes back and plays on.
            table = house.table(host)
            for connection in [one for one in table.presence.connections if one.seat == 1]:
                connection.close(1001, "")  # type: ignore[arg-type]
            await person.play_on(random.Random(3))
            assert (await playing).over

    spend(tmp_path, evening)


def test_a_move_lost_with_its_connection_is_not_made_and_the_program_comes_back(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("oldchapix", 3, bots={"2": "beginner", "3": "beginner"}, pace=INSTANT)
        async with await TableSeat.take(f"{house.url}/t/{host.table}", token=host.token) as seat:
            await house.host(host, do="start")
            while (view := seat.view) is None or not view.my_turn:
                await seat.hear()
            assert seat._socket is not None
            await seat._socket.close()
            assert not await seat.move(next(iter(view.legal_moves)), view)
            again = seat.view
            assert again is not None
            assert again == view
            assert await seat.move(next(iter(again.legal_moves)), again)

    spend(tmp_path, evening)


def test_an_undo_is_as_if_nothing_had_been(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("strategix", 2, pace=INSTANT)
        person = await house.sit(host)
        async with await TableSeat.take(f"{house.url}/t/{host.table}") as seat:
            await house.host(host, do="start")
            while not person.may_move():
                await person.hear()
            while seat.view is None:
                await seat.hear()
            before = seat.view
            await person.move(str(await person.pick(random.Random(1))))
            while (await seat.hear())["type"] != "happened":
                pass
            assert seat.view != before
            await person.send({"type": "undo", "id": "u", "n": person.n})
            while (await seat.hear())["type"] != "happened":
                pass
            assert seat.view == before
            assert len(seat.view.acts) == 1

    spend(tmp_path, evening)


class Cheat:
    def move(self, view: toutilix.View) -> str:
        return "Zb" if "Zb" not in view.legal_moves else "Zp"


def test_errors_reach_the_caller(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        with pytest.raises(toutilix.InvalidInput, match="no such table"):
            await TableSeat.take(f"{house.url}/t/{'x' * 20}")
        with pytest.raises(toutilix.InvalidInput) as caught:
            await TableSeat.take("http://127.0.0.1:9/t/abc")
        assert caught.value.code == "api.server_gone"
        [host] = await house.create("oldchapix", 3, bots={"3": "beginner"}, pace=INSTANT)
        link = f"{house.url}/t/{host.table}"
        with pytest.raises(toutilix.InvalidInput) as caught:
            await TableSeat.take(link, token="nobody's")
        assert caught.value.code == "server.no_seat"
        async with await TableSeat.take(link) as seat:
            with pytest.raises(toutilix.InvalidInput) as caught:
                await TableSeat.take(link)
            assert caught.value.code.startswith("server.")
            assert caught.value.words("fr") != caught.value.words("en")
            await house.host(host, do="start")
            person = await house.sit(host)
            playing = asyncio.create_task(seat.play(Cheat()))
            await person.play_on(random.Random(2), lambda player: player.facts["turn"] == 2)
            with pytest.raises(toutilix.IllegalMove):
                await playing

    spend(tmp_path, evening)


@pytest.mark.parametrize("link", ["", "k7Qm2Xw9", "ftp://host/t/x", "http://host", "http://host/other/x", "/t/x"])
def test_a_link_that_is_none_is_told(link: str) -> None:
    with pytest.raises(toutilix.InvalidInput, match="not the link"):
        read_link(link)


def test_links_as_people_copy_them() -> None:
    assert read_link(" https://host:81/t/k7Qm?x=1#y ").table == "k7Qm"
    assert read_link("http://host/", "k7qm2x").code == "k7qm2x"


def documented() -> str:
    """The program of the documents, with the link that it is given instead of theirs."""
    page = (EXAMPLE.parents[1] / "docs" / "protocol.md").read_text("utf-8")
    _, _, section = page.partition("## A program at the table")
    _, _, block = section.partition('```python title="robo.py"\n')
    program = block.partition("```")[0]
    assert LINK in program
    return "import sys\n" + program.replace(LINK, "sys.argv[1]")


@pytest.mark.parametrize(
    ("program", "told"), [(EXAMPLE.read_text("utf-8"), "Seat 2 has "), (documented(), "{1: ")], ids=["example", "page"]
)
def test_the_programs_of_the_documents_play_at_a_real_server(tmp_path: Path, program: str, told: str) -> None:
    """As a process of its own, at a server that is one too."""
    file = tmp_path / "program.py"
    file.write_text(program, "utf-8")
    serve = ["serve", "--port", "0", "--no-qr", "--log-level", "error", "--no-limits"]
    with started(serve, tmp_path) as said:
        address = next(word for line in said for word in line.split() if word.startswith("http://")).rstrip("/")
        out = asyncio.run(table_with_a_program(address, tmp_path, file))
    assert out.startswith(told)


async def table_with_a_program(address: str, home: Path, file: Path) -> str:
    async with asyncio.timeout(PATIENCE * 2), aiohttp.ClientSession() as session:
        visitor = Visitor(address, session)
        [host] = await visitor.create("oldchapix", 3, bots={"3": "beginner"}, pace=INSTANT)
        command = [sys.executable, str(file), f"{address}/t/{host.table}"]
        program = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, env=environment(home))
        async with Player(visitor, host.table, host.token) as person:
            while not all(seat.holder.value != "open" for seat in person.about.seats):
                await person.hear()
            await visitor.host(host, do="start")
            await person.play_on(random.Random(4))
        out, _ = await program.communicate()
        assert program.returncode == 0
        return out.decode()
