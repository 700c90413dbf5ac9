"""A game as it stands in the list of games: its name, who can play, its options and how to make and write it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, TypeVar

from toutilix.engine.daily import DailyDeal
from toutilix.engine.encoding import AnyEncoder
from toutilix.engine.errors import Malformed
from toutilix.engine.game import Game
from toutilix.engine.lesson import Lesson
from toutilix.engine.notation import Document, Notation, as_document, common_position
from toutilix.engine.options import YOUNGEST, Option, Settings, settle
from toutilix.engine.position import COMMON_FIELDS, Fields
from toutilix.engine.screen import Screen
from toutilix.engine.scribe import BaseScribe
from toutilix.engine.state import AnyState
from toutilix.engine.view import AnyView

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=AnyView)


LEVELS = ("random", "beginner", "regular", "expert", "adaptive")
"""From the weakest to the strongest, and one that adapts to the scores."""


@dataclass(frozen=True)
class GameKind(Generic[G, S, V]):
    """`lesson` is the first hand with a coach, `daily` the deal of the day."""

    name: str
    fewest: int
    most: int
    options: tuple[Option, ...]
    make: Callable[[int, Settings], G]
    settings: Callable[[G], Settings]
    notation: Notation[G, S, V]
    screen: Screen[V]
    package: str
    """Where the game lives: RULES.md and RULES.fr.md lie there."""
    lesson: Lesson | None = None
    daily: DailyDeal | None = None
    levels: tuple[str, ...] = LEVELS
    """The levels that its bots have."""

    def game(self, players: int, options: Mapping[str, object] | None = None) -> G:
        """The game for this number of players with these options; Malformed says what would be right."""
        if not self.fewest <= players <= self.most:
            raise Malformed("game.players", game=self.name, players=players, fewest=self.fewest, most=self.most)
        return self.make(players, settle(self.options, options or {}, players))

    def scribe(self, game: G, seat: int) -> BaseScribe:
        """A scribe, which makes the view of a seat (from 0; -1 for a spectator) from the events that the seat is
        told."""
        made: BaseScribe = import_module(f"{self.package}.scribe").SCRIBE(game, seat)
        return made

    def encoder(self, game: G) -> AnyEncoder:
        """The game in numbers, for programs that learn."""
        made: AnyEncoder = import_module(f"{self.package}.planes").ENCODER(game)
        return made

    def option_id(self, option: Option) -> str:
        """The id of the words for an option; a value of it has its own behind another dot."""
        return "option.youngest" if option is YOUNGEST else f"option.{self.name}.{option.name}"

    def read_position(self, document: Mapping[str, object]) -> tuple[G, S]:
        players = document.get("players")
        if isinstance(players, bool) or not isinstance(players, int):
            raise Malformed("position.players")
        options = document.get("options")
        game = self.game(players, {} if options is None else as_document(options))
        fields = Fields(document, players, (*COMMON_FIELDS, *self.notation.fields))
        if not fields.has("hands"):
            raise Malformed("position.hands")
        return game, self.notation.read_position(game, fields)

    def write_position(self, game: G, state: S) -> Document:
        outcome = state.outcome()
        return {
            "game": self.name,
            "players": int(game.players),
            "options": self.settings(game),
            **common_position(state.table, outcome.winners if outcome else []),
            "hands": self.notation.hands(state),
            **self.notation.write_position(state),
        }


AnyKind = GameKind[Any, Any, Any]
