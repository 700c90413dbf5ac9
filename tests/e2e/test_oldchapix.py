"""Oldchapix in the browser."""

from collections.abc import Callable

import pytest

from tests.e2e.arranged import LOW_PHONE, arrange, assert_inside, felt_size
from tests.e2e.visitor import DESKTOP, HAND, OVER, PHONE, TABLET, Visitor

Visit = Callable[..., Visitor]


@pytest.mark.long
def test_a_whole_match_by_keyboard_alone_in_french(visit: Visit, address: str) -> None:
    visitor = visit(address, language="fr", viewport=DESKTOP)
    page, keyboard = visitor.page, visitor.page.keyboard
    visitor.open()
    press_until(visitor, "Vieubarbix")
    press_until(visitor, "Jouer")
    page.wait_for_selector("[role=listbox]:focus")
    visitor.set_pace("instant")
    for hand in range(1, 6):
        while visitor.wait_for_turn():
            before = visitor.shown()
            assert page.evaluate("document.activeElement.getAttribute('role')") == "listbox"
            keyboard.press("Home")
            for _ in range(page.locator(HAND).evaluate_all("all => all.findIndex(one => one.matches('.usable'))")):
                keyboard.press("ArrowRight")
            assert active(visitor).endswith(", jouable")
            keyboard.press("Enter")
            visitor.wait_for_act(before)
        if hand in (1, 5):
            visitor.check()
        totals = [int(total) for total in page.locator("tbody td:last-child strong").all_inner_texts()]
        assert len(totals) == 4
        assert sum(totals) == [65, 185, 265, 355, 710][hand - 1]
        if hand < 5:
            before = visitor.shown()
            press_until(visitor, "Manche suivante")
            visitor.wait_for_act(before)
    assert "gagne" in page.locator(OVER).inner_text()
    press_until(visitor, "Rejouer")
    page.wait_for_selector(HAND)
    assert len(visitor.cards()) == 13
    assert page.locator("h1").inner_text().endswith("Manche 1")


def press_until(visitor: Visitor, name: str) -> None:
    """Tabs to the button of this name and presses it."""
    visitor.settle()
    for _ in range(60):
        if visitor.page.evaluate("document.activeElement.textContent.replace(/\\s+/g, ' ').trim()") == name:
            visitor.page.keyboard.press("Enter")
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {name}")


def active(visitor: Visitor) -> str:
    """The name of the card on which the keyboard stands."""
    return str(
        visitor.page.evaluate(
            "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).ariaLabel"
        )
    )


def test_a_card_that_cannot_be_played_is_explained_with_its_ruling(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=PHONE)
    visitor.sit_down_alone()
    while visitor.wait_for_turn():
        refused = visitor.page.locator("[role=option]:not(.usable)")
        if refused.count():
            refused.first.click()
            visitor.settle()
            why = visitor.page.get_by_role("button", name="Why?")
            why.click()
            rules = visitor.page.get_by_role("dialog")
            visitor.settle()
            ruling = rules.locator(".asked").first
            assert "O3" in ruling.inner_text()
            assert ruling.evaluate("one => one.getBoundingClientRect().bottom <= innerHeight"), "it is scrolled to"
            rules.get_by_role("button", name="Close").click()
            assert visitor.echo().startswith("You cannot play")
            assert "(O3)" not in visitor.echo(), "the number is behind the button"
            held = visitor.cards()
            refused.first.click()
            assert visitor.cards() == held
            visitor.check()
            return
        visitor.play_first()
    raise AssertionError("in thirteen tricks every card fitted")


def test_a_hint_selects_its_card_and_gives_its_reason(visit: Visit, address: str) -> None:
    visitor = visit(address)
    visitor.sit_down_alone()
    visitor.wait_for_turn()
    visitor.ask_for_a_hint()
    assert visitor.page.locator("[role=option][aria-selected=true]").count() == 1
    assert len(visitor.echo()) > len("Hint: ")


