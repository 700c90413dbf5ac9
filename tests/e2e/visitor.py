"""Somebody at a real browser: what goes wrong in the page, or leaves for another host, is noted for the test's end.

Before it is read, the page must declare itself settled and show the state of the table that is expected. Nothing waits
for a sign of something else, or for time.
"""

import re
import time
from collections.abc import Callable, Sequence
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

HAND = "[role=listbox] [role=option]"
MY_TURN = "li.turn.you"
OVER = "#score-title"
LONGEST_WAIT = 300_000
"""Milliseconds: only what hangs takes so long, on a busy machine too."""
SETTLED = "document.documentElement.dataset.settled === 'true'"
STATE = "Number(document.querySelector('[data-n]')?.dataset.n)"
"""The number of the state that the page shows."""


class Visitor:
    """One browser context with one page. Playwright has no types where it is not installed: `page` is its Page."""

    def __init__(self, browser: Any, address: str, *, language: str = "en", **context: Any) -> None:
        self.address = address
        # Who looks for what moves says so: for all others it is work for nothing.
        still = {"reduced_motion": "reduce", **context}
        self.context = browser.new_context(locale=f"{language}-{language.upper()}", **still)
        self.context.set_default_timeout(LONGEST_WAIT)
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
        self.settle()

    def settle(self) -> None:
        """Waits until the page declares that nothing is on its way to it, and all that has come is drawn."""
        self.page.wait_for_function(f"() => {SETTLED}")

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
        self.settle()
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
        self.settle()
        kept: list[dict[str, str]] = self.page.evaluate("JSON.parse(localStorage.getItem('toutilix.tables'))")
        return kept[0]

    def cards(self) -> list[str]:
        self.settle()
        return [str(card) for card in self.page.locator(HAND).evaluate_all("all => all.map(one => one.dataset.card)")]

    def wait_for_turn(self) -> bool:
        """True when it is this seat's turn, False when the hand is over."""
        found = self.page.wait_for_function(
            f"([turn, over]) => {SETTLED} && document.querySelector(`${{turn}}, ${{over}}`)?.tagName",
            arg=[MY_TURN, OVER],
        )
        return str(found.json_value()) == "LI"

    def play_first(self) -> None:
        """Plays the first card that can be played, by tapping it twice."""
        before = self.shown()
        card = self.page.locator("[role=option].usable").first
        card.click()
        self.settle()
        card.click()
        self.wait_for_act(before)

    def ask_for_a_hint(self) -> None:
        """It selects its cards, and what they can mean is offered."""
        self.page.get_by_role("button", name="Hint").click()
        assert self.echo().startswith("Hint:"), self.echo()

    def do_as_advised(self) -> None:
        """Asks for a hint, and takes the first thing that is offered for its cards."""
        before = self.shown()
        self.ask_for_a_hint()
        offered = self.page.locator(".actions button.main, .actions button.letter")
        # Nobody who can call forgets to: bots would catch them, at a moment that no test knows.
        called = self.page.locator(".actions [data-move$=' toutilix']")
        (called if called.count() else offered).first.click()
        self.wait_for_act(before)

    def shown(self) -> int:
        """The number of the state that the page shows."""
        self.settle()
        return int(self.page.evaluate(STATE))

    def wait_for_act(self, before: int) -> None:
        """Until the page shows a later state than that."""
        self.wait_for_state(before + 1)

    def wait_for_state(self, number: int) -> None:
        """Until the page shows this state or a later one."""
        self.page.wait_for_function(f"n => {SETTLED} && {STATE} >= n", arg=number)

    def wait_until(self, done: Callable[[], bool]) -> None:
        """For what the browser tells this process: each look lets it hear what has come."""
        longest = time.monotonic() + LONGEST_WAIT / 1000
        while not done():
            assert time.monotonic() < longest
            self.page.evaluate("new Promise((done) => setTimeout(done))")

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
        self.settle()
        return str(self.page.locator(".echo").inner_text())

    def focused(self) -> str:
        """The text of what has the focus."""
        self.settle()
        return str(self.page.evaluate("document.activeElement.textContent.replace(/\\s+/g, ' ').trim()"))

    def check(self, *themes: str) -> None:
        """Nothing for axe to find, and nothing wider than the window, in these themes."""
        self.settle()
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
        self.settle()
        kept = self.page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")
        everything = "\n".join([*self.heard, self.page.content(), kept])
        return [card for card in cards if re.search(rf'[" ]{card}[" ]', everything)]

    def leave(self) -> None:
        self.context.close()
        assert self.wrong == [], self.wrong


def whose_turn(visitors: Sequence[Visitor]) -> Visitor | None:
    """The visitor whose turn it is, once their page shows it; none if the hand is over. They have the first seats, in
    their order."""
    first = visitors[0]
    latest = max(visitor.shown() for visitor in visitors)
    found = first.page.wait_for_function(
        f"""([latest, people, over]) => {{
            if (!{SETTLED} || !({STATE} >= latest)) return null;
            const seat = Number(document.querySelector("li.turn[data-seat]")?.dataset.seat ?? 0);
            return (seat && seat <= people) || document.querySelector(over) ? [seat, {STATE}] : null;
        }}""",
        arg=[latest, len(visitors), OVER],
    )
    seat, number = found.json_value()
    if not seat:
        return None
    in_turn: Visitor = visitors[seat - 1]
    in_turn.wait_for_state(number)
    return in_turn
