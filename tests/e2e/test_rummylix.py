"""Rummylix in the browser."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.visitor import DESKTOP, HAND, PHONE, SIDEWAYS, TABLET, Visitor

Visit = Callable[..., Visitor]

MOST_ACTS = 600
LAST_LINE = """() => {
    const log = document.querySelector("[role=log]");
    return log.scrollHeight - log.scrollTop - log.clientHeight < 5;
}"""
"""The log shows its end, however many lines have gone at its top."""

LAY_OR_DISCARD = re.compile("Lay|Discard")
"""The step of a turn after the draw: by these cards, there may be nothing left to do but to discard."""


@pytest.mark.long
def test_a_whole_match_by_tapping_where_the_cards_go(visit: Visit, address: str) -> None:
    """The visitor plays the cards that the hint selects at the piles, at the runs and on the cloth, and once takes a
    move back; if need be, far into the next match."""
    visitor = visit(address, viewport=PHONE)
    visitor.sit_down_alone(3)
    tapped: Counter[str] = Counter()
    matches = 0
    for _ in range(MOST_ACTS):
        if matches and all(tapped[what] for what in ("stock", "discard", "run", "new", "undo")):
            return
        if not visitor.wait_for_turn():
            visitor.check("light" if matches else "dark")
            matches += continue_match(visitor)
            continue
        held = visitor.cards()
        what = tap_as_advised(visitor)
        tapped[what] += 1
        if what in ("run", "new") and not tapped["undo"]:
            tapped["undo"] += take_back(visitor, held)
        if tapped[what] == 1:
            visitor.check()
    raise AssertionError(tapped)


def continue_match(visitor: Visitor) -> int:
    """To the next hand, or the next match. How many matches are over with that?"""
    page = visitor.page
    page.wait_for_function(LAST_LINE)
    if page.get_by_role("button", name="Next hand").count():
        before = visitor.shown()
        page.get_by_role("button", name="Next hand").click()
        visitor.wait_for_act(before)
        return 0
    assert len(page.locator(".places li").all_inner_texts()) == 3
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(HAND)
    return 1


def tap_as_advised(visitor: Visitor) -> str:
    """Make the first move offered for the advised cards, at its place on the table; return that place."""
    page = visitor.page
    before = visitor.shown()
    visitor.ask_for_a_hint()
    first = page.locator(".actions button.main[data-move]").first
    move = str(first.get_attribute("data-move"))
    verb = move.split(maxsplit=1)[0]
    target = page.locator(f"[data-felt] button[data-move='{move}']")
    if verb == "lay":
        target = page.locator("[data-felt]").get_by_role("button", name="New run")
        if page.locator(".actions [data-move^=lay]").count() > 1:
            target = first  # Which of them is meant is chosen among the buttons.
    what = {"lay": "new", "draw": "stock", "take": "discard", "discard": "discard"}.get(verb, "run")
    box = target.bounding_box()
    assert box is not None
    assert box["width"] >= 44
    assert box["height"] >= 44
    target.click()
    visitor.wait_for_act(before)
    return what


def take_back(visitor: Visitor, held: list[str]) -> int:
    """Inside one's turn, while nothing was revealed: the cards are in the hand again."""
    page = visitor.page
    back = page.get_by_role("button", name="Undo")
    if page.locator("li.turn.you").count() == 0 or not back.count():
        return 0
    back.click()
    visitor.settle()
    assert sorted(visitor.cards()) == sorted(held)
    return 1


def test_a_tap_on_a_run_means_that_run(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=PHONE)
    page = visitor.page
    visitor.sit_down_alone(3)
    for _ in range(MOST_ACTS):
        assert visitor.wait_for_turn()
        runs, step = page.locator("li[data-drop^=run]"), page.locator("[aria-current=step]").inner_text()
        if runs.count() and step != "Draw":
            break
        visitor.do_as_advised()
    letters = [card for card in visitor.cards() if card not in "*!"]
    for card in letters:
        held = visitor.cards()
        page.locator(f"[role=option][data-card={card}]").first.click()
        visitor.settle()
        assert page.locator(".actions [data-move^=discard]").count() == 1
        if not page.locator(".actions [data-move^=add], .actions [data-move^=swap]").count():
            break
    before = visitor.shown()
    runs.first.locator(".number").click()
    page.get_by_role("button", name="Why?").wait_for()
    assert (visitor.shown(), visitor.cards()) == (before, held), "the server says why it does not go on that run"


ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def run(owner: int, first: str, length: int, blocked: str = "none", star: str = "") -> dict[str, Any]:
    """A run as screens are shown it."""
    letters = [ALPHABET[(ALPHABET.index(first) + step) % 26] for step in range(length)]
    cards = [f"*{letter}" if letter == star else letter + "pb"[place % 2] for place, letter in enumerate(letters)]
    return {"owner": owner, "cards": cards, "blocked": blocked, "ends": {"left": None, "right": None}}


