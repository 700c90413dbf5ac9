"""When a bot's answer is seen tells its pace and its level, and nothing of what it had to think about."""

import asyncio
import selectors
from dataclasses import replace

import pytest
from librt.random import Random

from tests.conformance.walks import Case, cases, known_walk
from tests.secrecy.redeal import get_hand, redeal
from tests.server.secrecy.ears import Ears, table_in
from toutilix.engine.state import AnyState
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import BotPace, Holder, Level, Pace
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.turns import PACES, Turns
from toutilix.server.thinking import Question, Thought

SLOT = 0.1
EXPERT = 0.75


class NoWaiting(asyncio.SelectorEventLoop):
    """A clock that advances only when everybody waits for it, and then at once to the next thing that is due."""

    def __init__(self) -> None:
        super().__init__(selectors.DefaultSelector())
        self._now = 0.0

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self._now = max(self._now, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


class HardOrEasy:
    """A bot that needs the longer the more its cards are worth thinking about: between `least` and `most` seconds."""

    def __init__(self, table: LiveTable, least: float, most: float) -> None:
        self._table = table
        self._least = least
        self._most = most

    async def ask(self, question: Question) -> Thought:
        assert not question.advise
        seat = int(self._table.match.state.table.turn)
        hand = get_hand(self._table.match.state, seat)
        hard = sum(place * card for place, card in enumerate(hand, 1)) % 97 / 97
        await asyncio.sleep(self._least + (self._most - self._least) * hard)
        view = self._table.match.state.view(seat)
        return Thought(id=1, move=self._table.match.kind.notation.write_move(view.random_move(Random(1))))


class Watch(Ears):
    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []
        self.acted = asyncio.Event()

    def send(self, message: bytes) -> None:
        if b'"type":"happened"' in message:
            self.times.append(asyncio.get_running_loop().time())
            self.acted.set()


def seen_after(case: Case, state: AnyState, pace: BotPace, level: Level, thinks: tuple[float, float]) -> float:
    """Seconds until the answer of the bot in turn is seen."""

    async def watching() -> float:
        table = table_in(case, state.clone())
        turn = int(state.table.turn)
        table.body.seats[turn].holder = Holder.bot
        table.body.seats[turn].level = level
        table.body.pace = Pace(bots=pace, away_seconds=None)
        settings = replace(table.services.settings, bot_slot=SLOT, expert_seconds=EXPERT)
        table.services = replace(table.services, settings=settings, thinker=HardOrEasy(table, *thinks))
        watch = Watch()
        table.sit(watch, (turn + 1) % case.players, live.Hello())
        await watch.acted.wait()
        table.close(live.CloseCode.going_away, "")
        return watch.times[0]

    with asyncio.Runner(loop_factory=NoWaiting) as runner:
        return runner.run(watching())


def times_of_moments(pace: BotPace, level: Level, thinks: tuple[float, float]) -> list[tuple[float, float]]:
    """With the cards as they were and with the bot's cards redealt, at moments of all games."""
    rng, found = Random(5), []
    for case in cases():
        if case.players == 3:
            for moment in known_walk(case).moments[:3]:
                state = moment.before
                mixed = redeal(state, (int(state.table.turn) + 1) % 3, rng)
                found.append(
                    (seen_after(case, state, pace, level, thinks), seen_after(case, mixed, pace, level, thinks))
                )
    return found


@pytest.mark.parametrize("pace", [BotPace.instant, BotPace.normal, BotPace.slow])
@pytest.mark.parametrize("level", list(Level))
def test_answers_are_seen_at_a_time_that_pace_and_level_give(pace: BotPace, level: Level) -> None:
    expected = max(PACES[pace], EXPERT if level is Level.expert else 0.0, SLOT)
    for real, mixed in times_of_moments(pace, level, (0.0, SLOT)):
        assert real == mixed == pytest.approx(expected)


def test_longer_thoughts_are_rounded_up_to_the_next_slot() -> None:
    """A slow machine shows in which slot a thought ended, not when."""
    for real, mixed in times_of_moments(BotPace.instant, Level.regular, (SLOT * 2.01, SLOT * 2.99)):
        assert real == mixed == pytest.approx(3 * SLOT)


def test_an_answer_shown_as_soon_as_it_is_there_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "_visible_seconds", lambda *_: -1.0)
    monkeypatch.setattr("tests.server.secrecy.test_timing.SLOT", 0.0)
    assert any(real != mixed for real, mixed in times_of_moments(BotPace.instant, Level.regular, (0.0, 0.1)))
