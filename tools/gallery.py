"""Take the pictures of docs/gallery.md: every page and table state, as a desktop and a phone show it, light and dark.

A real browser, and the server of the tests, at which the same cards are dealt every time. The single shots stay in
.cache/gallery, to be looked at; the four of a state go into one picture. `python -m tools.gallery NAME ...` takes only
those.
"""

import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.e2e.finished import begin_a_match
from tests.e2e.visitor import CHROMIUM, DESKTOP, FLAGS, HAND, OVER, PHONE, Visitor
from tests.server.started import started

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures" / "gallery"
SHOTS = ROOT / ".cache" / "gallery"

SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")
SCALE = 0.6
GAP = 16
PAPER = (127, 127, 127)

MOST_ACTS = 600
GAMES = ("oldchapix", "strategix", "sowix", "rummylix")

Come = Callable[..., Visitor]


@dataclass(frozen=True)
class Scene:
    """`show` brings a visitor to the state. Other people (a host, friends) are made by `come`."""

    name: str
    show: Callable[[Come], Visitor]


def shoot(scene: Scene, visitor: Visitor) -> None:
    shots: dict[tuple[str, str], Path] = {}
    for size, viewport in SIZES.items():
        visitor.page.set_viewport_size(viewport)
        for theme in THEMES:
            visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            visitor.page.evaluate("document.fonts.ready")
            shots[size, theme] = SHOTS / f"{scene.name}-{size}-{theme}.png"
            visitor.page.screenshot(path=shots[size, theme])
    compose(shots).save(PICTURES / f"{scene.name}.webp", quality=80, method=6)


def compose(shots: dict[tuple[str, str], Path]) -> Image.Image:
    """Light above dark, the phone beside the desktop."""
    small: dict[tuple[str, str], Image.Image] = {}
    for key, path in shots.items():
        with Image.open(path) as shot:
            smaller = (round(shot.width * SCALE), round(shot.height * SCALE))
            small[key] = shot.convert("RGB").resize(smaller, Image.Resampling.LANCZOS)
    wide, narrow = small["desktop", "light"], small["phone", "light"]
    row = max(wide.height, narrow.height)
    whole = Image.new("RGB", (wide.width + GAP + narrow.width, 2 * row + GAP), PAPER)
    for (size, theme), picture in small.items():
        whole.paste(picture, (0 if size == "desktop" else wide.width + GAP, 0 if theme == "light" else row + GAP))
    return whole


# --- the states -------------------------------------------------------------------------------------------------------


def front(language: str) -> Callable[[Come], Visitor]:
    def show(come: Come) -> Visitor:
        visitor = come(language=language)
        visitor.open()
        visitor.page.wait_for_selector(".games li")
        return visitor

    return show


def continued(come: Come) -> Visitor:
    visitor = turn_of(1, 0)(come)
    visitor.open()
    visitor.page.wait_for_selector(".continue")
    return visitor


def sheet(come: Come) -> Visitor:
    visitor = come()
    visitor.open()
    visitor.open_sheet("Sowix")
    return visitor


def device_shared(come: Come) -> Visitor:
    visitor = come()
    visitor.open()
    visitor.share("Sowix", 4)
    return visitor


def invited(come: Come) -> Visitor:
    host, guest = come(), come()
    # The server of these pictures listens to this machine alone.
    host.page.route("**/api/addresses", lambda route: route.fulfill(json={"urls": ["http://192.168.1.27:8026"]}))
    host.open()
    guest.open(urlsplit(host.invite("Strategix", name="Zoé")).path)
    guest.page.get_by_label("Your name").fill("Max")
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.locator("li", has_text="Max").wait_for()
    return host


def handed_over(game: str, *names: str) -> Callable[[Come], Visitor]:
    """A device that is to be given to the third player."""

    def show(come: Come) -> Visitor:
        visitor = come()
        visitor.open()
        visitor.pass_and_play(game, *names)
        for _ in range(2):
            visitor.page.get_by_role("button", name="show my cards").click()
            visitor.wait_for_turn()
            visitor.do_as_advised()
            visitor.page.get_by_role("heading", name="Pass the device").wait_for()
        return visitor

    return show