TWELVE = [
    run(1, "C", 5, "left", "E"),
    run(2, "K", 5, star="L"),
    run(3, "X", 5),
    run(1, "M", 3),
    run(4, "N", 4, "both"),
    run(2, "A", 5, star="C"),
    run(3, "F", 6),
    run(1, "P", 5, "right"),
    run(2, "T", 3),
    run(3, "B", 7, star="D"),
    run(4, "G", 5),
    run(1, "V", 4),
]
LONGEST = [run(1, "D", 26, star="E"), run(2, "K", 13), run(3, "X", 5), run(4, "M", 3)]

COVERED = """all => all.filter((one) => {
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 3, box.top + box.height * 0.6);
    return at?.closest("[data-lies]") !== one;
}).map((one) => one.dataset.lies)"""
"""Cards of which the letter is not to be seen."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("runs", "window"),
    [
        (TWELVE, PHONE),
        (TWELVE, SIDEWAYS),
        (TWELVE, TABLET),
        (TWELVE, DESKTOP),
        (LONGEST, PHONE),
        (LONGEST, SIDEWAYS),
    ],
    ids=[
        "twelve on a phone",
        "twelve sideways",
        "twelve on a tablet",
        "twelve on a desktop",
        "26 letters on a phone",
        "26 letters sideways",
    ],
)
def test_all_runs_are_in_sight(visit: Visit, address: str, runs: list[dict[str, Any]], window: dict[str, int]) -> None:
    visitor = visit(address, viewport=window)
    page = visitor.page

    def change(told: dict[str, Any]) -> None:
        told["table"].update(runs=runs, opened=[True] * 4, latest_turn=[])

    visitor.retell(change)
    visitor.open()
    visitor.want_players(3, 4)
    visitor.sit_down_alone(3, opened=True)
    visitor.settle()
    felt = visitor.box("[data-felt]")
    cards = visitor.boxes("[data-lies^='run ']")
    firecrackers = sum({"none": 0, "both": 2}.get(one["blocked"], 1) for one in runs)
    assert len(cards) == sum(len(one["cards"]) for one in runs) + firecrackers
    for box in cards:
        assert felt["x"] <= box["x"]
        assert felt["y"] <= box["y"]
        assert box["x"] + box["width"] <= felt["x"] + felt["width"]
        assert box["y"] + box["height"] <= felt["y"] + felt["height"]
        assert box["width"] >= 14
    assert page.locator("[data-lies^='run ']").evaluate_all(COVERED) == []
    visitor.check()


def test_a_turn_takes_three_taps_and_nothing_moves_for_a_selection(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE, has_touch=True)
    page = visitor.page
    visitor.sit_down_alone(3)
    visitor.wait_for_turn()
    page.locator("[data-pile=stock]").tap()
    page.locator("[aria-current=step]", has_text=LAY_OR_DISCARD).wait_for()
    visitor.settle()
    everything = "[data-felt], [data-felt] :is([data-pile], .runs, .runs > *, .turn)"
    before = visitor.boxes(everything)
    page.locator("[role=option]").first.tap()
    visitor.settle()
    assert visitor.boxes(everything) == before
    page.locator("[data-pile=discard]").tap()
    page.get_by_text("You discard").wait_for()
    assert visitor.box("[data-felt]") == before[0]


def in_the_bar(visitor: Visitor, buttons: str) -> int:
    """All of them lie in the bar, from end to end; how many they are."""
    bar = visitor.box(".actions")
    offered = visitor.boxes(buttons)
    for box in offered:
        assert bar["x"] <= box["x"]
        assert box["x"] + box["width"] <= bar["x"] + bar["width"]
    return len(offered)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_draw_and_take_are_both_in_the_bar_of_a_phone(visit: Visit, address: str, language: str) -> None:
    visitor = visit(address, viewport=PHONE, language=language)
    visitor.sit_down_alone(3)
    visitor.wait_for_turn()
    assert in_the_bar(visitor, ".actions [data-move]") == 2


FIVE_IN_A_ROW = "Gp Hp Ip Jp Kp Lb Rb / Ab Bb Db Eb Fb Sb Pb / Qb Qp Xb Xp Wb Wp Np / Lp Mp Up Vp Yp"


def lay_five(visitor: Visitor) -> None:
    """With those cards: a card is drawn, and five that belong together are laid."""
    for cards, move in (("", "draw"), ("Gp Hp Ip Jp Kp", "lay")):
        for card in cards.split():
            visitor.page.locator(f"[role=option][data-card={card}]").click()
            visitor.settle()
        before = visitor.shown()
        visitor.page.locator(f".actions [data-move^={move}]").first.click()
        visitor.wait_for_act(before)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("font", ["ours", "the machine's"])
def test_three_moves_have_room_in_the_bar_of_a_phone(
    visit: Visit, set_address: str, lay_out: Callable[[str, str], None], language: str, font: str
) -> None:
    """A card that goes to a run or to the discard, and the run just laid to be taken back."""
    lay_out("rummylix", FIVE_IN_A_ROW)
    visitor = visit(set_address, viewport=PHONE, language=language)
    page = visitor.page
    if font != "ours":
        visitor.missing_expected = True
        page.route(re.compile("atkinson"), lambda route: route.fulfill(status=404))
    visitor.sit_down_alone(3)
    assert visitor.wait_for_turn()
    lay_five(visitor)
    page.locator("[role=option][data-card=Lb]").click()
    visitor.settle()
    assert in_the_bar(visitor, ".actions button:not([data-compare])") == 3


def test_a_hint_marks_the_end_of_the_run_to_which_its_card_goes(
    visit: Visit, set_address: str, lay_out: Callable[[str, str], None]
) -> None:
    lay_out("rummylix", FIVE_IN_A_ROW)
    visitor = visit(set_address, viewport=PHONE)
    page = visitor.page
    visitor.sit_down_alone(3)
    assert visitor.wait_for_turn()
    lay_five(visitor)
    visitor.ask_for_a_hint()
    filled = page.locator(".actions .main").get_attribute("data-move")
    marked = page.locator(".runs .slot.advised")
    assert [one.get_attribute("data-move") for one in marked.all()] == [filled]
    assert filled.startswith("add ")


TRAVELLED = """
window.travelled = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    window.travelled.push(this.getAttribute("role") ?? this.className.split(" ")[0]);
    return animate.apply(this, how);
};
"""
"""Notes what is seen travelling: by its role or its class."""


def test_a_card_goes_to_the_discard_by_dragging_and_not_where_it_does_not_fit(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE, reduced_motion="no-preference")
    page = visitor.page
    page.add_init_script(TRAVELLED)
    visitor.sit_down_alone(3)
    visitor.wait_for_turn()
    assert page.locator("[aria-current=step]").inner_text() == "Draw"
    card = page.locator("[role=option]").first
    name = str(card.get_attribute("data-card"))
    visitor.drag(card, page.locator("[data-pile=discard]"))
    page.get_by_text("First draw a card, or take the top discard.").wait_for()
    page.locator("[data-pile=stock]").click()
    page.locator("[aria-current=step]", has_text=LAY_OR_DISCARD).wait_for()
    held = visitor.cards()
    visitor.drag(card, page.locator("[data-felt] .runs"))
    page.get_by_text("These cards can’t be played there.").wait_for()
    assert visitor.cards() == held
    visitor.drag(card, page.locator("[data-pile=discard]"))
    page.get_by_text("You discard").wait_for()
    visitor.wait_for_turn()
    assert Counter(held) - Counter(visitor.cards()) == Counter([name])
    assert {"option", "top"} <= set(page.evaluate("travelled")), "the card drawn and the card discarded are seen coming"


def test_nothing_travels_for_people_who_want_no_motion(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE, reduced_motion="reduce")
    page = visitor.page
    page.add_init_script(TRAVELLED)
    visitor.sit_down_alone(3)
    visitor.wait_for_turn()
    page.locator("[data-pile=stock]").click()
    page.locator("[aria-current=step]", has_text=LAY_OR_DISCARD).wait_for()
    page.locator("[role=option]").first.click()
    page.locator("button[data-pile=discard]").click()
    page.get_by_text("You discard").wait_for()
    assert page.evaluate("travelled") == []


LYING = """() => Object.fromEntries([...document.querySelectorAll("[data-run] [data-lies]")].map((one) => {
    const { x, y, width } = one.getBoundingClientRect();
    return [one.dataset.card, [x, y, width].map(Math.round)];
}))"""
"""Where the cards of the runs are, and how broad."""


@pytest.mark.parametrize("window", [PHONE, SIDEWAYS, DESKTOP], ids=["phone", "sideways", "desktop"])
def test_what_lies_there_stays_when_more_is_laid(
    visit: Visit, set_address: str, lay_out: Callable[[str, str], None], window: dict[str, int]
) -> None:
    lay_out("rummylix", "Gp Hp Ip Jp Kp Lb Fb / Ab Bb Db Eb Qb Sb Pb / Rb Qp Xb Xp Wb Wp Np / Lp Mp Up Vp Yp")
    visitor = visit(set_address, viewport=window)
    page = visitor.page
    visitor.sit_down_alone(3)
    assert visitor.wait_for_turn()

    def do(cards: str, button: str) -> None:
        before = visitor.shown()
        for letter in cards:
            page.locator(f"[role=option][data-card^='{letter}']").click()
        visitor.settle()
        page.locator(f".actions button[data-move^='{button}']").first.click()
        visitor.wait_for_act(before)
        visitor.settle()

    do("", "draw")
    do("GHIJK", "lay")
    lying = page.evaluate(LYING)
    assert len(lying) == 5
    for letter in "LF":
        do(letter, "add")
        now = page.evaluate(LYING)
        assert len(now) == len(lying) + 1
        assert {card: now[card] for card in lying} == lying
        lying = now
