"""Without any server: the site is fetched once from a plain static host, which is then gone for good."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.offline.conftest import StaticHost
from tests.e2e.offline.site_visitor import SiteVisitor
from tests.e2e.test_lessons import Pupil
from tests.e2e.visitor import DESKTOP, HAND, PHONE

Come = Callable[..., SiteVisitor]

GAMES = ("Oldchapix", "Strategix", "Sowix", "Rummylix")


NO_SECOND_WORKER = """globalThis.Worker = class {
    postMessage() { queueMicrotask(() => this.onerror?.()); }
};"""
"""Not every browser lets a worker start another one. It is also quicker: hints are the regular's word alone."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_after_the_host_is_gone(come: Come, host: StaticHost, game: str) -> None:
    """To the end, with as many players as make it short; then its replay and the proof of its deals."""
    host.change_worker(NO_SECOND_WORKER)
    visitor = come(viewport=DESKTOP)
    page = visitor.page
    visitor.come_for_good()
    host.stop()
    page.reload()
    visitor.wait_for_phase("ready")
    place = GAMES.index(game)
    visitor.want_players(place, 5 if game == "Oldchapix" else 2)
    visitor.sit_down_alone(place, opened=True)
    visitor.play_match()
    page.get_by_role("link", name="Where did the points go?").click()
    page.get_by_text("This match cannot be reviewed right now.").wait_for()
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_text(re.compile("^Fair:")).first.wait_for()


def test_hint_undo_and_a_reload_in_mid_match(come: Come, host: StaticHost) -> None:
    """Also in the dark, and for axe. Opponents at Oldchapix wait to be told, so that there is something to undo."""
    visitor = come(viewport=PHONE, oldchapix="step")
    page = visitor.page
    visitor.come_for_good()
    host.stop()
    visitor.check()
    visitor.sit_down_alone(1, opened=True)
    assert visitor.wait_for_turn()
    before = visitor.shown(), visitor.cards()
    visitor.check("dark")
    visitor.ask_for_a_hint()
    page.reload()
    assert visitor.wait_for_turn()
    assert (visitor.shown(), visitor.cards()) == before
    assert visitor.play_turns(2)
    moved = visitor.shown()
    page.goto(f"{host.address}/")
    visitor.settle()
    page.get_by_role("link", name="Continue").first.click()
    visitor.wait_for_state(moved)
    page.goto(f"{host.address}/")
    visitor.settle()
    visitor.sit_down_alone(0, opened=True)
    assert visitor.wait_for_turn()
    hand = visitor.cards()
    visitor.play_first()
    assert len(visitor.cards()) == len(hand) - 1
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("log").get_by_text("You undo your last move.").wait_for(state="attached")
    assert sorted(visitor.cards()) == sorted(hand)


def test_several_people_on_one_device(come: Come, host: StaticHost) -> None:
    visitor = come(viewport=PHONE)
    visitor.come_for_good()
    host.stop()
    # In Oldchapix the second player always comes after the first: no card lets anybody play twice.
    visitor.pass_and_play("Oldchapix", "Ada", "Bo", "Cy")
    hands = {}
    for name in ("Ada", "Bo"):
        visitor.page.get_by_role("heading", name=f"Pass the device to {name}").wait_for()
        visitor.page.get_by_role("button", name="show my cards").click()
        visitor.page.wait_for_selector(HAND)
        hands[name] = visitor.cards()
        visitor.do_as_advised()
    assert not set(hands["Ada"]) & set(hands["Bo"])


def test_a_lesson_in_french_by_keyboard_alone(come: Come, host: StaticHost) -> None:
    visitor = come(viewport=DESKTOP, language="fr")
    visitor.come_for_good()
    host.stop()
    pupil = Pupil(visitor, learn="Apprendre")
    pupil.begin("Vieubarbix")
    assert pupil.step(1) == 10
    pupil.do_as_told(several=False, meant="la carte dont parle le coach")
    assert pupil.step(2) == 10
    visitor.check("light")


def test_hard_opponents_think_in_a_worker_of_their_own(come: Come, host: StaticHost) -> None:
    visitor = come(viewport=PHONE)
    page = visitor.page
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    page.add_init_script("localStorage['toutilix.settings'] ??= JSON.stringify({ level: 'expert' })")
    visitor.come_for_good()
    host.stop()
    before = len(workers)
    sheet = visitor.open_sheet(0)
    sheet.get_by_text("Hard opponents think for 1.5 seconds about each move.").wait_for()
    sheet.get_by_label("adaptive").check()
    sheet.get_by_text("Adaptive opponents think for 1.5 seconds about each move").wait_for()
    sheet.get_by_label("hard").check()
    visitor.check("light")
    sheet.get_by_role("button", name="Play now").click()
    page.wait_for_selector(HAND)
    assert visitor.play_turns(2) == 2
    assert len(workers) == before + 1, "it was started when it was needed"


def test_one_tab_plays_and_another_can_take_over(come: Come) -> None:
    visitor = come(viewport=DESKTOP)
    visitor.come_for_good()
    visitor.sit_down_alone(0, opened=True)
    assert visitor.wait_for_turn()
    first, shown = visitor.page, visitor.shown()
    visitor.page = second = visitor.context.new_page()
    second.goto(first.url)
    visitor.wait_for_phase("elsewhere")
    assert visitor.said() == "The game is open in another tab. Only one tab can play at a time."
    visitor.check("light")
    second.get_by_role("button", name="Play here").click()
    visitor.wait_for_state(shown)
    visitor.do_as_advised()
    visitor.page = first
    visitor.wait_for_phase("elsewhere")
    second.close()
    visitor.wait_for_phase("ready")
    visitor.wait_for_state(shown + 1)


def test_an_update_waits_until_it_is_wanted(come: Come, host: StaticHost) -> None:
    visitor = come(viewport=DESKTOP)
    page = visitor.page
    visitor.come_for_good()
    visitor.sit_down_alone(0, opened=True)
    assert visitor.wait_for_turn()
    visitor.do_as_advised()
    shown = visitor.shown()
    host.publish_again()
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    page.get_by_text("A new version is ready. Your games are saved.").wait_for()
    assert visitor.wait_for_turn()
    visitor.do_as_advised()
    assert visitor.shown() > shown, "the match continues in the old version"
    shown = visitor.shown()
    with page.expect_navigation():
        page.get_by_role("button", name="Update").click()
    visitor.wait_for_state(shown)
    host.stop()
    page.reload()
    visitor.wait_for_state(shown)


def test_a_record_is_taken_to_another_browser_and_reviewed_there(come: Come, host: StaticHost, tmp_path: Path) -> None:
    record = Path(__file__).parents[2] / "records" / "strategix-2.jsonl"
    visitor = come(viewport=PHONE)
    page = visitor.page
    visitor.come_for_good()
    host.stop()
    broken = tmp_path / "broken.jsonl"
    broken.write_text(record.read_text("utf-8")[:500], "utf-8")
    page.get_by_label("Open a saved match").set_input_files(str(broken))
    page.get_by_text("This is not the record of a finished match, or it was changed.").wait_for()
    page.get_by_label("Open a saved match").set_input_files(str(record))
    page.get_by_role("button", name="Check the deal").wait_for()
    visitor.settle()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    saved = tmp_path / "saved.jsonl"
    download.value.save_as(str(saved))
    assert saved.read_text("utf-8") == record.read_text("utf-8")
    page.get_by_role("button", name="Where did the points go?").click()
    page.locator(".review > ul > li").first.wait_for()
    assert page.locator(".review > ul > li").count() == 2, "a sum for each seat"
    visitor.check("light")
