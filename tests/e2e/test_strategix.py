"""Strategix in the browser."""

from collections.abc import Callable

import pytest

from tests.e2e.arranged import felt_size
from tests.e2e.visitor import DESKTOP, HAND, PHONE, SIDEWAYS, Visitor

Visit = Callable[..., Visitor]
LayOut = Callable[[str, str], None]

MOST_ACTS = 600


@pytest.mark.long
def test_a_whole_match_by_keyboard_alone(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=DESKTOP)
    page = visitor.page
    visitor.sit_down_alone(1)
    page.locator("[role=listbox]").focus()
    passed = 0
    for acts in range(MOST_ACTS):
        if visitor.wait_for_turn():
            passed += shown_as_passed(visitor)
            before = visitor.shown()
            page.keyboard.press("Digit7")
            assert visitor.echo().startswith("Hint:")
            play_by_key(visitor)
            visitor.wait_for_act(before)
            if acts == 3:
                visitor.check()
            continue
        visitor.check()
        if not page.get_by_role("button", name="Next hand").count():
            break
        before = visitor.shown()
        tab_to(visitor, "Next hand")
        page.keyboard.press("Enter")
        visitor.wait_for_act(before)
    assert passed, "somebody has passed before us in a whole match"
    assert len(page.locator(".places li").all_inner_texts()) == 4
    tab_to(visitor, "Play again")
    page.keyboard.press("Enter")
    page.wait_for_selector(HAND)


def shown_as_passed(visitor: Visitor) -> int:
    """Each place shows a pass or a lost turn that the log reports last."""
    line, *places = visitor.page.evaluate(
        """[[...document.querySelectorAll("[role=log] p")].at(-1).innerText,
            ...[...document.querySelectorAll("li[data-seat]")].map((one) => one.innerText)]"""
    )
    found = 0
    for place in places:
        name = place.split("\n")[0].removeprefix("▶").strip()
        for said, written in ((f"{name} passes.", "passed"), (f"{name} misses a turn.", "misses a turn")):
            if said in line:
                assert written in place
                found += 1
    return found


def play_by_key(visitor: Visitor) -> None:
    """Enter plays the one thing that the cards can mean, or leads to the buttons of all that they can mean."""
    page = visitor.page
    moves = page.locator(".actions [data-move]:not([data-move=pass])")
    if not page.locator("[role=option][aria-selected=true]").count():
        tab_to(visitor, "Pass")
        page.keyboard.press("Enter")
        return
    meanings = moves.count()
    assert meanings
    tab_to_hand(visitor)
    page.keyboard.press("Enter")
    if meanings > 1:
        page.wait_for_selector(".actions [data-move]:focus")
        page.keyboard.press("Enter")


def tab_to_hand(visitor: Visitor) -> None:
    visitor.settle()
    for _ in range(80):
        if visitor.page.evaluate("document.activeElement.role") == "listbox":
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError("no key leads to the hand")


def tab_to(visitor: Visitor, name: str) -> None:
    visitor.settle()
    for _ in range(80):
        if visitor.page.evaluate("document.activeElement.textContent.replace(/\\s+/g, ' ').trim()") == name:
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {name}")


def test_the_letter_of_a_star_is_chosen_among_combinations_that_are_drawn(visit: Visit, address: str) -> None:
    """New tables until we lead with a star in hand: one of some five."""
    visitor = visit(address, viewport=PHONE)
    page = visitor.page
    for _ in range(40):
        visitor.sit_down_alone(1, pace="step")
        if "*" in visitor.cards() and page.get_by_text("Your turn: play one card").count():
            break
    letter = next(card for card in visitor.cards() if "D" <= card[0] <= "W")
    for card in ("*", letter):
        page.locator(f"[role=option][data-card='{card}']").first.click()
        visitor.settle()
    offered = page.locator(".actions button")
    assert page.locator(".actions .drawn").count()
    names = offered.all_inner_texts()
    before, after = chr(ord(letter[0]) - 1), chr(ord(letter[0]) + 1)
    for as_letter in (before, letter[0], after):
        assert any(f"star as {as_letter}" in name for name in names)
    visitor.check()
    held = visitor.cards()
    page.locator("[data-cloth]").click(position={"x": 5, "y": 40})
    assert page.evaluate("document.activeElement.closest('.actions') !== null"), "which letter is never guessed"
    assert visitor.cards() == held
    offered.filter(has_text=f"star as {before}").click()
    page.get_by_text(f"You lead star as {before}").wait_for()
    assert page.locator("[data-felt] .group").first.inner_text().upper().split() == [before, letter[0]]
    assert len(visitor.cards()) == len(held) - 2