def turn_of(game: int, acts: int, *, language: str = "en") -> Callable[[Come], Visitor]:
    """In turn, after this number of own acts."""

    def show(come: Come) -> Visitor:
        visitor = come(language=language)
        visitor.sit_down_alone(game)
        for _ in range(acts):
            if visitor.wait_for_turn():
                visitor.do_as_advised()
        visitor.wait_for_turn()
        return visitor

    return show


def hinted(game: int, acts: int) -> Callable[[Come], Visitor]:
    def show(come: Come) -> Visitor:
        visitor = turn_of(game, acts)(come)
        visitor.ask_for_a_hint()
        return visitor

    return show


def played_to_the_end(visitor: Visitor, *, match: bool) -> Visitor:
    for _ in range(MOST_ACTS):
        if visitor.wait_for_turn():
            visitor.do_as_advised()
            continue
        on = visitor.page.get_by_role("button", name="Next hand")
        if not match or not on.count():
            break
        on.click()
        visitor.page.wait_for_selector(OVER, state="detached")
    return visitor


def over(game: int, *, match: bool = False) -> Callable[[Come], Visitor]:
    def show(come: Come) -> Visitor:
        visitor = come()
        visitor.sit_down_alone(game)
        return played_to_the_end(visitor, match=match)

    return show


def ended(game: str, players: int, *, shared: bool = False, **options: object) -> Callable[[Come], Visitor]:
    """The end of a match of people, for its first player."""

    def show(come: Come) -> Visitor:
        visitor = come()
        visitor.open()
        match = begin_a_match(visitor.page, game, players, **options)
        match.play_on(visitor.page)
        visitor.open(f"/t/{match.id}#{match.tokens[0]}")
        visitor.page.wait_for_selector(OVER)
        if shared:
            visitor.page.get_by_role("button", name="Share").click()
            visitor.page.wait_for_selector("canvas[data-size]")
        return visitor

    return show


def daily(come: Come) -> Visitor:
    visitor = come()
    visitor.open()
    visitor.page.locator(".daily .tile").first.click()
    visitor.page.wait_for_selector(HAND)
    visitor.set_pace("instant")
    played_to_the_end(visitor, match=True)
    visitor.page.wait_for_selector(".daily tbody")
    return visitor


def counted(come: Come) -> Visitor:
    visitor = daily(come)
    visitor.open()
    visitor.page.get_by_role("button", name="Statistics").click()
    visitor.page.get_by_role("dialog").wait_for()
    return visitor


def puzzles(come: Come) -> Visitor:
    visitor = come()
    visitor.open("/puzzles")
    visitor.page.get_by_role("heading", name="Puzzles").wait_for()
    return visitor


def opened(button: str, game: int = 0) -> Callable[[Come], Visitor]:
    def show(come: Come) -> Visitor:
        visitor = turn_of(game, 1)(come)
        visitor.page.get_by_role("button", name=button, exact=True).click()
        visitor.page.get_by_role("dialog").wait_for()
        return visitor

    return show


def watching(come: Come) -> Visitor:
    player, visitor = come(), come()
    player.sit_down_alone(3)
    for _ in range(4):
        player.wait_for_turn()
        player.do_as_advised()
    visitor.page.goto(player.page.url)
    visitor.page.get_by_text("You are watching.").wait_for()
    return visitor


def taught(game: int) -> Callable[[Come], Visitor]:
    """The second step of a lesson."""

    def show(come: Come) -> Visitor:
        visitor = come()
        visitor.open()
        visitor.open_sheet(game).get_by_role("button", name="Learn").click()
        visitor.page.wait_for_selector(".coach .task")
        return visitor

    return show


def in_words(game: int) -> Callable[[Come], Visitor]:
    def show(come: Come) -> Visitor:
        visitor = turn_of(game, 3)(come)
        visitor.page.get_by_role("button", name="Settings").click()
        visitor.page.get_by_label("Text view").check()
        visitor.page.get_by_role("button", name="Close").click()
        return visitor

    return show


