"""A WebSocket of bare bytes, for messages that no proper client would send."""

import asyncio
import os
import struct
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
LONGEST_WAIT = 300.0


def frame(opcode: int, payload: bytes, *, last: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    first = (0x80 if last else 0) | reserved << 4 | opcode
    mark = 0x80 if masked else 0
    if len(payload) < 126:
        head = bytes((first, mark | len(payload)))
    elif len(payload) < 1 << 16:
        head = bytes((first, mark | 126)) + struct.pack(">H", len(payload))
    else:
        head = bytes((first, mark | 127)) + struct.pack(">Q", len(payload))
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


class Raw:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *parts: bytes) -> None:
        for part in parts:
            self.writer.write(part)
        await self.writer.drain()

    async def hear(self) -> tuple[int, bytes] | None:
        """The next frame; None once the server has hung up."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                first, length = await self.reader.readexactly(2)
                if length == 126:
                    [length] = struct.unpack(">H", await self.reader.readexactly(2))
                elif length == 127:
                    [length] = struct.unpack(">Q", await self.reader.readexactly(8))
                return first & 0x0F, await self.reader.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def closed_with(self) -> int | None:
        """The code of the close frame; None if the server hung up without."""
        while (heard := await self.hear()) is not None:
            if heard[0] == CLOSE:
                return int.from_bytes(heard[1][:2], "big")
        return None

    def hang_up(self) -> None:
        self.writer.close()


async def dial(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    parts = urlsplit(url)
    return await asyncio.open_connection(parts.hostname, parts.port)


async def shake_hands(url: str, path: str) -> Raw:
    reader, writer = await dial(url)
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101 "), head
    return Raw(reader, writer)
