"""The database's clock decides when a lease has ended. When it jumps, people notice a blink, and nothing is lost."""

import asyncio
import random

from tests.server.cluster.nodes import Node, with_two
from tests.server.durability.evening import Tables
from tests.server.store.place import Place

A_YEAR = 365 * 86400
# To the nodes it is the same whether the clock goes forward or their leases go back.
JUMP = f"UPDATE nodes SET expires = expires - {A_YEAR}"
TWO_LEASES = "SELECT count(*) FROM nodes WHERE expires > extract(epoch FROM clock_timestamp())"
CLAIMED_AGAIN = "SELECT count(*) FROM tables WHERE epoch > 2"


def test_a_clock_that_jumps_forward_costs_a_blink(postgres_place: Place) -> None:
    async def evening(one: Node, other: Node) -> None:
        tables = Tables(one.url, postgres_place.url, one.session, random.Random(1), 0.1)
        await tables.sit_down(4)
        playing = asyncio.create_task(tables.play())
        await tables.after(10)
        await tables.scatter([one.url, other.url])
        terms = one.lease.term, other.lease.term
        postgres_place.tell(JUMP)
        await tables.after(40)
        assert postgres_place.tell(TWO_LEASES) == [(2,)]
        assert one.lease.term > terms[0]
        assert other.lease.term > terms[1]
        tables.hurry()
        await playing
        await tables.judge()
        assert tables.total("lost") > 0
        assert postgres_place.tell(CLAIMED_AGAIN)[0][0] > 0

    with_two(postgres_place.url, evening, lease_seconds=2.0)
