"""A browser's storage, with what can befall it."""

from toutilix.device.journal import CLEARED
from toutilix.device.storage import MemoryStorage
from toutilix.server.store import StoreFailed


class FailingStorage(MemoryStorage):
    """`room` is how many bytes there may be; `cleared` as if somebody had deleted this site's data."""

    def __init__(self) -> None:
        super().__init__()
        self.room = 1 << 30
        self.cleared = False

    async def append(self, slot: int, data: bytes) -> None:
        if self.cleared:
            raise StoreFailed(CLEARED)
        left = self.room - sum(len(one) for one in self.slots)
        self.slots[slot] += data[: max(0, left)]
        if left < len(data):
            raise StoreFailed("store.full")

    async def renew(self) -> None:
        await super().renew()
        self.cleared = False
