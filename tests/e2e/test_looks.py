"""How a table looks: what people choose for themselves, and that nothing is cut off or covered at any size."""

from collections.abc import Callable

import pytest

from tests.e2e.visitor import DESKTOP, HAND, PHONE, SIDEWAYS, TABLET, Visitor

Visit = Callable[..., Visitor]


def test_a_picture_that_somebody_chooses_is_seen_by_the_others(visit: Visit, address: str) -> None:
    host, guest = visit(address, viewport=DESKTOP), visit(address, viewport=PHONE)
    host.open()
    host.page.get_by_role("button", name="your name and picture").click()
    host.page.get_by_role("group", name="Your picture").get_by_label("fox").check()
    host.page.get_by_role("button", name="Close").click()
    guest.page.goto(host.invite("Sowix", name="Zoé"))
    guest.page.get_by_label("Your name").fill("Max")
    guest.page.get_by_role("group", name="Your picture").get_by_label("owl").check()
    guest.check()
    guest.page.get_by_role("button", name="Sit down").click()
    pictures = {}
    for visitor in (host, guest):
        seats = visitor.page.get_by_role("list", name="Players").get_by_role("listitem")
        seats.filter(has_text="Max").wait_for()
        visitor.settle()
        pictures[visitor] = [drawn(seats.filter(has_text=name).locator("svg.avatar")) for name in ("Zoé", "Max")]
    assert pictures[host] == pictures[guest]
    assert len(set(pictures[host])) == 2

    host.page.get_by_role("button", name="Start").click()
    for visitor in (host, guest):
        visitor.page.wait_for_selector(HAND)
    # Another one is seen at once, by everybody.
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("group", name="Your picture").get_by_label("whale").check()
    host.page.wait_for_function(
        "before => document.querySelector('[data-seat=\"2\"] svg.avatar')?.innerHTML !== before",
        arg=pictures[host][1],
    )
    host.check()


def drawn(picture: object) -> str:
    return str(picture.evaluate("one => one.innerHTML"))  # type: ignore[attr-defined]


