"""All tables of a server: made, found, woken, put to sleep and forgotten."""

import asyncio
import logging
import random
import secrets
from collections.abc import Iterator
from itertools import chain, repeat

from toutilix.engine.daily import PLAYER, check_date, daily_seed, date_of
from toutilix.engine.errors import Malformed
from toutilix.engine.shuffle import SEED_BYTES
from toutilix.games import find
from toutilix.server.base.logs import note
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol import api
from toutilix.server.base.protocol.common import Holder, Level
from toutilix.server.base.protocol.live import CloseCode
from toutilix.server.base.tokens import code_of, is_code, new_table_id, read_code
from toutilix.server.store import Elsewhere, FinishedMatch, StartMatch, StoreFailed
from toutilix.server.tables import hosting, seating
from toutilix.server.tables.body import SeatBody, TableBody
from toutilix.server.tables.daily import DAILY_OPPONENTS
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.ports import Services
from toutilix.server.tables.restore import restore
from toutilix.server.tables.retention import A_DAY, TrustedDate
from toutilix.server.tables.slices import Slices

LOOKS_EVERY = 60.0
FORGETS_EVERY = 3600.0
HANDED_OVER_AT_ONCE = 20


class OwnedElsewhere(Exception):
    """The table is another node's, or has to become one's."""

    def __init__(self, table: str, owner: Elsewhere) -> None:
        super().__init__(owner.node)
        self.table = table
        self.owner = owner


