"""Records that people bring: a match that was played elsewhere becomes a table of this device, to be watched."""

import time

from toutilix.engine.errors import Malformed
from toutilix.engine.record import Footer, Header
from toutilix.engine.replay import RecordRefused, Replay
from toutilix.games import GAMES
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol.common import Holder, Status
from toutilix.server.base.tokens import new_table_id
from toutilix.server.store import AppendLines, SaveTable, StartMatch, StoredLine, Writer
from toutilix.server.tables.body import SeatBody, TableBody, write_body

MOST_BYTES = 2 << 20


async def import_record(text: str, writer: Writer) -> str:
    """The id of the new table; ApiError where it is no record of a whole match that can be replayed here."""
    if len(text) > MOST_BYTES:
        raise ApiError(413, Malformed("request.long", most=MOST_BYTES))
    lines = [line for line in text.splitlines() if line.strip()]
    header, footer = _checked(lines)
    body = TableBody(
        game=header.game,
        options=header.options,
        seats=[SeatBody(name=name, holder=Holder.person) for name in header.names],
        daily=header.daily or "",
        hands=header.hands or 0,
        status=Status.playing,
    )
    id, now = new_table_id(), time.time()
    await writer.write(
        SaveTable(id, write_body(body), now),
        StartMatch(id, 1, bytes.fromhex(footer.seed)),
        AppendLines(id, 1, 0, [StoredLine(line) for line in lines], finished=now),
    )
    return id


def _checked(lines: list[str]) -> tuple[Header, Footer]:
    """The first and last line of a record that was replayed to its end: every line is checked."""
    try:
        replay = Replay(lines, GAMES)
        replay.run()
        assert replay.footer is not None
        bytes.fromhex(replay.footer.seed)
    except (Malformed, RecordRefused, ValueError):
        raise ApiError(422, Malformed("device.no_record")) from None
    return replay.header, replay.footer
