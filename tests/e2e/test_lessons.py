"""Each game's lesson, finished by keyboard alone by somebody who knows only what the page says."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.visitor import DESKTOP, HAND, HEARD, OVER, PHONE, SETTLED, Visitor

Visit = Callable[..., Visitor]

TASK = ".coach .task"
PROGRESS = ".coach .progress"
SAID = ".coach [role=status]"
MOST_TABS = 90
MOST_ACTS = 200


def named(name: str) -> Callable[[dict[str, Any]], bool]:
    return lambda at: bool(at["name"] == name)


class Pupil:
    """Reads the coach's panel and has no mouse."""

    def __init__(self, visitor: Visitor, learn: str = "Learn") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.learn = learn

    def begin(self, game: str) -> None:
        self.visitor.open()
        for name in (self.learn, game):
            self.tab_to(named(name), "Tab")
            self.page.keyboard.press("Enter")
        self.page.wait_for_selector(HAND)
        self.visitor.set_pace("instant")

    def step(self, number: int) -> int:
        """Waits for a step of the lesson; of how many it is one."""
        self.page.wait_for_function(
            f"""([progress, said, number]) => {SETTLED} && document.querySelector(said) &&
                document.querySelector(progress)?.textContent.startsWith(`${{number}} `)""",
            arg=[PROGRESS, f"{SAID}:not(.past)", number],
        )
        return int(re.findall(r"\d+", self.page.locator(PROGRESS).inner_text())[1])

    def coach(self) -> str:
        self.visitor.settle()
        return self.visitor.spoken(SAID)[0]

    def tab_to(self, wanted: Callable[[dict[str, Any]], bool], key: str = "Shift+Tab") -> None:
        """Backwards, if nothing else is said: what can be done stands before the hand, where the focus mostly is."""
        self.visitor.settle()
        for _ in range(MOST_TABS):
            at = self.page.evaluate(
                f"""() => {{ {HEARD} const at = document.activeElement; return {{
                    name: heard(at),
                    role: at.getAttribute("role") ?? at.tagName.toLowerCase(),
                }}; }}"""
            )
            if wanted(at):
                return
            self.page.keyboard.press(key)
        raise AssertionError("no such thing is reached by the Tab key")

    def select(self, cards: list[int]) -> None:
        self.tab_to(lambda at: bool(at["role"] == "listbox"), "Tab")
        self.page.keyboard.press("Escape")
        for place in cards:
            self.page.keyboard.press("Home")
            for _ in range(place):
                self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Space")

    def named(self, part: str) -> list[int]:
        """The places in the hand of cards whose names have this in them."""
        self.visitor.settle()
        names = self.page.locator(HAND).evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        return [place for place, name in enumerate(names) if part in name]

    def do_as_told(self, several: bool, meant: str = "the card the coach means") -> None:
        """Selects what the coach means, goes to the button that it names, and waits for what comes of it."""
        [task] = self.visitor.spoken(TASK)
        before = self.visitor.shown()
        cards = self.named(meant)
        if cards:
            self.select(cards if several else cards[:1])
        self.tab_to(self.button_of(task.split(": ", 1)[1]))
        self.page.keyboard.press("Enter")
        self.visitor.wait_for_act(before)

    def button_of(self, task: str) -> Callable[[dict[str, Any]], bool]:
        """The button that the task names, or names first. It comes with the selection, once the server has read it."""
        self.visitor.settle()
        name = self.page.evaluate(
            f"""task => {{ {HEARD} const next = [" or ", ", or ", ", Play "];
                return [...document.querySelectorAll(":is(main, .actions, .letters) button")].map(heard)
                    .find(name => task === name || next.some(words => task.startsWith(name + words))); }}""",
            task,
        )
        assert name, task
        return lambda at: bool(at["role"] == "button" and at["name"] == name)

    def do_as_hinted(self) -> None:
        before = self.visitor.shown()
        self.page.keyboard.press("Digit7")
        hint = self.visitor.echo()
        assert re.match(r"(Hint:|Conseil\s:) ", hint), hint
        if caught := re.search(r"(\w+) has one card left and didn’t call", hint):
            # Quick as the pupil is, the bot may call before: something happens in any case.
            self.tab_to(lambda at: bool(at["role"] == "button" and at["name"] == f"Star! {caught[1]}"))
            self.page.keyboard.press("Enter")
            self.visitor.wait_for_act(before)
            return
        # A player who has learnt Sowix does not forget to call.
        name = self.page.evaluate(
            f"""() => {{ {HEARD}
                const names = [...document.querySelectorAll(".actions button")].map(heard);
                return names.find(one => one.includes("Toutilix!")) ??
                    heard(document.querySelector(".actions .main, .letter:enabled"));
            }}"""
        )
        self.tab_to(lambda at: bool(at["role"] == "button" and at["name"] == name))
        self.page.keyboard.press("Enter")
        self.visitor.wait_for_act(before)

    def finish(self) -> None:
        """The hand is the pupil's own: as hints advise, to its end."""
        for _ in range(MOST_ACTS):
            if not self.visitor.wait_for_turn():
                return
            self.do_as_hinted()
        raise AssertionError("the hand does not end")


