"""A clock that was set wrong deletes nothing."""

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
    clock.live(3.0)
    clock.shown += 400 * A_DAY
    with logged(level="warning") as log:
        assert trusted.today() <= TODAY + 4 * A_DAY
    assert "the clock has jumped" in log.getvalue()
    clock.live(10.0)
    assert trusted.today() <= TODAY + 14 * A_DAY


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
        trusted = TrustedDate(clock, TODAY)
    assert "the clock has jumped" in log.getvalue()
    assert trusted.today() <= TODAY + 2 * A_DAY
    assert TrustedDate(clock, None).today() == clock.shown, "where there is no table there is nothing to lose"


@pytest.mark.parametrize("restarted", [False, True])
def test_a_clock_that_jumps_by_400_days_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, restarted: bool
) -> None:
    """In a server that sweeps every day, and in one that starts with the wrong clock."""
    clock = LoopClock()
    date = clock.date()
    ahead = 0.0
    monkeypatch.setattr(LoopClock, "date", lambda _: date + ahead)

    async def evening(house: OpenHouse) -> None:
        nonlocal ahead
        [key] = await house.create("sowix", 2)
        house.registry.unload_idle(-1)
        await house.writer.write()
        trusted = await house.registry._trusted_date()
        ahead = 400 * A_DAY
        if restarted:
            trusted = await house.registry._trusted_date()
        assert trusted is not None
        await house.registry.forget(trusted.today() - 30 * A_DAY)
        assert (await house.ask("GET", f"/api/tables/{key.table}"))[0] == 200
        house.registry.unload_idle(-1)
        await house.registry.forget(date + ahead + A_DAY)
        assert (await house.ask("GET", f"/api/tables/{key.table}"))[0] == 404, "by that date it would be old"

    spend(tmp_path, evening)
