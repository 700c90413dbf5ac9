"""Sowix on screen."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import ANY, BIT, LETTERS, NO_CARD, NO_LETTER, letter_card
from toutilix.engine.act import HandActs
from toutilix.engine.facts import Fact, FactType, card_or_none, card_texts, one, written_value
from toutilix.engine.highlights import Highlight
from toutilix.engine.moves import Move
from toutilix.engine.notation import Document, seat_number, seat_numbers
from toutilix.engine.screen import Screen, Section, Verb
from toutilix.engine.view import NO_SEAT, PLAYING
from toutilix.games.sowix.events import CALLED, CAUGHT, DRAW_FITS, DRAW_KEPT, DREW, PLAYED, TURNED_UP
from toutilix.games.sowix.highlights import highlights
from toutilix.games.sowix.letters import FITS
from toutilix.games.sowix.seat import SowixView
from toutilix.games.sowix.shown import ShownSowixOwn, ShownSowixTable
from toutilix.games.sowix.table import DRAW, PASS

LAID_SHOWN = 5
"""Enough that the letter in force can be seen under all three firecrackers, and one card more."""
EVENTS_OF_AN_ACT = 1000
"""More than any act has, so that an act's number and an event's place make one number."""
ALL_FIT = list(LETTERS)
FITTING = [[other for at, other in enumerate(LETTERS) if FITS[letter] & BIT[at]] for letter in range(26)]
"""W2: the letters that fit each letter."""
DRAWING = (DREW, DRAW_FITS, DRAW_KEPT)


PILE_TITLE = FactType("page.text_pile")
STOCK_TITLE = FactType("page.text_stock")
IN_FORCE = FactType("table.sowix_letter", "letter firecrackers")
ANYTHING = FactType("table.sowix_anything", "firecrackers")
DRAWN = FactType("table.sowix_drawn", "card")
PILE = FactType("table.sowix_pile", "size card")
FITTING_LETTERS = FactType("table.sowix_fits", "cards")
DIRECTION = FactType("table.sowix_direction", "direction")
STOCK = FactType("table.sowix_stock", "size times")
WILL_LOSE_TURN = FactType("page.sowix_loses_turn")
SHOWN_HAND = FactType("table.sowix_shown", "cards")


class SowixScreen(Screen[SowixView]):
    table_type = ShownSowixTable
    own_type = ShownSowixOwn
    verbs = (
        Verb("play", ("card", "call?")),
        Verb("draw"),
        Verb("pass"),
        Verb("toutilix"),
        Verb("star", ("seat",)),
    )

    def write_table(self, view: SowixView, hand: HandActs) -> Document:
        table = view.table
        shown = self.common_table(view, hand)
        shown["top"] = card_or_none(table.top)
        shown["laid"] = laid_cards(view, hand)
        shown["draws"] = latest_draws(hand)
        shown["calls"] = latest_calls(hand)
        shown["letter"] = written_value("letter", table.letter)
        shown["fits"] = FITTING[table.letter] if table.letter != NO_LETTER else ALL_FIT
        shown["firecrackers"] = table.firecrackers
        shown["pile_size"] = table.pile_size
        shown["stock_size"] = table.stock_size
        shown["direction"] = table.direction
        shown["turned"] = table.turned
        shown["lose_turn"] = seat_numbers(table.lose_turn)
        shown["passed"] = seat_numbers(table.passed)
        shown["drew"] = table.drew
        shown["shown"] = [card_texts(cards) for cards in table.shown]
        return shown

    def write_own(self, view: SowixView) -> Document:
        return {"cards": card_texts(view.own.cards), "drawn": card_or_none(view.own.drawn)}

    def highlights(self, view: SowixView, hand: HandActs) -> Iterable[Highlight]:
        return highlights(hand)

    def forced(self, view: SowixView, only: Move) -> bool:
        """Everybody knows that a drawn card that fits has to be played. A pass tells that nothing fits, and so does a
        draw where players who can play may not draw. The only card that fits is not forced: it would tell that no other
        does."""
        draws = only.verb == DRAW and not view.game.draw_when_able
        return bool(view.table.drew or draws or only.verb == PASS)

    def situation(self, view: SowixView) -> list[Fact]:
        lines = [in_force(view)]
        if view.own.drawn != NO_CARD:
            lines.append(Fact(DRAWN, cards=one(view.own.drawn)))
        return lines

    def describe(self, view: SowixView, hand: HandActs) -> list[Section]:
        table = view.table
        pile = [in_force(view)]
        if table.top != NO_CARD:
            pile.append(Fact(PILE, table.pile_size, cards=one(table.top)))
        pile.append(Fact(FITTING_LETTERS, cards=fitting_letters(table.letter)))
        pile.append(Fact(DIRECTION, table.direction))
        return [
            Section(Fact(PILE_TITLE), pile),
            Section(Fact(STOCK_TITLE), [Fact(STOCK, table.stock_size, table.turned)]),
        ]

    def describe_seat(self, view: SowixView, hand: HandActs, seat: int) -> list[Fact]:
        table = view.table
        lines: list[Fact] = []
        if table.lose_turn & BIT[seat]:
            lines.append(Fact(WILL_LOSE_TURN))
        if table.shown and len(table.shown[seat]):
            lines.append(Fact(SHOWN_HAND, cards=table.shown[seat]))
        return lines

    def may_be_caught(self, view: SowixView, actor: int) -> bool:
        """Somebody is down to one card: they may have forgotten to say so, or not."""
        table = view.table
        return bool(table.over == PLAYING and table.counts[actor] == 1 and not table.game.automatic)


def in_force(view: SowixView) -> Fact:
    table = view.table
    if table.letter == NO_LETTER:
        return Fact(ANYTHING, table.firecrackers)
    return Fact(IN_FORCE, table.letter, table.firecrackers)


def fitting_letters(letter: i64) -> vec[i64]:
    """The letters that fit `letter`, as cards without a colour."""
    return vec[i64]([letter_card(at, ANY) for at in range(26) if letter == NO_LETTER or FITS[letter] & BIT[at]])


def laid_cards(view: SowixView, hand: HandActs) -> list[Document]:
    """The latest cards laid that still lie on the pile, the top last; of a pile set up by hand only the top is."""
    most = min(LAID_SHOWN, int(view.table.pile_size))
    laid: list[Document] = []
    for act in reversed(hand.acts):
        for place in range(len(act.events) - 1, -1, -1):
            event = act.events[place]
            if len(laid) == most:
                return laid[::-1]
            if event.type is PLAYED or event.type is TURNED_UP:
                key = act.number * EVENTS_OF_AN_ACT + place
                laid.append({"key": key, "seat": seat_number(event.seat), "card": card_or_none(event.cards[0])})
    if most and not laid:
        laid.append({"key": 0, "seat": seat_number(NO_SEAT), "card": card_or_none(view.table.top)})
    return laid[::-1]


def latest_draws(hand: HandActs) -> list[Document]:
    """The seats that drew in the latest act, and how many cards. A draw cut short by a turn-over counts as one."""
    draws: dict[int, int] = {}
    for event in hand.acts[-1].events if hand.acts else []:
        if event.type in DRAWING:
            draws[int(event.seat)] = draws.get(int(event.seat), 0) + len(event.cards)
    return [{"seat": seat + 1, "count": count} for seat, count in draws.items()]


def latest_calls(hand: HandActs) -> list[Document]:
    """The calls of the latest act. It says nothing of seats that forgot to call."""
    calls: list[Document] = []
    for event in hand.acts[-1].events if hand.acts else []:
        if event.type is CAUGHT:
            calls.append({"seat": seat_number(event.seat), "call": "star"})
        elif event.type is CALLED or (event.type is PLAYED and event["called"]):
            calls.append({"seat": seat_number(event.seat), "call": "toutilix"})
    return calls
