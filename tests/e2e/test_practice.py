"""Puzzles and one's own slips as exercises in the browser, by keyboard and by ear."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.finished import begin_a_match
from tests.e2e.visitor import DESKTOP, OVER, PHONE, Visitor
from toutilix.coach.puzzles import puzzles_of
from toutilix.games import GAMES, find

Visit = Callable[..., Visitor]
PANEL = "section.practice"


def panel_text(page: Any) -> str:
    return str(page.locator(f"{PANEL} [role=status]").inner_text())


def test_the_puzzle_of_the_day_is_found_from_the_front_page_by_keyboard(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    page = visitor.page
    visitor.open()
    page.get_by_role("link", name="Puzzle of the day").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Puzzles").wait_for()
    visitor.check()
    page.get_by_role("link", name="Puzzle of the day").first.focus()
    page.keyboard.press("Enter")
    page.locator(PANEL).wait_for()
    visitor.settle()
    assert "Find the best move." in panel_text(page)
    visitor.check()


def one_card_puzzle(game: str) -> tuple[int, str, str]:
    """The first puzzle that is solved by playing a letter of the hand: its number, the answer and the key."""
    kind = find(game)
    for number, puzzle in enumerate(puzzles_of(game), 1):
        [answer, *others] = puzzle.answers
        cards = kind.screen.cards_of(kind.notation.read_move(answer))
        if len(cards) == 1 and cards[0][0].isalpha() and not others and len(puzzle.look(kind).hand()) > 2:
            return number, answer, cards[0][0].lower()
    raise AssertionError(game)


@pytest.mark.parametrize("game", [kind.name for kind in GAMES])
def test_a_puzzle_is_solved_and_stays_solved(visit: Visit, address: str, game: str) -> None:
    """A card is selected by its letter, and played by its button."""
    number, answer, letter = one_card_puzzle(game)
    visitor = visit(address, viewport=DESKTOP)
    page = visitor.page
    visitor.open(f"/puzzles/{game}/{number}")
    page.locator(PANEL).wait_for()
    page.locator("[role=listbox]").focus()
    visitor.settle()
    page.keyboard.press(letter)
    page.keyboard.press("Space")
    visitor.settle()
    page.locator(f"button[data-move^='{answer}']").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Next puzzle").wait_for()
    assert panel_text(page).startswith("Right! The best move:")
    assert visitor.focused() == "Next puzzle"
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/puzzles/{game}/{number + 1}")
    page.locator(PANEL).wait_for()
    visitor.open(f"/puzzles/{game}")
    solved = page.get_by_role("link", name=f"Puzzle {number}, ")
    solved.wait_for()
    assert "solved on the first try" in (solved.get_attribute("aria-label") or "")
    assert "Solved: 1 of" in page.locator("main").inner_text()


def test_the_answer_is_shown_only_when_asked_for(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=DESKTOP)
    page = visitor.page
    visitor.open("/puzzles/oldchapix/1")
    page.locator(PANEL).wait_for()
    assert "The best move" not in panel_text(page)
    page.get_by_role("button", name="Show me").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Next puzzle").wait_for()
    assert panel_text(page).startswith("The best move: Play ")
    visitor.open("/puzzles/oldchapix")
    shown = page.get_by_role("link", name="Puzzle 1, ")
    shown.wait_for()
    assert "answer shown" in (shown.get_attribute("aria-label") or "")


def test_the_slips_of_a_match_become_exercises(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=DESKTOP)
    page = visitor.page
    visitor.open()
    match = begin_a_match(page, "strategix", 2)
    match.play_on_at_the_table(page, address, 1)
    page.wait_for_selector(OVER)
    page.goto(f"{address}/t/{match.id}/slips/1")
    page.locator(PANEL).wait_for(timeout=540_000)
    assert "You played: " in panel_text(page)
    page.get_by_role("button", name="Show me").click()
    page.locator(f"{PANEL} button.main").wait_for()
    assert panel_text(page).startswith("The best move: ")
    visitor.check()
    page.get_by_role("button", name="To the replay").first.click()
    page.wait_for_url("**/replay/1*")
