"""All tables of one device, and the page's lines to them."""

import asyncio
from collections.abc import Callable

from toutilix.device.api import Asked, DeviceApi, Reply, RulesReader
from toutilix.device.journal import Journal
from toutilix.device.thinking import DeviceThinker
from toutilix.engine.view import SPECTATOR
from toutilix.server.base.limits import Limits
from toutilix.server.base.protocol.live import CloseCode
from toutilix.server.base.settings import Settings
from toutilix.server.tables.clock import LoopClock
from toutilix.server.tables.daily import DailyBots
from toutilix.server.tables.ports import Services, Value
from toutilix.server.tables.registry import Registry
from toutilix.server.tables.reviews import ReviewService
from toutilix.server.tables.session import Session

EXPERT_SECONDS = 1.5
"""How long a hard opponent thinks about a move: in a browser it gets less far in a second than on a server."""
SETTINGS = Settings(store="", node="device", bot_workers=1, limits=False, expert_seconds=EXPERT_SECONDS)

Tell = Callable[[str], None]
Close = Callable[[int], None]


async def _in_between(work: Callable[[], Value], /) -> Value:
    """There is no thread for it on a device: questions that wait already go first."""
    await asyncio.sleep(0)
    return work()


class Line:
    """The tables' Connection: one line of the page to one table."""

    def __init__(self, tell: Tell, closed: Close) -> None:
        self.seat = SPECTATOR
        self.text = False
        self.group = ""
        self._tell = tell
        self._closed = closed
        self._session: Session | None = None
        self._open = True

    def send(self, message: bytes) -> None:
        if self._open:
            self._tell(message.decode())

    def close(self, code: CloseCode, reason: str) -> None:
        if self._open:
            self._open = False
            # The caller may be in the middle of something with this connection.
            asyncio.get_running_loop().call_soon(self._end)
            self._closed(int(code))

    @property
    def is_open(self) -> bool:
        return self._open

    def begin(self, session: Session) -> None:
        if self._open:
            self._session = session
        else:
            session.end()

    def hear(self, text: str) -> None:
        if self._open and self._session is not None:
            self._session.hear(text)

    def leave(self) -> None:
        """The page has closed it."""
        self._open = False
        self._end()

    def _end(self) -> None:
        if self._session is not None:
            self._session.end()
            self._session = None


class DeviceHost:
    def __init__(
        self, journal: Journal, thinker: DeviceThinker, rules: RulesReader, settings: Settings = SETTINGS
    ) -> None:
        self.registry = Registry(Services(settings, LoopClock(), journal, journal, thinker))
        self.journal = journal
        self.thinker = thinker
        reviews = ReviewService(thinker, _in_between, journal, journal)
        self._api = DeviceApi(self.registry, DailyBots(thinker), reviews, rules)
        self._limits = Limits(settings, self.registry.services.clock.now)

    async def answer(self, asked: Asked) -> Reply:
        return await self._api.answer(asked)

    async def open(self, table: str, tell: Tell, closed: Close) -> Line:
        """A line to a table; where there is none, it is closed at once."""
        line = Line(tell, closed)
        found = await self.registry.find(table)
        if found is None:
            line.close(CloseCode.no_table, "no such table")
        else:
            line.begin(Session(found, line, self._limits))
        return line
