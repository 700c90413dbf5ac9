"""How one game shows itself in lines of text, said from what a seat may see and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.events import Event
from toutilix.engine.view import AnyView


@dataclass(frozen=True)
class Face:
    """`hand` lists the seat's cards, `situation` says what the seat in turn has before it, `describe` all that lies
    open, `how` is the id of the words that explain how to write a move.

    `open_word` tells whether, after an act of a seat, the others may want to say something out of turn; it depends on
    what all can see, never on who is right.
    """

    hand: Callable[[AnyView], vec[i64]]
    situation: Callable[[AnyView], list[Event]]
    describe: Callable[[AnyView], list[Event]]
    how: str
    open_word: Callable[[AnyView, int], bool] | None = None