def test_digit_keys_say_how_things_stand_and_can_be_switched_off(visit: Visit, address: str) -> None:
    visitor = visit(address)
    visitor.sit_down_alone()
    visitor.wait_for_turn()
    keyboard = visitor.page.keyboard
    for key, said in {
        "Digit1": "Hand 1.",
        "Digit2": "It’s your turn.",
        "Digit3": "You: 0.",
        "Digit4": "You have 13 cards.",
        "Digit5": "Avoid tricks",
    }.items():
        keyboard.press(key)
        assert said in visitor.echo()
    keyboard.press("?")
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_text("whose turn it is").wait_for()
    visitor.check()
    keyboard.press("Escape")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Number keys").uncheck()
    keyboard.press("Escape")
    keyboard.press("Digit2")
    assert "It’s your turn." not in visitor.echo()


def test_an_update_keeps_focus_selection_and_order(visit: Visit, address: str) -> None:
    visitor = visit(address)
    visitor.sit_down_alone(pace="step")
    visitor.wait_for_turn()
    visitor.page.get_by_role("button", name="Sort").click()
    visitor.play_first()
    order = visitor.cards()
    assert order == sorted(order, key=lambda card: (card[0], "pbyv".index(card[1])))
    visitor.page.locator("[role=option]").nth(3).click()
    visitor.page.get_by_role("listbox").focus()
    before = visitor.shown()
    visitor.page.get_by_role("button", name="Continue").dispatch_event("click")
    visitor.wait_for_act(before)
    assert visitor.cards() == order
    assert visitor.page.locator("[aria-selected=true]").get_attribute("data-card") == order[3]
    assert visitor.page.evaluate("document.activeElement.getAttribute('role')") == "listbox"


def test_an_act_can_be_taken_back_while_nobody_else_has_acted(visit: Visit, address: str) -> None:
    visitor = visit(address)
    visitor.sit_down_alone(pace="step")
    visitor.wait_for_turn()
    before = visitor.cards()
    visitor.play_first()
    visitor.page.get_by_role("button", name="Undo").click()
    visitor.page.get_by_role("log").get_by_text("You undo your last move.").wait_for(state="attached")
    assert sorted(visitor.cards()) == sorted(before)
    assert visitor.page.locator(".trick li").count() == 0


