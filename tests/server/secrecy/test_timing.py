"""When a bot's answer is seen tells its pace and its level, and nothing of what it had to think about."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from librt.random import Random

from tests.conformance.walks import Case, cases, known_walk
from tests.secrecy.redeal import get_hand, redeal
from tests.server.fake_time import in_no_time
from tests.server.secrecy.ears import Ears, table_in
from toutilix.engine.state import AnyState
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import BotPace, Holder, Level, Pace
from toutilix.server.tables import turns
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.ports import Thinker
from toutilix.server.tables.turns import LATEST, PACES, SETTLED, SOONEST
from toutilix.server.thinking import Asker, Question, Task, Thought
from toutilix.server.thinking.pool import Pool, Worker

SLOT = 0.1
EXPERT = 0.75


class HardOrEasy:
    """A bot that needs the longer the more its cards are worth thinking about: between `least` and `most` seconds."""

    def __init__(self, table: LiveTable, least: float, most: float) -> None:
        self._table = table
        self._least = least
        self._most = most

    async def ask(self, question: Question, _asker: Asker) -> Thought:
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


Thinkers = Callable[[LiveTable], Thinker]


def hard_or_easy(least: float, most: float) -> Thinkers:
    return lambda table: HardOrEasy(table, least, most)


def seen_after(case: Case, state: AnyState, pace: BotPace, level: Level, thinkers: Thinkers) -> float:
    """Seconds until the answer of the bot in turn is seen."""

    async def watching() -> float:
        table = table_in(case, state.clone())
        turn = int(state.table.turn)
        table.body.seats[turn].holder = Holder.bot
        table.body.seats[turn].level = level
        table.body.pace = Pace(bots=pace, away_seconds=None)
        settings = replace(table.services.settings, bot_slot=SLOT, expert_seconds=EXPERT)
        table.services = replace(table.services, settings=settings, thinker=thinkers(table))
        watch = Watch()
        table.sit(watch, (turn + 1) % case.players, live.Hello())
        await watch.acted.wait()
        table.close(live.CloseCode.going_away, "")
        return watch.times[0]

    return in_no_time(watching())


def times_of_moments(pace: BotPace, level: Level, thinks: tuple[float, float]) -> list[tuple[float, float]]:
    """With the cards as they were and with the bot's cards redealt, at moments of all games; drawn with the same
    dice."""
    rng, found = Random(5), []
    for case in cases():
        if case.players == 3:
            for number, moment in enumerate(known_walk(case).moments[:3]):
                state = moment.before
                mixed = redeal(state, (int(state.table.turn) + 1) % 3, rng)
                times = []
                for one in (state, mixed):
                    turns._dice.seed(number)
                    times.append(seen_after(case, one, pace, level, hard_or_easy(*thinks)))
                found.append((times[0], times[1]))
    return found


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "_dice", random.Random(1))


@pytest.mark.parametrize("pace", [BotPace.instant, BotPace.normal, BotPace.slow])
@pytest.mark.parametrize("level", list(Level))
def test_answers_are_seen_at_a_time_drawn_for_pace_and_level(pace: BotPace, level: Level) -> None:
    soonest = max(SOONEST * PACES[pace], SETTLED * EXPERT if level in (Level.expert, Level.adaptive) else 0.0, SLOT)
    times = times_of_moments(pace, level, (0.0, SLOT))
    for real, mixed in times:
        assert real == pytest.approx(mixed)
        assert soonest <= real <= soonest * LATEST / SOONEST
    assert len({real for real, _ in times}) > 1


def test_longer_thoughts_are_rounded_up_to_the_next_slot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine shows in which slot a thought ended, not when."""
    monkeypatch.setattr(turns, "LATEST", SOONEST)
    for real, mixed in times_of_moments(BotPace.instant, Level.regular, (SLOT * 2.01, SLOT * 2.99)):
        assert real == mixed == pytest.approx(3 * SLOT)


def test_an_answer_shown_as_soon_as_it_is_there_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns.Turns, "_visible_seconds", lambda *_: -1.0)
    monkeypatch.setattr("tests.server.secrecy.test_timing.SLOT", 0.0)
    assert any(real != mixed for real, mixed in times_of_moments(BotPace.instant, Level.regular, (0.0, 0.1)))


# --- forced moves and choices of an expert ---

DRAWN = 120


def expert_times(monkeypatch: pytest.MonkeyPatch, *, forced: bool, seed: int) -> list[float]:
    """When the answers of an expert are seen, thinking in the real pool: a forced move takes its process no time, a
    choice its whole time and then up to a tenth more."""
    case = next(case for case in cases() if case.players == 3)
    state = known_walk(case).moments[0].before
    overruns = random.Random(seed + 1)
    turns._dice.seed(seed)

    async def think(_worker: Worker, task: Task) -> Thought:
        seconds = task.question.seconds
        assert seconds is not None
        await asyncio.sleep(0.0 if forced else seconds * overruns.uniform(1.0, 1.1))
        return Thought(id=task.id)

    monkeypatch.setattr(Worker, "ask", think)
    return [seen_after(case, state, BotPace.normal, Level.expert, lambda _: Pool(1)) for _ in range(DRAWN)]


def distance(some: list[float], others: list[float]) -> float:
    """The statistic of Kolmogorov and Smirnov."""
    marks = sorted({*some, *others})
    parts = [[sum(time <= mark for time in times) / len(times) for times in (some, others)] for mark in marks]
    return max(abs(one - other) for one, other in parts)


def test_when_an_expert_answers_does_not_tell_a_forced_move_from_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = expert_times(monkeypatch, forced=False, seed=1)
    assert expert_times(monkeypatch, forced=True, seed=1) == pytest.approx(choices)
    others = expert_times(monkeypatch, forced=True, seed=2)
    assert distance(choices, others) < 1.63 * (2 / DRAWN) ** 0.5, "one in a hundred of such pairs is further apart"
    assert len({round(time, 3) for time in choices}) > DRAWN / 2, "they are spread"


def test_answers_at_the_end_of_the_thinking_time_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it once was: a forced move at the second, a choice a little later."""
    monkeypatch.setattr(turns.Turns, "_visible_seconds", lambda *_: EXPERT)
    monkeypatch.setattr("toutilix.server.thinking.pool._give_at", lambda _, answer, thought: answer.set_result(thought))
    choices = expert_times(monkeypatch, forced=False, seed=1)
    assert distance(choices, expert_times(monkeypatch, forced=True, seed=2)) > 0.9
