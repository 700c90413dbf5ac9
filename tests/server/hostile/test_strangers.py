"""Nobody gets in where they do not belong: wrong, stolen-looking and worn-out tokens, lookers-on and guests."""

import random
from pathlib import Path

import pytest

from tests.server.hostile.honest import friends_of, undisturbed
from tests.server.house import OpenHouse, spend
from tests.server.players import Key, Player, everybody, text_of
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.live import CloseCode
from toutilix.server.base.tokens import TABLE_LENGTH, hash_token, new_token


async def get_in(house: OpenHouse, table: str, token: str) -> None:
    """Every door at which a token can be shown; each says the same and opens nothing."""
    stranger = Player(house, table, token)
    await stranger.connect(hello=False)
    await stranger.send({"type": "hello", "token": token})
    problem = await stranger.hear()
    assert isinstance(problem, live.Problem)
    assert problem.why.code == "server.no_seat"
    assert await stranger.hear() is None
    assert stranger.closed == CloseCode.no_seat
    key = Key(table, 1, token)
    for method, path, body in (
        ("POST", "/seats/mine", None),
        ("DELETE", "/seats/mine", None),
        ("POST", "/host", {"do": "end"}),
        ("POST", "/host", {"do": "replace", "seat": 2}),
        ("POST", "/rematch", {}),
    ):
        status, complaint = await house.ask(method, f"/api/tables/{table}{path}", body, key)
        assert (status, complaint["why"]["code"]) == (401, "server.no_seat"), path


def changed(token: str, place: int) -> str:
    return token[:place] + ("A" if token[place] != "A" else "B") + token[place + 1 :]


def wrong_tokens(real: Key, elsewhere: Key) -> list[str]:
    return [
        new_token(),
        elsewhere.token,
        hash_token(real.token),
        *(changed(real.token, place) for place in (0, 20, 41)),
        real.token[:-1],
        real.token + "A",
        real.token.swapcase(),
        real.token + "\u200b",
        f"Bearer {real.token}",
        real.table,
        " ",
        "null",
        "é" * 40,
    ]