def test_those_who_share_a_device_have_different_pictures(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.open()
    dialog = visitor.share("Sowix", 4)
    faces = dialog.locator("svg.avatar")
    before = [drawn(faces.nth(place)) for place in range(4)]
    assert len(set(before)) == 4
    dialog.get_by_role("button", name="Picture of Player 2").click()
    visitor.settle()
    after = [drawn(faces.nth(place)) for place in range(4)]
    assert after[1] not in before
    assert after[:1] + after[2:] == before[:1] + before[2:]
    visitor.check()
    dialog.get_by_role("button", name="Start").click()
    visitor.page.get_by_role("button", name="show my cards").click()
    visitor.page.wait_for_selector(HAND)
    seats = visitor.page.locator("[data-seat] svg.avatar")
    assert {drawn(seats.nth(place)) for place in range(seats.count())} == set(after)


def test_a_cloth_changes_the_felts_colour_and_stays(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=DESKTOP, color_scheme="dark")
    visitor.sit_down_alone()
    assert visitor.wait_for_turn()
    surface = "getComputedStyle(document.querySelector('.frame')).backgroundImage"
    seen = {visitor.page.evaluate(surface)}
    visitor.page.get_by_role("button", name="Settings").click()
    for cloth in ("blue", "wood", "night sky"):
        visitor.page.get_by_role("group", name="Table").get_by_label(cloth).check()
        visitor.check("light", "dark")
        seen.add(visitor.page.evaluate(surface))
    assert len(seen) == 4
    last = visitor.page.evaluate(surface)
    visitor.page.reload()
    visitor.page.wait_for_selector(HAND)
    visitor.settle()
    assert visitor.page.evaluate(surface) == last
    visitor.check("light")


@pytest.mark.long
def test_the_backs_of_cards_are_chosen_by_their_picture(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.sit_down_alone(2)
    back = visitor.page.locator("[data-pile=stock] svg")
    colour = "one => getComputedStyle(one.querySelector('.panel')).fill + one.innerHTML"
    seen = {back.evaluate(colour)}
    visitor.page.get_by_role("button", name="Settings").click()
    for name in ("stripes", "stars"):
        visitor.page.get_by_role("group", name="Card backs").get_by_label(name).check()
        visitor.settle()
        seen.add(back.evaluate(colour))
    assert len(seen) == 3
    visitor.check()


SIZES = (PHONE, {"width": 390, "height": 844}, TABLET, SIDEWAYS, DESKTOP, {"width": 1920, "height": 1080})

OUT_OF_SIGHT = """() => {
    const inside = ({ left, top, right, bottom }) =>
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const wrong = [];
    const name = (one) => one.dataset.card ?? one.dataset.seat ?? one.className + " " + one.textContent.trim();
    const players = "li[data-seat] :is(.face, .plate), [data-pile], [data-felt] button";
    for (const one of document.querySelectorAll(`[role=option] .face, .bar > button, ${players}`)) {
        const box = one.getBoundingClientRect();
        // A card of the fan may dip below the edge of the window, but its corner with the letter does not.
        const seen = one.closest("[role=option]") ? { ...box.toJSON(), bottom: box.top + box.height / 2 } : box;
        if (box.width && !inside(seen)) wrong.push(["outside", name(one)]);
    }
    // A tap in the middle of what is seen of it meets it.
    const tapped = ".bar > button, [role=option], li[data-seat]:not(.you) .plate, [data-felt] button";
    for (const one of document.querySelectorAll(tapped)) {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const seat = one.closest("[data-seat]");
        const met = document.elementFromPoint(x, y);
        if (!one.contains(met) && !met?.contains(one) && !seat?.contains(met)) wrong.push(["covered", name(one)]);
    }
    return wrong;
}"""
"""Of the hand, the buttons, the players and the piles: what is not in the window, or lies under something else."""


@pytest.mark.parametrize(
    ("game", "players"),
    [(0, 3), (0, 4), (0, 5), (1, 2), (1, 3), (1, 4), (2, 2), (2, 5), (2, 8), (3, 2), (3, 4)],
    ids=str,
)
def test_hand_buttons_and_players_are_whole_at_every_size(
    visit: Visit, set_address: str, game: int, players: int
) -> None:
    visitor = visit(set_address, viewport=PHONE)
    visitor.open()
    visitor.want_players(game, players)
    visitor.sit_down_alone(game, opened=True)
    visitor.wait_for_turn()
    visitor.page.locator("[role=option]").first.click()
    for size in SIZES:
        visitor.page.set_viewport_size(size)
        visitor.settle()
        assert visitor.page.evaluate(OUT_OF_SIGHT) == [], size
        assert visitor.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size


AT_ITS_EDGES = """(one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const around = [...Array(12).keys()].map((step) => (step * Math.PI) / 6);
    return around.filter((angle) => {
        const x = left + width * (0.5 + 0.46 * Math.cos(angle));
        const y = top + height * (0.5 + 0.46 * Math.sin(angle));
        return !one.contains(document.elementFromPoint(x, y));
    }).length;
}"""
"""At how many points of a round button a tap meets something else."""


@pytest.mark.parametrize("players", [2, 8])
def test_a_refusal_leaves_the_call_free(visit: Visit, set_address: str, players: int) -> None:
    visitor = visit(set_address, viewport=PHONE)
    visitor.open()
    visitor.want_players(2, players)
    visitor.sit_down_alone(2, opened=True)
    visitor.wait_for_turn()
    call = visitor.page.locator("button.call")
    call.click()
    message = visitor.page.locator(".messages.speaks")
    message.wait_for()
    for size in SIZES:
        visitor.page.set_viewport_size(size)
        visitor.settle()
        assert call.evaluate(AT_ITS_EDGES) == 0, size
        box = message.bounding_box()
        assert box["x"] >= 0, size
        assert box["width"] > 150, size


COVERED_LETTERS = """() => [...document.querySelectorAll(".letters button")].filter((one) => {
    const box = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}).length"""


@pytest.mark.parametrize("players", [2, 8])
def test_a_star_gets_its_letter_while_nothing_is_covered(
    visit: Visit, set_address: str, lay_out: Callable[[str, str], None], players: int
) -> None:
    others = [f"{letter}b {letter}p" for letter in "FGHIJKL"]
    lay_out("sowix", " / ".join(["* Ap Bp Cp", *others[: players - 1], "Ay Dv Ev Fv Gv"]))
    visitor = visit(set_address, viewport=PHONE)
    visitor.open()
    visitor.want_players(2, players)
    visitor.sit_down_alone(2, opened=True)
    visitor.wait_for_turn()
    visitor.page.locator("[role=option][data-card='*']").click()
    visitor.settle()
    call, letters = visitor.page.locator("button.call"), visitor.page.locator(".letters button")
    assert letters.count() == 26
    for size in SIZES:
        visitor.page.set_viewport_size(size)
        visitor.settle()
        assert call.evaluate(AT_ITS_EDGES) == 0, size
        assert visitor.page.evaluate(COVERED_LETTERS) == 0, size
        assert visitor.page.evaluate(OUT_OF_SIGHT) == [], size
        boxes = [letter.bounding_box() for letter in letters.all()]
        assert min(min(box["width"], box["height"]) for box in boxes) >= 24, size
    visitor.check()
    visitor.page.get_by_role("button", name="Play a star as E").click()
    visitor.page.get_by_text("You play a star as E").wait_for()


TOUCHING = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom
        && other.top < one.bottom;
    const mine = ["li.you .face", "li.you .plate"].map(box);
    const others = [".bar .tool", ".coach", "[role=option] .face"];
    return others.filter((other) => mine.some((one) => meet(one, box(other))));
}"""


@pytest.mark.parametrize("game", [0, 2])
def test_a_lesson_leaves_the_readers_seat_free(visit: Visit, set_address: str, game: int) -> None:
    visitor = visit(set_address, viewport=PHONE)
    visitor.open()
    visitor.open_sheet(game).get_by_role("button", name="Learn").click()
    visitor.page.locator(".coach .task").wait_for()
    for size in SIZES:
        visitor.page.set_viewport_size(size)
        visitor.settle()
        assert visitor.page.evaluate(TOUCHING) == [], size
        assert visitor.page.evaluate(OUT_OF_SIGHT) == [], size
        assert visitor.page.locator("button.call").count() == (game == 2), size


COVERED = """() => [...document.querySelectorAll(".practice :is(strong, .words, button)")].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const met = (x) => document.elementFromPoint(left + x, top + height / 2);
    return [4, width / 2, width - 4].some((x) => !met(x)?.closest(".practice"));
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("game", ["oldchapix", "rummylix"])
def test_nothing_covers_the_panel_of_a_puzzle(visit: Visit, set_address: str, game: str) -> None:
    visitor = visit(set_address, viewport=PHONE)
    visitor.open(f"/puzzles/{game}/2")
    visitor.page.get_by_role("button", name="Show me").click()
    visitor.page.get_by_role("button", name="Next puzzle").wait_for()
    for size in SIZES:
        visitor.page.set_viewport_size(size)
        visitor.settle()
        assert visitor.page.evaluate(COVERED) == [], size


REFUSED_OVER = """() => {
    const [why, coach] = [".messages .why", ".coach"].map((one) => document.querySelector(one).getBoundingClientRect());
    const apart = why.bottom <= coach.top || coach.bottom <= why.top;
    const { left, top, width, height } = document.querySelector(".coach .task").getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return { apart, seen: met?.closest(".coach .task") !== null };
}"""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["a phone", "on its side"])
def test_a_refusal_leaves_the_task_of_a_lesson_in_sight(visit: Visit, set_address: str, size: dict[str, int]) -> None:
    visitor = visit(set_address, viewport=size, language="fr")
    visitor.open()
    visitor.open_sheet(0).get_by_role("button", name="Apprendre").click()
    visitor.page.locator(".coach .task").wait_for()
    another = visitor.page.locator("[role=option]").last
    another.click()
    visitor.settle()
    another.click()
    visitor.page.locator(".messages .why:not(:empty)").wait_for()
    visitor.settle()
    assert visitor.page.evaluate(REFUSED_OVER) == {"apart": True, "seen": True}


def test_comparing_is_offered_whole_beside_a_play_of_several_cards(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=PHONE)
    visitor.open()
    visitor.want_players(1, 3)
    visitor.sit_down_alone(1, opened=True)
    visitor.wait_for_turn()
    visitor.page.locator("[data-select]").first.click()
    visitor.settle()
    bar, compare = visitor.box(".actions"), visitor.box("[data-compare]")
    assert bar["x"] <= compare["x"]
    assert compare["x"] + compare["width"] <= bar["x"] + bar["width"]
    visitor.page.get_by_role("button", name="Compare").wait_for()


NAMES = """() => [...document.querySelectorAll(".seats .plate strong")].map((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 20 && left >= 0 && right <= innerWidth;
})"""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["a phone", "on its side"])
def test_everybodys_name_is_read_in_very_large_text(visit: Visit, set_address: str, size: dict[str, int]) -> None:
    visitor = visit(set_address, viewport=size)
    visitor.page.add_init_script("localStorage['toutilix.settings'] ??= JSON.stringify({ size: '200' })")
    visitor.open()
    visitor.sit_down_alone(0, opened=True)
    visitor.settle()
    assert visitor.page.evaluate(NAMES) == [True] * 4
