"""A server for tests, at which every match is dealt from one known seed and bots play the same way in every run.

It is the whole server with a few things set from outside: where its seeds come from, where its bots' dice come from,
how soon bots look for somebody to catch (never: that goes by the clock), and what day it is. No setting of the server
can do this, and none should: the seed reveals all cards. Where a file `deals/GAME` lies in its folder, with cards in
notation, a table with as many players gets those.
"""

import sys
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch
from zlib import crc32

from toutilix.engine.act import Act
from toutilix.engine.match import Match
from toutilix.server.base.metrics import Metrics
from toutilix.server.base.settings import Settings
from toutilix.server.http import app
from toutilix.server.tables import daily, hosting, registry, requests, turns
from toutilix.server.tables.clock import LoopClock
from toutilix.server.thinking import Asker, Question, Task, Thought, question_of, runner

SEED = b"a set deal"
NEVER = (1e6, 1e6)
TODAY = "2026-07-30"
WITH_STOCK = ("sowix", "rummylix")
"""The games whose deals end with a draw pile."""
MIDDAY = 1785412800.0
"""Of that date in UTC, in seconds since 1970."""


class ThinkingHere:
    """Bots that think in the server itself: at the same place of a match they have the same thought."""

    def __init__(self, _searchers: int, _metrics: Metrics | None = None, *, reserve: bool = True) -> None:
        self._runner = runner.BotRunner()

    async def ask(self, question: Question, _asker: Asker) -> Thought:
        return self._runner.think(Task(id=0, question=question))

    async def stop(self) -> None:
        """There is no process to stop."""


def with_dice(match: Match, seat: int, level: str, *, chance: int | None = None, **asked: Any) -> Question:
    dice = crc32(b"%d %d" % (match.number, seat)) if chance is None else chance
    return question_of(match, seat, level, chance=dice, **asked)


def deal(match: Match, deals: Path) -> Act:
    """The cards of the file, where there is one for as many players, else those of the seed."""
    path = deals / match.kind.name
    laid = path.read_text("utf-8") if path.exists() else ""
    if len(laid.split("/")) != match.game.players + (match.kind.name in WITH_STOCK):
        return DEAL(match)
    return match.lay_out(match.kind.notation.read_deal(laid, match.game))


DEAL = Match.deal


def main() -> None:
    seeds = SimpleNamespace(token_bytes=lambda length: sha256(SEED).digest()[:length])
    home = Path(sys.argv[1])
    settings = Settings(hint_seconds=0, port=0, store=f"sqlite:{home / 'tables.sqlite'}", limits=False, bot_slot=0.0)
    with (
        patch.object(registry, "secrets", seeds),
        patch.object(hosting, "secrets", seeds),
        patch.object(turns, "CATCHES_AFTER", NEVER),
        patch.object(turns, "question_of", with_dice),
        patch.object(requests, "question_of", with_dice),
        patch.object(app, "Pool", ThinkingHere),
        patch.object(daily, "DEFAULT_SIMULATIONS", 5),
        patch.object(LoopClock, "date", lambda _: MIDDAY),
        patch.object(Match, "deal", lambda match: deal(match, home / "deals")),
    ):
        app.serve(settings, lambda url: print(url, "until Ctrl-C", flush=True))


if __name__ == "__main__":
    main()
