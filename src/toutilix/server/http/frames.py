"""The frames of one WebSocket, read before the library reads them.

Frames of clients must be masked, as the standard (RFC 6455, 5.1) demands. A short message that arrives alone and whole,
as nearly all do, goes straight to who listens; the library would wake a task for it, at a third of the cost of a move.
"""

from collections.abc import Callable
from typing import Protocol, final

WRONG_FRAME = b"\x70\x80"
"""Reserved bits are set: the parser refuses it as a breach of the protocol."""
WHOLE_TEXT = 0x81
LAST, CONTROL = 0x80, 0x08
"""Marks in the first byte: the last frame of its message; a ping, a pong or a close."""
MASKED = 0x80
LONG, LONGEST = 126, 127
"""Lengths that say: the length follows, in two or in eight bytes."""


class Parser(Protocol):
    def feed_data(self, data: bytes) -> tuple[bool, bytes]: ...

    def feed_eof(self) -> None: ...


@final
class Frames:
    """`listener` gets short messages at once, but never before those that the library still holds: their number is
    `held_up`. `arrived` is the library's, for its heartbeat; a message that goes past it does not count there, and then
    it asks once more whether the other side lives.

    A head that has not come whole is held back."""

    def __init__(self, parser: Parser, arrived: Callable[[], None] | None = None) -> None:
        self.listener: Callable[[str], None] | None = None
        self.held_up = 0
        self._parser = parser
        self._arrived = arrived
        self._held = b""
        self._to_skip = 0
        self._refused = False

    def feed_eof(self) -> None:
        self._parser.feed_eof()

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        if self._refused:
            return True, b""
        if self.listener is not None and not self.held_up and not self._held and not self._to_skip:
            message = short_message(data)
            if message is not None:
                self.listener(message)
                return False, b""
        if self._arrived is not None:
            self._arrived()
        data = self._held + data
        whole = self._walk(data)
        self._held = b"" if self._refused else data[whole:]
        data = data[:whole] + (WRONG_FRAME if self._refused else b"")
        return self._parser.feed_data(data) if data else (False, b"")

    def _walk(self, data: bytes) -> int:
        """How much of it may be passed on."""
        at = 0
        while at < len(data):
            if self._to_skip:
                skipped = min(self._to_skip, len(data) - at)
                self._to_skip -= skipped
                at += skipped
                continue
            head = data[at : at + 10]
            if len(head) < 2:
                return at
            if not head[1] & MASKED:
                self._refused = True
                return at
            length = head[1] & ~MASKED
            more = 2 if length == LONG else 8 if length == LONGEST else 0
            if len(head) < 2 + more:
                return at
            if head[0] & LAST and not head[0] & CONTROL:
                self.held_up += 1
            payload = int.from_bytes(head[2 : 2 + more], "big") if more else length
            self._to_skip = 2 + more + 4 + payload
        return at


def short_message(data: bytes) -> str | None:
    """The text, where the data is one whole, masked frame with a short text; else None."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not MASKED <= data[1] < MASKED + LONG:
        return None
    length = data[1] - MASKED
    if len(data) != 6 + length:
        return None
    mask = data[2:6] * (length // 4 + 1)
    text = int.from_bytes(data[6:], "little") ^ int.from_bytes(mask[:length], "little")
    try:
        return text.to_bytes(length, "little").decode()
    except UnicodeDecodeError:
        return None  # the library says what is wrong with it
