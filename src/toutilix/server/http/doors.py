"""Workers of one machine hand connections over to each other, so that nothing has to be relayed between them.

Each worker has a door: a socket file, in a folder of their parent's that nobody else can enter. Through it come open
connections, each with the request that was read from it. They are then served as if they had come there at once.
"""

import array
import asyncio
import contextlib
import hashlib
import os
import socket
from pathlib import Path
from typing import cast

from aiohttp import web

from toutilix.server.http.protocol import TakenOver
from toutilix.server.store import Elsewhere

LONGEST_HEAD = 1 << 15


class Doors:
    """`server` makes a handler for each connection that comes through the door of this worker."""

    def __init__(self, folder: Path, address: str, server: web.Server) -> None:
        self._folder = folder
        self._server = server
        self._tasks: set[asyncio.Task[None]] = set()
        self._own = self._door_of(address)
        with contextlib.suppress(FileNotFoundError):
            self._own.unlink()  # of a worker that was killed
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._own))
        asyncio.get_running_loop().add_reader(self._socket, self._take_all)

    def _door_of(self, address: str) -> Path:
        """A socket's path has hardly a hundred characters."""
        return self._folder / hashlib.sha256(address.encode()).hexdigest()[:16]

    def close(self) -> None:
        """Requests that come later are relayed."""
        self._take_all()
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()
        self._own.unlink(missing_ok=True)

    # --- giving ---

    def give(self, request: web.Request, owner: Elsewhere) -> TakenOver | None:
        """Hand the connection of a request without a body over; None where that cannot be done. Nothing has happened
        then."""
        transport = request.transport
        if transport is None or transport.is_closing() or transport.get_write_buffer_size() or request.body_exists:
            return None
        door = self._door_of(owner.address)
        lines = [f"{request.method} {request.raw_path} HTTP/1.1".encode("utf-8", "surrogateescape")]
        lines += [name + b": " + value for name, value in request.raw_headers]
        head = b"\r\n".join((*lines, b"", b""))
        if len(head) > LONGEST_HEAD or not door.exists():
            return None
        # The other worker reads from now on; only this one's hold on the connection ends.
        transport.pause_reading()
        held = array.array("i", [transport.get_extra_info("socket").fileno()])
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, held)]
        try:
            self._socket.sendmsg([head], rights, 0, str(door))
        except OSError:
            transport.resume_reading()
            return None
        return TakenOver()

    # --- taking ---

    def _take_all(self) -> None:
        while True:
            try:
                head, held, _, _ = socket.recv_fds(self._socket, LONGEST_HEAD, 1)
            except OSError:
                return
            for number in held:
                os.set_inheritable(number, False)
                task = asyncio.get_running_loop().create_task(self._serve(socket.socket(fileno=number), head))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _serve(self, connection: socket.socket, head: bytes) -> None:
        connection.setblocking(False)
        try:
            _, made = await asyncio.get_running_loop().connect_accepted_socket(self._server, connection)
        except OSError:
            connection.close()  # the visitor has gone
            return
        cast("asyncio.Protocol", made).data_received(head)
