"""A whole match at a live table in memory, with people at every seat and a spectator who stay to its end."""

import asyncio
from dataclasses import dataclass
from functools import lru_cache

import msgspec
from librt.random import Random

from tests.conformance.walks import Case, next_actor, seed_of
from tests.server.house import fresh_welcome
from tests.server.secrecy.ears import table_for
from toutilix.engine.match import Match
from toutilix.engine.record import write_line, write_record
from toutilix.engine.replay import Replay
from toutilix.engine.view import SPECTATOR
from toutilix.games import GAMES
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Facts
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.recent import RecentActs

UNDOES = 6
"""An act that may be taken back is, once in this many times."""
READ_EVERY = 50
HANDS = 2
"""Where every hand has the same rules, two of them show what there is; Oldchapix has a contract for each."""


@dataclass(frozen=True)
class Page:
    """All that a page draws from."""

    table: Facts
    own: Facts
    choice: Facts | None
    coach: Facts | None
    text: Facts

    @classmethod
    def welcomed(cls, welcome: live.Welcome) -> "Page":
        shown = msgspec.json.decode(msgspec.json.encode(welcome))
        return cls(shown["table"], shown.get("own", {}), shown.get("choice"), shown.get("coach"), shown["text"])

    def merge(self, told: Facts) -> "Page":
        """The page after an act, of which it is told what has changed."""
        return Page(
            self.table | told["table"],
            self.own | told.get("own", {}),
            told.get("choice"),
            told.get("coach"),
            told["text"],
        )


class Stayer:
    """A page that was opened before the first act and never loaded again; `pages` is what it showed after each."""

    def __init__(self) -> None:
        self.seat = SPECTATOR
        self.text = True
        self.group = ""
        self.heard: list[bytes] = []
        self.pages: dict[int, Page] = {}
        self._page: Page | None = None

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["type"] == "welcome":
            self._page = Page.welcomed(msgspec.json.decode(message, type=live.Welcome))
            self.pages[told["n"]] = self._page
        elif told["type"] == "happened":
            assert self._page is not None
            self._page = self._page.merge(told)
            self.pages[told["act"]["n"]] = self._page
        else:
            assert told["type"] == "about", told
        self.heard.append(message)

    def acts(self) -> list[Facts]:
        """The acts as they were told: the first with the welcome."""
        told = [msgspec.json.decode(message) for message in self.heard]
        welcomed = [act for message in told if message["type"] == "welcome" for act in message["log"]]
        return [*welcomed, *(message["act"] for message in told if message["type"] == "happened")]

    def close(self, code: live.CloseCode, reason: str) -> None:
        raise AssertionError(reason)


@dataclass
class WholeMatch:
    """`eyes` are the seats from 0 and the spectator's; `stayed` and the pages of `fresh` are in the same order. `fresh`
    has what pages show that are opened after an act."""

    case: Case
    eyes: list[int]
    stayed: list[Stayer]
    fresh: dict[int, list[Page]]
    lines: list[str]
    undone: int

    @property
    def heard(self) -> list[bytes]:
        return [message for stayer in self.stayed for message in stayer.heard]


@lru_cache(maxsize=1)
def whole_match(case: Case) -> WholeMatch:
    return asyncio.run(_play(case))


async def _play(case: Case) -> WholeMatch:
    rng = Random(3)
    hands = 0 if case.name == "oldchapix" else HANDS
    match = Match(case.kind(), case.players, dict(case.options), seed=seed_of(case, 7), hands=hands)
    table = table_for(match)
    table.begin(match)
    eyes = [*range(case.players), SPECTATOR]
    stayed = [Stayer() for _ in eyes]
    for stayer, seat in zip(stayed, eyes, strict=True):
        table.sit(stayer, seat, live.Hello(text=True))
    fresh: dict[int, list[Page]] = {}
    undone = 0
    while True:
        opened = _opened_now(match)
        fresh[table.n] = [Page.welcomed(fresh_welcome(opened, seat)) for seat in eyes]
        if match.over:
            break
        undoing = [seat for seat in range(case.players) if match.can_undo(seat)]
        if match.state.table.over:
            table.deal_next()
        elif undoing and not rng.randrange(UNDOES):
            table.undo(undoing[0], f"u{table.n}")
            undone += 1
        else:
            actor = next_actor(match.state, rng)
            table.make(actor, match.state.look(actor).random_move(rng), f"m{table.n}")
    return WholeMatch(case, eyes, stayed, fresh, [write_line(line) for line in match.lines], undone)


def _opened_now(match: Match) -> LiveTable:
    """A table that has told nobody anything yet; now and then one that has just been read from the record."""
    if match.number % READ_EVERY == 0:
        replay = Replay(write_record(match.lines), GAMES, seed=match.seed, unfinished=True)
        replay.run()
        match = replay.match
    table = table_for(match)
    table.resume(match, RecentActs(), {})
    return table
