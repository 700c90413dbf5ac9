"""Frames that break the rules of WebSockets, and messages made up at random: the server says so, or hangs up, and
nobody else notices."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.server.hostile.honest import undisturbed
from tests.server.hostile.raw import BINARY, CLOSE, PING, TEXT, Raw, dial, frame, shake_hands
from tests.server.house import OpenHouse, open_house, spend
from tests.server.logged import logged
from tests.server.players import Player
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Avatar

HELLO = b'{"type":"hello"}'
PROTOCOL, BAD_TEXT, TOO_BIG, POLICY = 1002, 1007, 1009, 1008

BROKEN: dict[str, tuple[list[bytes], set[int | None]]] = {
    "bad UTF-8": ([frame(TEXT, b'{"type":"\xff\xfe"}')], {BAD_TEXT}),
    "half a letter": ([frame(TEXT, b'{"type":"\xc3', last=True)], {BAD_TEXT}),
    "more of nothing": ([frame(0, b"rest")], {PROTOCOL}),
    "two beginnings": ([frame(TEXT, b"{", last=False), frame(TEXT, b"{")], {PROTOCOL}),
    "unknown kind": ([frame(5, b"")], {PROTOCOL}),
    "unknown control": ([frame(11, b"")], {PROTOCOL}),
    "reserved bits": ([frame(TEXT, HELLO, reserved=5)], {PROTOCOL}),
    "a long ping": ([frame(PING, b"p" * 126)], {PROTOCOL}),
    "a ping in pieces": ([frame(PING, b"p", last=False)], {PROTOCOL}),
    "longer than memory": ([b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff"], {TOO_BIG, PROTOCOL}),
    "longer than allowed": ([frame(TEXT, b" " * 5000)], {TOO_BIG}),
    "too much in pieces": ([frame(TEXT, b"{", last=False), *[frame(0, b" " * 100, last=False)] * 50], {TOO_BIG}),
    "half a close": ([frame(CLOSE, b"\x03")], {PROTOCOL}),
    "a close of no kind": ([frame(CLOSE, b"\x00\x05")], {PROTOCOL}),
    "not masked": ([frame(TEXT, HELLO, masked=False)], {PROTOCOL}),
    "not masked, behind a masked one": ([frame(TEXT, HELLO) + frame(PING, b"", masked=False)], {PROTOCOL}),
    "not masked, within a message": ([frame(TEXT, b"{", last=False), frame(0, b"}", masked=False)], {PROTOCOL}),
    "binary": ([frame(BINARY, HELLO)] * 30, {POLICY}),
}


@pytest.fixture(autouse=True)
def _nothing_logged() -> Iterator[None]:
    """A stranger's message is never logged as an error of the server."""
    with logged(level="warning") as log:
        yield
    assert log.getvalue() == ""


def at_a_table(tmp_path: Path, attack: Callable[[OpenHouse, str], Awaitable[None]]) -> None:
    async def evening(house: OpenHouse) -> None:
        [key] = await house.create("sowix", 3)
        await undisturbed(house, attack(house, f"/api/tables/{key.table}/live"))

    spend(tmp_path, evening)


def test_broken_frames(tmp_path: Path) -> None:
    async def attack(house: OpenHouse, path: str) -> None:
        for name, (frames, codes) in BROKEN.items():
            raw = await shake_hands(house.url, path)
            await raw.send(*frames)
            assert await raw.closed_with() in codes, name
            raw.hang_up()

    at_a_table(tmp_path, attack)


def test_a_message_in_pieces_is_one_message(tmp_path: Path) -> None:
    async def attack(house: OpenHouse, path: str) -> None:
        raw = await shake_hands(house.url, path)
        pieces = [HELLO[place : place + 1] for place in range(len(HELLO))]
        await raw.send(frame(TEXT, b"", last=False))
        for piece in pieces:
            await raw.send(frame(0, piece, last=False), frame(PING, b"there?"))
        await raw.send(frame(0, b""))
        heard = [await raw.hear() for _ in range(len(pieces) + 1)]
        assert [kind for kind, _ in filter(None, heard)] == [10] * len(pieces) + [TEXT]
        raw.hang_up()

    at_a_table(tmp_path, attack)


def test_hanging_up_in_the_middle_of_a_frame(tmp_path: Path) -> None:
    async def attack(house: OpenHouse, path: str) -> None:
        whole = frame(TEXT, HELLO)
        for length in range(len(whole)):
            raw = await shake_hands(house.url, path)
            await raw.send(whole[:length])
            raw.hang_up()

    at_a_table(tmp_path, attack)


