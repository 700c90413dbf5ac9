"""One whole hand of each game, played by keyboard alone, and heard: what the live region says is a story."""

from collections.abc import Callable

import pytest

from tests.e2e.finished import Begun
from tests.e2e.golden import compare
from tests.e2e.visitor import DESKTOP, OVER, Visitor
from toutilix.words import Words

Visit = Callable[..., Visitor]

GAMES = ("oldchapix", "strategix", "sowix", "rummylix")
MOST_ACTS = 120
IN_WORDS = 4
"""Acts played in the text view; then the hand is played on at the table as it is drawn."""

LISTENER = """
const Socket = WebSocket;
window.WebSocket = class extends Socket {
    constructor(...where) {
        super(...where);
        this.addEventListener("message", ({ data }) => {
            const told = JSON.parse(data);
            if (told.type === "hinted") window.hinted = told.move;
        });
    }
};
window.announced = [];
new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
        if (target.nodeType === 1 && target.matches("[role=log]"))
            for (const node of addedNodes)
                if (node.matches?.(":not([aria-hidden])")) window.announced.push(node.textContent);
    }
}).observe(document, { childList: true, subtree: true });
"""
"""Notes the move that was hinted at last, and what is added to the log once it is there: what a screen reader says by
itself."""

NAME = """(() => {
    const copy = document.activeElement.cloneNode(true);
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.getAttribute("aria-label") ?? copy.textContent.replace(/\\s+/g, " ").trim();
})()"""
"""What has the focus, as it is called."""


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
    for act in range(MOST_ACTS):
        if not reader.wait_for_turn():
            break
        if act == IN_WORDS:
            press(reader, "Text view", back=True)
            press(reader, "Go to your cards", back=True)
            reader.settle()
            assert reader.page.locator("[data-cloth]").count() == 1
        act_by_key(reader)
    assert act > IN_WORDS
    for visitor, language in ((reader, "en"), (listener, "fr")):
        visitor.page.wait_for_selector(OVER)
        visitor.settle()
        story = visitor.page.locator("[role=log] p").all_text_contents()
        assert visitor.page.evaluate("window.announced") == story, "the deal and each act are announced, once"
        compare(f"stories/{game}.{language}.txt", "\n".join(story))
    assert reader.page.evaluate("document.activeElement.id") == OVER.removeprefix("#")


def sit_down_by_key(visitor: Visitor, game: str) -> None:
    visitor.open()
    words = Words("en")
    press(visitor, words.say("page.text_view"))
    press(visitor, f"{words.say('page.play_now')} {words.say(f'{game}.name')}")
    visitor.page.wait_for_selector("[role=listbox]:focus")
    visitor.set_pace("instant")


def act_by_key(visitor: Visitor) -> None:
    """Does what the hint says, from the hand, to which the focus has to come back."""
    page, keyboard = visitor.page, visitor.page.keyboard
    before = visitor.shown()
    assert page.evaluate("document.activeElement.getAttribute('role')") == "listbox"
    keyboard.press("Digit7")
    assert visitor.echo().startswith("Hint:")
    move = page.evaluate("window.hinted")
    placed = move["verb"] == "add" and move["card"].startswith("*")
    if page.locator("[role=option][aria-selected=true]").count() and not placed:
        keyboard.press("Enter")
        if visitor.shown() == before:
            # The cards can mean several things, and each is a button.
            assert page.evaluate("document.activeElement.tagName") == "BUTTON"
            keyboard.press("Enter")
    else:
        # Nothing of the hand goes with it: a draw, a pass, or the place of a star that lies in no hand.
        name = Words("en").say(f"page.move_{move['verb']}", cards="", face="other", letter="", run="", side="none")
        press(visitor, name.split()[0] if placed else name, back=True)
    visitor.wait_for_act(before)


def press(visitor: Visitor, name: str, *, back: bool = False) -> None:
    """Goes to the button of this name by Tab, or back by Shift and Tab, and presses it."""
    visitor.settle()
    for _ in range(60):
        if str(visitor.page.evaluate(NAME)).startswith(name):
            visitor.page.keyboard.press("Enter")
            return
        visitor.page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"no key leads to {name}")


def test_what_others_say_is_told_in_the_log_and_a_rematch_is_told_from_its_deal(visit: Visit, address: str) -> None:
    """Answers to keys are not disturbed by it; what was said in one match is not told in the next."""
    host, guest = visit(address), visit(address)
    guest.page.add_init_script(LISTENER)
    host.open()
    host.want_few_points("20")
    host.page.get_by_role("button", name="Invite friends Sowix").click()
    host.page.locator("#link").wait_for()
    host.settle()
    guest.page.goto(host.page.locator("#link").input_value())
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
    host.page.locator("[role=log] p", has_text="You: Well played!").wait_for()
    guest.page.locator("[role=log] p", has_text=": Well played!").wait_for()
    assert guest.echo() == answer

    host.set_pace("instant")
    Begun(host.seat()["id"], [visitor.seat()["token"] for visitor in (host, guest)]).play_on(host.page, advised=True)
    guest.page.wait_for_selector(".places li")
    guest.settle()
    before = guest.page.evaluate("window.announced.length")
    assert any("Well played!" in told for told in guest.page.evaluate("window.announced"))
    host.page.get_by_role("button", name="Play again").click()
    guest.page.wait_for_selector("[role=listbox]")
    guest.page.locator("[role=log] p", has_text="Hand 1.").wait_for()
    guest.settle()
    assert guest.page.evaluate("window.announced")[before].startswith("Hand 1.")
    assert not guest.page.locator("[role=log] p", has_text="Well played!").count()
