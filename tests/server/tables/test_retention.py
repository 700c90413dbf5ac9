"""A clock that was set wrong deletes nothing."""

import time
from pathlib import Path

import pytest

from tests.server.house import OpenHouse, spend
from tests.server.logged import logged
from toutilix.server.tables.clock import LoopClock
from toutilix.server.tables.retention import A_DAY, TrustedDate

TODAY = 20_000 * A_DAY


class SetClock(LoopClock):
    def __init__(self) -> None:
        self.passed = 0.0
        self.shown = TODAY

    def now(self) -> float:
        return self.passed

    def date(self) -> float:
        return self.shown

    def live(self, days: float) -> None:
        self.passed += days * A_DAY
        self.shown += days * A_DAY


def test_the_date_is_the_clocks_while_it_goes_right() -> None:
    clock = SetClock()
    trusted = TrustedDate(clock, TODAY - 100)
    for _ in range(500):
        assert trusted.today() == clock.shown
        clock.live(1.0)


def test_a_jump_ahead_is_not_believed() -> None:
    clock = SetClock()
    trusted = TrustedDate(clock, TODAY)
    for _ in range(3):
        clock.live(1.0)
        trusted.today()
    clock.shown += 400 * A_DAY
    with logged(level="warning") as log:
        assert trusted.today() <= TODAY + 4 * A_DAY
    assert "the clock has jumped" in log.getvalue()
    clock.live(10.0)
    assert trusted.today() <= TODAY + 24 * A_DAY, "a day too early for each day under a wrong clock"


def test_restarts_do_not_bring_the_date_forward() -> None:
    clock = SetClock()
    clock.shown += 400 * A_DAY
    reached = TODAY
    for _ in range(100):
        trusted = TrustedDate(clock, reached)
        assert trusted.today() <= TODAY + A_DAY
        reached = trusted.reached


def test_after_a_long_time_off_the_date_catches_up() -> None:
    clock = SetClock()
    trusted = TrustedDate(clock, TODAY - 30 * A_DAY)
    assert trusted.today() <= TODAY - 29 * A_DAY
    for _ in range(30):
        clock.live(1.0)
        trusted.today()
    assert trusted.today() == clock.shown


def test_a_jump_back_and_forth_leaves_no_trace() -> None:
    clock = SetClock()
    trusted = TrustedDate(clock, TODAY)
    clock.shown -= 400 * A_DAY
    assert trusted.today() == clock.shown
    clock.shown += 400 * A_DAY
    clock.live(1.0)
    assert trusted.today() == clock.shown


def test_a_start_with_a_clock_far_ahead_of_the_store_is_not_believed() -> None:
    clock = SetClock()
    clock.shown += 400 * A_DAY
    with logged(level="warning") as log:
        assert TrustedDate(clock, TODAY).today() <= TODAY + 2 * A_DAY
    assert "the clock has jumped" in log.getvalue()
    assert TrustedDate(clock, None).today() == clock.shown, "where there is no table there is nothing to lose"


@pytest.mark.parametrize("restarted", [False, True])
def test_a_clock_that_jumps_by_400_days_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, restarted: bool
) -> None:
    """In a server that sweeps all the time, also when people play under the wrong clock and it is started again."""
    clock = LoopClock()
    date = clock.date()
    ahead = 0.0
    monkeypatch.setattr(LoopClock, "date", lambda _: date + ahead)
    monkeypatch.setattr(time, "time", lambda: date + ahead)

    async def evening(house: OpenHouse) -> None:
        nonlocal ahead
        [key] = await house.create("sowix", 2)
        trusted = await forgotten(house, None)
        ahead = 400 * A_DAY
        [later] = await house.create("sowix", 2)
        for _ in range(3):
            await forgotten(house, None if restarted else trusted)
        for each in (key, later):
            assert (await house.ask("GET", f"/api/tables/{each.table}"))[0] == 200
        house.registry.unload_idle(-1)
        await house.writer.write()
        await house.registry.forget(date + ahead + A_DAY, date)
        assert (await house.ask("GET", f"/api/tables/{key.table}"))[0] == 404, "by that date it would be old"

    spend(tmp_path, evening)


async def forgotten(house: OpenHouse, trusted: TrustedDate | None) -> TrustedDate:
    """With the date that a server has which runs, or else starts now."""
    house.registry.unload_idle(-1)
    await house.writer.write()
    trusted = trusted or await house.registry._trusted_date()
    assert trusted is not None
    await house.registry.forget(trusted.today() - 30 * A_DAY, trusted.reached)
    return trusted
