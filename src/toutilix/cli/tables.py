"""What lies on the table, said in words from what a seat may see: one part for each game."""

from collections.abc import Callable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.events import Event
from toutilix.engine.view import AnyView
from toutilix.games.oldchapix import rules as oldchapix
from toutilix.words import Words


@dataclass(frozen=True)
class Face:
    """How one game shows itself in lines of text.

    `hand` lists the seat's cards, `situation` says in a line what the seat in turn has to do, `describe` all that lies
    open, `how` is the id of the words that explain how to write a move. `open_word` tells whether, after an act of a
    seat, the others may want to say something out of turn; it depends on what all can see, never on who is right.
    """

    hand: Callable[[AnyView], vec[i64]]
    situation: Callable[[AnyView], list[Event]]
    describe: Callable[[AnyView], list[Event]]
    how: str
    open_word: Callable[[AnyView, int], bool] | None = None


def say_all(events: list[Event], words: Words) -> list[str]:
    return [words.event(event) for event in events]


# --- Oldchapix -------------------------------------------------------------------------------------------------------


def _oldchapix_hand(view: AnyView) -> vec[i64]:
    assert isinstance(view, oldchapix.OldchapixView)
    return oldchapix.cards_of(view.cards)


def _oldchapix_situation(view: AnyView) -> list[Event]:
    assert isinstance(view, oldchapix.OldchapixView)
    trick = view.table.trick
    if not len(trick):
        return [Event("table.oldchapix_lead")]
    best = trick[oldchapix.highest_place(trick)]
    return [Event("table.oldchapix_follow", cards=vec[i64]([best]), number=trick[0] // oldchapix.FAMILY)]


def _oldchapix_table(view: AnyView) -> list[Event]:
    assert isinstance(view, oldchapix.OldchapixView)
    table = view.table
    players = int(table.players)
    told = [Event(oldchapix.CONTRACT_EVENTS[table.hand - 1])] if table.hand else []
    if not len(table.trick):
        told.append(Event("table.oldchapix_no_trick", seat=table.leader))
    for place, card in enumerate(table.trick):
        seat = (int(table.leader) + place) % players
        told.append(Event("oldchapix.played" if place else "oldchapix.led", seat=seat, cards=vec[i64]([card])))
    for seat in range(players):
        captured = oldchapix.cards_of(table.captured[seat])
        tricks = table.tricks_won[seat]
        told.append(Event("table.oldchapix_seat", seat=seat, cards=captured, number=tricks, points=table.counts[seat]))
    return told


# --- all games -------------------------------------------------------------------------------------------------------

FACES: dict[str, Face] = {
    "oldchapix": Face(_oldchapix_hand, _oldchapix_situation, _oldchapix_table, "table.how_oldchapix"),
}
