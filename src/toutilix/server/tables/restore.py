"""Restores a table from the store: its match is replayed line by line, in slices, while others play."""

import logging
from collections.abc import Iterator

from toutilix.engine.errors import Malformed
from toutilix.engine.replay import RecordRefused, Replay
from toutilix.games import GAMES
from toutilix.server.base.logs import note
from toutilix.server.store import StoredLine, StoredMatch, StoredTable
from toutilix.server.tables.body import read_body
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.ports import Services
from toutilix.server.tables.recent import RecentActs
from toutilix.server.tables.slices import Slices


async def restore(stored: StoredTable, match: StoredMatch, services: Services, slices: Slices) -> LiveTable:
    """A record of other rules, or one that cannot be replayed, stays as it is: it can be watched, not continued."""
    table = LiveTable(stored.id, read_body(stored.body), match.seed, services)
    if match.lines:
        try:
            await _replay(table, match, slices)
        except (Malformed, RecordRefused) as error:
            table.stopped = True
            cause = error.cause if isinstance(error, RecordRefused) else error
            code = cause.code if isinstance(cause, Malformed) else cause.refusal.id
            note("a match cannot be continued", level=logging.ERROR, table=stored.id, code=code)
    return table


async def _replay(table: LiveTable, match: StoredMatch, slices: Slices) -> None:
    replay = Replay((line.text for line in match.lines), GAMES, seed=match.seed, unfinished=True)
    recent, requests = RecentActs(), dict[str, int]()
    await slices.run(_follow(replay, match.lines, recent, requests))
    table.resume(replay.match, recent, requests)


def _follow(replay: Replay, lines: list[StoredLine], recent: RecentActs, requests: dict[str, int]) -> Iterator[None]:
    """Act by act; a request led to the act that its line belongs to."""
    followed = 0
    for act in replay.acts():
        recent.add(act)
        for line in lines[followed : act.number]:
            if line.request is not None:
                requests[line.request] = act.number
        followed = act.number
        yield
