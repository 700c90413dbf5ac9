"""A browser's storage that is full, gone, damaged or not there: one clear sentence, and nothing else is lost."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.offline.conftest import StaticHost
from tests.e2e.offline.site_visitor import BAR, SiteVisitor
from tests.e2e.visitor import DESKTOP, HAND

Come = Callable[..., SiteVisitor]

NO_FILES = "FileSystemFileHandle.prototype.createSyncAccessHandle = undefined;"
NOTHING_KEPT = f"{NO_FILES} Object.defineProperty(globalThis, 'indexedDB', {{ value: undefined }});"
MAY_BE_FULL = """{
    let full = false;
    new BroadcastChannel("full").onmessage = () => (full = true);
    const { write } = FileSystemSyncAccessHandle.prototype;
    FileSystemSyncAccessHandle.prototype.write = function (...given) {
        if (full) throw new DOMException("no space", "QuotaExceededError");
        return write.apply(this, given);
    };
}"""
COUNT_WISHES = """{
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
        globalThis.wished = true;
        return persist.call(this);
    };
}"""
DAMAGE = """async () => {
    const root = await navigator.storage.getDirectory();
    for (const slot of [0, 1]) {
        const handle = await root.getFileHandle(`toutilix.journal.${slot}`);
        const text = await (await handle.getFile()).text();
        const at = text.lastIndexOf('"lines"');
        if (at < 0) continue;
        const file = await handle.createWritable();
        await file.write(text.slice(0, at) + '"l?nes"' + text.slice(at + 7));
        await file.close();
    }
}"""


def at_a_table(visitor: SiteVisitor) -> tuple[int, list[str]]:
    visitor.come_for_good()
    visitor.sit_down_alone(0, opened=True)
    assert visitor.wait_for_turn()
    return visitor.shown(), visitor.cards()


def storage_of(visitor: SiteVisitor, command: str, **arguments: Any) -> None:
    origin = visitor.page.evaluate("location.origin")
    visitor.context.new_cdp_session(visitor.page).send(f"Storage.{command}", {"origin": origin, **arguments})


@pytest.mark.parametrize("lacks", [pytest.param("", marks=pytest.mark.long), NO_FILES], ids=["files", "a database"])
def test_a_match_is_there_after_a_reload(come: Come, host: StaticHost, lacks: str) -> None:
    host.change_worker(lacks)
    visitor = come(viewport=DESKTOP)
    visitor.context.add_init_script(COUNT_WISHES)
    before = at_a_table(visitor)
    assert visitor.page.evaluate("wished"), "the browser was asked not to delete it"
    visitor.page.reload()
    assert visitor.wait_for_turn()
    assert (visitor.shown(), visitor.cards()) == before
    visitor.do_as_advised()


def test_a_browser_that_keeps_nothing_says_so_and_plays(come: Come, host: StaticHost) -> None:
    host.change_worker(NOTHING_KEPT)
    visitor = come(viewport=DESKTOP)
    visitor.open()
    visitor.wait_for_phase("ready")
    assert visitor.said().startswith("This browser keeps nothing, for example in a private window.")
    visitor.check("light")
    visitor.sit_down_alone(0, opened=True)
    assert visitor.play_turns(2) == 2


def test_a_full_storage_refuses_the_move_and_the_match_waits(come: Come, host: StaticHost) -> None:
    host.change_worker(MAY_BE_FULL)
    visitor = come(viewport=DESKTOP)
    shown, cards = at_a_table(visitor)
    visitor.page.evaluate("new BroadcastChannel('full').postMessage(true)")
    card = visitor.page.locator("[role=option].usable").first
    card.click()
    visitor.settle()
    card.click()
    visitor.page.locator(BAR).get_by_text("There is no space left to save the tables.").wait_for()
    visitor.page.reload()
    assert visitor.wait_for_turn()
    assert (visitor.shown(), visitor.cards()) == (shown, cards)
    visitor.do_as_advised()
    assert set(visitor.wrong) == {"a table could not be written"}, "for those who look for the reason"
    visitor.wrong.clear()


@pytest.mark.parametrize("lacks", ["", pytest.param(NO_FILES, marks=pytest.mark.long)], ids=["files", "a database"])
def test_a_storage_that_somebody_clears_is_written_again(come: Come, host: StaticHost, lacks: str) -> None:
    host.change_worker(lacks)
    visitor = come(viewport=DESKTOP)
    at_a_table(visitor)
    storage_of(visitor, "clearDataForOrigin", storageTypes="file_systems,indexeddb")
    visitor.do_as_advised()
    visitor.page.get_by_text("Your games were saved again.").wait_for()
    assert visitor.wait_for_turn()
    shown, cards = visitor.shown(), visitor.cards()
    visitor.page.reload()
    assert visitor.wait_for_turn()
    assert (visitor.shown(), visitor.cards()) == (shown, cards)


def test_a_damaged_journal_is_told_and_the_rest_is_there(come: Come, host: StaticHost) -> None:
    visitor = come(viewport=DESKTOP)
    at_a_table(visitor)
    assert visitor.play_turns(2) == 2
    assert visitor.wait_for_turn()
    url, shown = visitor.page.url, visitor.shown()
    visitor.page.goto(f"{host.address}/licences.txt")
    visitor.page.evaluate(DAMAGE)
    visitor.page.goto(url)
    visitor.page.wait_for_selector(HAND)
    assert visitor.said().startswith("Part of your saved games was damaged.")
    assert visitor.wait_for_turn()
    assert visitor.shown() <= shown
    visitor.do_as_advised()
