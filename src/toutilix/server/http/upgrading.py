"""Waits for another node's answer to a request for another protocol: a WebSocket, or a trunk."""

import asyncio
from collections.abc import Callable

LOOKS_EVERY = 0.2
LONGEST_HEAD = 1 << 14
HEAD_ENDS = b"\r\n\r\n"


class Refused(Exception):
    """Another node has answered, and has not opened what it was asked for."""

    def __init__(self, head: bytes) -> None:
        super().__init__()
        self.head = head
        parts = head.split(b" ", 2)
        self.status = int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 502


class Upgrading:
    """`said` is what has come so far: the head of the answer, and perhaps the first bytes behind it."""

    def __init__(self) -> None:
        self.said = bytearray()
        self._whole: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def take(self, data: bytes) -> None:
        self.said += data
        if not self._whole.done() and (HEAD_ENDS in self.said or len(self.said) > LONGEST_HEAD):
            self._whole.set_result(None)

    def fail(self) -> None:
        """The connection has ended."""
        if not self._whole.done():
            self._whole.set_exception(ConnectionResetError())
            self._whole.exception()  # nobody may be waiting for it any more

    async def done(self, is_gone: Callable[[], bool]) -> None:
        """Wait for it: Refused where the answer is another one, TimeoutError once nobody is to be waited for."""
        while not self._whole.done():
            await asyncio.wait((self._whole,), timeout=LOOKS_EVERY)
            if not self._whole.done() and is_gone():
                raise TimeoutError
        self._whole.result()
        if not self.said.startswith(b"HTTP/1.1 101 "):
            raise Refused(bytes(self.said))


def head_of(method: str, path: str, headers: dict[str, str]) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape")
