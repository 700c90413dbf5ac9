"""Frames of clients: short messages go straight to the listener, in order, and everything else to the library."""

import os

import pytest

from toutilix.server.http.frames import WRONG_FRAME, Frames

TEXT, BINARY, CONTINUED, PING = 0x81, 0x82, 0x01, 0x89


class Library:
    """Keeps the data that it is fed."""

    def __init__(self) -> None:
        self.fed = b""
        self.ended = False

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.fed += data
        return False, b""

    def feed_eof(self) -> None:
        self.ended = True


class Case:
    def __init__(self) -> None:
        self.library = Library()
        self.heard: list[str] = []
        self.beats = 0
        self.frames = Frames(self.library, self._beat)
        self.frames.listener = self.heard.append

    def _beat(self) -> None:
        self.beats += 1


@pytest.fixture
def case() -> Case:
    return Case()


def masked(payload: bytes, first: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    length = len(payload)
    size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    mask = os.urandom(4)
    return bytes((first,)) + size + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


@pytest.mark.parametrize("text", ["", "a", "abc", "abcd", '{"type":"ping"}', "ü" * 62, "x" * 125])
def test_a_short_text_goes_straight_to_the_listener(case: Case, text: str) -> None:
    case.frames.feed_data(masked(text.encode()))
    assert case.heard == [text]
    assert case.library.fed == b""
    assert case.beats == 0


@pytest.mark.parametrize(
    "data",
    [
        masked(b"x" * 126),
        masked(b"x", BINARY),
        masked(b"x", PING),
        masked(b"x", CONTINUED),
        masked(b"\xff\xfe"),
        masked(b"one") + masked(b"two"),
    ],
    ids=["long", "binary", "ping", "part of a message", "not UTF-8", "two at once"],
)
def test_everything_else_goes_to_the_library(case: Case, data: bytes) -> None:
    case.frames.feed_data(data)
    assert case.library.fed == data
    assert case.heard == []
    assert case.beats == 1


def test_a_short_message_never_overtakes_one_that_the_library_holds(case: Case) -> None:
    long, short = masked(b"x" * 200), masked(b"short")
    case.frames.feed_data(long)
    case.frames.feed_data(short)
    assert case.heard == []
    assert case.library.fed == long + short
    case.frames.held_up -= 2  # the library has handed them on
    case.frames.feed_data(masked(b"later"))
    assert case.heard == ["later"]


def test_a_ping_holds_nothing_up(case: Case) -> None:
    case.frames.feed_data(masked(b"", PING))
    case.frames.feed_data(masked(b"now"))
    assert case.heard == ["now"]


def test_a_message_in_pieces_is_held_up_until_it_is_whole(case: Case) -> None:
    whole = masked(b"in pieces")
    for at in range(len(whole)):
        case.frames.feed_data(whole[at : at + 1])
    assert case.heard == []
    assert case.library.fed == whole
    assert case.frames.held_up == 1


def test_nothing_goes_past_the_library_while_nobody_listens(case: Case) -> None:
    case.frames.listener = None
    frame = masked(b"early")
    case.frames.feed_data(frame)
    assert case.library.fed == frame


def test_a_frame_that_is_not_masked_ends_it(case: Case) -> None:
    case.frames.feed_data(b"\x81\x02hi")
    assert case.library.fed == WRONG_FRAME
    assert case.frames.feed_data(masked(b"after")) == (True, b"")
    assert case.heard == []


def test_the_end_reaches_the_library(case: Case) -> None:
    case.frames.feed_eof()
    assert case.library.ended
