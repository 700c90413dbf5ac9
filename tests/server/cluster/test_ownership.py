"""A table has one owner at a time, and PostgreSQL decides which: an earlier owner changes nothing any more."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from itertools import count
from typing import Any

import psycopg
import pytest

from tests.server.store.place import Place, append, new_table, texts
from toutilix.server.store import (
    AppendLines,
    Elsewhere,
    ReleaseTable,
    SaveTable,
    StartMatch,
    StoredLine,
    StoredTable,
    StoreFailed,
    Write,
    claiming,
)
from toutilix.server.store import lease as leases
from toutilix.server.store.lease import HeartLink, NodeLease
from toutilix.server.store.postgres import PostgresLink, PostgresStore

LONG = 300.0
SHORT = 0.5
"""Seconds of a lease that is left to end."""

# Rows that somebody has changed and not committed.
HELD = """SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) JOIN pg_class ON pg_class.oid = relation
  WHERE mode = 'RowExclusiveLock' AND relname IN ('matches', 'nodes') AND wait_event = 'ClientRead'"""

_numbers = count(1)


class NodeStore:
    """A node without tables in memory: its lease, and the store as it sees it."""

    def __init__(self, place: Place, seconds: float = LONG, *, shared: bool = True) -> None:
        self.id = f"node{next(_numbers)}"
        self.store = PostgresStore(place.url, node=self.id)
        self.store.open()
        self.lease = NodeLease(place.url, self.id, seconds, shared=shared)
        self.lease.join(f"http://{self.id}")

    def claim(self, table: str) -> StoredTable:
        claimed = self.store.claim(table)
        assert isinstance(claimed, StoredTable), claimed
        return claimed

    @property
    def elsewhere(self) -> Elsewhere:
        return Elsewhere(self.id, f"http://{self.id}")

    def die(self) -> None:
        """No more heartbeats, and no word of farewell."""
        self.lease._stopping = True
        self.lease._wanted.set()
        self.lease._thread.join()

    def close(self) -> None:
        self.die()
        self.lease._link.close()
        self.store.close()


@contextmanager
def nodes(place: Place, *seconds: float) -> Iterator[list[NodeStore]]:
    with ExitStack() as stack:
        made = [NodeStore(place, each) for each in seconds]
        for node in made:
            stack.callback(node.close)
        yield made


def claim_that_waits(place: Place, node: NodeStore, found: list[object]) -> threading.Thread:
    """A claim in a thread, as soon as it waits for a lock; what it finds goes into the list."""
    claiming = threading.Thread(target=lambda: found.append(node.store.claim("t")))
    claiming.start()
    while not place.tell("SELECT 1 FROM pg_locks WHERE NOT granted"):
        assert not found
        time.sleep(0.01)
    return claiming


def expire(place: Place, node: NodeStore) -> None:
    """Its lease has ended, by the database's clock."""
    place.tell(f"UPDATE nodes SET expires = 0 WHERE id = '{node.id}'")


# --- claiming ---------------------------------------------------------------------------------------------------------


def test_a_free_table_is_claimed_once(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG, LONG) as (one, other):
        one.store.commit([*new_table("t"), append("t", 0)])
        claimed = one.claim("t")
        assert claimed.epoch == 2
        assert claimed.match is not None
        assert len(claimed.match.lines) == 1
        assert other.store.claim("t") == one.elsewhere
        assert other.store.owner("t") == one.elsewhere
        assert one.store.owner("t") is None
        assert other.store.claim("nowhere") is None
        assert postgres_place.tell("SELECT owner, epoch FROM tables") == [(one.id, 2)]


def test_of_many_that_claim_at_once_one_gets_it(postgres_place: Place) -> None:
    with nodes(postgres_place, *[LONG] * 3) as three:
        ids = [f"t{number}" for number in range(15)]
        three[0].store.commit([write for id in ids for write in new_table(id)])
        got: dict[str, list[str]] = {id: [] for id in ids}
        begin = threading.Barrier(3)

        def claim(node: NodeStore) -> None:
            for id in ids:
                begin.wait(60)
                # Another one was faster, or it is being claimed by one: then it is to be tried again.
                with suppress(StoreFailed):
                    if isinstance(node.store.claim(id), StoredTable):
                        got[id].append(node.id)

        threads = [threading.Thread(target=claim, args=(node,)) for node in three]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [len(owners) for owners in got.values()] == [1] * len(ids)
        assert postgres_place.tell("SELECT DISTINCT epoch FROM tables") == [(2,)]


