"""A device is ready before everything is imported: bots come when a table needs them, or when there is time."""

import subprocess
import sys

STARTED = """
import asyncio, sys
from toutilix.device.browser import BrowserHost, start
from toutilix.games import GAMES

class Bridge:
    keeps = False

def bots():
    return [kind.name for kind in GAMES if f"toutilix.bots.{kind.name}" in sys.modules]

async def main():
    host = await start(Bridge())
    answer = await host.answer('{"method": "GET", "path": "games"}')
    before = bots()
    await host.warm_up()
    print(answer[:13], before, bots() == [kind.name for kind in GAMES])

asyncio.run(main())
"""


def test_bots_are_imported_after_the_device_is_ready() -> None:
    ran = subprocess.run([sys.executable, "-c", STARTED], capture_output=True, text=True, check=True)
    assert ran.stdout == '{"status":200 [] True\n'
