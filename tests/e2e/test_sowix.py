"""Sowix in the browser: calls in time, by tap and by key, at two screens and on one device."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.visitor import DESKTOP, HAND, OVER, PHONE, SIDEWAYS, TABLET, Visitor, whose_turn

Visit = Callable[..., Visitor]
LayOut = Callable[[str, str], None]

MOST_ACTS = 600

MAKE_A_TABLE = """
async ([wish, names, bots]) => {
    const post = async (path, body, token) => {
        const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
        const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
    };
    const { about, keys } = await post("/api/tables", { ...wish, name: "Zoé", bots });
    const tokens = keys.map((key) => key.token);
    for (const name of names) tokens.push((await post(`/api/tables/${about.id}/seats`, { name })).key.token);
    await post(`/api/tables/${about.id}/host`, { do: "start" }, tokens[0]);
    return [about.id, tokens];
}
"""


def sit_down(visitors: list[Visitor], game: str, *names: str, bots: int = 0) -> None:
    """Zoé and these others at a table of their own, each at their own browser."""
    first = visitors[0]
    first.open()
    players = 1 + len(names) + bots
    pace = {"bots": "instant", "away_seconds": None}
    wish = {"game": game, "players": players, "pace": pace}
    levels = {str(players - bot): "beginner" for bot in range(bots)}
    table, tokens = first.page.evaluate(MAKE_A_TABLE, [wish, list(names), levels])
    for visitor, token in zip(visitors, tokens, strict=True):
        visitor.open(f"/t/{table}#{token}")
        visitor.page.wait_for_selector(HAND)


def act(visitor: Visitor) -> None:
    """Plays something that fits and calls nothing, or draws."""
    before = visitor.shown()
    usable = visitor.page.locator("[role=option].usable")
    two = len(visitor.cards()) == 2
    if usable.count():
        usable.first.click()
        visitor.settle()
        first = visitor.page.locator(".actions button.main[data-move]")
        if two and first.count():
            assert str(first.get_attribute("data-move")).endswith(" toutilix"), "nobody forgets by a tap in haste"
    letters, silent = visitor.page.locator(".letters .letter"), ".actions [data-move]:not([data-move$=toutilix])"
    chosen = letters.count() > 0 and letters.first.get_attribute("data-move") is not None
    if letters.count():
        letters.first.click()
        visitor.settle()
    if not chosen:
        visitor.page.locator(silent).first.click()
    visitor.wait_for_act(before)


def until_one_forgets(visitors: list[Visitor]) -> tuple[Visitor, Visitor]:
    """Two people play until one has a single card left and has said nothing: that one, and the other."""
    for _ in range(MOST_ACTS):
        at = whose_turn(visitors)
        if at is None:
            before = visitors[0].shown()
            visitors[0].page.get_by_role("button", name="Next hand").click()
            for visitor in visitors:
                visitor.wait_for_act(before)
            continue
        held = len(at.cards())
        act(at)
        if held == 2 and len(at.cards()) == 1 and not at.page.locator(OVER).count():
            other = next(one for one in visitors if one is not at)
            other.wait_for_state(at.shown())
            return at, other
    raise AssertionError("nobody ever had one card left")


SHORT = "Ap Bp Cp / Ab Bb Cb / Dp Db Dy Dv Ay By Cy Av Bv Cv"
"""A deal of two in which every card fits: one of them has a single card left after three acts."""


def test_calls_count_in_time_by_key_and_by_tap(visit: Visit, set_address: str, lay_out: LayOut) -> None:
    lay_out("sowix", SHORT)
    zoe, max_ = visit(set_address, viewport=DESKTOP), visit(set_address, viewport=PHONE, has_touch=True)
    sit_down([zoe, max_], "sowix", "Max")
    names = {zoe: "Zoé", max_: "Max"}

    forgot, other = until_one_forgets([zoe, max_])
    keyboard = other.page.keyboard
    keyboard.press("Minus")
    assert other.focused() == "Toutilix!"
    keyboard.press("Minus")
    assert other.focused() == f"Star! {names[forgot]}"
    keyboard.press("Enter")
    other.page.get_by_role("log").get_by_text("You say: Star!").wait_for()
    forgot.page.get_by_role("log").get_by_text("You forgot to call Toutilix").wait_for()
    assert len(forgot.cards()) == 3
    assert other.focused() == f"Star! {names[forgot]}", "what was said keeps its button"

    forgot, other = until_one_forgets([zoe, max_])
    held, before = forgot.cards(), other.shown()
    forgot.page.get_by_role("button", name="Toutilix!", exact=True).click()
    other.wait_for_act(before)
    other.page.get_by_role("log").get_by_text(f"{names[forgot]} calls: Toutilix!").last.wait_for()
    if other is max_:
        other.page.get_by_role("button", name=f"Star! {names[forgot]}").tap()
    else:
        other.page.get_by_role("button", name=f"Star! {names[forgot]}").click()
    other.page.get_by_role("button", name="Why?").wait_for()
    assert forgot.cards() == held
    zoe.check()
    max_.check()


def test_on_one_device_everybody_may_call_while_it_is_passed_on(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    page = visitor.page
    # In a local network, without https, a browser has less to offer.
    page.add_init_script("delete Crypto.prototype.randomUUID")
    visitor.open()
    visitor.pass_and_play("Sowix", "Zoé", "Max")
    for _ in range(MOST_ACTS):
        page.locator("[data-n]").wait_for()
        before = visitor.shown()
        if page.locator(OVER).count():
            page.get_by_role("button", name="Next hand").click()
            visitor.wait_for_act(before)
        elif page.get_by_role("heading", name="Pass the device").count():
            page.get_by_role("button", name="show my cards").click()
            page.wait_for_selector(HAND)
        else:
            held = len(visitor.cards())
            act(visitor)
            passed = page.get_by_role("heading", name="Pass the device").count()
            if held == 2 and passed and page.get_by_role("log").get_by_text("draw").count() == 0:
                break
    nxt = page.get_by_role("heading", level=1).inner_text().removeprefix("Pass the device to ")
    forgot = "Max" if nxt == "Zoé" else "Zoé"
    assert page.get_by_label("Who is calling?").locator("option:checked").inner_text() == nxt
    visitor.check()
    page.get_by_role("button", name="Toutilix!", exact=True).click()
    page.get_by_role("alert").get_by_text("You have nothing to call now.").wait_for()
    page.get_by_role("button", name="Why?").click()
    page.get_by_role("dialog").locator(".asked").get_by_text("W7").first.wait_for()
    assert page.get_by_role("dialog").locator("details[open]").count() == 1
    page.keyboard.press("Escape")
    page.get_by_role("button", name=f"Star! {forgot}").click()
    page.get_by_role("log").get_by_text(f"{nxt} says: Star! {forgot} forgot").wait_for()
    visitor.settle()
    assert page.get_by_role("alert").inner_text() == ""
    assert page.locator(HAND).count() == 0


@pytest.mark.parametrize(("game", "bots"), [("sowix", 7), ("oldchapix", 2)], ids=["sowix for 8", "oldchapix for 3"])
def test_a_phone_shows_all_that_is_needed_without_scrolling(visit: Visit, address: str, game: str, bots: int) -> None:
    visitor = visit(address, viewport=PHONE)
    for _ in range(10):
        sit_down([visitor], game, bots=bots)
        visitor.wait_for_turn()
        if len(visitor.cards()) in (7, 17):
            break  # With a firecracker turned up there are two more.
    assert visitor.page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
    for needed in ("li.turn.you", "[data-felt]", ".actions", "[role=listbox]", "[role=log]"):
        box = visitor.page.locator(needed).bounding_box()
        assert box is not None, needed
        assert box["y"] >= 0, needed
        assert box["y"] + box["height"] <= PHONE["height"], needed


@pytest.mark.long
@pytest.mark.parametrize("window", [PHONE, SIDEWAYS, TABLET, DESKTOP], ids=["phone", "sideways", "tablet", "desktop"])
def test_eight_players_every_call_is_under_a_thumb(visit: Visit, address: str, window: dict[str, int]) -> None:
    visitor = visit(address, viewport=window, has_touch=True)
    sit_down([visitor], "sowix", bots=7)
    targets = visitor.boxes("[data-call]")
    assert len(targets) == 8
    for box in targets:
        assert min(box["width"], box["height"]) >= 44, box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= window["width"]
        assert box["y"] + box["height"] <= window["height"]
    for place, one in enumerate(targets):
        assert not any(overlap(one, other) for other in targets[place + 1 :])
    ring = visitor.box("[data-felt] .ring")
    for box in visitor.boxes("[data-seat] [data-call]"):
        assert not inside_ring(box, ring), "nobody sits on the alphabet"


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """By more than a line."""
    return all(
        one[start] + one[size] > other[start] + 2 and other[start] + other[size] > one[start] + 2
        for start, size in (("x", "width"), ("y", "height"))
    )


def inside_ring(box: dict[str, float], ring: dict[str, float]) -> bool:
    """Does a box come into the round end or the middle of a ring that is nearest to it?"""
    radius = ring["height"] / 2
    middle = ring["y"] + radius
    nearest = min(max(box["x"] + box["width"] / 2, ring["x"] + radius), ring["x"] + ring["width"] - radius)
    x = nearest - min(max(nearest, box["x"]), box["x"] + box["width"])
    y = middle - min(max(middle, box["y"]), box["y"] + box["height"])
    return bool(x * x + y * y < (radius - 1) ** 2)


def test_a_card_is_played_by_two_taps_and_nothing_else_moves(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE, has_touch=True)
    for _ in range(30):
        visitor.sit_down_alone(2)
        visitor.wait_for_turn()
        if visitor.page.locator(PLAIN).count():
            break
    size, before = sizes(visitor), visitor.shown()
    card = visitor.page.locator(PLAIN).first
    card.tap()
    visitor.settle()
    assert sizes(visitor) == size
    card.tap()
    visitor.wait_for_act(before)
    assert sizes(visitor) == size


def sizes(visitor: Visitor) -> list[dict[str, float]]:
    return [visitor.box("[data-felt]"), visitor.box("[data-felt] .ring")]


PLAIN = "[role=option].usable:not([data-card='*'])"
"""A card that fits, and of which nothing has to be said."""


def test_the_ring_marks_what_the_server_says_fits(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.sit_down_alone(2)
    for _ in range(8):
        if not visitor.wait_for_turn():
            break
        fits, letter = visitor.told("fits"), visitor.told("letter")
        assert visitor.page.locator("[data-felt] .fits").evaluate_all(FITTING) == fits
        lit = visitor.page.locator("[data-felt] .now").evaluate_all(FITTING)
        assert lit == ([letter] if letter else [])
        visitor.do_as_advised()


def test_the_pile_is_a_heap_and_firecrackers_leave_the_letter_in_sight(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    laid = ["Kp", "Eb", "!", "!", "!"]

    def change(told: dict[str, Any]) -> None:
        told["table"]["laid"] = [{"key": at, "seat": 1, "card": card} for at, card in enumerate(laid)]
        told["table"].update(top="!", letter="E", firecrackers=3, direction=-1, lose_turn=[2])

    visitor.retell(change)
    sit_down([visitor], "sowix", bots=2)
    page = visitor.page
    assert page.locator("[data-pile=pile] [data-lies]").evaluate_all("all => all.map(one => one.dataset.card)") == laid
    letter = visitor.box("[data-lies='1']")
    corner = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-lies]')?.dataset.lies",
        [letter["x"] + letter["width"] / 4, letter["y"] + letter["height"] / 5],
    )
    assert corner == "1"
    assert page.locator("[data-seat='2']").get_by_text("misses a turn").is_visible()
    ways = page.locator("[data-arrow]").evaluate_all("all => all.map(one => one.dataset.arrow)")
    assert sorted(ways) == ["1 3", "2 1", "3 2"], "from each player to the one before"
    visitor.check()


FITTING = "all => all.map((one) => one.dataset.letter)"
"""The letters of a ring."""


def test_letters_that_fit_are_marked_on_the_ring_and_named(visit: Visit, address: str) -> None:
    visitor = visit(address)
    sit_down([visitor], "sowix", bots=1)
    visitor.wait_for_turn()
    framed = visitor.page.locator("[data-felt] .fits").evaluate_all(FITTING)
    told = visitor.page.locator("[data-felt]").inner_text()
    assert f"These fit: {', '.join(framed)}." in told or "Every letter fits." in told
    visitor.page.keyboard.press("Digit5")
    assert f"These fit: {', '.join(framed)}." in visitor.echo() or "Every letter fits." in visitor.echo()
    usable = {
        card[0] for card in visitor.page.locator(".usable").evaluate_all("all => all.map(one => one.dataset.card)")
    }
    assert usable - {"*", "!"} <= set(framed)
    dots = visitor.page.locator("[data-felt] .held").evaluate_all(FITTING)
    assert set(dots) == {card[0] for card in visitor.cards()} - {"*", "!"}


def test_a_whole_match_as_hints_advise(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.open()
    visitor.want_few_points("60")
    visitor.sit_down_alone(2, opened=True)
    for acts in range(MOST_ACTS):
        if visitor.wait_for_turn():
            visitor.do_as_advised()
            if acts == 3:
                visitor.check()
            continue
        visitor.check()
        on = visitor.page.get_by_role("button", name="Next hand")
        if not on.count():
            break
        before = visitor.shown()
        on.click()
        visitor.wait_for_act(before)
    places = visitor.page.locator(".places li").all_inner_texts()
    assert len(places) >= 3
    visitor.page.get_by_role("button", name="Play again").click()
    visitor.page.wait_for_selector(HAND)


def test_a_star_offers_its_letters_in_order(visit: Visit, address: str) -> None:
    """New tables until there is a star in the hand: one of two hands of seven has one."""
    visitor = visit(address, viewport=PHONE)
    for _ in range(30):
        visitor.sit_down_alone(2)
        if visitor.wait_for_turn() and "*" in visitor.cards():
            break
    star = visitor.page.locator("[role=option][data-card='*']").first
    star.click()
    visitor.settle()
    letters = visitor.page.locator(".letters button")
    assert letters.all_inner_texts() == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    held = visitor.cards()
    star.click()
    assert visitor.cards() == held, "which letter a star stands for is never guessed"
    visitor.check()
    visitor.page.get_by_role("button", name="Play a star as K").click()
    visitor.page.get_by_text("You play a star as K").wait_for()


def test_both_calls_are_always_at_hand_and_a_wrong_one_costs_nothing(visit: Visit, address: str) -> None:
    visitor = visit(address)
    visitor.sit_down_alone(2)
    visitor.wait_for_turn()
    held = visitor.cards()
    visitor.page.get_by_role("button", name="Toutilix!").click()
    visitor.page.get_by_text("You have nothing to call now.").wait_for()
    visitor.page.get_by_role("button", name="Star! Ada").click()
    visitor.page.get_by_text("Ada didn’t forget to call.").wait_for()
    assert visitor.cards() == held
