"""The page for people who see nothing, or little: every state as its accessibility tree, and how a table is heard."""

import re
from collections.abc import Callable

import pytest

from tests.e2e.finished import begin_a_match
from tests.e2e.seeing import look
from tests.e2e.visitor import DESKTOP, HAND, MY_TURN, OVER, PHONE, Visitor
from toutilix.words import Words

Visit = Callable[..., Visitor]

GAMES = ("oldchapix", "strategix", "sowix", "rummylix")
LEAVE = """async () => {
    const [{ id, token }] = JSON.parse(localStorage.getItem("toutilix.tables"));
    await fetch(`/api/tables/${id}/seats/mine`, { method: "DELETE", headers: { Authorization: `Bearer ${token}` } });
}"""
"""A bot plays on for this seat, whose page stays open."""


@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_a_table_is_found_in_the_accessibility_tree(visit: Visit, set_address: str, game: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    page = visitor.page
    visitor.open()
    if game == "sowix":
        visitor.want_few_points("20")
    visitor.sit_down_alone(GAMES.index(game), pace="step", opened=True)
    visitor.wait_for_turn()
    look(visitor, f"{game}/own_turn")
    in_words(visitor)
    look(visitor, f"{game}/own_turn_in_words")
    in_words(visitor)

    while not advised(visitor):
        take_first(visitor)
    look(visitor, f"{game}/selected")
    while page.locator(MY_TURN).count():
        take_first(visitor)
        if page.locator(MY_TURN).count():
            advised(visitor)
    look(visitor, f"{game}/others_turn")
    spectator = visit(set_address, viewport=DESKTOP)
    spectator.page.goto(page.url)
    spectator.page.get_by_text("You are watching.").wait_for()
    for there in (visitor, spectator):
        there.page.get_by_text("One person is watching.").first.wait_for(state="attached")
    look(spectator, f"{game}/looking_on")

    visitor.set_pace("instant")
    page.evaluate(LEAVE)
    page.wait_for_selector(OVER)
    look(visitor, f"{game}/hand_over")
    while on := page.get_by_role("button", name="Next hand").all():
        before = visitor.shown()
        on[0].click()
        visitor.wait_for_act(before)
        page.wait_for_selector(OVER)
    look(visitor, f"{game}/match_over")


def in_words(visitor: Visitor) -> None:
    """Into the text view, or out of it, by the shortcut at the top of the page."""
    visitor.page.get_by_role("button", name="Text view").dispatch_event("click")
    visitor.settle()


def advised(visitor: Visitor) -> bool:
    """Asks for a hint; does it select cards of the hand?"""
    visitor.ask_for_a_hint()
    return bool(visitor.page.locator("[role=option][aria-selected=true]").count())


def take_first(visitor: Visitor) -> None:
    """Does the first of what is offered, and waits until it has happened."""
    before = visitor.shown()
    visitor.page.locator(".actions [data-move]").first.click()
    visitor.wait_for_act(before)


def test_every_page_and_dialog_is_found_in_the_accessibility_tree(visit: Visit, set_address: str) -> None:
    host, guest = visit(set_address, viewport=DESKTOP), visit(set_address, viewport=DESKTOP)
    page = host.page
    host.open()
    look(host, "pages/front")
    host.open("/t/nosuchtable")
    page.get_by_text("There is no such table.").wait_for()
    look(host, "pages/nowhere")

    host.open()
    host.invite("Oldchapix", name="Zoé")
    page.get_by_role("button", name="Start").wait_for()
    guest.page.goto(page.url)
    guest.page.get_by_role("button", name="Sit down").wait_for()
    look(guest, "pages/lobby_comes_in")
    guest.page.get_by_label("Your name").fill("Max")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_text("The host starts the match.").wait_for()
    for there in (guest, host):
        there.page.get_by_text("Other devices can’t join yet.").wait_for()
    look(guest, "pages/lobby_guest")
    page.locator("li", has_text="Max").filter(has_not_text=Words("en").say("lobby.not_there")).wait_for()
    look(host, "pages/lobby_host")

    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(HAND)
    for name, button in {
        "say": "Say something",
        "abcd": "Alphabet",
        "rules": "Rules",
        "settings": "Settings",
        "keys": "Keyboard",
    }.items():
        opener = page.get_by_role("button", name=button)
        opener.focus()
        page.keyboard.press("Enter")
        look(host, f"pages/dialog_{name}", "dialog[open]", whole=False)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
        host.settle()
        assert opener.evaluate("one => one === document.activeElement"), f"the focus is not back at {button}"


def test_dialogs_of_the_front_page_are_in_the_accessibility_tree(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    page = visitor.page
    visitor.open()
    for name, button in {
        "settings": "Settings",
        "abcd": "Alphabet",
        "join": "Join with a code",
        "learn": "Learn",
        "credits": "About Toutilix",
        "sheet": "Sowix",
    }.items():
        page.get_by_role("button", name=button, exact=True).click()
        look(visitor, f"pages/front_dialog_{name}", "dialog[open]", whole=False)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    sheet = visitor.open_sheet("Sowix")
    sheet.locator("summary", has_text="Options").click()
    look(visitor, "pages/front_dialog_options", "dialog[open] details[open]", whole=False)
    sheet.get_by_role("button", name="Close").click()
    visitor.open_sheet("Rummylix").get_by_role("button", name="Rules").click()
    look(visitor, "pages/front_dialog_rules", "dialog[open] >> nth=-1", whole=False)


def test_a_match_that_is_paused_says_so(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    page = visitor.page
    visitor.sit_down_alone()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Continue the match").wait_for()
    page.get_by_role("button", name="Close").click()
    page.get_by_text("The host has paused the match.").first.wait_for()
    look(visitor, "pages/paused")


def test_a_replay_is_found_in_the_accessibility_tree(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    page = visitor.page
    visitor.open()
    match = begin_a_match(page, "oldchapix", 3)
    match.play_on(page, advised=True)
    for name, where in {"eyes": "seat=2&step=3", "all_open": "seat=all&step=9", "looking_on": "step=40"}.items():
        visitor.open(f"/t/{match.id}/replay/1?{where}")
        page.wait_for_selector("input[type=range]:focus")
        look(visitor, f"replay/{name}")
    page.keyboard.press("End")
    page.wait_for_selector(OVER)
    look(visitor, "replay/end")
    in_words(visitor)
    page.get_by_role("heading", name="Players").wait_for()
    look(visitor, "replay/in_words")


def test_a_device_that_is_passed_round_is_found_in_the_accessibility_tree(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    page = visitor.page
    visitor.open()
    dialog = visitor.share("Rummylix", 3)
    look(visitor, "pages/dialog_share", "dialog[open] >> nth=-1", whole=False)
    for place, name in enumerate(("Ada", "Zoé", "Max"), start=1):
        dialog.get_by_label(f"Player {place}", exact=True).fill(name)
    dialog.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="I’m Ada: show my cards").click()
    visitor.wait_for_turn()
    while page.locator(MY_TURN).count():
        advised(visitor)
        take_first(visitor)
    page.get_by_role("heading", name="Pass the device to Zoé").wait_for()
    look(visitor, "pages/hand_over")


def test_the_text_view_comes_and_goes_without_losing_focus_or_selection(visit: Visit, set_address: str) -> None:
    """By touch, as with a screen reader on a phone: nothing needs a key or a pointer that hovers."""
    visitor = visit(set_address, viewport=PHONE, has_touch=True)
    page = visitor.page
    visitor.sit_down_alone(1)
    visitor.wait_for_turn()
    for card in (0, 1):
        page.locator("[role=option]").nth(card).tap()
    visitor.settle()
    chosen = page.locator("[aria-selected=true]").evaluate_all("all => all.map((one) => one.dataset.card)")
    assert len(chosen) == 2
    page.get_by_role("button", name="Settings").tap()
    page.get_by_label("Text view").check()
    page.get_by_role("button", name="Close").tap()
    page.get_by_role("heading", name="To beat").wait_for()
    assert page.locator("[data-cloth], [role=option] *").count() == 0, "no cards are drawn"
    assert page.locator("[aria-selected=true]").evaluate_all("all => all.map((one) => one.dataset.card)") == chosen
    page.get_by_role("listbox").focus()
    in_words(visitor)
    assert page.locator("[data-cloth]").count() == 1
    assert page.evaluate("document.activeElement.getAttribute('role')") == "listbox"
    assert page.locator("[aria-selected=true]").evaluate_all("all => all.map((one) => one.dataset.card)") == chosen
    in_words(visitor)
    page.reload()
    page.get_by_role("heading", name="To beat").wait_for()
    card = page.locator("[role=option].usable").first
    letter, _ = card.inner_text().split(", ")
    card.tap()
    visitor.settle()
    page.get_by_role("button", name=f"Play {letter}").tap()
    page.get_by_role("log").get_by_text(f"You lead {letter}.").wait_for()
    page.evaluate("document.documentElement.dataset.size = '200'")
    visitor.check()
    in_words(visitor)
    page.wait_for_selector("[data-cloth]")
    visitor.check()


def test_the_first_stop_of_the_tab_key_leads_to_the_hand(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address)
    page, keyboard = visitor.page, visitor.page.keyboard
    visitor.sit_down_alone(0)
    address = page.url
    page.reload()
    page.wait_for_selector("[role=listbox]:focus")
    visitor.settle()
    page.evaluate("document.activeElement.blur()")
    page.locator("nav a").first.focus()
    assert page.evaluate("document.querySelector('a, button') === document.activeElement")
    keyboard.press("Enter")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "listbox"
    assert page.url == address, "what stands behind the # of a table's address is a key"


def test_the_meaning_of_a_selection_is_said(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address)
    page, keyboard = visitor.page, visitor.page.keyboard
    visitor.sit_down_alone(2)
    visitor.wait_for_turn()
    page.get_by_role("listbox").focus()
    usable = page.locator("[role=option].usable")
    sign = str(usable.first.get_attribute("data-card"))[0]
    keyboard.press("Home")
    while not page.locator(".option.active.usable").count():
        keyboard.press("ArrowRight")
    keyboard.press("Space")
    said = page.locator("[role=status]", has_text=re.compile(rf"Play {sign}$"))
    said.first.wait_for(state="attached")
    keyboard.press("Space")
    said.first.wait_for(state="detached")


def test_a_guest_goes_through_what_others_do_one_act_at_a_time(visit: Visit, set_address: str) -> None:
    """Only the host sets the pace, so that each act waits on the guest's own page. The others wait for nobody."""
    host, guest = visit(set_address), visit(set_address)
    host.open()
    host.invite("Oldchapix")
    host.page.get_by_role("button", name="Start").wait_for()
    guest.open()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Other players’ moves").select_option("steps")
    guest.page.goto(host.page.url)
    guest.page.get_by_label("Your name").fill("Max")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_text("The host starts the match.").wait_for()
    host.set_pace("instant")
    host.page.get_by_role("button", name="Start").click()
    guest.page.wait_for_selector("[role=listbox]:focus")
    assert host.wait_for_turn()
    host.play_first()

    lines = guest.page.locator("[role=log] p")
    continue_button = guest.page.get_by_role("button", name="Continue")
    continue_button.wait_for()
    assert lines.count() == 1, "nothing is told before it is asked for"
    guest.page.keyboard.press("Digit8")
    assert lines.count() == 2
    assert guest.wait_for_turn()
    guest.play_first()
    assert host.wait_for_turn()
    assert lines.count() == 3, "the own act, and not yet those of the others"
    happened = host.page.locator("[role=log] p").count()
    assert happened >= 5
    for count in range(4, happened + 1):
        continue_button.wait_for()
        guest.page.keyboard.press("Digit8")
        assert lines.count() == count
    continue_button.wait_for(state="detached")
    guest.page.keyboard.press("Digit8")
    assert guest.echo() == "Nothing is waiting for you."
    host.play_first()
    continue_button.wait_for()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Other players’ moves").select_option("normal")
    assert lines.count() > happened, "who no longer goes step by step is told the rest"
