"""Where a device keeps its journal."""

from typing import Protocol

SLOTS = (0, 1)


class Storage(Protocol):
    """Two slots of bytes. `append` and `clear` are durable on return. All raise StoreFailed where it cannot be done:
    `store.full`, `device.cleared` where somebody has deleted what was kept, else `store.failed`; what was appended
    before is then still there, and of the new bytes any part may be."""

    async def read(self, slot: int) -> bytes: ...

    async def append(self, slot: int, data: bytes) -> None: ...

    async def clear(self, slot: int) -> None: ...

    async def renew(self) -> None:
        """Begin again with two empty slots, after `device.cleared`."""


class MemoryStorage:
    """For a browser that keeps nothing: tables last as long as the page."""

    def __init__(self) -> None:
        self.slots = [b"" for _ in SLOTS]

    async def read(self, slot: int) -> bytes:
        return self.slots[slot]

    async def append(self, slot: int, data: bytes) -> None:
        self.slots[slot] += data

    async def clear(self, slot: int) -> None:
        self.slots[slot] = b""

    async def renew(self) -> None:
        self.slots = [b"" for _ in SLOTS]
