"""From the front page to a table, alone and together."""

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from string import ascii_uppercase
from typing import Any

import pytest

from tests.e2e.finished import Begun, begin_a_match
from tests.e2e.visitor import DESKTOP, HAND, PHONE, Visitor

Visit = Callable[..., Visitor]
each_size = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])


@each_size
def test_the_front_page_shows_four_games_and_names_the_author(
    visit: Visit, address: str, viewport: dict[str, int]
) -> None:
    visitor = visit(address, viewport=viewport)
    visitor.open()
    assert visitor.page.locator(".games h2").all_inner_texts() == ["Oldchapix", "Strategix", "Sowix", "Rummylix"]
    assert "Christine Larquetout" in visitor.page.locator("footer").inner_text()
    visitor.check()


@pytest.mark.parametrize("game", range(4), ids=["oldchapix", "strategix", "sowix", "rummylix"])
def test_two_clicks_to_cards_in_hand(visit: Visit, address: str, game: int) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.sit_down_alone(game)
    assert visitor.page.locator(HAND).count() >= 7
    visitor.wait_for_turn()
    visitor.check()


def test_a_game_is_begun_by_keys_alone(visit: Visit, address: str) -> None:
    """From its tile to its sheet, where one key plays; what is chosen there by arrows counts."""
    visitor = visit(address)
    page, keyboard = visitor.page, visitor.page.keyboard
    visitor.open()
    while visitor.focused() != "Sowix":
        keyboard.press("Tab")
    keyboard.press("Enter")
    visitor.settle()
    assert visitor.focused() == "Play now"
    keyboard.press("Tab")
    keyboard.press("ArrowLeft")
    keyboard.press("Tab")
    keyboard.press("ArrowRight")
    sheet = page.locator("dialog[open]")
    assert sheet.get_by_label("3").is_checked()
    assert sheet.get_by_label("hard").is_checked()
    visitor.check()
    keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    visitor.settle()
    assert visitor.focused() == "Sowix"
    keyboard.press("Enter")
    visitor.settle()
    keyboard.press("Enter")
    page.wait_for_selector(HAND)
    visitor.settle()
    assert page.locator("[data-seat]").count() == 3