def test_a_table_is_another_node_s_when_its_owner_has_ended(postgres_place: Place) -> None:
    with nodes(postgres_place, SHORT, LONG) as (dead, other):
        dead.store.commit(new_table("t"))
        dead.claim("t")
        dead.die()
        while isinstance(claimed := other.store.claim("t"), Elsewhere):
            assert claimed == dead.elsewhere
        assert isinstance(claimed, StoredTable)
        assert claimed.epoch == 3
        assert not dead.lease.holds(1), "the owner knew it before the database did"


def test_a_released_table_is_anybody_s_at_once(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG, LONG) as (one, other):
        one.store.commit(new_table("t"))
        epoch = one.claim("t").epoch
        one.store.commit([ReleaseTable("t", epoch - 1)])
        assert other.store.claim("t") == one.elsewhere, "a release of an earlier epoch"
        one.store.commit([ReleaseTable("t", epoch)])
        assert other.claim("t").epoch == epoch + 1


def test_a_node_that_leaves_frees_its_tables(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG, LONG) as (one, other):
        one.store.commit(new_table("t"))
        one.claim("t")
        one.lease.leave()
        assert other.claim("t").epoch == 3
        assert postgres_place.tell("SELECT id FROM nodes") == [(other.id,)]


def test_a_node_without_a_lease_claims_nothing(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG) as (one,):
        one.store.commit(new_table("t"))
        expire(postgres_place, one)
        with pytest.raises(StoreFailed, match=r"store\.gone"):
            one.store.claim("t")
        assert postgres_place.tell("SELECT owner, epoch FROM tables") == [(None, 1)]


def test_a_heartbeat_on_its_way_is_waited_for(postgres_place: Place) -> None:
    """It was sent in time: were the table claimed meanwhile, two nodes would believe to own it."""
    with nodes(postgres_place, LONG, LONG) as (owner, other):
        owner.store.commit(new_table("t"))
        owner.claim("t")
        owner.die()
        place = postgres_place
        found: list[object] = []
        with psycopg.connect(place.url) as heartbeat:
            # The row of a lease that has ended, with a renewal that is not committed yet.
            place.tell(f"UPDATE nodes SET expires = 0 WHERE id = '{owner.id}'")
            heartbeat.execute("UPDATE nodes SET expires = 1e12 WHERE id = %s", (owner.id,))
            waiting = claim_that_waits(place, other, found)
            heartbeat.commit()
        waiting.join()
        assert found == [owner.elsewhere]


# --- fencing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "stale",
    [
        append("t", 1, ["stale"]),
        SaveTable("t", b"stale", 9.0, version=2, epoch=1),
        SaveTable("t", b"stale", 9.0, version=1, epoch=1),
        StartMatch("t", 2, b"stale", epoch=1),
    ],
    ids=lambda write: f"{type(write).__name__} {getattr(write, 'version', '')}",
)
def test_writes_of_an_earlier_epoch_change_nothing(postgres_place: Place, stale: Write) -> None:
    with nodes(postgres_place, LONG, LONG) as (stale_owner, other):
        stale_owner.store.commit([*new_table("t"), append("t", 0)])
        assert other.claim("t").epoch == 2
        before = [postgres_place.tell(f"SELECT * FROM {name}") for name in ("tables", "matches", "lines")]
        with pytest.raises(StoreFailed, match=r"store\.taken"):
            stale_owner.store.commit([stale])
        assert [postgres_place.tell(f"SELECT * FROM {name}") for name in ("tables", "matches", "lines")] == before


def test_a_body_that_does_not_follow_the_last_is_refused(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG) as (one,):
        one.store.commit(new_table("t"))
        one.store.commit([SaveTable("t", b"second", 2.0, version=2)])
        for version in (1, 2, 4):
            with pytest.raises(StoreFailed, match=r"store\.taken"):
                one.store.commit([SaveTable("t", b"wrong", 3.0, version=version)])
        assert one.claim("t").body == b"second"


def test_a_line_being_written_is_in_what_the_next_owner_reads(
    postgres_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claiming, "HALTED_SECONDS", LONG)
    with nodes(postgres_place, LONG, LONG) as (owner, other):
        owner.store.commit(new_table("t"))
        epoch = owner.claim("t").epoch
        expire(postgres_place, owner)
        found: list[object] = []
        with owner.store.writer.transaction() as link:
            owner.store._append(link, [line_in(epoch, 0)], 5.0)
            waiting = claim_that_waits(postgres_place, other, found)
        waiting.join()
        [claimed] = found
        assert isinstance(claimed, StoredTable)
        assert claimed.match is not None
        assert [line.text for line in claimed.match.lines] == ["in time"]
        with pytest.raises(StoreFailed, match=r"store\.taken"):
            owner.store.commit([line_in(epoch, 1)])
        assert texts(other.store, "t") == ["in time"]


