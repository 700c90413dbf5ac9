"""Somebody at a real browser: what goes wrong in the page, or leaves for another host, is noted for the test's end."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
SHELL = "/usr/bin/chromium-headless-shell"
"""Chromium without anything around its pages: the same browser with a fifth less to do."""
WHOLE = "/usr/bin/chromium"
CHROMIUM = WHOLE if Path(WHOLE).exists() and not Path(SHELL).exists() else SHELL
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 360, "height": 740}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1280, "height": 800}

LOOK_EVERY = 5
MOST_LOOKS = 60_000 // LOOK_EVERY
"""How often something is looked for that Playwright cannot wait for: every so many milliseconds, for a minute."""

HAND = "[role=listbox] [role=option]"
MY_TURN = "li.turn.you"
LONGEST_WAIT = 90_000
"""Milliseconds: who is out early waits until three bots have played a hand to its end."""
OVER = "#score-title"


class Visitor:
    """One browser context with one page. Playwright has no types where it is not installed: `page` is its Page."""

    def __init__(self, browser: Any, address: str, *, language: str = "en", **context: Any) -> None:
        self.address = address
        # Who looks for what moves says so: for all others it is work for nothing.
        still = {"reduced_motion": "reduce", **context}
        self.context = browser.new_context(locale=f"{language}-{language.upper()}", **still)
        self.page = self.context.new_page()
        self.wrong: list[str] = []
        self.heard: list[str] = []
        self.lost_expected = False
        self.missing_expected = False
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", self._request)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _console(self, message: Any) -> None:
        # A line may be cut at any moment of its life, and the browser has other words for each.
        lost = self.lost_expected and re.search("net::ERR_|WebSocket connection to", message.text)
        missing = self.missing_expected and "status of 404" in message.text
        if message.type in ("error", "warning") and not lost and not missing:
            self.wrong.append(message.text)

    def _request(self, request: Any) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc and not request.url.startswith("data:"):
            self.wrong.append(f"asked elsewhere: {request.url}")

    def _frame(self, frame: Any) -> None:
        self.heard.append(str(frame))

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        # Buttons that came drawn are there before what they do.
        self.page.wait_for_function("() => performance.getEntriesByName('usable').length")

    def sit_down_alone(self, game: int = 0, *, pace: str = "instant", opened: bool = False) -> None:
        """From the front page to cards in hand: one click."""
        if not opened:
            self.open()
        self.page.locator(".games li").nth(game).locator("button.main").click()
        self.page.wait_for_selector(HAND)
        self.set_pace(pace)

    def want_few_points(self, points: str) -> None:
        """On the front page: a match of Sowix that does not last."""
        self.page.locator(".games li").nth(2).get_by_role("button", name="Options").click()
        options = self.page.get_by_role("dialog")
        options.get_by_label("this many points").fill(points)
        options.get_by_role("button", name="Close").click()

    def set_pace(self, pace: str) -> None:
        self.page.evaluate(
            """async (bots) => {
                const [table] = JSON.parse(localStorage.getItem("toutilix.tables"));
                const answer = await fetch(`/api/tables/${table.id}/host`, {
                    method: "POST",
                    headers: { Authorization: `Bearer ${table.token}`, "Content-Type": "application/json" },
                    body: JSON.stringify({ do: "pace", pace: { bots, away_seconds: null } }),
                });
                if (!answer.ok) throw new Error(await answer.text());
            }""",
            pace,
        )

    def seat(self) -> dict[str, str]:
        """What this browser keeps of the table that it was at last: its id, its game and the seat's token."""
        kept: list[dict[str, str]] = self.page.evaluate("JSON.parse(localStorage.getItem('toutilix.tables'))")
        return kept[0]

    def cards(self) -> list[str]:
        return [str(card) for card in self.page.locator(HAND).evaluate_all("all => all.map(one => one.dataset.card)")]

    def wait_for_turn(self) -> bool:
        """True when it is this seat's turn, False when the hand is over."""
        found = self.page.wait_for_selector(f"{MY_TURN}, {OVER}", timeout=LONGEST_WAIT)
        return str(found.evaluate("one => one.tagName")) == "LI"

    def play_first(self) -> None:
        """Plays the first card that can be played, by tapping it twice, and waits until it has left the hand."""
        card = self.page.locator("[role=option].usable").first
        name = card.get_attribute("data-card")
        card.click()
        card.click()
        self.page.wait_for_selector(f"[role=option][data-card={name}]", state="detached")

    def do_as_advised(self) -> None:
        """Asks for a hint, which selects its cards, and takes the first thing that is offered for them."""
        before = self.shown()
        self.page.get_by_role("button", name="Hint").click()
        self.page.get_by_text("Hint:").wait_for()
        offered = self.page.locator(".actions button.main, .actions button.letter")
        offered.first.wait_for()
        # Nobody who can call forgets to: bots would catch them, at a moment that no test knows.
        called = self.page.locator(".actions [data-move$=' toutilix']")
        (called if called.count() else offered).first.click()
        self.wait_for_act(before)

    def shown(self) -> int:
        """The number of the state that the page shows; what is heard of the line may be told later than that."""
        return int(self.page.locator(".table").get_attribute("data-n"))

    def wait_for_act(self, before: int) -> None:
        """Until the page shows a later state than that; between two players of one device there is no table to see."""
        later = "n => Number(document.querySelector('.table')?.dataset.n ?? Infinity) > n"
        self.page.wait_for_function(later, arg=before)

    def wait_to_hear(self, what: str, since: int) -> dict[str, Any]:
        """The first message of this type among those heard after so many."""
        for _ in range(MOST_LOOKS):
            for message in map(json.loads, self.heard[since:]):
                if message["type"] == what:
                    return dict(message)
            self.page.wait_for_timeout(LOOK_EVERY)
        raise AssertionError(f"no {what} was heard")

    def drag(self, card: Any, to: Any, *, left: bool = False, let_go: bool = True) -> None:
        """By mouse, to the middle of something or, in a hand, to its left side."""
        start, end = card.bounding_box(), to.bounding_box()
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"] + (5 if left else end["width"] / 2), end["y"] + end["height"] / 2, steps=5)
        if let_go:
            mouse.up()

    def echo(self) -> str:
        return str(self.page.locator(".echo").inner_text())

    def check(self, *themes: str) -> None:
        """Nothing for axe to find, and nothing wider than the window, in these themes."""
        for theme in themes or ("light", "dark"):
            self.page.emulate_media(color_scheme=theme)
            if not self.page.evaluate("'axe' in window"):
                self.page.evaluate(AXE.read_text("utf-8"))
            found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
            assert found["testEngine"]["name"] == "axe-core"
            told = [(one["id"], [node["target"] for node in one["nodes"]]) for one in found["violations"]]
            assert told == [], told
            width, window = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            assert width <= window

    def knows(self, cards: list[str]) -> list[str]:
        """Which of these cards came over the network, stand in the page or are kept in the browser."""
        kept = self.page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")
        everything = "\n".join([*self.heard, self.page.content(), kept])
        return [card for card in cards if re.search(rf'[" ]{card}[" ]', everything)]

    def leave(self) -> None:
        self.context.close()
        assert self.wrong == [], self.wrong
