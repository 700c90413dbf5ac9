"""Somebody at a real browser: what goes wrong in the page, or leaves for another host, is noted for the test's end.

Before it is read, the page must declare itself settled and show the state of the table that is expected. Nothing waits
for a sign of something else, or for time.
"""

import json
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
QUICK = "--js-flags=--liftoff-only"
"""Python for browsers is compiled once, in the quick way: a test is over before the thorough one would pay."""
PHONE = {"width": 360, "height": 740}
SIDEWAYS = {"width": 844, "height": 390}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1280, "height": 800}

HAND = "[role=listbox] [role=option]"
MY_TURN = "li.turn.you"
PLAY_NOW = re.compile("^(Play now|Jouer)$")
OVER = "#score-title"
LONGEST_WAIT = 300_000
"""Milliseconds: only what hangs takes so long, on a busy machine too."""
SETTLED = "document.documentElement.dataset.settled === 'true'"
HEARD = """const heard = (one) => {
    const copy = one.cloneNode(true);
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.getAttribute("aria-label") ?? copy.textContent.replace(/[ \\n\\t]+/g, " ").trim();
};"""
"""The text of an element for the ear: some sentences are written for the eye in another way."""
AGAIN = {"runOnly": ["color-contrast", "link-in-text-block", "scrollable-region-focusable"]}
"""The rules of axe for the same page in other colours or at another size."""
STATE = "Number(document.querySelector('[data-n]')?.dataset.n)"
"""The number of the state that the page shows."""