@contextmanager
def halted_at_a_line(node: NodeStore, epoch: int) -> Iterator[None]:
    with suppress(StoreFailed), node.store.writer.transaction() as link:
        node.store._append(link, [line_in(epoch, 0)], 5.0)
        yield


@contextmanager
def halted_at_a_heartbeat(node: NodeStore, _epoch: int) -> Iterator[None]:
    with suppress(StoreFailed), node.lease._link.transaction() as link:
        link.ask(leases.RENEW.replace(f" AND expires > {claiming.NOW}", ""), (LONG, False, node.id))
        yield


@contextmanager
def halted_within_a_statement(node: NodeStore, epoch: int) -> Iterator[None]:
    """The rest of what it has to say is not sent yet: for the database it is not idle."""
    connection = psycopg.connect(node.store.url, application_name=f"toutilix {node.id}")
    with suppress(psycopg.OperationalError), connection, connection.pipeline():
        connection.execute("UPDATE matches SET lines = lines + 1 WHERE epoch = %s", (epoch,))
        connection.pgconn.send_flush_request()
        connection.pgconn.flush()
        yield


@pytest.mark.parametrize("halted", [halted_at_a_line, halted_at_a_heartbeat, halted_within_a_statement])
def test_a_node_that_was_halted_in_mid_transaction_holds_nobody_up(
    postgres_place: Place,
    monkeypatch: pytest.MonkeyPatch,
    halted: Callable[[NodeStore, int], AbstractContextManager[None]],
) -> None:
    monkeypatch.setattr(claiming, "HALTED_SECONDS", 0.0)
    with nodes(postgres_place, LONG, LONG) as (owner, other):
        owner.store.commit(new_table("t"))
        epoch = owner.claim("t").epoch
        owner.die()
        expire(postgres_place, owner)
        claimed: StoredTable | None = None
        with halted(owner, epoch):
            while not postgres_place.tell(HELD):
                time.sleep(0.01)
            claimed = other.claim("t")
        assert claimed is not None
        assert claimed.epoch == epoch + 1
        assert texts(other.store, "t") == []


def test_a_node_that_was_halted_while_it_tried_its_store_holds_nobody_up(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG, LONG) as (halted, other), halted.store.writer.transaction() as link:
        link.check_commit()
        link.check_room()
        other.store.probe(room=True)
        other.store.commit(new_table("t"))


def line_in(epoch: int, first: int) -> AppendLines:
    return AppendLines("t", 1, first, [StoredLine("in time")], None, epoch)


# --- leases -----------------------------------------------------------------------------------------------------------


def test_a_node_believes_in_an_earlier_end_than_the_database(postgres_place: Place) -> None:
    with nodes(postgres_place, 30.0) as (one,):
        [(left,)] = postgres_place.tell("SELECT expires - extract(epoch FROM clock_timestamp())::float8 FROM nodes")
        assert one.lease.until - leases.now() < left


def test_a_lease_renewed_in_time_is_the_same_term(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG) as (one,):
        for _ in range(3):
            one.lease._renew()
        assert one.lease.term == 1
        assert one.lease.holds(1)