def test_bytes_at_random(tmp_path: Path) -> None:
    """Both behind a handshake and instead of one."""

    async def attack(house: OpenHouse, path: str) -> None:
        dice = random.Random(3)
        for _ in range(150):
            raw = await shake_hands(house.url, path)
            await raw.send(dice.randbytes(dice.randrange(1, 300)))
            raw.hang_up()
        for _ in range(50):
            reader, writer = await dial(house.url)
            raw = Raw(reader, writer)
            await raw.send(dice.choice((b"", b"GET ", b"POST /api/tables HTTP/1.1\r\n")) + dice.randbytes(200))
            raw.hang_up()

    at_a_table(tmp_path, attack)


# --- messages made up at random --------------------------------------------------------------------------------------

OWN_TOKEN = "OWN-TOKEN"
WORDS = ["pass", "draw", "take", "lay", "add", "swap", "block", "discard", "call", "catch", "toutilix", "left", "+"]
CARDS = ["Ap", "Zb", "H", "*", "*H", "!", "??", "Ey", "Tv", "0", "1", "-1", "9" * 30, "²", "٣"]
moves = st.one_of(st.text(max_size=60), st.lists(st.sampled_from(WORDS + CARDS), max_size=12).map(" ".join))
numbers = st.one_of(st.integers(), st.integers(0, 60), st.none(), st.floats(), st.just(10**300))
names = st.one_of(st.text(max_size=50), st.from_regex(r"[A-Za-z0-9_-]{1,40}", fullmatch=True))
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
requests = st.fixed_dictionaries(
    {"type": st.sampled_from(["move", "undo", "read", "hint", "next", "continue", "word", "wear", "say", "ping", "x"])},
    optional={
        "id": names,
        "n": numbers,
        "move": moves,
        "cards": moves,
        "word": st.text(max_size=50),
        "avatar": st.sampled_from(list(Avatar)) | st.text(max_size=10),
        "phrase": st.sampled_from(list(live.Phrase)) | st.text(max_size=10),
        "more": anything,
    },
)
proper = st.one_of(
    st.fixed_dictionaries({"type": st.just("move"), "id": names, "n": numbers, "move": moves}),
    st.fixed_dictionaries({"type": st.just("read"), "id": names, "cards": moves}),
    st.fixed_dictionaries({"type": st.just("undo"), "id": names, "n": numbers}),
    st.fixed_dictionaries({"type": st.just("next"), "n": numbers}),
    st.fixed_dictionaries({"type": st.just("word"), "word": st.text(max_size=50)}),
    st.fixed_dictionaries({"type": st.just("hello"), "token": st.just(OWN_TOKEN), "match": numbers, "since": numbers}),
)


class Fuzzed:
    """A match of each game with one person who sends whatever comes to mind."""

    def __init__(self, folder: Path) -> None:
        self._runner = asyncio.Runner()
        self._house = open_house(folder)
        self.house = self._runner.run(self._house.__aenter__())
        self.people = [self._runner.run(self._sit(game)) for game in ("oldchapix", "strategix", "sowix", "rummylix")]

    async def _sit(self, game: str) -> Player:
        _, people = await self.house.playing(game, 3)
        return people[0]

    def send(self, text: str) -> None:
        self._runner.run(self._send(text))

    async def _send(self, text: str) -> None:
        """A ping is still answered afterwards."""
        for person in self.people:
            assert person.token is not None
            await person.ws.send_str(text.replace(OWN_TOKEN, person.token))
            await person.send({"type": "ping"})
            while not isinstance(answer := await person.hear(), live.Pong):
                assert answer is not None, person.closed

    def close(self) -> None:
        self._runner.run(self._house.__aexit__(None, None, None))
        self._runner.close()


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    with ExitStack() as stack:
        made = Fuzzed(tmp_path_factory.mktemp("fuzzed"))
        stack.callback(made.close)
        yield made


ALL_TO_ONE_SERVER = settings(suppress_health_check=list(HealthCheck), phases=[Phase.generate])


@settings(ALL_TO_ONE_SERVER, max_examples=150)
@given(message=st.one_of(proper, requests))
def test_requests_made_up(fuzzed: Fuzzed, message: Any) -> None:
    try:
        text = msgspec.json.encode(message).decode()
    except (UnicodeError, OverflowError):
        return
    if len(text) < 4000:
        fuzzed.send(text)


@settings(ALL_TO_ONE_SERVER, max_examples=60)
@given(text=st.one_of(st.text(max_size=200), anything.map(lambda made: str(made).replace("'", '"'))))
def test_texts_made_up(fuzzed: Fuzzed, text: str) -> None:
    fuzzed.send(text.encode("utf-8", "replace").decode()[:1000])