class Registry:
    """Those in memory are awake; all others are read from the store when somebody comes. Where nodes share a store, a
    table is awake on one of them: the others raise OwnedElsewhere for it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.draining = False
        self._awake: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._slices = Slices(services.clock)

    def __len__(self) -> int:
        return len(self._awake)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(self._awake.values())

    # --- finding ---

    async def find(self, id: str) -> LiveTable | None:
        """The table of this id, woken if it sleeps; None if there is none."""
        table = self._awake.get(id)
        if table is not None and not table.leaving and table.owned():
            # It must not fall asleep while somebody is on their way to it.
            table.presence.last_visit = self.services.clock.now()
            return table
        waking = self._waking.get(id)
        if waking is None:
            waking = self._waking[id] = asyncio.ensure_future(self._wake(id))
            waking.add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(waking)

    async def need(self, id: str) -> LiveTable:
        """The table of this id, or what the API answers where there is none."""
        table = await self.find(id)
        if table is None:
            raise ApiError(404, Malformed("server.no_table"))
        return table

    async def by_code(self, said: str) -> LiveTable:
        """The table with this code, among those that are awake: people use a code soon after they get it, and somebody
        who guesses codes should find as few as possible."""
        code = read_code(said)
        if not self.services.lease.shared:
            found = [table.id for table in self._awake.values() if code and table.code == code]
        else:
            found = await self.services.reader.with_code(code, owned=True) if is_code(code) else []
        if len(found) == 1:
            table = await self.need(found[0])
            if table.code == code:
                return table
        raise ApiError(404, Malformed("server.no_code"))

    async def _wake(self, id: str) -> LiveTable | None:
        term = self.services.lease.term
        if self.draining:
            raise OwnedElsewhere(id, await self.services.reader.owner(id) or self._successor())
        stored = await self.services.reader.claim(id)
        self._awake.pop(id, None)
        if isinstance(stored, Elsewhere):
            raise OwnedElsewhere(id, stored)
        if stored is None or stored.match is None:
            return None
        table = await restore(stored, stored.match, self.services, self._slices)
        table.claimed(stored.epoch, stored.version, term)
        if not table.owned():
            raise StoreFailed("store.gone", "the lease has ended")
        self._awake[id] = table
        self.services.metrics.tables_opened["woken"].add()
        if term:
            self.services.metrics.tables_claimed["dead" if stored.inherited else "free"].add()
        return table

    # --- making ---

    async def create(self, wanted: api.NewTable) -> tuple[LiveTable, list[api.SeatKey]]:
        """A new table and the keys of the seats that its creator holds."""
        kind = find(wanted.game)
        options = kind.settings(kind.game(wanted.players, wanted.options))
        body = TableBody(
            game=kind.name,
            options=options,
            seats=[SeatBody() for _ in range(wanted.players)],
            local=wanted.local,
            pace=wanted.pace,
        )
        keys = _seat_creator(body, wanted)
        for number, level in wanted.bots.items():
            seating.seat_bot(body, int(number) - 1, level)
        table = LiveTable(await self._new_id(), body, secrets.token_bytes(SEED_BYTES), self.services)
        await self.services.writer.write(table.saved(), StartMatch(table.id, 1, table.seed))
        self._keep(table)
        self.services.metrics.tables_opened["created"].add()
        note("a table was made", table=table.id, code=kind.name)
        return table, keys

    async def create_lesson(self, wanted: api.NewLesson) -> tuple[LiveTable, api.SeatKey]:
        """A table where the first hand of a game is taught; it has begun, and no seat of it is open."""
        kind = find(wanted.game)
        if kind.lesson is None:
            raise ApiError(422, Malformed("server.no_lesson", game=kind.name))
        players = kind.lesson.players
        body = TableBody(
            game=kind.name,
            options=kind.settings(kind.game(players)),
            seats=[SeatBody() for _ in range(players)],
            lesson=True,
            pace=wanted.pace,
        )
        seat, token = seating.sit_down(body, wanted.name, wanted.avatar)
        table = LiveTable(await self._new_id(), body, secrets.token_bytes(SEED_BYTES), self.services)
        hosting.start(table, Level.beginner, before=(table.saved(), StartMatch(table.id, 1, table.seed)))
        await table.settled()
        self._keep(table)
        self.services.metrics.tables_opened["lesson"].add()
        note("a lesson has begun", table=table.id, code=kind.name)
        return table, api.SeatKey(seat=seat + 1, token=token)

    async def create_daily(self, wanted: api.NewDaily) -> tuple[LiveTable, api.SeatKey]:
        """A table for one person, with a deal of the day; it has begun, and no seat of it is open."""
        kind = find(wanted.game)
        date = wanted.date or self.today()
        check_date(date, self.today())
        deal = kind.daily
        if deal is None:
            raise ApiError(422, Malformed("game.no_daily", game=kind.name))
        body = TableBody(
            game=kind.name,
            options=kind.settings(kind.game(deal.players)),
            seats=[SeatBody() for _ in range(deal.players)],
            daily=date,
            hands=deal.hands,
            pace=wanted.pace,
        )
        seat, token = seating.sit_down(body, wanted.name, wanted.avatar, PLAYER)
        table = LiveTable(await self._new_id(), body, daily_seed(kind.name, date), self.services)
        hosting.start(table, DAILY_OPPONENTS, before=(table.saved(), StartMatch(table.id, 1, table.seed)))
        await table.settled()
        self._keep(table)
        self.services.metrics.tables_opened["daily"].add()
        note("a deal of the day has begun", table=table.id, code=kind.name)
        return table, api.SeatKey(seat=seat + 1, token=token)

    def today(self) -> str:
        return date_of(self.services.clock.date())

    async def _new_id(self) -> str:
        """One whose code no other table has that people are at."""
        if self.draining:
            raise OwnedElsewhere("", self._successor())
        codes = {code_of(id) for id in self._awake}
        while code_of(id := new_table_id()) in codes or await self._is_used(code_of(id)):
            pass
        return id

    async def _is_used(self, code: str) -> bool:
        return self.services.lease.shared and bool(await self.services.reader.with_code(code, owned=False))

    def _keep(self, table: LiveTable) -> None:
        """Where nodes share a store, a new table becomes that node's to which its people come first: it may be one that
        a balancer has chosen for them."""
        if not self.services.lease.shared:
            self._awake[table.id] = table

    # --- records ---

    async def finished(self, table: str) -> list[FinishedMatch]:
        return await self.services.reader.finished(table)

    async def record(self, table: str, match: int) -> list[str] | None:
        return await self.services.reader.record(table, match)

    # --- resting ---

    async def sweep(self) -> None:
        """Tables that nobody visits go to sleep; what nobody has touched for long is forgotten, if so set."""
        settings = self.services.settings
        forgotten: float | None = None
        trusted: TrustedDate | None = None
        while True:
            await self.services.clock.sleep(min(LOOKS_EVERY, settings.idle_minutes * 60))
            self.unload_idle(settings.idle_minutes * 60)
            if settings.keep_days is not None and (
                forgotten is None or self.services.clock.now() - forgotten > FORGETS_EVERY
            ):
                trusted = trusted or await self._trusted_date()
                if trusted is None:
                    continue
                forgotten = self.services.clock.now()
                await self.forget(trusted.today() - settings.keep_days * A_DAY, trusted.reached)

    async def _trusted_date(self) -> TrustedDate | None:
        """None while the store cannot be asked."""
        try:
            return TrustedDate(self.services.clock, await self.services.reader.kept_date())
        except StoreFailed as failed:
            note("old tables could not be forgotten", level=logging.ERROR, code=failed.code)
            return None

    async def forget(self, before: float, reached: float) -> None:
        """Tables that are awake are of use to somebody, however long nobody has moved there. `reached` is the date that
        the next start begins with."""
        try:
            await self.services.reader.keep_date(reached)
            for table in self:
                table.save(lambda: None)
            await self.services.writer.write()
            note("old tables were forgotten", count=await self.services.reader.forget(before))
        except StoreFailed as failed:
            note("old tables could not be forgotten", level=logging.ERROR, code=failed.code)

    def unload_idle(self, idle_seconds: float) -> None:
        """All that matters of a table is on disk already: it is let go, and read again on the next visit."""
        now = self.services.clock.now()
        for table in list(self._awake.values()):
            if table.lost or (table.at_rest and now - table.presence.last_visit >= idle_seconds):
                table.close(CloseCode.going_away, "asleep")
                del self._awake[table.id]
                if not table.lost:
                    self.services.writer.submit((table.saved(), table.released()), lambda _: None)

    def give_up_lost(self) -> None:
        """A lease has ended: everybody at one of its tables is notified at once."""
        for table in list(self._awake.values()):
            if not table.owned():
                del self._awake[table.id]

    async def drain(self) -> None:
        """Hand all tables over to the other nodes; from now on nothing is taken on here."""
        self.draining = True
        while self._awake or self._waking:
            some = list(self._awake.values())[:HANDED_OVER_AT_ONCE]
            await asyncio.gather(*(table.hand_over() for table in some))
            for table in some:
                self._awake.pop(table.id, None)  # the lease may have ended meanwhile, and the table was given up
            if not some:
                await asyncio.wait(self._waking.values())

    def _successor(self) -> Elsewhere:
        """Some other node that takes on what this one may not."""
        able = [peer for peer in self.services.lease.peers() if not peer.draining]
        if not able:
            raise ApiError(503, Malformed("server.stopping"))
        peer = random.choice(able)
        return Elsewhere(peer.id, peer.address)

    def close(self) -> None:
        for table in self._awake.values():
            table.close(CloseCode.going_away, "the server stops")


def _seat_creator(body: TableBody, wanted: api.NewTable) -> list[api.SeatKey]:
    """The creator sits first and is the host; at a local table, so do the others on the same device."""
    for number in wanted.bots:
        if int(number) > wanted.players:
            raise Malformed("server.no_such_seat", seat=int(number), players=wanted.players)
    free = [at for at in range(wanted.players) if str(at + 1) not in wanted.bots]
    if not free:
        raise Malformed("server.no_seat_left")
    names = [wanted.name, *wanted.names]
    if wanted.local and len(names) != len(free):
        raise Malformed("server.names", names=len(names), seats=len(free))
    if not wanted.local and wanted.names:
        raise Malformed("server.names_not_local")
    keys = []
    avatars = chain((wanted.avatar, *wanted.avatars), repeat(None))
    for at, name, avatar in zip(free, names, avatars, strict=False):
        seat, token = seating.sit_down(body, name, avatar, at)
        keys.append(api.SeatKey(seat=seat + 1, token=token))
    body.host = free[0]
    assert body.seats[body.host].holder is Holder.person
    return keys
