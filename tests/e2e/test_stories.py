"""One whole hand of each game, played by keyboard alone, and heard: the log is a story, and nothing is said twice."""

from collections.abc import Callable

import pytest

from tests.e2e.finished import Begun
from tests.e2e.golden import compare
from tests.e2e.visitor import DESKTOP, HEARD, OVER, Visitor
from toutilix.words import Words

Visit = Callable[..., Visitor]

GAMES = ("oldchapix", "strategix", "sowix", "rummylix")
MOST_ACTS = 120
IN_WORDS = 4
"""Acts played in the text view; then the hand is played on at the table as it is drawn."""

LISTENER = """HEARD
window.announced = [];
window.answered = [];
const LIVE = "[role=status], [role=alert]";
new MutationObserver((changes) => {
    const spoke = new Set();
    for (const { target, addedNodes } of changes) {
        const element = target.nodeType === 1 ? target : target.parentElement;
        if (element?.matches("[role=log]"))
            for (const node of addedNodes)
                if (node.matches?.(":not([aria-hidden])")) window.announced.push(heard(node));
        if (addedNodes.length || target.nodeType !== 1) spoke.add(element?.closest(LIVE));
    }
    for (const region of spoke) if (region && heard(region)) window.answered.push(heard(region));
}).observe(document, { childList: true, subtree: true, characterData: true });
""".replace("HEARD", HEARD)
"""Notes what is added to the log once it is there, and what any other live region says: all that a screen reader
says by itself."""

NAME = f"(() => {{ {HEARD} return heard(document.activeElement); }})()"
"""The name of the focused element."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_hand_by_keyboard_alone_is_told_as_a_story(visit: Visit, set_address: str, game: str) -> None:
    """The same seat is open on a second device, which tells the same in French."""
    reader = visit(set_address, viewport=DESKTOP)
    listener = visit(set_address, language="fr", viewport=DESKTOP)
    for visitor in (reader, listener):
        visitor.page.add_init_script(LISTENER)
    sit_down_by_key(reader, game)
    listener.page.goto(f"{reader.page.url}#{reader.seat()['token']}")
    listener.page.wait_for_selector("[role=listbox]")
    listener.settle()
    hints: list[str] = []
    for act in range(MOST_ACTS):
        if not reader.wait_for_turn():
            break
        if act == IN_WORDS:
            drawn = reader.page.locator("[data-cloth]").count()
            press(reader, "Text view", back=True)
            press(reader, "Go to your cards", back=True)
            reader.settle()
            assert reader.page.locator("[data-cloth]").count() != drawn, "drawn and in words, it continues"
        hints.append(act_by_key(reader))
    assert act > IN_WORDS
    answers = [text for text in reader.page.evaluate("window.answered") if text != "Thinking…"]
    assert answers == hints, "a hint is said once, and nothing else beside the log"
    assert listener.page.evaluate("window.answered") == []
    for visitor, language in ((reader, "en"), (listener, "fr")):
        visitor.page.wait_for_selector(OVER)
        visitor.settle()
        story = visitor.spoken("[role=log] p")
        assert visitor.page.evaluate("window.announced") == story, "the deal and each act are announced, once"
        compare(f"stories/{game}.{language}.txt", "\n".join(story))
    assert reader.page.evaluate("document.activeElement.id") == OVER.removeprefix("#")


def sit_down_by_key(visitor: Visitor, game: str) -> None:
    visitor.open()
    words = Words("en")
    press(visitor, words.say("page.text_view"))
    press(visitor, words.say(f"{game}.name"))
    press(visitor, words.say("page.play_now"))
    visitor.page.wait_for_selector("[role=listbox]:focus")
    visitor.set_pace("instant")


def act_by_key(visitor: Visitor) -> str:
    """Does what the hint says, by one more key: a card, a draw, a pass, a star's place and letter. Returns the hint."""
    page, keyboard = visitor.page, visitor.page.keyboard
    before = visitor.shown()
    assert page.evaluate("document.activeElement.getAttribute('role')") == "listbox"
    keyboard.press("Digit7")
    hint = visitor.echo()
    assert hint.startswith("Hint:")
    keyboard.press("Enter")
    visitor.wait_for_act(before)
    return hint


def press(visitor: Visitor, name: str, *, back: bool = False) -> None:
    """Goes to the button of this name by Tab, or back by Shift and Tab, and presses it."""
    visitor.settle()
    for _ in range(60):
        if str(visitor.page.evaluate(NAME)).startswith(name):
            visitor.page.keyboard.press("Enter")
            return
        visitor.page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"no key leads to {name}")


def test_the_log_has_what_others_say_and_a_rematch_from_its_deal(visit: Visit, address: str) -> None:
    """Answers to keys are not disturbed by it; what was said in one match is not told in the next."""
    host, guest = visit(address), visit(address)
    guest.page.add_init_script(LISTENER)
    host.open()
    host.want_few_points("20")
    guest.page.goto(host.invite("Sowix"))
    guest.page.get_by_label("Your name").fill("Max")
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.locator("li", has_text="Max").wait_for()
    host.page.get_by_role("button", name="Start").click()
    guest.page.wait_for_selector("[role=listbox]:focus")
    host.page.wait_for_selector("[role=listbox]")
    host.set_pace("step")
    guest.settle()
    guest.page.keyboard.press("Digit3")
    answer = guest.echo()
    assert answer
    host.page.get_by_role("button", name="Say something").click()
    host.page.get_by_role("button", name="Well played!").click()
    host.page.locator("[role=log] p", has_text="You: Well played!").wait_for(state="attached")
    guest.page.locator("[role=log] p", has_text=": Well played!").wait_for(state="attached")
    assert guest.echo() == answer

    host.set_pace("instant")
    Begun(host.seat()["id"], [visitor.seat()["token"] for visitor in (host, guest)]).play_on(host.page, advised=True)
    guest.page.wait_for_selector(".places li")
    guest.settle()
    before = guest.page.evaluate("window.announced.length")
    assert any("Well played!" in told for told in guest.page.evaluate("window.announced"))
    host.page.get_by_role("button", name="Play again").click()
    guest.page.wait_for_selector("[role=listbox]")
    guest.page.locator("[role=log] p", has_text="Hand 1.").wait_for(state="attached")
    guest.settle()
    assert guest.page.evaluate("window.announced")[before].startswith("Hand 1.")
    assert not guest.page.locator("[role=log] p", has_text="Well played!").count()