COUNT_TONES = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
    window.tones += 1;
    return start.apply(this, when);
};
const Air = AudioContext;
window.AudioContext = class extends Air {
    constructor(...how) {
        super(...how);
        window.air = this;
    }
};
"""


def test_sounds_go_off_by_one_key_and_stay_off(visit: Visit, address: str) -> None:
    visitor = visit(address)
    page = visitor.page
    page.add_init_script(COUNT_TONES)
    visitor.sit_down_alone()
    visitor.wait_for_turn()
    # A machine's sound may take its time to begin; what happens before is silent.
    page.keyboard.press("Digit2")
    page.wait_for_function("() => window.air?.state === 'running'")
    visitor.play_first()
    page.wait_for_function("() => window.tones > 0")
    assert visitor.wait_for_turn()
    page.keyboard.press("Digit0")
    assert visitor.echo() == "Sounds are off."
    before = page.evaluate("window.tones")
    visitor.play_first()
    assert visitor.wait_for_turn()
    assert page.evaluate("window.tones") == before
    page.reload()
    page.wait_for_selector(HAND)
    assert page.get_by_role("button", name="Sounds").get_attribute("aria-pressed") == "false"
    page.keyboard.press("Digit0")
    assert visitor.echo() == "Sounds are on."


def test_the_last_trick_is_the_finished_one_by_key_by_button_and_after_a_reload(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    page = visitor.page
    visitor.sit_down_alone()
    visitor.wait_for_turn()
    page.keyboard.press("Digit9")
    assert visitor.echo() == "Nothing has been played yet."
    again = page.get_by_role("region", name="The last trick")
    visitor.play_first()
    # As long as we lead, there is no unfinished trick to be taken for the last one.
    while visitor.wait_for_turn() and page.locator(".trick li").count() == 4:
        visitor.play_first()
    assert 0 < page.locator(".trick li").count() < 4
    page.keyboard.press("Digit9")
    again.wait_for()
    assert again.locator("figure").count() == 4
    assert again.locator("figcaption", has_text="You").count() == 1
    assert again.locator("figure.taker").count() == 1
    taker = again.locator("figure.taker figcaption").inner_text().split(":")[0].split("\n")[0]
    said = visitor.echo()
    assert said.endswith("takes the trick." if taker != "You" else "You take the trick.")
    assert page.locator("li.turn.you").is_visible()
    visitor.check()
    page.keyboard.press("Escape")
    again.wait_for(state="detached")
    page.reload()
    page.wait_for_selector(HAND)
    visitor.settle()
    page.keyboard.press("Digit9")
    assert visitor.echo() == said
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What happened").click()
    page.get_by_role("button", name="Last move").click()
    again.wait_for()
    page.get_by_role("complementary").get_by_role("button", name="Close").click()
    visitor.play_first()
    again.wait_for(state="detached")


def test_the_title_tells_whose_turn_it_is_in_another_tab(visit: Visit, address: str) -> None:
    visitor = visit(address)
    visitor.sit_down_alone(pace="step")
    visitor.wait_for_turn()
    assert visitor.page.title() == "● Your turn – Oldchapix"
    visitor.play_first()
    assert visitor.page.title() == "Oldchapix – Toutilix"


def test_nothing_moves_when_something_is_said(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    page = visitor.page
    visitor.sit_down_alone()
    visitor.wait_for_turn()
    visitor.play_first()
    assert visitor.wait_for_turn()
    parts = ("[data-felt]", "[role=log]", ".actions", "[role=listbox]")
    before = [page.locator(part).bounding_box() for part in parts]
    page.keyboard.press("Digit9")
    page.keyboard.press("Digit4")
    assert "You have" in visitor.echo()
    assert [page.locator(part).bounding_box() for part in parts] == before


def test_large_text_leaves_the_table_uncovered(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.open()
    visitor.page.evaluate("localStorage.setItem('toutilix.settings', JSON.stringify({ size: '200' }))")
    visitor.sit_down_alone()
    visitor.wait_for_turn()
    felt, own = (visitor.page.locator(part).bounding_box() for part in ("[data-felt]", ".own"))
    assert felt is not None
    assert own is not None
    assert felt["y"] + felt["height"] <= own["y"]
    visitor.check("light")


VOWELS = [letter + colour for colour in "pb" for letter in "AEIOUY"]


def fullest(players: int) -> dict[str, object]:
    """The last hand: all that costs points, a whole trick, and every vowel at every place."""
    cards = ["Mb", "Wb", "Gb", "Qp", "Lb"][:players]
    trick = {"cards": [{"seat": at % players + 1, "card": card} for at, card in enumerate(cards, 1)]}
    dangers = (("tricks", 5, 17, 16), ("vowels", 10, 12, 12), ("mn", 20, 4, 3), ("blue_h", 90, 1, 0))
    return {
        "hand": 5,
        "contract": "everything",
        "dangers": [dict(zip(("danger", "each", "total", "taken"), one, strict=True)) for one in dangers],
        "trick": {**trick, "highest": 2, "taker": 2},
        "captured": [VOWELS] * players,
        "tricks_won": [13] * players,
        "scores": [-120] * players,
    }


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_fullest_trick_lies_inside_the_felt_at_every_size(visit: Visit, address: str, players: int) -> None:
    visitor = visit(address, viewport=PHONE)
    arrange(visitor, fullest(players))
    visitor.open()
    visitor.want_players(0, players)
    visitor.sit_down_alone(pace="step", opened=True)
    visitor.page.reload()
    visitor.page.wait_for_selector(HAND)
    for size in (PHONE, LOW_PHONE, TABLET, DESKTOP):
        visitor.page.set_viewport_size(size)
        assert_inside(visitor, players)
    visitor.check()


def test_two_taps_play_a_card_and_nothing_moves(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE, has_touch=True)
    visitor.sit_down_alone()
    visitor.wait_for_turn()
    size, before = felt_size(visitor), visitor.shown()
    card = visitor.page.locator("[role=option].usable").first
    card.tap()
    assert felt_size(visitor) == size
    visitor.page.locator(".actions button.main").tap()
    visitor.wait_for_act(before)
    assert felt_size(visitor) == size
    assert visitor.wait_for_turn()
    assert felt_size(visitor) == size, "a trick was taken"
