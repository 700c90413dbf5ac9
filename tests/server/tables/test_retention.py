"""What nobody has touched for long is forgotten; what somebody sits at is not."""

import asyncio
import time
from pathlib import Path

from tests.server.house import open_house


def test_a_table_that_sleeps_is_forgotten_and_one_that_is_awake_is_not(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path) as house:
            [asleep] = await house.create("oldchapix", 4)
            house.hall.let_sleep(0.0)
            [awake] = await house.create("sowix", 2)
            await house.sit(awake)
            limit = time.time()
            await house.hall.forget(limit)
            assert (await house.ask("GET", f"/api/tables/{asleep.table}"))[0] == 404
            assert (await house.ask("GET", f"/api/tables/{awake.table}"))[0] == 200
            assert await asyncio.to_thread(house.hall.house.store.load, awake.table) is not None

    asyncio.run(evening())
