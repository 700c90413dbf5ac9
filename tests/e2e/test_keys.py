"""Keys of the table that need no card, the log line by line, and what is said without being asked for."""

import string
from collections.abc import Callable

from tests.e2e.visitor import DESKTOP, OVER, Visitor

Visit = Callable[..., Visitor]

LOG = "[role=log] p"


def at_the_hand(visitor: Visitor) -> None:
    visitor.wait_for_turn()
    visitor.page.get_by_role("listbox").focus()


def test_the_log_is_read_line_by_line_with_two_keys(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    visitor.sit_down_alone(0)
    at_the_hand(visitor)
    visitor.play_first()
    at_the_hand(visitor)
    lines = visitor.spoken(LOG)
    assert len(lines) >= 5
    heard = []
    for key in ("Comma", "Comma", "Period", "Shift+Comma", "Period", "Shift+Period"):
        visitor.page.keyboard.press(key)
        heard.append(visitor.echo())
    assert heard == [lines[-1], lines[-2], lines[-1], lines[0], lines[1], lines[-1]]
    visitor.page.keyboard.press("Period")
    assert visitor.echo() == f"The end: {lines[-1]}"
    visitor.page.keyboard.press("Shift+Comma")
    visitor.page.keyboard.press("Comma")
    assert visitor.echo() == f"The beginning: {lines[0]}"
    assert visitor.page.evaluate("document.activeElement.getAttribute('role')") == "listbox"


def test_a_letter_that_is_not_held_says_so_and_one_that_has_the_focus_says_itself(
    visit: Visit, set_address: str
) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    visitor.sit_down_alone(0)
    at_the_hand(visitor)
    held = [card[0] for card in visitor.cards()]
    missing = next(letter for letter in string.ascii_uppercase if letter not in held)
    visitor.page.keyboard.press(missing.lower())
    assert visitor.echo() == f"You have no {missing}."
    alone = next(letter for letter in held[1:] if held.count(letter) == 1)
    visitor.page.keyboard.press(alone.lower())
    assert visitor.echo() == f"You have no {missing}.", "the focus says it"
    visitor.page.keyboard.press(alone.lower())
    assert visitor.echo().startswith(f"{alone}, ")


def test_one_key_draws_another_takes_and_neither_does_anything_else(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    visitor.sit_down_alone(3)
    at_the_hand(visitor)
    before = visitor.shown()
    visitor.page.keyboard.press("BracketRight")
    visitor.wait_for_act(before)
    assert visitor.spoken(LOG)[-1].startswith("You draw ")
    visitor.page.keyboard.press("BracketRight")
    assert visitor.echo() == "You can’t draw or pass now."
    visitor.page.keyboard.press("Quote")
    assert visitor.echo() == "There is no card to take now."
    visitor.page.keyboard.press("Backspace")
    assert visitor.echo().startswith("Nothing to undo")

    other = visit(set_address, viewport=DESKTOP)
    other.sit_down_alone(3)
    at_the_hand(other)
    before = other.shown()
    other.page.keyboard.press("Quote")
    other.wait_for_act(before)
    assert other.spoken(LOG)[-1].startswith("You take ")


def test_the_key_that_draws_passes_where_there_is_nothing_to_draw(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    visitor.sit_down_alone(1)
    at_the_hand(visitor)
    visitor.page.keyboard.press("BracketRight")
    assert visitor.echo() == "You can’t draw or pass now.", "the leader has to play"
    while not visitor.page.locator("[data-move=pass]").count():
        at_the_hand(visitor)
        before = visitor.shown()
        visitor.page.keyboard.press("Digit7")
        visitor.settle()
        visitor.page.keyboard.press("Enter")
        visitor.wait_for_act(before)
        assert visitor.wait_for_turn()
    passed = visitor.spoken(LOG).count("You pass.")
    before = visitor.shown()
    visitor.page.keyboard.press("BracketRight")
    visitor.wait_for_act(before)
    assert [line.split(" You could")[0] for line in visitor.spoken(LOG)].count("You pass.") == passed + 1


def test_a_move_is_taken_back_by_key_and_bots_and_hands_continue_by_key(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    visitor.sit_down_alone(0, pace="step")
    at_the_hand(visitor)
    visitor.play_first()
    before = visitor.shown()
    visitor.page.keyboard.press("Backspace")
    visitor.wait_for_act(before)
    assert visitor.spoken(LOG)[-1].startswith("You undo your last move.")
    at_the_hand(visitor)
    visitor.play_first()
    before = visitor.shown()
    visitor.page.keyboard.press("Digit8")
    visitor.wait_for_act(before)
    assert visitor.spoken(LOG)[-1].startswith("Ada plays")

    visitor.set_pace("instant")
    while visitor.wait_for_turn():
        visitor.play_first()
    visitor.page.wait_for_selector(OVER)
    before = visitor.shown()
    visitor.page.keyboard.press("Digit8")
    visitor.wait_for_act(before)
    visitor.page.wait_for_selector(OVER, state="detached")
    assert any(line.startswith("Hand 2.") for line in visitor.spoken(LOG))


def test_acts_of_the_host_and_spectators_are_said_once(visit: Visit, set_address: str) -> None:
    host = visit(set_address, viewport=DESKTOP)
    host.sit_down_alone(0)
    at_the_hand(host)
    spectator = visit(set_address, viewport=DESKTOP)
    spectator.page.goto(host.page.url)
    host.page.locator(LOG, has_text="One person is watching.").wait_for(state="attached")
    for done in ("Pause", "Continue the match"):
        host.page.get_by_role("button", name="Settings").click()
        host.page.get_by_role("button", name=done).click()
        host.page.get_by_role("button", name="Close").click()
        for visitor, said in ((host, "paused the match."), (spectator, "paused the match.")):
            visitor.page.locator(LOG, has_text=said).wait_for(state="attached")
    for visitor in (host, spectator):
        visitor.page.locator(LOG, has_text="The match continues.").wait_for(state="attached")
        lines = visitor.spoken(LOG)
        assert lines.count("The host has paused the match.") == lines.count("The match continues.") == 1
        assert "paused" not in " ".join(visitor.spoken("[role=status], [role=alert]"))


def test_a_line_that_is_lost_is_noticed_and_comes_back(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    visitor.sit_down_alone(0)
    visitor.wait_for_turn()
    visitor.lost_expected = True
    lost = visitor.page.locator("[role=status]", has_text="Connection lost.")
    visitor.context.set_offline(True)
    lost.wait_for(state="attached")
    visitor.context.set_offline(False)
    lost.wait_for(state="detached")
    visitor.play_first()
