"""Events, refusals and errors of the engine as the protocol writes them."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import cards_text
from toutilix.engine.errors import Malformed, Refusal
from toutilix.engine.events import Event
from toutilix.engine.moves import GROUP_END, split_groups
from toutilix.server.base.protocol.common import Happening, Why


def cards_written(cards: vec[i64]) -> str:
    """Cards in notation, with a plus between groups."""
    if GROUP_END not in cards:
        return cards_text(cards)
    return " + ".join(cards_text(group) for group in split_groups(cards))


def happening(event: Event) -> Happening:
    return Happening(
        id=event.id,
        seat=event.seat + 1 if event.seat >= 0 else None,
        other=event.other + 1 if event.other >= 0 else None,
        cards=cards_written(event.cards),
        number=event.number,
        points=event.points,
    )


def seen(events: list[Event], seat: int) -> list[Happening]:
    """The events as a seat (or SPECTATOR) learns of them."""
    shown = (event.seen_by(seat) for event in events)
    return [happening(event) for event in shown if event is not None]


def why_refused(refusal: Refusal) -> Why:
    return Why(
        code=refusal.code,
        ruling=refusal.ruling,
        seat=int(refusal.other) + 1 if refusal.other >= 0 else None,
        cards=cards_written(refusal.cards),
        number=int(refusal.number),
    )


def why_malformed(error: Malformed) -> Why:
    arguments = {
        name: value if isinstance(value, int) else str(value)[:100]
        for name, value in error.arguments.items()
        if not isinstance(value, bool)
    }
    return Why(code=error.code, arguments=arguments)
