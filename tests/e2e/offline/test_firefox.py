"""The site in Firefox: fetched once, then without its host."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.e2e.offline.conftest import StaticHost
from tests.e2e.offline.firefox import FIREFOX, FirefoxTab, firefox_tab
from tests.e2e.visitor import SETTLED, STATE

READY = f"{SETTLED} && document.querySelector('.device')?.dataset.phase === 'ready'"
KEPT = "document.querySelector('.device')?.dataset.offline === 'true'"
MY_TURN = f"{SETTLED} && document.querySelector('li.turn.you') && {STATE}"
USABLE = "document.querySelector('[role=option].usable')"
TURNS = 3


async def play_first(tab: FirefoxTab) -> None:
    """The first card that can be played, tapped twice."""
    before = await tab.wait_for(MY_TURN)
    await tab.evaluate(f"{USABLE}.click()")
    await tab.wait_for(f"{SETTLED} && document.querySelector('[aria-selected=true]') !== null")
    await tab.evaluate(f"{USABLE}.click()")
    await tab.wait_for(f"{SETTLED} && {STATE} > {before}")


@pytest.mark.skipif(not FIREFOX.exists(), reason="there is no firefox-esr here (tools/debian.sh firefox-esr)")
def test_a_match_in_firefox_after_the_host_is_gone(host: StaticHost, tmp_path: Path) -> None:
    async def go() -> None:
        profile = tmp_path / "profile"
        profile.mkdir()
        async with firefox_tab(profile) as tab:
            await tab.open(f"{host.address}/")
            await tab.wait_for(f"{READY} && {KEPT}")
            host.stop()
            await tab.reload()
            await tab.wait_for(READY)
            await tab.evaluate("document.querySelector('.games button').click()")
            await tab.wait_for(f"{SETTLED} && document.querySelector('dialog[open] button.main')")
            await tab.evaluate("document.querySelector('dialog[open] button.main').click()")
            for _ in range(TURNS):
                await play_first(tab)
            shown = await tab.wait_for(MY_TURN)
            await tab.reload()
            assert await tab.wait_for(MY_TURN) == shown, "the match was saved, in files of the site's own"

    # Playwright has a loop in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, go()).result()
