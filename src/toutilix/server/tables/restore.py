"""Restores a table from the store: its match is replayed line by line."""

import logging
from bisect import bisect_left

from toutilix.engine.errors import Malformed
from toutilix.engine.replay import RecordRefused, Replay
from toutilix.games import GAMES
from toutilix.server.base.logs import note
from toutilix.server.store import StoredMatch, StoredTable
from toutilix.server.tables.body import read_body
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.ports import Services


def restore(stored: StoredTable, match: StoredMatch, services: Services) -> LiveTable:
    """A record of other rules, or one that cannot be replayed, stays as it is: it can be watched, not continued."""
    table = LiveTable(stored.id, read_body(stored.body), match.seed, services)
    if match.lines:
        try:
            _replay(table, match)
        except (Malformed, RecordRefused) as error:
            table.stopped = True
            cause = error.cause if isinstance(error, RecordRefused) else error
            code = cause.code if isinstance(cause, Malformed) else cause.refusal.id
            note("a match cannot be continued", level=logging.ERROR, table=stored.id, code=code)
    return table


def _replay(table: LiveTable, match: StoredMatch) -> None:
    text = "\n".join(line.text for line in match.lines)
    replay = Replay(text, GAMES, seed=match.seed, unfinished=True)
    acts = list(replay.acts())
    ends = [act.number for act in acts]
    requests = {
        line.request: ends[bisect_left(ends, number)]
        for number, line in enumerate(match.lines, 1)
        if line.request is not None
    }
    table.resume(replay.match, acts, requests)
