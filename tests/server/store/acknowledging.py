"""A program to be traced: keeps lines through the writer, and says `ack N.` when line N is kept.

Arguments: the store's URL, how many lines, and the setting of PRAGMA synchronous to go behind the store's back with.
"""

import asyncio
import os
import sys
from functools import partial

from tests.server.store.place import append, new_table
from toutilix.server.store import StoreFailed
from toutilix.server.store.sqlite import SqliteStore
from toutilix.server.store.writer import ThreadWriter

TABLES = 7


async def keep(store: SqliteStore, count: int) -> None:
    writer = ThreadWriter(store)
    writer.start()
    await writer.write(*(write for number in range(TABLES) for write in new_table(str(number))))

    def acknowledge(number: int, failed: StoreFailed | None) -> None:
        assert failed is None
        os.write(1, f"ack {number}.\n".encode())

    for number in range(count):
        line = append(str(number % TABLES), number // TABLES, [f"line {number}."])
        writer.submit([line], partial(acknowledge, number))
        if number % 5 == 0:
            await asyncio.sleep(0.001)
    await writer.stop()


def main(url: str, count: str, synchronous: str) -> None:
    store = SqliteStore(url)
    store.open()
    connection = store.writer._connection  # type: ignore[attr-defined]
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    asyncio.run(keep(store, int(count)))
    store.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
