"""Limits, with a clock that the tests set."""

import random
from collections.abc import Iterable
from dataclasses import replace

import pytest

from toutilix.server.base.limits import (
    GROUP_SHARE,
    Bucket,
    Buckets,
    Limited,
    Limits,
    Places,
    address_key,
    group_key,
)
from toutilix.server.base.problems import ApiError
from toutilix.server.base.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def refusal(limits: Limits, kind: Limited, address: str) -> tuple[int, object] | None:
    """The status and after how many seconds to come again; None where it was allowed."""
    try:
        limits.check(kind, address)
    except ApiError as error:
        return error.status, error.why.arguments["seconds"]
    return None


def allowed(limits: Limits, kind: Limited, addresses: Iterable[str]) -> int:
    return sum(refusal(limits, kind, address) is None for address in addresses)


def connected(limits: Limits, addresses: Iterable[str]) -> int:
    return sum(all(places.enter(key) for places, key in limits.connections(address)) for address in addresses)


def taken(bucket: Bucket, tries: int) -> int:
    return sum(bucket.take() for _ in range(tries))


def test_a_burst_and_then_a_steady_rate(clock: Clock) -> None:
    bucket = Bucket(2, 5, clock)
    assert taken(bucket, 9) == 5
    assert bucket.wait() == 0.5
    clock.now += 0.25
    assert taken(bucket, 3) == 0
    assert bucket.wait() == 0.25
    clock.now += 0.25
    assert taken(bucket, 3) == 1
    clock.now += 1000
    assert bucket.is_full()
    assert bucket.wait() == 0
    assert taken(bucket, 9) == 5


def test_never_more_than_rate_and_burst_allow(clock: Clock) -> None:
    rng = random.Random(1)
    bucket, start, got = Bucket(3, 7, clock), clock.now, 0
    for _ in range(5000):
        clock.now += rng.random() * 0.3
        got += bucket.take()
        assert got <= 7 + 3 * (clock.now - start)
    assert got > 3 * (clock.now - start) * 0.9


def test_one_key_does_not_pay_for_another(clock: Clock) -> None:
    buckets = Buckets(1, 2, clock)
    assert [buckets.take(key) for key in "aaabba"] == [True, True, False, True, True, False]
    assert buckets.wait("a") == 1
    assert buckets.wait("never seen") == 0


def test_a_flood_of_keys_does_not_fill_the_memory(clock: Clock) -> None:
    buckets = Buckets(1, 2, clock, most=100)
    for number in range(10_000):
        buckets.take(str(number))
        buckets.take("regular")
        assert len(buckets) <= 100
    assert buckets.wait("regular") > 0, "who asks all the time is not forgotten"


def test_old_keys_are_forgotten(clock: Clock) -> None:
    buckets = Buckets(1, 2, clock)
    for number in range(500):
        buckets.take(str(number))
    assert len(buckets) == 500
    clock.now += 10
    for _ in range(300):
        buckets.take("somebody")
    assert len(buckets) == 1
    assert not buckets.take("somebody"), "a key in use is kept however old the others are"


def test_places_are_given_back() -> None:
    places = Places(2)
    assert [places.enter("a"), places.enter("a"), places.enter("a"), places.enter("b")] == [True, True, False, True]
    places.leave("a")
    assert places.enter("a")
    for key in "aab":
        places.leave(key)
    assert len(places) == 0
    assert all(Places(None).enter("a") for _ in range(1000))


@pytest.mark.parametrize(
    ("kind", "setting"),
    [
        (Limited.requests, "requests_burst"),
        (Limited.new_tables, "new_tables_per_minute"),
        (Limited.joins, "joins_per_minute"),
    ],
)
def test_each_limit_follows_its_setting(kind: Limited, setting: str, clock: Clock) -> None:
    limits = Limits(replace(Settings(), requests_per_second=1, **{setting: 3}), clock)  # type: ignore[arg-type]
    assert allowed(limits, kind, ["192.0.2.1"] * 10) == 3
    assert refusal(limits, kind, "192.0.2.2") is None
    wait = 1 if kind is Limited.requests else 20
    assert refusal(limits, kind, "192.0.2.1") == (429, wait)
    clock.now += wait
    assert allowed(limits, kind, ["192.0.2.1"] * 2) == 1


@pytest.mark.parametrize(
    ("kind", "setting", "wait"),
    [
        (Limited.requests, "total_requests_per_second", 1),
        (Limited.new_tables, "total_new_tables_per_minute", 12),
        (Limited.joins, "total_joins_per_minute", 12),
    ],
)
def test_everybody_together_has_a_limit_too(kind: Limited, setting: str, wait: int, clock: Clock) -> None:
    limits = Limits(replace(Settings(), **{setting: 5}), clock)  # type: ignore[arg-type]
    assert allowed(limits, kind, [f"192.0.2.{number}" for number in range(20)]) == 5
    assert refusal(limits, kind, "198.51.100.1") == (503, wait)


def test_somebody_who_asks_too_often_takes_nothing_from_the_others(clock: Clock) -> None:
    limits = Limits(Settings(new_tables_per_minute=2, total_new_tables_per_minute=5), clock)
    assert allowed(limits, Limited.new_tables, ["192.0.2.1"] * 50) == 2
    assert allowed(limits, Limited.new_tables, ["192.0.2.2", "192.0.2.3", "192.0.2.4"]) == 3


def test_a_site_of_ipv6_is_one_visitor_group(clock: Clock) -> None:
    """Its 65,536 networks of 64 bits have no more together than a few of them would."""
    limits = Limits(Settings(new_tables_per_minute=3, connections_per_address=3), clock)
    site = [f"2001:db8:1:{network:x}::1" for network in range(40)]
    assert allowed(limits, Limited.new_tables, site) == 3 * GROUP_SHARE
    assert refusal(limits, Limited.new_tables, "2001:db8:1:ffff::1") == (429, 5)
    assert refusal(limits, Limited.new_tables, "2001:db8:2:1::1") is None
    assert connected(limits, site) == 3 * GROUP_SHARE
    assert connected(limits, ["2001:db8:2:1::1"]) == 1


def test_connections_and_messages_follow_their_settings(clock: Clock) -> None:
    settings = Settings(
        connections_per_address=3,
        connections_per_table=8,
        messages_per_second=5,
        messages_burst=6,
        total_connections=5,
    )
    limits = Limits(settings, clock)
    assert connected(limits, ["192.0.2.1"] * 10) == 3
    assert connected(limits, [f"192.0.2.{number}" for number in range(2, 10)]) == 2
    assert sum(limits.tables.enter("t") for _ in range(10)) == 8
    messages = limits.messages()
    assert taken(messages, 20) == 6
    clock.now += 0.2
    assert taken(messages, 20) == 1


def test_limits_can_be_switched_off(clock: Clock) -> None:
    limits = Limits(Settings(limits=False, new_tables_per_minute=1, connections_per_table=8), clock)
    assert allowed(limits, Limited.new_tables, ["192.0.2.1"] * 100) == 100
    assert connected(limits, ["192.0.2.1"] * 1000) == 1000
    assert all(limits.tables.enter("t") for _ in range(100))
    assert taken(limits.messages(), 100_000) == 100_000


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("", ""),
    ],
)
def test_a_household_is_one_address(address: str, key: str) -> None:
    assert address_key(address) == key


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("unknown", "unknown"),
    ],
)
def test_a_visitor_group_is_an_address_or_a_site(address: str, key: str) -> None:
    assert group_key(address) == key