def test_the_round_stands_there_again_after_a_reload(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    page = visitor.page
    visitor.sit_down_alone(1)
    for _ in range(MOST_ACTS):
        if (
            visitor.wait_for_turn()
            and page.locator("[data-felt] .strip li").count()
            and page.locator(".did").count() > 1
        ):
            break
        if page.get_by_role("button", name="Next hand").count():
            before = visitor.shown()
            page.get_by_role("button", name="Next hand").click()
            visitor.wait_for_act(before)
            continue
        visitor.do_as_advised()
    felt, seats = felt_of(visitor)
    page.reload()
    page.wait_for_selector(HAND)
    assert felt_of(visitor) == (felt, seats)
    page.locator("summary").click()
    aside = page.locator("[data-felt] .letters .one").count()
    assert f"Cards played: {aside}." in page.locator("summary").inner_text()
    visitor.check()


def test_looking_at_what_lies_aside_plays_nothing(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=PHONE)
    page = visitor.page
    visitor.sit_down_alone(1)
    for _ in range(MOST_ACTS):
        assert visitor.wait_for_turn()
        visitor.ask_for_a_hint()
        moves = page.locator(".actions [data-move]")
        if page.locator("summary").count() and page.locator("[aria-selected=true]").count():
            break
        before = visitor.shown()
        moves.first.click()
        visitor.wait_for_act(before)
    assert page.locator(".actions [data-move]:not([data-move=pass])").count()
    before = visitor.shown()
    page.locator("summary").click()
    page.locator("[data-felt] .letters").click()
    assert visitor.shown() == before
    assert page.evaluate("document.activeElement.closest('.actions')") is None


def felt_of(visitor: Visitor) -> tuple[str, list[str]]:
    page = visitor.page
    page.wait_for_selector("[data-felt] .groups")
    visitor.settle()
    return str(page.locator("[data-felt]").inner_text()), page.locator("li[data-seat]").all_inner_texts()


TWELVE = "Bp Cp Dp Ep Gp Hp Ip Jp Mp Np Op Pp Kb Rb Tb Wb Yb Zp * !"
"""Three runs of four, and what goes with nothing."""


def deal_to_three(first: str) -> str:
    """These twenty cards for the first seat, the others as they come."""
    pack = [letter + colour for colour in "pb" for letter in "BCDEFGHIJKLMNOPQRSTUVWXYZ"] + ["*"] * 7 + ["!"] * 3
    for card in first.split():
        pack.remove(card)
    return f"{first} / {' '.join(pack[:20])} / {' '.join(pack[20:])}"


@pytest.mark.parametrize("window", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_twelve_cards_are_led_by_two_taps_and_nothing_moves(
    visit: Visit, set_address: str, lay_out: LayOut, window: dict[str, int]
) -> None:
    lay_out("strategix", deal_to_three(TWELVE))
    visitor = visit(set_address, viewport=window, has_touch=True)
    page = visitor.page
    visitor.open()
    visitor.want_players(1, 3)
    visitor.sit_down_alone(1, pace="step", opened=True)
    assert visitor.wait_for_turn()
    assert sorted(visitor.cards()) == sorted(TWELVE.split())
    everything = "[data-felt], [data-felt] .now, .ideas button, .bar > button"
    before, boxes = visitor.shown(), visitor.boxes(everything)
    most = page.locator("[data-select]").first
    most.tap()
    visitor.settle()
    assert most.get_attribute("aria-pressed") == "true"
    assert page.locator("[role=option][aria-selected=true]").count() == 12
    assert visitor.boxes(everything) == boxes
    bar, play = visitor.box(".actions"), visitor.boxes(".actions button.main .one")
    assert len(play) == 12
    button = visitor.box(".actions button.main")
    assert all(
        around["x"] <= box["x"] and box["x"] + box["width"] <= around["x"] + around["width"]
        for around in (bar, button)
        for box in play
    )
    visitor.check()
    page.locator(".actions button.main").tap()
    visitor.wait_for_act(before)
    assert len(visitor.cards()) == 8
    assert page.locator("[data-felt] .now .group").count() == 3
    assert visitor.box("[data-felt]") == boxes[0]


def test_an_advised_pass_is_the_filled_button_and_lets_go_of_the_cards(
    visit: Visit, set_address: str, lay_out: LayOut
) -> None:
    """B is led, S follows, and the pair of T is worth more than a T now."""
    lay_out("strategix", "Bb Jb Mb Tb Tp / Fb Gp Op Sb Up")
    visitor = visit(set_address, viewport=PHONE)
    page = visitor.page
    visitor.open()
    visitor.want_players(1, 2)
    visitor.sit_down_alone(1, opened=True)
    visitor.do_as_advised()
    assert visitor.wait_for_turn()
    filled = page.locator(".actions button.main")
    assert filled.count() == 0, "a player who can follow is not asked to pass"
    page.locator("[role=option][data-card=Tp]").click()
    visitor.settle()
    assert filled.get_attribute("data-move") == "Tp"
    visitor.ask_for_a_hint()
    assert page.locator("[role=option][aria-selected=true]").count() == 0
    assert filled.get_attribute("data-move") == "pass"
    filled.click()
    page.get_by_role("log").get_by_text("You pass.").wait_for(state="attached")


def test_a_suggestion_is_let_go_again_and_follows_what_lies_there(
    visit: Visit, set_address: str, lay_out: LayOut
) -> None:
    lay_out("strategix", deal_to_three(TWELVE))
    visitor = visit(set_address, viewport=PHONE)
    page = visitor.page
    visitor.open()
    visitor.want_players(1, 3)
    visitor.sit_down_alone(1, pace="step", opened=True)
    assert visitor.wait_for_turn()
    size = felt_size(visitor)
    assert visitor.spoken("[data-select]")[0] == "Select B, C, D, E, and G, H, I, J, and M, N, O, P"
    page.locator("[data-select]").first.click()
    page.locator("[data-select]").first.click()
    visitor.settle()
    assert page.locator("[role=option][aria-selected=true]").count() == 0
    assert felt_size(visitor) == size
    for card in ("Bp", "Cp"):
        page.locator(f"[role=option][data-card={card}]").click()
    before = visitor.shown()
    page.locator(".actions button.main").click()
    visitor.wait_for_act(before)
    while not page.locator("[data-select]").count():
        before = visitor.shown()
        page.get_by_role("button", name="Continue").click()
        visitor.wait_for_act(before)
    # Where nobody could follow us in the end, we lead again, and what lies there binds us no more.
    bound = page.locator("[data-felt] .now:not(.won) .group")
    lying = [text.upper().split() for text in bound.all_inner_texts()]
    held = {card[0] for card in visitor.cards()}
    for one in page.locator("[data-select]").all():
        groups = [group.split() for group in str(one.get_attribute("data-select")).split("+")]
        # A star is written with the letter for which it stands.
        assert {card[0] for group in groups for card in group} <= held
        if lying:
            assert [len(group) for group in groups] == [len(group) for group in lying]
            assert groups[0][0][-1] >= lying[0][0]
    visitor.check()
