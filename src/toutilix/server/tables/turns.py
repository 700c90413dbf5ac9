"""Acts that the clock causes: bots at their pace, bots for people who are away, and warnings where moves are timed.

Nothing here depends on hidden cards: a bot's answer is shown at a time that is drawn, before it is asked, from a range
that its pace and its level give; where the machine is slower than that, at the next step of a fixed grid. Bots look for
somebody to catch after a time drawn beforehand.
"""

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from toutilix.engine.errors import Malformed
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.view import PLAYING
from toutilix.server.base.protocol.common import BotPace, Holder, Level
from toutilix.server.base.protocol.live import Hurry
from toutilix.server.tables.ports import Timer
from toutilix.server.thinking import ThinkingFailed, question_of

if TYPE_CHECKING:
    from toutilix.server.tables.live import LiveTable

SOONEST, LATEST = 0.8, 1.2
"""Around the time of a pace, so that on average it is kept."""
SETTLED = 1.2
"""An expert's answer is shown after this many times its seconds at the soonest: by then it is there, whatever the
expert had to think about."""
PACES = {BotPace.instant: 0.0, BotPace.normal: 1.0, BotPace.slow: 2.5, BotPace.step: 0.0}
CATCHES_AFTER = (2.0, 5.0)
WARNING = 10
SCORES_SHOWN = 5.0
"""Seconds until the next hand is dealt where no person is there to ask for it."""
THINKING = (Level.expert, Level.adaptive)
"""Levels that take their time. An adaptive bot takes it always: how long it thinks tells nothing."""
STAND_IN = Level.regular
"""The level of a bot that plays for somebody who is away or out of time."""

_dice = random.SystemRandom()


class Turns:
    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._timers: list[Timer] = []
        self._thinking: asyncio.Task[None] | None = None
        self._thinking_for: tuple[int, int] | None = None
        self._catching: dict[int, asyncio.Task[None]] = {}
        self._step_allowed = asyncio.Event()

    def renew(self) -> None:
        """Something has changed: decide again what the clock should do."""
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        table = self._table
        if not table.running:
            self._stop_thinking()
            return
        facts = table.match.state.table
        if facts.over != PLAYING:
            self._stop_thinking()
            if not table.match.over and not table.presence.person_present():
                self._after(SCORES_SHOWN, table.deal_next)
            return
        turn = int(facts.turn)
        if table.presence.plays_itself(turn):
            self._think(turn)
        else:
            if not self._out_of_time():
                self._stop_thinking()
            self._wait_for(turn)
        self._look_for_catches(turn)

    def think_again(self) -> None:
        """Another pace or another bot: a move that the old one has begun is dropped."""
        self._stop_thinking()
        self.renew()

    def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        self._stop_thinking()
        for catching in self._catching.values():
            catching.cancel()
        self._catching.clear()

    def allow_step(self) -> None:
        """A person lets the bots make their next move."""
        self._step_allowed.set()

    # --- people ---

    def _out_of_time(self) -> bool:
        seconds = self._table.body.pace.move_seconds
        return seconds is not None and self._table.turn_age() >= seconds

    def _wait_for(self, seat: int) -> None:
        table, pace = self._table, self._table.body.pace
        if pace.away_seconds is not None and not table.presence.present(seat):
            self._after(table.presence.patience(seat, pace.away_seconds), table.help_out, seat)
        if pace.move_seconds is not None:
            left = pace.move_seconds - table.turn_age()
            warning = min(WARNING, pace.move_seconds // 2)
            if left > warning:
                self._after(left - warning, table.tell_all, Hurry(seat=seat + 1, seconds=warning))
            self._after(left, self._think, seat)

    def _after(self, seconds: float, do: Callable[..., object], *arguments: object) -> None:
        clock = self._table.services.clock
        self._timers.append(clock.call_later(max(0.0, seconds), do, *arguments))

    # --- bots ---

    def _think(self, seat: int) -> None:
        task = (self._table.n, seat)
        if self._thinking_for == task:
            return
        self._stop_thinking()
        self._thinking_for = task
        self._step_allowed.clear()
        self._thinking = asyncio.create_task(self._act(seat, self._table.n))

    def _stop_thinking(self) -> None:
        self._thinking_for = None
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        self._thinking = None

    async def _act(self, seat: int, n: int) -> None:
        table = self._table
        clock = table.services.clock
        due = clock.now() + self._visible_seconds(seat)
        move = await self._ask(seat)
        slot = table.services.settings.bot_slot
        late = clock.now() - due
        if late > 0 and slot > 0:
            due += slot * (1 + late // slot)
        await clock.sleep(max(0.0, due - clock.now()))
        if table.body.pace.bots is BotPace.step and table.body.seats[seat].holder is Holder.bot:
            await self._step_allowed.wait()
        if table.n == n and table.running and self._thinking_for == (n, seat):
            self._thinking_for = None
            table.bot_acts(seat, move)

    def _visible_seconds(self, seat: int) -> float:
        """How long the bot seems to think: drawn before anything is known of its answer."""
        settings = self._table.services.settings
        thinking = SETTLED * settings.expert_seconds if self._level(seat) in THINKING else 0.0
        soonest = max(SOONEST * PACES[self._table.body.pace.bots], thinking, settings.bot_slot)
        return soonest * _dice.uniform(1.0, LATEST / SOONEST)

    async def _ask(self, seat: int, *, in_turn: bool = True) -> Move | None:
        """The bot's move; None where the bot gave none, and then some legal move is made. Out of turn there is nothing
        to search."""
        table = self._table
        if table.course and (move := table.course.script(table.match, seat)):
            return move
        level = self._level(seat)
        seconds = table.services.settings.expert_seconds if level in THINKING and in_turn else None
        people = [at for at, held in enumerate(table.body.seats) if held.holder is Holder.person]
        against = people[0] if len(people) == 1 else None
        question = question_of(table.match, seat, level, chance=table.chance(seat), seconds=seconds, against=against)
        try:
            thought = await table.services.thinker.ask(question, table.asker())
            return None if thought.move is None else table.match.kind.notation.read_move(thought.move)
        except (ThinkingFailed, Malformed):
            return None

    def _level(self, seat: int) -> Level:
        return self._table.body.seats[seat].level or STAND_IN

    # --- catching ---

    def _look_for_catches(self, turn: int) -> None:
        """Bots that may act out of turn have a look, each after its own time; not in the story of a lesson, and at the
        deal of the day only when it is their turn: what they do may not depend on who is quicker."""
        table = self._table
        if table.body.daily:
            return
        if table.course and not table.course.finished(table.match):
            return
        for seat in table.match.state.table.actors():
            if seat != turn and table.presence.plays_itself(seat) and seat not in self._catching:
                self._catching[seat] = asyncio.create_task(self._catch(seat, table.match))

    async def _catch(self, seat: int, match: Match) -> None:
        """Look until the table is as it was when looked at: what happened meanwhile deserves another look."""
        table = self._table
        looked_at = 0
        try:
            while looked_at != table.n:
                await table.services.clock.sleep(_dice.uniform(*CATCHES_AFTER))
                if not table.running or table.match is not match or not self._may_speak(seat):
                    return
                looked_at = table.n
                move = await self._ask(seat, in_turn=False)
                if move is not None and table.n == looked_at and table.running and self._may_speak(seat):
                    table.bot_acts(seat, move)
                    return
        finally:
            if self._catching.get(seat) is asyncio.current_task():
                del self._catching[seat]

    def _may_speak(self, seat: int) -> bool:
        facts = self._table.match.state.table
        return facts.turn != seat and seat in facts.actors() and self._table.presence.plays_itself(seat)