def test_the_match_that_waits_comes_first(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.sit_down_alone()
    assert visitor.wait_for_turn()
    visitor.open()
    waits = visitor.page.get_by_role("region", name="Continue Oldchapix")
    assert "with Ada, Basil, and Clara" in waits.inner_text()
    assert "your turn" in waits.inner_text()
    above, tiles = waits.bounding_box(), visitor.page.locator(".games").bounding_box()
    assert above["y"] < tiles["y"]
    visitor.check()
    waits.get_by_role("link", name="Continue").click()
    visitor.page.wait_for_selector(HAND)


def test_the_text_view_is_in_the_settings_and_first_for_keys(visit: Visit, address: str) -> None:
    """Nobody taps it by accident."""
    visitor = visit(address, viewport=PHONE)
    visitor.open()
    button = visitor.page.get_by_role("button", name="Text view")
    assert button.bounding_box()["width"] <= 1 or not visitor.page.locator(".skips:focus-within").count()
    assert "Text view" not in visitor.page.locator(".front").inner_text()
    visitor.page.keyboard.press("Tab")
    assert visitor.focused() == "Text view"
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_role("button", name="Settings").click()
    assert visitor.page.get_by_label("Text view").is_checked()


def test_the_language_changes_without_a_reload(visit: Visit, address: str) -> None:
    visitor = visit(address)
    visitor.sit_down_alone()
    visitor.wait_for_turn()
    visitor.page.evaluate("document.body.dataset.same = 'page'")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Language").select_option("fr")
    visitor.settle()
    visitor.page.get_by_role("button", name="Fermer").click()
    assert visitor.page.locator("h1").inner_text().startswith("Vieubarbix")
    assert "À vous." in visitor.page.get_by_role("log").inner_text()
    assert visitor.page.evaluate("document.documentElement.lang") == "fr"
    assert visitor.page.evaluate("document.body.dataset.same") == "page"


def test_a_missing_page_is_said_plainly(visit: Visit, address: str) -> None:
    visitor = visit(address)
    visitor.open("/t/nosuchtable")
    visitor.page.get_by_text("There is no such table.").wait_for()
    visitor.check()
    visitor.page.get_by_role("link", name="Home").click()
    visitor.page.wait_for_selector(".games")


def test_friends_join_by_link_and_see_only_their_own_cards(visit: Visit, address: str) -> None:
    host, guest, spectator = visit(address, viewport=DESKTOP), visit(address, viewport=PHONE), visit(address)
    host.open()
    link = host.invite("Oldchapix", name="Zoé")
    host.check()

    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Max")
    guest.check()
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_text("The host starts the match.").wait_for()
    host.page.locator("li", has_text="Max").wait_for()

    host.page.get_by_role("button", name="Start").click()
    host.page.wait_for_selector(HAND)
    guest.page.wait_for_selector(HAND)
    spectator.page.goto(link)
    spectator.page.get_by_text("You are watching.").wait_for()

    hosts, guests = host.cards(), guest.cards()
    assert len(hosts) == len(guests) == 13
    assert guest.knows(guests) == guests
    assert guest.knows(hosts) == []
    assert host.knows(guests) == []
    assert spectator.knows([*hosts, *guests]) == []
    spectator.check()


def test_a_key_behind_the_link_is_kept_and_leaves_the_address(visit: Visit, address: str) -> None:
    first, second = visit(address), visit(address)
    first.sit_down_alone()
    cards = first.cards()
    token = first.seat()["token"]
    second.page.goto(f"{first.page.url}#{token}")
    second.page.wait_for_selector(HAND)
    assert sorted(second.cards()) == sorted(cards)
    assert "#" not in second.page.url
    second.page.reload()
    second.page.wait_for_selector(HAND)
    assert sorted(second.cards()) == sorted(cards)


def test_the_page_comes_back_when_the_server_does(
    visit: Visit, restartable: Callable[[], AbstractContextManager[str]]
) -> None:
    with restartable() as address:
        visitor = visit(address)
        visitor.sit_down_alone()
        visitor.wait_for_turn()
        visitor.play_first()
        before = visitor.cards()
        visitor.lost_expected = True
    visitor.page.get_by_text("Connection lost.").wait_for()
    assert visitor.cards() == before
    visitor.check("light")
    with restartable():
        visitor.page.locator("[role=status]", has_text="You are connected again.").wait_for()
        visitor.page.get_by_text("You are connected again.").wait_for(state="detached")
        if visitor.wait_for_turn():
            visitor.play_first()
            assert len(visitor.cards()) == len(before) - 1


def test_the_rules_in_force_are_one_click_away(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.sit_down_alone(2)
    visitor.page.get_by_role("button", name="Rules").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_text("Options at this table").wait_for()
    # Pictures first; the rulings are folded.
    examples = dialog.get_by_role("list", name="In pictures")
    assert examples.get_by_role("img").first.get_attribute("aria-label") == "K"
    assert examples.get_by_role("img").nth(1).get_attribute("aria-label") == "H, I, J, K, L, M, N"
    assert examples.bounding_box()["y"] < dialog.get_by_text("Options at this table").bounding_box()["y"]
    ruling = dialog.locator(".ruling", has_text="W3").first
    assert not ruling.is_visible()
    visitor.check()
    dialog.get_by_text("Your turn", exact=True).click()
    assert ruling.is_visible()
    visitor.check("light")


def test_the_rules_are_printed_alone_and_unfolded(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=DESKTOP)
    visitor.open()
    visitor.open_sheet("Rummylix").get_by_role("button", name="Rules").click()
    dialog = visitor.page.locator("dialog:has(.rules-text)")
    dialog.get_by_text("All the rules").wait_for()
    sheet = visitor.page.locator("dialog[open]").first
    assert sheet.is_visible()
    visitor.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    visitor.page.emulate_media(media="print")
    assert not sheet.is_visible()
    assert not visitor.page.locator(".front").is_visible()
    assert dialog.get_by_text("Once you have opened, you may exchange a star").is_visible()
    assert not dialog.get_by_role("button", name="Print").is_visible()


def test_the_rules_are_printed_alone_from_a_replay(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=DESKTOP)
    visitor.open()
    match = begin_a_match(visitor.page, "oldchapix", 3)
    match.play_on(visitor.page)
    visitor.open(f"/t/{match.id}/replay/1")
    visitor.page.get_by_role("button", name="Rules").click()
    text, beside = visitor.page.locator(".rules-text"), visitor.page.locator("aside")
    text.wait_for()
    assert any(one.is_visible() for one in beside.all())
    visitor.page.emulate_media(media="print")
    assert text.is_visible()
    assert not any(one.is_visible() for one in beside.all())


BREAK_AFTER_FIRST_MOVE = """
window.sentMoves = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
    send.call(this, text);
    const message = JSON.parse(text);
    if (message.type !== "play") return;
    window.sentMoves.push(message.id);
    if (window.sentMoves.length > 1) return;
    this.onmessage = null;
    this.close();
};
"""


def test_a_move_whose_answer_was_lost_is_sent_again_and_done_once(visit: Visit, address: str) -> None:
    """The line breaks after the server got the move and before its answer came."""
    visitor = visit(address)
    visitor.page.add_init_script(BREAK_AFTER_FIRST_MOVE)
    visitor.sit_down_alone(pace="step")
    visitor.wait_for_turn()
    held = visitor.cards()
    visitor.play_first()
    first, *again = visitor.page.evaluate("window.sentMoves")
    assert again == [first]
    assert len(visitor.cards()) == len(held) - 1
    assert visitor.page.locator("[role=log] p", has_text="You lead").count() == 1


def test_one_device_for_all_shows_one_hand_at_a_time(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.open()
    dialog = visitor.share("Oldchapix", 3)
    for place, name in enumerate(("Ada", "Zoé", "Max"), start=1):
        dialog.get_by_label(f"Player {place}", exact=True).fill(name)
    visitor.check()
    dialog.get_by_role("button", name="Start").click()
    seen: list[set[str]] = []
    for name in ("Ada", "Zoé", "Max"):
        passed_to(visitor, name)
        # One card of each who has played lies on the table for all to see; of the rest of their hands there is nothing.
        lying = {play["card"] for play in visitor.told("trick")["cards"]}
        assert [len(hand & lying) for hand in seen] == [1] * len(seen)
        assert not any(f'data-card="{card}"' in visitor.page.content() for hand in seen for card in hand - lying)
        visitor.check("dark")
        visitor.page.get_by_role("button", name=f"I’m {name}: show my cards").click()
        visitor.page.wait_for_selector(HAND)
        hand = set(visitor.cards())
        assert len(hand) == 17
        assert all(hand.isdisjoint(other) for other in seen)
        seen.append(hand)
        assert visitor.wait_for_turn()
        visitor.play_first()
    visitor.page.get_by_text(re.compile("takes? the trick")).first.wait_for()

    # The others act from elsewhere; of the next match no cards are shown before somebody says who they are.
    kept = visitor.page.evaluate("JSON.parse(localStorage.getItem('toutilix.tables'))[0]")
    Begun(kept["id"], [key["token"] for key in kept["keys"]]).play_on(visitor.page)
    visitor.page.wait_for_selector(".places li")
    visitor.page.get_by_role("button", name="Play again").click()
    passed_to(visitor, "Ada")
    visitor.page.reload()
    heard = len(visitor.heard)
    passed_to(visitor, "Ada")
    assert not any('"own"' in frame for frame in visitor.heard[heard:]), "nobody has said who they are"


def passed_to(visitor: Visitor, name: str) -> None:
    """The device is to be given to somebody: no cards are in the page, and who listens hears whose turn it is."""
    page = visitor.page
    page.get_by_role("heading", name=f"Pass the device to {name}").wait_for()
    visitor.settle()
    assert page.locator(HAND).count() == 0
    assert page.evaluate("document.activeElement.tagName") == "H1"
    # Everybody may see the cards on the table.
    assert page.locator("[data-felt]").is_visible()
    assert page.locator("[data-seat].turn").get_by_text(name).is_visible()
    visitor.check("light")


def test_my_tables_stand_as_they_are_now_and_can_be_forgotten(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.sit_down_alone()
    assert visitor.wait_for_turn()
    gone = {"id": "0123456789abcdef", "game": "sowix", "token": "none", "at": 1}
    visitor.page.evaluate(
        """(gone) => localStorage.setItem("toutilix.tables",
        JSON.stringify([...JSON.parse(localStorage.getItem("toutilix.tables")), gone]))""",
        gone,
    )
    visitor.open()
    mine = visitor.page.locator("section", has=visitor.page.get_by_role("heading", name="Your tables")).locator("li")
    [told] = mine.all_inner_texts()
    assert all(said in told for said in ("Oldchapix with Ada, Basil, and Clara", "your turn"))
    assert gone["id"] not in visitor.page.evaluate("localStorage.getItem('toutilix.tables')")
    visitor.check()
    mine.get_by_role("link").click()
    visitor.page.wait_for_selector(HAND)
    visitor.page.go_back()
    mine.get_by_role("button", name="Forget Oldchapix with Ada, Basil, and Clara").click()
    visitor.page.get_by_text("You will lose your seat at this table.").wait_for()
    visitor.check("light")
    mine.get_by_role("button", name="Forget the table").click()
    visitor.settle()
    assert visitor.page.get_by_role("heading", name="Your tables").count() == 0
    assert visitor.page.evaluate("document.activeElement.tagName") == "H1"
    assert visitor.page.evaluate("localStorage.getItem('toutilix.tables')") == "[]"


@pytest.mark.parametrize("size", ["100", "200"])
def test_the_help_card_has_every_letter_and_what_matters_to_the_game(visit: Visit, address: str, size: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.open()
    visitor.page.evaluate("(size) => localStorage.setItem('toutilix.settings', JSON.stringify({ size }))", size)
    visitor.open()
    visitor.page.get_by_role("button", name="Alphabet").click()
    dialog = visitor.page.get_by_role("dialog")
    letters = dialog.locator("li > .unseen")
    visitor.settle()
    assert letters.all_inner_texts() == [f"{one}, vowel" if one in "AEIOUY" else one for one in ascii_uppercase]
    assert dialog.get_by_role("heading").all_inner_texts() == ["Alphabet"]
    visitor.check()
    visitor.page.keyboard.press("Escape")
    visitor.sit_down_alone(opened=True)
    visitor.page.get_by_role("button", name="Alphabet").click()
    assert dialog.get_by_role("heading").all_inner_texts() == ["Alphabet", "A–M", "N–Z"]
    assert letters.count() == 26
    dialog.get_by_text("two families").wait_for()
    visitor.check()


def test_the_credits_are_one_click_away(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE, language="fr")
    visitor.open()
    visitor.page.get_by_role("button", name="À propos de Toutilix").click()
    dialog = visitor.page.get_by_role("dialog")
    visitor.settle()
    for named in ("Christine Larquetout", "Playwrite", "Andika", "Atkinson", "SIL Open Font License"):
        assert named in dialog.inner_text()
    visitor.check()
    licences = visitor.page.evaluate("fetch('/licences.txt').then((answer) => answer.text())")
    assert licences.count("PERMISSION & CONDITIONS") >= 3
    assert "Copyright (c) 2016" in licences


@pytest.mark.parametrize(("path", "most"), [("/", 100_000), ("/t/nosuchtable", 200_000)])
def test_a_first_visit_loads_little(visit: Visit, address: str, path: str, most: int) -> None:
    visitor = visit(address, viewport=PHONE)
    loaded: list[Any] = []
    visitor.page.on("requestfinished", lambda one: loaded.append((one.url, one)))
    visitor.open(path)
    visitor.page.wait_for_load_state("networkidle")
    sizes = {url: one.sizes()["responseBodySize"] + one.sizes()["responseHeadersSize"] for url, one in loaded}
    assert any("/assets/en-" in url for url in sizes)
    assert not any("/assets/fr-" in url for url in sizes)
    assert sum(size for url, size in sizes.items() if not url.endswith(".woff2")) < most


def test_the_first_cards_come_with_their_letters(visit: Visit, address: str) -> None:
    """The fonts of the deck are asked for with the page, and nothing moves when they come."""
    visitor = visit(address, viewport=PHONE)
    visitor.page.add_init_script(
        """window.moved = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.moved += one.value)))
            .observe({ type: "layout-shift", buffered: true });"""
    )
    visitor.open()
    preloaded = visitor.page.locator("link[rel=preload][as=font]").evaluate_all("all => all.map(one => one.href)")
    assert {re.search(r"(capitals|handwriting|print)-", one)[1] for one in preloaded if "atkinson" not in one} == {  # type: ignore[index]
        "capitals",
        "handwriting",
        "print",
    }
    for family in ("Hand", "Print", "Capitals"):
        assert visitor.page.evaluate(f"document.fonts.check('700 20px {family}', 'a')"), family
    assert visitor.page.evaluate("window.moved") < 0.02


def test_a_visitor_quicker_than_the_script_plays_all_the_same(visit: Visit, address: str) -> None:
    """The front page comes drawn: its buttons are there before anything else has come."""
    visitor = visit(address, viewport=PHONE)
    page = visitor.page
    asked: list[Any] = []

    def keep_the_first(route: Any) -> None:
        asked.append(route)
        if len(asked) > 1:
            route.continue_()

    page.route("**/assets/front-*.js", keep_the_first)
    page.goto(address, wait_until="commit")
    assert page.locator("h1 + .lead").inner_text().startswith("Four")
    page.get_by_role("button", name="Sowix", exact=True).click()
    page.wait_for_selector(HAND)
    assert len(asked) == 2
    assert page.locator("h1").inner_text().startswith("Sowix")
    assert re.search(r"/t/[A-Za-z0-9_-]+$", page.url)


@pytest.mark.parametrize("asked", ["en", "fr"])
def test_a_page_that_came_drawn_shows_what_this_person_likes(visit: Visit, address: str, asked: str) -> None:
    """In the language that they have chosen, whatever their browser asks for."""
    visitor = visit(address, language=asked, viewport=PHONE)
    page = visitor.page
    liked = '{"language":"en","text":true,"name":"Zoé","level":"expert"}'
    page.add_init_script(f"localStorage.setItem('toutilix.settings', '{liked}')")
    page.add_init_script("localStorage.setItem('toutilix.wishes', '{\"sowix\":{\"players\":6}}')")
    visitor.open()
    assert page.get_by_role("button", name="Text view", pressed=True).count() == 1
    assert page.locator(".front").count() == 1
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.get_by_role("button", name="Zoé: your name and picture").count() == 1
    sheet = visitor.open_sheet("Sowix")
    assert sheet.get_by_label("hard").is_checked()
    assert sheet.get_by_label("6").is_checked()
    sheet.get_by_label("7").check()
    sheet.get_by_role("button", name="Play now").click()
    page.wait_for_selector(HAND)
    visitor.settle()
    assert page.locator("main li h3, main [data-seat]").count() >= 7