def large(come: Come) -> Visitor:
    """Letters of twice the size, and large cards."""
    visitor = turn_of(0, 3)(come)
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Text size").select_option("200")
    visitor.page.get_by_role("button", name="Close").click()
    return visitor


def replayed(come: Come) -> Visitor:
    visitor = come()
    visitor.open()
    match = begin_a_match(visitor.page, "rummylix", 3)
    match.play_on(visitor.page)
    visitor.open(f"/t/{match.id}/replay/1")
    visitor.page.wait_for_selector("input[type=range]")
    for _ in range(24):
        visitor.page.keyboard.press("ArrowRight")
    visitor.page.get_by_label("View", exact=True).select_option(label="all hands open")
    visitor.page.locator("[data-hand]").nth(2).wait_for()
    return visitor


def nowhere(come: Come) -> Visitor:
    visitor = come()
    visitor.open("/t/nosuchtable")
    visitor.page.get_by_text("There is no such table. Is the link complete?").wait_for()
    return visitor


SCENES = (
    Scene("front", front("en")),
    Scene("front-french", front("fr")),
    Scene("continue", continued),
    Scene("sheet", sheet),
    Scene("one-device", device_shared),
    Scene("lobby", invited),
    Scene("hand-over", handed_over("Oldchapix", "Ada", "Zoé", "Max", "Léo")),
    Scene("hand-over-sowix", handed_over("Sowix", "Ada", "Zoé", "Max", "Léo")),
    Scene("daily", daily),
    Scene("statistics", counted),
    Scene("puzzles", puzzles),
    *(Scene(f"{game}-turn", turn_of(place, 3)) for place, game in enumerate(GAMES)),
    *(Scene(f"{game}-hint", hinted(place, 4)) for place, game in enumerate(GAMES)),
    *(Scene(f"{game}-hand-end", over(place)) for place, game in enumerate(GAMES)),
    Scene("oldchapix-french", turn_of(0, 0, language="fr")),
    Scene("match-end", ended("strategix", 4)),
    Scene("match-end-eight", ended("sowix", 8, target=20)),
    Scene("share", ended("oldchapix", 4, shared=True)),
    Scene("replay", replayed),
    *(Scene(f"{game}-lesson", taught(place)) for place, game in enumerate(GAMES)),
    *(Scene(f"{game}-in-words", in_words(place)) for place, game in enumerate(GAMES)),
    Scene("large-text", large),
    Scene("watching", watching),
    Scene("rules", opened("Rules")),
    Scene("rules-sowix", opened("Rules", 2)),
    Scene("settings", opened("Settings")),
    Scene("keys", opened("Keyboard")),
    Scene("alphabet", opened("Alphabet")),
    Scene("nowhere", nowhere),
)


def main() -> None:
    wanted = set(sys.argv[1:])
    unknown = wanted - {scene.name for scene in SCENES}
    if unknown:
        sys.exit(f"No such picture: {', '.join(sorted(unknown))}. There are: {', '.join(one.name for one in SCENES)}")
    PICTURES.mkdir(parents=True, exist_ok=True)
    SHOTS.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        sync_playwright() as running,
        started([home], Path(home), command=[sys.executable, "-m", "tests.e2e.set_deal"]) as said,
        running.chromium.launch(executable_path=CHROMIUM, args=FLAGS) as browser,
    ):
        address = said[-1].split()[0]
        for scene in SCENES:
            if wanted and scene.name not in wanted:
                continue
            print(f"{scene.name} ...", flush=True)
            with ExitStack() as leaving:

                def come(leaving: ExitStack = leaving, **context: Any) -> Visitor:
                    visitor = Visitor(browser, address, **{"viewport": DESKTOP, **context})
                    # Letters are there at once where somebody has been before.
                    visitor.open()
                    visitor.page.wait_for_load_state("networkidle")
                    leaving.callback(visitor.leave)
                    return visitor

                shoot(scene, scene.show(come))


if __name__ == "__main__":
    main()