def test_a_heartbeat_waits_for_the_database_once(postgres_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def ask(link: HeartLink, sql: str, values: Sequence[object] = ()) -> list[Any]:
        asked.append(sql)
        return PostgresLink.ask(link, sql, values)

    with nodes(postgres_place, LONG, LONG) as (one, other):
        monkeypatch.setattr(HeartLink, "ask", ask)
        one.lease._renew()
        assert asked == [leases.BEAT]
        assert [peer.id for peer in one.lease.peers()] == [other.id]
        assert one.lease.term == 1


def test_a_heartbeat_finds_another_connection_when_its_own_was_cut(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG) as (one,):
        postgres_place.tell(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN nodes ON application_name = 'toutilix ' || id"
        )
        until = one.lease.until
        one.lease._renew()
        assert one.lease.until > until
        assert one.lease.term == 1


@pytest.mark.parametrize("how", ["ended", "gone"])
def test_a_table_claimed_before_a_lease_ended_is_not_owned_again(postgres_place: Place, how: str) -> None:
    with nodes(postgres_place, LONG) as (one,):
        if how == "ended":
            expire(postgres_place, one)
        else:
            postgres_place.tell("DELETE FROM nodes")
        one.lease._renew()
        assert one.lease.term == 2
        assert one.lease.holds(2)
        assert not one.lease.holds(1)


def test_nodes_know_each_other(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG, LONG) as (one, other):
        one.lease._renew()
        assert [(peer.id, peer.draining) for peer in one.lease.peers()] == [(other.id, False)]
        other.lease.drain()
        while not one.lease.peers()[0].draining:
            one.lease._renew()
        other.lease.leave()
        one.lease._renew()
        assert one.lease.peers() == []
        assert one.lease.is_gone(other.id, one.lease.beats)
        met = one.lease.beats
        assert not one.lease.is_gone("came and went", met)
        one.lease._renew()
        assert not one.lease.is_gone("came and went", met), "it may have come after this heartbeat began"
        one.lease._renew()
        assert one.lease.is_gone("came and went", met)


def test_a_node_that_has_ended_is_noticed_when_its_lease_ends(postgres_place: Place) -> None:
    """Regular heartbeats of the other would take far longer."""
    with nodes(postgres_place, LONG, SHORT) as (one, other):
        one.lease._wanted.set()  # its pause had begun before the other came
        while not one.lease.peers():
            time.sleep(0.01)
        other.die()
        deadline = time.monotonic() + LONG / leases.BEATS / 2
        while not one.lease.is_gone(other.id, one.lease.beats):
            assert time.monotonic() < deadline
            time.sleep(0.01)


# --- who may serve ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [(False, False), (False, True), (True, False)])
def test_a_store_that_is_not_shared_has_one_server(postgres_place: Place, *, first: bool, second: bool) -> None:
    one = NodeStore(postgres_place, shared=first)
    lease = NodeLease(postgres_place.url, "second", SHORT, shared=second)
    try:
        with pytest.raises(StoreFailed, match=r"store\.served"):
            lease.join("http://second")
        assert postgres_place.tell("SELECT id FROM nodes") == [(one.id,)]
        one.lease._renew()
        assert one.lease.holds(1)
    finally:
        one.close()


def test_a_server_alone_that_was_killed_is_followed_at_once(postgres_place: Place) -> None:
    killed = NodeStore(postgres_place, shared=False)
    killed.store.commit(new_table("t"))
    killed.claim("t")
    killed.close()
    following = NodeStore(postgres_place, shared=False)
    try:
        assert following.claim("t").epoch == 3
    finally:
        following.close()


# --- what nodes share -------------------------------------------------------------------------------------------------


def test_tables_of_living_nodes_are_not_forgotten(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG, LONG, LONG) as (one, dead, sweeper):
        for id in ("mine", "theirs", "nobody s"):
            one.store.commit(new_table(id, touched=1.0))
        postgres_place.tell("UPDATE matches SET touched = 1.0")
        one.claim("mine")
        dead.claim("theirs")
        expire(postgres_place, dead)
        dead.die()
        assert sweeper.store.forget(5.0) == 2
        assert postgres_place.tell("SELECT id FROM tables") == [("mine",)]


def test_one_node_forgets_at_a_time(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG, LONG) as (one, other):
        one.store.commit(new_table("t", touched=1.0))
        postgres_place.tell("UPDATE matches SET touched = 1.0")
        with one.store.writer.transaction() as link:
            assert one.store._untouched(link, 5.0) == [("t",)]
            assert other.store.forget(5.0) == 0
        assert other.store.forget(5.0) == 1


def test_a_bucket_is_one_for_all(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG, LONG) as (one, other):
        taken = [(one, other)[number % 2].store.take("key", 0.001, 4) for number in range(6)]
        assert taken[:4] == [0.0] * 4
        assert all(900 < wait <= 1000 for wait in taken[4:])
        assert one.store.take("another", 0.001, 4) == 0.0
        place = postgres_place
        place.tell("UPDATE buckets SET seen = seen - 1000")
        assert one.store.take("key", 0.001, 4) == 0.0
        assert other.store.take("key", 0.001, 4) > 0


def test_codes_are_found_on_whichever_node_the_table_is(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG, LONG) as (one, other):
        for id in ("abc12300000000aa", "abc123zzzzzzzzzz", "abc12400000000aa", "abc12"):
            one.store.commit(new_table(id))
        assert set(other.store.with_code("abc123", owned=False)) == {"abc12300000000aa", "abc123zzzzzzzzzz"}
        assert other.store.with_code("abc123", owned=True) == []
        one.claim("abc123zzzzzzzzzz")
        assert other.store.with_code("abc123", owned=True) == ["abc123zzzzzzzzzz"]
