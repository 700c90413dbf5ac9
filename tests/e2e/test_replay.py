"""A finished match in the browser: step by step, from every seat, by a link, and with its proof."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.finished import begin_a_match
from tests.e2e.visitor import DESKTOP, OVER, PHONE, Visitor
from tests.server.started import COMMAND, environment

Visit = Callable[..., Visitor]

SLIDER = "input[type=range]"
STORY = "footer [role=log]"


def seen(visitor: Visitor) -> list[str]:
    """A moment as the page shows it: the step, its sentence, and the hands that are open."""
    visitor.settle()
    page = visitor.page
    return [
        page.locator(SLIDER).input_value(),
        page.locator(STORY).inner_text(),
        *page.locator("[data-hand] [role=img]").evaluate_all("all => all.map(one => one.ariaLabel)"),
    ]


def look_through(visitor: Visitor, eyes: str) -> None:
    visitor.page.get_by_label("View", exact=True).select_option(label=eyes)
    visitor.settle()


def test_from_the_ranking_forward_and_back_by_keyboard_through_anybodys_eyes(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    page, keyboard = visitor.page, visitor.page.keyboard
    visitor.open()
    match = begin_a_match(page, "strategix", 3)
    visitor.open(f"/t/{match.id}/replay/1")
    page.get_by_text("The match is not over yet.").wait_for()
    visitor.wrong.clear()  # the browser notes every refusal
    match.play_on_at_the_table(page, address, 1)
    page.wait_for_selector(OVER)
    page.get_by_role("link", name="Watch the replay").focus()
    keyboard.press("Enter")

    page.wait_for_selector(f"{SLIDER}:focus")
    visitor.settle()
    assert page.get_by_label("View", exact=True).locator("option:checked").inner_text() == "Max"
    assert page.locator(STORY).inner_text().startswith("Hand 1.")
    assert "Max gets 20 cards. Cards: " in page.locator(STORY).inner_text()
    players = page.locator(".seats")
    forward = [[*seen(visitor), players.inner_text()]]
    for _ in range(12):
        keyboard.press("ArrowRight")
        forward.append([*seen(visitor), players.inner_text()])
    assert [int(moment[0]) for moment in forward] == list(range(1, 14))
    assert len({moment[1] for moment in forward}) > 4
    assert any("undoes the last move" in moment[1] for moment in forward)
    back = [[*seen(visitor), players.inner_text()]]
    for _ in range(12):
        keyboard.press("ArrowLeft")
        back.append([*seen(visitor), players.inner_text()])
    assert back == forward[::-1]
    keyboard.press("End")
    page.wait_for_selector(OVER)
    visitor.settle()
    ranking = page.locator(".places").inner_text()
    assert page.get_by_role("button", name="Go to the end").get_attribute("aria-disabled") == "true"
    visitor.check()
    keyboard.press("Home")

    # The table in words comes when it is asked for.
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    keyboard.press("Digit5")
    page.wait_for_function("() => document.querySelector('.echo').textContent.trim() !== ''")
    assert [url.partition("?")[2] for url in asked] == ["seat=2&text=true"]
    for key, said in {"Digit1": "Hand 1.", "Digit2": "’s turn.", "Digit3": "Zoé: 0. Max: 0. Léa: 0"}.items():
        keyboard.press(key)
        assert said in visitor.echo()
    keyboard.press("Digit4")
    assert visitor.echo().count("20 cards") == 3
    keyboard.press("Digit8")
    assert page.locator(SLIDER).input_value() == "2"
    keyboard.press("?")
    page.get_by_role("dialog").get_by_text("next step", exact=True).wait_for()
    keyboard.press("Escape")

    # The same step through other eyes; nobody's hand for a spectator, and all of them at once.
    own = page.locator("[data-hand='2'] [role=img]").get_attribute("aria-label")
    hands = {}
    for eyes in ("Zoé", "Léa"):
        look_through(visitor, eyes)
        page.locator("[data-hand] h3", has_text=eyes).wait_for()
        assert page.locator("[data-hand]").count() == 1
        assert page.locator(SLIDER).input_value() == "2"
        hands[eyes] = page.locator("[data-hand] [role=img]").get_attribute("aria-label")
    look_through(visitor, "spectator")
    page.locator("[data-hand]").first.wait_for(state="detached")
    look_through(visitor, "all hands open")
    page.locator("[data-hand]").nth(2).wait_for()
    assert seen(visitor)[2:] == [hands["Zoé"], own, hands["Léa"]]
    visitor.check()

    # By list, by hand, by itself.
    step = page.get_by_role("list", name="Steps of this hand").get_by_role("button").nth(6)
    text = step.inner_text()
    step.click()
    assert (page.locator(SLIDER).input_value(), page.locator(STORY).inner_text()) == ("7", text)
    keyboard.press("ArrowDown")
    assert page.locator(SLIDER).input_value() == "8"
    assert page.evaluate("document.activeElement.ariaCurrent") == "step"
    page.get_by_label("Hand", exact=True).select_option(label="Hand 2")
    assert page.locator("h1").inner_text().endswith("Hand 2")
    # With all hands open no card of the exchange is face down.
    gifts = page.get_by_role("list", name="Exchanged before this hand").get_by_role("listitem").all_inner_texts()
    assert len(gifts) == 2
    assert not any("hidden" in gift for gift in gifts), gifts
    assert page.locator(STORY).inner_text().startswith("Hand 2.")
    begun = int(page.locator(SLIDER).input_value())
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("n => document.querySelector('input[type=range]').valueAsNumber >= n", arg=begun + 2)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Go to the end").click()
    assert page.locator(".places").inner_text() == ranking.replace("You", "Max")
    page.get_by_role("link", name="Go to the table").click()
    page.get_by_role("link", name="Watch the replay").wait_for()


def test_a_link_shows_the_same_moment_elsewhere_and_anybody_can_check_the_deals(
    visit: Visit, address: str, tmp_path: Path
) -> None:
    visitor = visit(address, viewport=DESKTOP, permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    visitor.open()
    match = begin_a_match(page, "strategix", 3)
    match.play_on_at_the_table(page, address, 0)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(f"{SLIDER}:focus")
    look_through(visitor, "all hands open")
    page.locator("[data-hand]").nth(2).wait_for()
    for _ in range(9):
        page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Copy link").click()
    page.locator(".echo", has_text="Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/t/{match.id}/replay/1?seat=all&step=10")
    page.wait_for_url(link)
    visitor.check()

    other = visit(address, language="fr", viewport=PHONE)
    other.page.goto(link)
    other.page.locator("[data-hand]").nth(2).wait_for()
    other.settle()
    assert other.page.locator(SLIDER).input_value() == "10"
    assert other.page.locator("[data-hand] h3").all_inner_texts() != page.locator("[data-hand] h3").all_inner_texts()
    assert other.page.locator(STORY).inner_text() != page.locator(STORY).inner_text()
    other.page.evaluate("document.body.dataset.same = 'page'")
    other.page.get_by_role("button", name="Réglages").click()
    other.page.get_by_label("Langue").select_option("en")
    other.page.get_by_role("button", name="Close").click()
    assert seen(other) == seen(visitor)
    assert other.page.evaluate("document.body.dataset.same") == "page"

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the match").click()
    file = tmp_path / download.value.suggested_filename
    assert file.name == f"toutilix-strategix-{match.id}-1.jsonl"
    download.value.save_as(file)
    verified = subprocess.run(
        [*COMMAND, "verify", str(file)], env=environment(tmp_path), capture_output=True, text=True, check=True
    )
    assert "All 3 deals and shuffles were fixed by the seed" in verified.stdout

    page.get_by_role("button", name="Check the deal").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Fair: all 3 deals and shuffles").wait_for()
    assert dialog.locator("li").all_inner_texts() == [
        f"Hand {hand}: these are the cards the seed gives." for hand in (1, 2, 3)
    ]
    assert "This browser saved the commitment during the match: it is still the same." in dialog.inner_text()
    assert f"toutilix verify {file.name}" in dialog.inner_text()
    page.keyboard.press("Escape")

    # A visitor who was not there has nothing to compare; one who was promised another commitment is warned.
    other.page.get_by_role("button", name="Check the deal").click()
    other.page.get_by_text("Fair: all").wait_for()
    assert "This browser" not in other.page.get_by_role("dialog").inner_text()
    other.check()
    page.evaluate("of => localStorage.setItem('toutilix.commitments', JSON.stringify([[of, '0']]))", f"{match.id}/1")
    page.reload()
    page.get_by_role("button", name="Check the deal").click()
    dialog.get_by_text("This record does not prove its deals.").wait_for()
    dialog.get_by_text("During the match this browser saw a different commitment").wait_for()


@pytest.mark.long
def test_a_replay_in_words_has_no_pictures_of_cards(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    page = visitor.page
    visitor.open()
    match = begin_a_match(page, "oldchapix", 3)
    match.play_on(page)
    visitor.open(f"/t/{match.id}/replay/1?seat=1&step=5")
    page.wait_for_selector(SLIDER)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Text view").check()
    page.get_by_label("Text size").select_option("200")
    page.keyboard.press("Escape")
    page.get_by_role("heading", name="Contract").wait_for()
    assert page.locator("main svg").count() == 0
    assert re.search(r"Zoé: 1[67] cards\s+\w", page.locator("[data-hand]").inner_text())
    visitor.check("light")
    for wrong, said in {"2": "This table has no such match.", "1?seat=4": "There is no seat 4"}.items():
        visitor.open(f"/t/{match.id}/replay/{wrong}")
        page.get_by_text(said).wait_for()
        visitor.wrong.clear()
