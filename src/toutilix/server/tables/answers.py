"""The answers of the API about tables and their records, the same on every host."""

from msgspec import structs

from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.engine.record import Header, read_line
from toutilix.engine.view import SPECTATOR
from toutilix.games import find
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol import api
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.registry import Registry
from toutilix.server.tables.replays import ALL_OPEN

SEATS = tuple("12345678")
MOST_LOOKS = 20


def table_now(table: LiveTable) -> api.TableNow:
    turn = table.turn
    return api.TableNow(**structs.asdict(table.about()), turn=None if turn is None else turn + 1)


def created(table: LiveTable, keys: list[api.SeatKey]) -> api.Created:
    return api.Created(path=f"/t/{table.id}", keys=keys, about=table.about())


async def record_list(registry: Registry, table: LiveTable) -> api.Records:
    finished = await registry.finished(table.id)
    return api.Records(records=[api.RecordAbout(match=match.number, finished=match.finished) for match in finished])


def viewer_of(seat: str | None) -> int:
    """The view that a replay shows: a seat's, everybody's, or a spectator's."""
    if seat is None:
        return int(SPECTATOR)
    if seat == "all":
        return ALL_OPEN
    if seat not in SEATS:
        raise ApiError(422, Malformed("server.eyes"))
    return int(seat) - 1


async def finished_record(registry: Registry, table: LiveTable, number: str) -> tuple[int, list[str]]:
    """One of a table's matches with its record. A match that is not over has none yet: it would tell everybody's
    cards."""
    if not (number.isascii() and number.isdigit() and len(number) < 7):
        raise ApiError(404, Malformed("server.no_record"))
    lines = await registry.record(table.id, int(number))
    if lines is None:
        running = int(number) == table.body.match
        raise ApiError(409 if running else 404, Malformed("server.not_over" if running else "server.no_record"))
    return int(number), lines


async def played_daily(registry: Registry, table: LiveTable, date: str, game: str) -> AnyKind:
    """The game of a deal of the day that was played to its end at this table. A record is there only once a match is
    over, and a deal of the day is the first match of its table."""
    lines = await registry.record(table.id, 1)
    if lines is None:
        raise ApiError(409, Malformed("server.not_over"))
    header = read_line(lines[0], 1)
    if not isinstance(header, Header) or (header.daily, header.game) != (date, game):
        raise ApiError(404, Malformed("server.no_daily"))
    return find(game)