def learn(pupil: Pupil, several: bool, meant: str = "the card the coach means") -> list[str]:
    """A whole lesson up to the points; what the coach said, step by step."""
    said: list[str] = []
    while pupil.step(len(said) + 1) != len(said) + 1:
        said.append(pupil.coach())
        if len(said) == 3:
            pupil.visitor.check("light")
        pupil.do_as_told(several, meant)
    said.append(pupil.coach())
    pupil.finish()
    said.append(pupil.coach())
    assert len(set(said)) == len(said)
    pupil.visitor.check("dark")
    return said


def real_match(pupil: Pupil, button: str) -> None:
    pupil.tab_to(named(button))
    pupil.page.keyboard.press("Enter")
    pupil.page.wait_for_selector(OVER, state="detached")
    pupil.page.wait_for_selector(HAND)
    assert pupil.page.locator(".coach").count() == 0


@pytest.mark.long
def test_oldchapix_is_learnt_by_keyboard_and_the_table_says_why_a_card_cannot_be_played(
    visit: Visit, address: str
) -> None:
    pupil = Pupil(visit(address, viewport=PHONE))
    pupil.begin("Oldchapix")
    pupil.step(1)
    pupil.select(pupil.named("M, pink"))
    pupil.page.keyboard.press("Enter")
    pupil.page.get_by_text("That’s allowed in a real match.").wait_for()
    pupil.do_as_told(several=False)
    assert pupil.step(2) == 10
    assert "Try the pink M" in pupil.coach()
    pupil.select(pupil.named("M, pink"))
    pupil.page.get_by_text("You cannot play the pink M").wait_for()
    pupil.page.reload()
    pupil.page.wait_for_selector(HAND)
    assert pupil.step(2) == 10, "the lesson continues where it was"

    pupil.tab_to(lambda at: bool(at["role"] == "listbox"))
    pupil.page.keyboard.press("Digit7")
    assert pupil.visitor.echo().startswith(pupil.coach())
    assert pupil.visitor.echo().endswith("Your move: Play R, blue")
    pupil.tab_to(named("Show everything the coach says"))
    pupil.page.keyboard.press("Enter")
    assert pupil.visitor.spoken(TASK) == ["Your move: Play R, blue"]
    assert pupil.page.locator(".coach").bounding_box()["height"] < 70
    pupil.visitor.check()
    pupil.page.keyboard.press("Enter")

    for number in range(2, 10):
        assert pupil.step(number) == 10
        pupil.do_as_told(several=False)
    assert pupil.step(10) == 10
    pupil.finish()
    assert "A match has five" in pupil.coach()
    pupil.visitor.check()
    real_match(pupil, "Play a real match")


@pytest.mark.long
def test_strategix_is_learnt_by_keyboard(visit: Visit, address: str) -> None:
    pupil = Pupil(visit(address, viewport=DESKTOP))
    pupil.begin("Strategix")
    said = learn(pupil, several=True)
    assert len(said) == 10
    real_match(pupil, "Play a real match")


@pytest.mark.long
def test_sowix_is_learnt_by_keyboard_with_the_call_and_the_catch(visit: Visit, address: str) -> None:
    pupil = Pupil(visit(address, viewport=PHONE))
    pupil.begin("Sowix")
    said = learn(pupil, several=False)
    assert len(said) == 11
    log = pupil.page.get_by_role("log").inner_text()
    assert "You say: Star! Ada forgot" in log
    assert "and call: Toutilix!" in log


@pytest.mark.long
def test_rummylix_is_learnt_by_keyboard_in_french_and_in_words(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE, language="fr")
    visitor.page.add_init_script("localStorage['toutilix.settings'] ??= JSON.stringify({ text: true })")
    pupil = Pupil(visitor, "Apprendre")
    pupil.begin("Ramilix")
    said = learn(pupil, several=True, meant="la carte dont parle le coach")
    assert len(said) == 12
    assert said[0].startswith("Bienvenue au Ramilix")
    assert said[-1].endswith("À vous la vraie partie\u00a0!")


@pytest.mark.long
def test_the_coach_changes_its_language_and_a_lesson_can_be_skipped(visit: Visit, address: str) -> None:
    pupil = Pupil(visit(address, viewport=PHONE))
    pupil.begin("Oldchapix")
    assert pupil.step(1) == 10
    pupil.page.get_by_role("button", name="Settings").click()
    pupil.page.get_by_label("Language").select_option("fr")
    pupil.page.get_by_role("button", name="Fermer").click()
    assert pupil.coach().startswith("Bienvenue")
    assert pupil.visitor.spoken(TASK) == ["À vous\u00a0: Jouer B, rose"]
    assert pupil.page.locator(PROGRESS).inner_text() == "1 sur 10"
    cards = pupil.visitor.cards()
    pupil.page.get_by_role("button", name=re.compile("Passer la leçon")).click()
    pupil.page.wait_for_selector(".coach", state="detached")
    assert len(pupil.visitor.cards()) == 13
    assert pupil.visitor.cards() != cards
