"""WebSocket frames around the messages of a table."""

import struct

import pytest

from toutilix.server.http.sockets import frame_of


@pytest.mark.parametrize(
    ("length", "header"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e" + struct.pack(">H", 126)),
        (65535, b"\x81\x7e" + struct.pack(">H", 65535)),
        (65536, b"\x81\x7f" + struct.pack(">Q", 65536)),
    ],
)
def test_a_message_is_one_whole_text_frame_that_tells_its_length(length: int, header: bytes) -> None:
    message = b"x" * length
    assert frame_of(message) == header + message