def test_tokens_that_only_look_right(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        async def attack() -> None:
            keys, _ = await house.playing("sowix", 3)
            elsewhere = await house.create("sowix", 3)
            before = await house.about(keys[0])
            for token in wrong_tokens(keys[0], elsewhere[0]):
                # Text that no header can carry is tried over the socket alone.
                if token.isascii() and token.strip():
                    await get_in(house, keys[0].table, token)
            assert await house.about(keys[0]) == before

        await undisturbed(house, attack())

    spend(tmp_path, evening)


def test_tokens_that_no_header_can_carry(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, _ = await house.playing("sowix", 3)
        for token in (" ", "é" * 40, "\u200b", f"{keys[0].token}\u200b", f"\n{keys[0].token}", "\ud7ff", ""):
            stranger = Player(house, keys[0].table)
            await stranger.connect(hello=False)
            await stranger.send({"type": "hello", "token": token})
            assert isinstance(await stranger.hear(), live.Problem)
            assert await stranger.hear() is None
            assert stranger.closed == CloseCode.no_seat

    spend(tmp_path, evening)


@pytest.mark.parametrize("how", ["left", "replaced by a bot", "opened", "opened and taken by another"])
def test_a_token_is_worn_out_once_its_seat_is_lost(tmp_path: Path, how: str) -> None:
    async def evening(house: OpenHouse) -> None:
        keys = await house.seat_all("sowix", 3)
        guest = keys[1]
        if how == "left":
            assert (await house.ask("DELETE", f"/api/tables/{guest.table}/seats/mine", key=guest))[0] == 204
        else:
            await house.host(keys[0], do="start")
            level = "beginner" if how == "replaced by a bot" else None
            await house.host(keys[0], do="replace", seat=2, level=level)
        if how.endswith("another"):
            await house.join(guest.table, "Max", 2)
        await get_in(house, guest.table, guest.token)

    spend(tmp_path, evening)


def test_a_replaced_player_hears_no_more_of_the_seat(tmp_path: Path) -> None:
    """The connection becomes a spectator's: from now on without cards."""

    async def evening(house: OpenHouse) -> None:
        keys, people = await house.playing("oldchapix", 3)
        await house.host(keys[0], do="replace", seat=2, level="beginner")
        welcome = await people[1].until(live.Welcome)
        assert (welcome.seat, people[1].own, people[1].choice) == (None, {}, None)
        heard = len(people[1].heard)
        at_it = (people[0], people[2])
        await everybody(*(person.play_on(random.Random(1), lambda told: told.n >= 20) for person in at_it))
        await people[1].until(live.Happened, lambda told: told.act["n"] >= 20)
        assert not any(b'"own"' in text or b'"choice"' in text for text in people[1].heard[heard:])
        await people[1].send({"type": "play", "id": "m", "n": people[1].n, "move": "Gp"})
        refused = await people[1].until(live.Refused)
        assert refused.why.code == "server.spectator"

    spend(tmp_path, evening)


TRIED: list[dict[str, object]] = [
    {"type": "play", "id": "a", "n": 2, "move": "Gp"},
    {"type": "undo", "id": "b", "n": 2},
    {"type": "read", "id": "c", "cards": ["Gp"]},
    {"type": "hint", "id": "d"},
    {"type": "next", "n": 2},
    {"type": "continue"},
    {"type": "say", "phrase": "hello"},
    {"type": "word", "word": "abracadabra"},
    {"type": "wear", "avatar": "fox"},
]


def test_a_spectator_can_only_look(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        friends = await friends_of(house)
        await friends.play_until(2)
        looker = Player(house, friends.table)
        await looker.connect()
        for request in TRIED:
            await looker.send(request)
            refused = await looker.until(live.Refused)
            assert refused.why.code == "server.spectator"
            assert refused.id == request.get("id")
        await looker.ws.close()
        await friends.play_until(0)
        await friends.check()

    spend(tmp_path, evening)


def test_nothing_is_done_before_the_hello(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [key] = await house.create("sowix", 3)
        stranger = Player(house, key.table)
        await stranger.connect(hello=False)
        for request in TRIED:
            await stranger.send(request)
            problem = await stranger.hear()
            assert isinstance(problem, live.Problem)
            assert problem.why.code == "server.no_hello"
        await stranger.ws.close()

    spend(tmp_path, evening)


def test_a_guest_is_not_the_host(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, _ = await house.playing("sowix", 3)
        before = await house.about(keys[0])
        for act in (
            {"do": "start"},
            {"do": "pause", "on": True},
            {"do": "replace", "seat": 1, "level": "beginner"},
            {"do": "replace", "seat": 3},
            {"do": "pace", "pace": {}},
            {"do": "end"},
        ):
            status, complaint = await house.ask("POST", f"/api/tables/{keys[1].table}/host", act, keys[1])
            assert (status, complaint["why"]["code"]) == (403, "server.not_host")
        assert await house.about(keys[0]) == before

    spend(tmp_path, evening)


def test_a_person_moves_for_nobody_else(tmp_path: Path) -> None:
    """A move belongs to the seat that sends it, and another seat's request id means nothing."""

    async def evening(house: OpenHouse) -> None:
        _, people = await house.playing("oldchapix", 3)
        turn = next(person for person in people if person.may_move())
        other = next(person for person in people if not person.may_move())
        assert turn.choice is not None
        wanted = text_of(turn.choice.moves[0])
        refused = await other.move(wanted, "shared-id")
        assert isinstance(refused, live.Refused)
        assert refused.why.code == "engine.not_your_turn"
        assert isinstance(await turn.move(wanted, "shared-id"), live.Happened)
        # Sent again by somebody else it is neither done nor known.
        again = await other.move(wanted, "shared-id", n=turn.n)
        assert isinstance(again, live.Refused)

    spend(tmp_path, evening)


async def _strange_tables(house: OpenHouse) -> list[str]:
    [key] = await house.create("sowix", 3)
    return [
        "0" * TABLE_LENGTH,
        key.table.upper(),
        key.table[:-1],
        key.table + "0",
        f"{key.table}%00",
        f"{key.table}%20",
        f"..%2f{key.table}",
        "'%20or%201=1--",
        "%F0%9F%83%8F",
        "a" * 2000,
    ]


def test_tables_that_are_not_there(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        async def attack() -> None:
            for table in await _strange_tables(house):
                for method, path, body in (
                    ("GET", "", None),
                    ("GET", "/records", None),
                    ("GET", "/records/1", None),
                    ("POST", "/seats", {"name": "Max"}),
                    ("POST", "/rematch", {}),
                ):
                    status, _ = await house.ask(method, f"/api/tables/{table}{path}", body)
                    assert status == 404, (method, table, path)
                stranger = Player(house, table)
                await stranger.connect(hello=False)
                assert isinstance(await stranger.hear(), live.Problem)
                assert await stranger.hear() is None
                assert stranger.closed == CloseCode.no_table

        await undisturbed(house, attack())

    spend(tmp_path, evening)


def test_two_tables_know_nothing_of_each_other(tmp_path: Path) -> None:
    """The host of one is nobody at the other, and what happens at one is not heard at the other."""

    async def evening(house: OpenHouse) -> None:
        async def attack() -> None:
            keys, people = await house.playing("sowix", 3)
            others, more = await house.playing("sowix", 3)
            await get_in(house, others[0].table, keys[0].token)
            # Ending one does not close the other.
            await house.host(keys[0], do="end")
            await people[0].until(live.About, lambda told: told.about.status == "ended")
            turn = next(person for person in more if person.may_move())
            assert turn.choice is not None
            assert isinstance(await turn.move(text_of(turn.choice.moves[0])), live.Happened)
            assert not any(keys[0].table.encode() in text for person in more for text in person.heard)

        await undisturbed(house, attack())

    spend(tmp_path, evening)