class Visitor:
    """One browser context with one page. Playwright has no types where it is not installed: `page` is its Page."""

    def __init__(self, browser: Any, address: str, *, language: str = "en", **context: Any) -> None:
        self.address = address
        # Tests of animations ask for them: for all others they are wasted work.
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
            missed = message.text.startswith("Failed to load resource")
            self.wrong.append(f"{message.text} {message.location['url']}" if missed else message.text)

    def _request(self, request: Any) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc and not request.url.startswith("data:"):
            self.wrong.append(f"asked elsewhere: {request.url}")

    def _frame(self, frame: Any) -> None:
        self.heard.append(str(frame))

    def retell(self, change: Callable[[dict[str, Any]], None]) -> None:
        """From the next page on: what a table's welcome tells is changed, so that any situation can be looked at. The
        page draws from that alone; nothing is to be played there."""

        def route(line: Any) -> None:
            server = line.connect_to_server()

            def tell(text: str) -> None:
                told = json.loads(text)
                if told["type"] == "welcome":
                    change(told)
                line.send(json.dumps(told))

            server.on_message(tell)

        self.page.route_web_socket(re.compile("."), route)

    def told(self, field: str) -> Any:
        """The latest value of this field of the table from the server."""
        self.settle()
        tables = [frame.get("table", {}) for frame in map(json.loads, self.heard)]
        return next(table[field] for table in reversed(tables) if field in table)

    def box(self, selector: str) -> dict[str, float]:
        box: dict[str, float] = self.page.locator(selector).bounding_box()
        return box

    def boxes(self, selector: str) -> list[dict[str, float]]:
        self.settle()
        return [one.bounding_box() for one in self.page.locator(selector).all()]

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        self.settle()

    def settle(self) -> None:
        """Waits until the page declares that nothing is on its way to it, and all that has come is drawn."""
        self.page.wait_for_function(f"() => {SETTLED}")

    def sit_down_alone(self, game: int = 0, *, pace: str = "instant", opened: bool = False) -> None:
        """From the front page to cards in hand: two clicks."""
        if not opened:
            self.open()
        self.open_sheet(game).get_by_role("button", name=PLAY_NOW).click()
        self.page.wait_for_selector(HAND)
        self.set_pace(pace)

    def open_sheet(self, game: int | str) -> Any:
        """On the front page: a game by its place or name, with everything that can be done with it."""
        tiles = self.page.locator(".games button")
        (tiles.nth(game) if isinstance(game, int) else tiles.get_by_text(game, exact=True)).click()
        self.settle()
        return self.page.locator("dialog[open]")

    def invite(self, game: int | str, *, name: str = "", players: int | None = None) -> str:
        """From the front page to a table in the lobby; its link."""
        sheet = self.open_sheet(game)
        if name:
            sheet.locator("details.me summary").click()
            sheet.get_by_label("Your name").fill(name)
        if players is not None:
            sheet.get_by_role("group", name="Players").get_by_label(str(players)).check()
        sheet.get_by_role("button", name="With friends").click()
        self.page.locator("#link").wait_for()
        self.settle()
        return str(self.page.locator("#link").input_value())

    def want_players(self, game: int | str, players: int) -> None:
        """On the front page: chooses this many players for this game."""
        sheet = self.open_sheet(game)
        sheet.get_by_role("group", name="Players").get_by_label(str(players)).check()
        sheet.get_by_role("button", name="Close").click()

    def add_word(self, word: str) -> None:
        """In the lobby: this seat's own word for the shuffle."""
        if not self.page.locator("#word").is_visible():
            self.page.locator("summary", has_text="Table details").click()
        self.page.get_by_label("Your word for the shuffle").fill(word)
        self.page.get_by_role("button", name="Add it").click()
        self.page.get_by_text("Your word is in the shuffle.").wait_for()

    def pass_and_play(self, game: int | str, *names: str) -> None:
        """From the front page to the first of several players of this device."""
        dialog = self.share(game, len(names))
        for place, name in enumerate(names, start=1):
            dialog.get_by_label(f"Player {place}", exact=True).fill(name)
        dialog.get_by_role("button", name="Start").click()

    def share(self, game: int | str, players: int) -> Any:
        """On the front page: the dialog that asks for the names of those who share this device."""
        sheet = self.open_sheet(game)
        sheet.get_by_role("group", name="Players").get_by_label(str(players)).check()
        sheet.get_by_role("button", name="Pass and play").click()
        self.settle()
        return self.page.locator("dialog[open]").last

    def want_few_points(self, points: str) -> None:
        """On the front page: a match of Sowix that does not last."""
        sheet = self.open_sheet(2)
        sheet.locator("summary", has_text="Options").click()
        field = sheet.get_by_label("this many points")
        field.fill(points)
        field.press("Tab")
        sheet.get_by_role("button", name="Close").click()

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
        """The entry that this browser keeps for its latest table: its id, its game and the seat's token."""
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
        """It selects its cards, and what they can mean is offered. Where a search thinks twice, it may be corrected."""
        self.page.get_by_role("button", name="Hint").click()
        assert self.echo().startswith(("Hint:", "On second thought:")), self.echo()

    def do_as_advised(self) -> None:
        """Asks for a hint, and takes the first thing that is offered for its cards."""
        before = self.shown()
        self.ask_for_a_hint()
        # The strip of letters marks the one that was advised for a star.
        letter = self.page.locator(".letters .advised")
        named = letter.count() == 1
        chosen = named and letter.get_attribute("data-move") is not None
        if named:
            letter.click()
            self.settle()
        if not chosen:
            # The first that is offered calls, too: else bots would catch this player, at a moment that no test knows.
            self.page.locator(".actions button.main").first.click()
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
        """The latest answer, as it is heard."""
        return self.spoken(".echo")[0]

    def spoken(self, selector: str) -> list[str]:
        """The words of each of these, as they are heard."""
        self.settle()
        all_heard = f"all => {{ {HEARD} return all.map(heard); }}"
        return [str(text) for text in self.page.locator(selector).evaluate_all(all_heard)]

    def focused(self) -> str:
        """The text of the element that has the focus."""
        self.settle()
        return str(self.page.evaluate("document.activeElement.textContent.replace(/\\s+/g, ' ').trim()"))

    def check(self, *themes: str, again: bool = False) -> None:
        """Nothing for axe to find, and nothing wider than the window, in these themes. After the first, or `again` at
        another size, only colours and sizes are looked at: nothing else differs."""
        self.settle()
        rules: dict[str, Any] = AGAIN if again else {}
        for theme in themes or ("light", "dark"):
            self.page.emulate_media(color_scheme=theme)
            if not self.page.evaluate("'axe' in window"):
                self.page.evaluate(AXE.read_text("utf-8"))
            found = self.page.evaluate(
                "rules => axe.run(document, { resultTypes: ['violations'], preload: false, ...rules })", rules
            )
            assert found["testEngine"]["name"] == "axe-core"
            told = [(one["id"], [node["target"] for node in one["nodes"]]) for one in found["violations"]]
            assert told == [], told
            width, window = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            assert width <= window
            rules = AGAIN

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
