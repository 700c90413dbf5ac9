"""The connections to a table, how long each seat's person has been away, and seats that a bot plays meanwhile."""

from collections.abc import Iterable

from toutilix.engine.view import SPECTATOR
from toutilix.server.base.protocol.common import Holder
from toutilix.server.tables.body import TableBody
from toutilix.server.tables.ports import Clock, Connection


class Presence:
    def __init__(self, body: TableBody, clock: Clock) -> None:
        self._body = body
        self._now = clock.now
        self.connections: set[Connection] = set()
        self.last_visit = self._now()
        self._gone_since = dict.fromkeys(range(body.players), self.last_visit)

    @property
    def helped(self) -> set[int]:
        """The seats that a bot plays for a person who is gone; they survive a restart."""
        return {at for at, seat in enumerate(self._body.seats) if seat.helped}

    def help(self, seat: int) -> None:
        self._body.seats[seat].helped = True

    def let_play(self, seats: Iterable[int]) -> bool:
        """These people play for themselves; True where a bot did for one of them."""
        helped = [seat for seat in seats if self._body.seats[seat].helped]
        for seat in helped:
            self._body.seats[seat].helped = False
        return bool(helped)

    def arrive(self, connection: Connection, seat: int) -> bool:
        """Somebody sits down or changes the seat. A person who comes back plays for themselves again: True where a bot
        did so far."""
        if connection in self.connections:
            self.depart(connection)
        connection.seat = seat
        self.connections.add(connection)
        self.last_visit = self._now()
        return self.let_play(self._played_from(seat))

    def depart(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.last_visit = self._now()
        self._gone_since.update(dict.fromkeys(self._played_from(connection.seat), self.last_visit))

    def expect(self, seat: int) -> None:
        """Somebody has taken this seat, or taken it back, and will be here soon."""
        self.let_play((seat,))
        self._gone_since[seat] = self._now()

    def _played_from(self, seat: int) -> Iterable[int]:
        """The seats played from this one: at a local table one device plays for all people."""
        if seat == SPECTATOR:
            return ()
        if not self._body.local:
            return (seat,)
        return [at for at, held in enumerate(self._body.seats) if held.holder is Holder.person]

    def at(self, seat: int) -> list[Connection]:
        return [connection for connection in self.connections if connection.seat == seat]

    def present(self, seat: int) -> bool:
        """Is somebody connected who plays this seat?"""
        return any(seat in self._played_from(connection.seat) for connection in self.connections)

    def person_present(self) -> bool:
        return any(connection.seat != SPECTATOR for connection in self.connections)

    def spectators(self) -> int:
        return len(self.at(SPECTATOR))

    def group(self) -> str:
        """The visitor group of the table: that of the person who sits first. Spectators count where nobody sits: a
        stranger who only watches changes nothing for the players."""
        seated = [connection for connection in self.connections if connection.seat != SPECTATOR]
        people = seated or list(self.connections)
        return min(people, key=lambda one: (one.seat, one.group)).group if people else ""

    def plays_itself(self, seat: int) -> bool:
        """Does a bot play this seat now?"""
        return self._body.seats[seat].holder is not Holder.person or self._body.seats[seat].helped

    def patience(self, seat: int, seconds: float) -> float:
        """How many of these seconds are left since the seat's person was last there."""
        return self._gone_since[seat] + seconds - self._now()
