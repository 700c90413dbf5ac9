"""A player says which letter a star stands for, and every play can be made, also where there are more than the page
lists."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.visitor import DESKTOP, HAND, PHONE, Visitor

Visit = Callable[..., Visitor]

LETTERS = list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
MOST_ACTS = 60


def sit_down(visitor: Visitor, game: int, players: int, word: str) -> None:
    """At a table whose cards go by this word: the seed is the same for all."""
    page = visitor.page
    visitor.open()
    visitor.invite(game, players=players)
    visitor.add_word(word)
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(HAND)
    visitor.set_pace("instant")
    visitor.wait_for_turn()


def card(visitor: Visitor, sign: str, place: int = 0) -> Any:
    return visitor.page.locator(f"[role=option][data-card^='{sign}']").nth(place)


def moves(visitor: Visitor) -> list[str]:
    offered = visitor.page.locator(".actions [data-move]")
    return [str(move) for move in offered.evaluate_all("all => all.map(one => one.dataset.move)")]


def boxes(visitor: Visitor, what: str) -> list[dict[str, float]]:
    found = visitor.page.locator(what).all()
    return [one.bounding_box() for one in found]


def lead_with_stars(visitor: Visitor) -> None:
    """Four stars in hand and the lead: K and three of them can be 77 things."""
    sit_down(visitor, 1, 3, "moon")
    card(visitor, "K").click()
    for place in range(3):
        card(visitor, "*", place).click()
    visitor.settle()
    visitor.page.get_by_text("There are more than these 50: choose a letter for a star.").wait_for()


@pytest.mark.long
def test_a_play_that_is_not_shown_is_reached_by_the_letters_of_its_stars(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=PHONE, has_touch=True)
    page = visitor.page
    lead_with_stars(visitor)
    assert len(moves(visitor)) == 50
    wanted = "*B *B + Kp *K"
    assert wanted not in moves(visitor)
    stars = boxes(visitor, ".pins select")
    assert len(stars) == 3
    assert all(box["height"] >= 44 and box["width"] >= 44 for box in stars)
    hand = boxes(visitor, "[role=listbox]")[0]
    doing = boxes(visitor, ".bar")[0]
    assert all(box["y"] + box["height"] <= doing["y"] for box in stars)
    assert doing["y"] + doing["height"] <= hand["y"] + 1
    assert hand["y"] + hand["height"] <= PHONE["height"]
    visitor.check()

    for number, letter in enumerate("BBK", start=1):
        page.get_by_label(f"Star {number} is").select_option(letter)
    page.wait_for_selector(f".actions [data-move='{wanted}']:only-child")
    assert page.get_by_text("more than these").count() == 0
    visitor.check()
    page.get_by_role("button", name="Play star as B, star as B, and K, star as K").tap()
    page.get_by_role("log").get_by_text("You lead star as B, star as B + K, star as K.").wait_for()


def test_stars_get_their_letters_by_key_and_in_words(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    page, keyboard = visitor.page, visitor.page.keyboard
    lead_with_stars(visitor)
    page.get_by_role("button", name="Text view").dispatch_event("click")
    told = page.locator("[role=status]", has_text="More than 50 ways: first choose a letter for a star. The first:")
    told.first.wait_for(state="attached")
    page.locator("[role=listbox]").focus()
    visitor.settle()
    for _ in range(60):
        if page.evaluate("document.activeElement.tagName") == "SELECT":
            break
        keyboard.press("Shift+Tab")
    for letter in "BBK":
        keyboard.press(letter)  # the last star first
        visitor.settle()
        keyboard.press("Shift+Tab")
    page.locator("[role=status]", has_text="Play star as B, star as B, and K").first.wait_for(state="attached")
    assert page.locator(".pins select").evaluate_all("all => all.map(one => one.value)") == ["K", "B", "B"]
    visitor.check()
    page.get_by_label("Star 1 is").select_option("Q")
    page.locator(".echo", has_text="(S2)").wait_for()
    page.get_by_label("Star 1 is").select_option("any letter")
    page.locator(".actions [data-move]").wait_for()
    for _ in range(2):
        visitor.settle()
        card(visitor, "*").click()
    visitor.settle()
    assert page.get_by_label("Star 1 is").input_value() == "", "what is put back stands for nothing"
    assert page.get_by_label("Star 2 is").input_value() == "B"


def test_a_hint_leads_to_a_play_that_is_not_shown(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=PHONE)
    page = visitor.page
    lead_with_stars(visitor)
    groups = [["*B", "*B"], ["Kp", "*K"]]
    text, cards = "*B *B + Kp *K", [card for group in groups for card in group]
    move = {"verb": "play", "groups": groups, "cards": cards, "text": text}
    advice = {"type": "hinted", "id": "", "move": move}

    def advise(route: Any) -> None:
        server = route.connect_to_server()

        def from_page(message: str) -> None:
            asked = json.loads(message)
            if asked["type"] == "hint":
                route.send(json.dumps({**advice, "id": asked["id"]}))
            else:
                server.send(message)

        route.on_message(from_page)

    page.route_web_socket("**/live", advise)
    page.reload()
    assert visitor.wait_for_turn()
    visitor.do_as_advised()
    page.get_by_role("log").get_by_text("You lead star as B, star as B + K, star as K.").wait_for()


@pytest.mark.long
def test_with_two_cards_a_star_is_any_letter_with_the_call_or_without(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=PHONE, has_touch=True)
    page = visitor.page
    sit_down(visitor, 2, 2, "one")
    keep_a_star(visitor)
    star = card(visitor, "*")
    star.tap()
    visitor.settle()
    letters = page.locator("button.letter:enabled")
    assert letters.all_inner_texts() == LETTERS
    page.get_by_text("First choose the star’s letter, then how to play it.").wait_for()
    visitor.check()
    for letter in "AZ":
        page.get_by_role("button", name=f"star as {letter}").tap()
        page.wait_for_selector(".actions [data-move]:focus")
        visitor.settle()
        assert moves(visitor) == [f"*{letter} toutilix", f"*{letter}"]
        assert all(box["height"] >= 44 for box in boxes(visitor, ".actions [data-move]"))
        assert len(visitor.cards()) == 2, "nothing is sent before it was seen"
        page.get_by_label("The star is").select_option("any letter")
        visitor.settle()
        assert letters.all_inner_texts() == LETTERS
    page.get_by_role("button", name="star as Z").tap()
    visitor.check()
    page.get_by_role("button", name="Play a star as Z", exact=True).tap()
    page.get_by_role("log").get_by_text("You play a star as Z").wait_for()


def keep_a_star(visitor: Visitor) -> None:
    """Plays on until two cards are left, one of them a star."""
    page = visitor.page
    for _ in range(MOST_ACTS):
        assert visitor.wait_for_turn()
        if len(visitor.cards()) == 2 and "*" in visitor.cards():
            return
        before = visitor.shown()
        others = page.locator("[role=option].usable:not([data-card='*'])")
        if others.count():
            others.first.click()
        elif not page.locator(".actions button.main").count():
            card(visitor, "*").click()
        visitor.settle()
        page.locator(".actions button.main, button.letter:enabled").first.click()
        visitor.wait_for_act(before)
    raise AssertionError("no star was left")


def test_a_card_put_back_is_not_played_later(visit: Visit, set_address: str) -> None:
    """On a slow line: Enter comes before the answer, and Escape after it."""
    visitor = visit(set_address, viewport=DESKTOP)
    page, keyboard = visitor.page, visitor.page.keyboard
    held_back: list[Callable[[], None]] = []
    sent: list[str] = []

    def slow(route: Any) -> None:
        server = route.connect_to_server()

        def from_page(message: str) -> None:
            sent.append(json.loads(message)["type"])
            server.send(message)

        def from_server(message: str) -> None:
            if json.loads(message)["type"] == "meanings":
                held_back.append(lambda: route.send(message))
            else:
                route.send(message)

        route.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket("**/live", slow)
    sit_down(visitor, 1, 3, "moon")
    before = visitor.shown()
    page.locator("[role=listbox]").focus()
    for key in ("Home", "Space", "Enter", "Escape"):
        keyboard.press(key)
    keyboard.press("Space")
    visitor.wait_until(lambda: len(held_back) == 2)
    for answer in held_back:
        answer()
    visitor.settle()
    assert page.locator(".actions [data-move]").count()
    assert "play" not in sent
    keyboard.press("Enter")
    visitor.wait_for_act(before)
