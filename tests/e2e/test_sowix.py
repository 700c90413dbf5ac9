"""Sowix in the browser: calls in time, by tap and by key, at two screens and on one device."""

from collections.abc import Callable

import pytest

from tests.e2e.visitor import DESKTOP, HAND, OVER, PHONE, Visitor, whose_turn

Visit = Callable[..., Visitor]

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
    if usable.count():
        usable.first.click()
        visitor.settle()
    first = visitor.page.locator(".actions button.main, .actions button.letter").first
    only_a_letter = first.evaluate("one => one.matches('.letter:not([data-move])')")
    first.click()
    if only_a_letter:
        visitor.settle()
        visitor.page.locator(".actions [data-move]:not([data-move$=toutilix])").click()
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


def test_calls_count_in_time_by_key_and_by_tap(visit: Visit, address: str) -> None:
    zoe, max_ = visit(address, viewport=DESKTOP), visit(address, viewport=PHONE, has_touch=True)
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
    page.locator(".games li").nth(2).get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Pass and play Sowix").click()
    dialog = page.get_by_role("dialog")
    for place, name in enumerate(("Zoé", "Max"), start=1):
        dialog.get_by_label(f"Player {place}").fill(name)
    dialog.get_by_role("button", name="Start").click()
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
    tops = visitor.page.locator(".catch").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert all(height >= 44 for height in tops)
    assert len(tops) == (bots if game == "sowix" else 0)


def test_letters_that_fit_are_framed_and_named(visit: Visit, address: str) -> None:
    visitor = visit(address)
    sit_down([visitor], "sowix", bots=1)
    visitor.wait_for_turn()
    framed = visitor.page.locator(".alphabet .fits").all_inner_texts()
    told = visitor.page.locator("[data-felt]").inner_text()
    assert f"These fit: {', '.join(framed)}." in told or "Every letter fits." in told
    visitor.page.keyboard.press("Digit5")
    assert f"These fit: {', '.join(framed)}." in visitor.echo() or "Every letter fits." in visitor.echo()
    usable = {
        card[0] for card in visitor.page.locator(".usable").evaluate_all("all => all.map(one => one.dataset.card)")
    }
    assert usable - {"*", "!"} <= set(framed)


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
    letters = visitor.page.locator(".actions button.letter")
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
