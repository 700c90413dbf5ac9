"""Bots play the deal of the day: one of each level in the person's seat, the same opponents on the others.

They think as bots at tables do, one question after the other, with fixed dice and by simulations, not by the clock: so
they come to the same result on every server.
"""

import asyncio
from collections import OrderedDict

from toutilix.bots.chance import chance_at
from toutilix.bots.search import DEFAULT_SIMULATIONS
from toutilix.engine.daily import PLAYER
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol import api
from toutilix.server.base.protocol.common import Level
from toutilix.server.tables.ports import Thinker
from toutilix.server.thinking import Asker, ThinkingFailed, question_of

DAILY_OPPONENTS = Level.regular

MOST_WAITING = 20
MOST_KEPT = 400
"""Deals whose results are remembered: a hundred days of four games."""

Deal = tuple[str, str]
"""A game and a date."""


class DailyBots:
    """One deal at a time is played, once; all who ask for it meanwhile share the result."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._one_at_a_time = asyncio.Lock()
        self._playing: dict[Deal, asyncio.Task[api.DailyResults]] = {}
        self._kept: OrderedDict[Deal, api.DailyResults] = OrderedDict()

    def begin(self, kind: AnyKind, date: str) -> None:
        """Somebody will ask for these results; where too many wait already, it is begun when they do."""
        if (kind.name, date) not in self._kept and len(self._playing) < MOST_WAITING:
            self._play(kind, date)

    async def results(self, kind: AnyKind, date: str) -> api.DailyResults:
        deal = (kind.name, date)
        if deal in self._kept:
            self._kept.move_to_end(deal)
            return self._kept[deal]
        if deal not in self._playing and len(self._playing) >= MOST_WAITING:
            raise ApiError(429, Malformed("request.too_many", seconds=10))
        playing = self._play(kind, date)
        try:
            return await asyncio.shield(playing)
        except (ThinkingFailed, asyncio.CancelledError):
            if not playing.done():
                raise  # The visitor who asked has gone; the bots play on.
            raise ApiError(503, Malformed("server.no_bots")) from None

    async def stop(self) -> None:
        """Nobody needs these results now: those who wait are told so."""
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    def _play(self, kind: AnyKind, date: str) -> asyncio.Task[api.DailyResults]:
        deal = (kind.name, date)
        if deal not in self._playing:
            task = self._playing[deal] = asyncio.create_task(self._all_levels(kind, date))
            task.add_done_callback(lambda done: self._played(deal, done))
        return self._playing[deal]

    def _played(self, deal: Deal, done: asyncio.Task[api.DailyResults]) -> None:
        del self._playing[deal]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[deal] = done.result()
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _all_levels(self, kind: AnyKind, date: str) -> api.DailyResults:
        async with self._one_at_a_time:
            results = [await bot_result(kind, date, level, self._thinker) for level in compared_levels(kind)]
        fewest_wins = Match.of_the_day(kind, date).game.fewest_wins
        return api.DailyResults(date=date, game=kind.name, fewest_wins=fewest_wins, results=results)


def compared_levels(kind: AnyKind) -> list[Level]:
    """The levels that a person is compared with: not those that go by how well the others do."""
    levels = [Level(level) for level in kind.levels if level in set(Level)]
    return [level for level in levels if level is not Level.adaptive]


async def bot_result(kind: AnyKind, date: str, level: Level, thinker: Thinker) -> api.BotResult:
    """The result of a bot of this level in the person's seat."""
    match = Match.of_the_day(kind, date)
    while not match.over:
        if match.state.table.over:
            match.deal()
            continue
        seat = int(match.state.table.turn)
        thinking = level if seat == PLAYER else DAILY_OPPONENTS
        budget = f":{DEFAULT_SIMULATIONS}" if thinking is Level.expert else ""
        question = question_of(match, seat, thinking + budget, chance=chance_at(match, seat))
        thought = await thinker.ask(question, Asker("daily", date))
        if thought.move is None:
            raise ThinkingFailed
        match.play(seat, kind.notation.read_move(thought.move))
    outcome = match.state.outcome()
    assert outcome is not None
    return api.BotResult(level=level, points=int(match.state.table.scores[PLAYER]), place=outcome.place(PLAYER))
