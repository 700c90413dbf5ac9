"""The arguments of all environments: a game, its players and options, and which hands make an episode."""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index

from toutilix.engine.encoding import AnyEncoder
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.games import find
from toutilix.words import Words

DEFAULT_PLAYERS = 4


@dataclass(frozen=True)
class EnvSetup:
    """`first` is the hand that an episode begins with, `hands` how many it has; 0 means the whole match."""

    kind: AnyKind
    players: int
    encoder: AnyEncoder
    first: int
    hands: int


def whole(name: str, given: object) -> int:
    """A whole number, also one of numpy's."""
    try:
        return index(given)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{name} is a whole number, not {given!r}") from None


def env_setup(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    hands: int = 1,
    hand: int | None = None,
) -> EnvSetup:
    """ValueError or TypeError says what would be right."""
    if options is not None and not isinstance(options, Mapping):
        raise TypeError(f"options are a dictionary from names to values, not {options!r}")
    try:
        kind = find(game)
        seats = max(kind.fewest, min(DEFAULT_PLAYERS, kind.most)) if players is None else whole("players", players)
        encoder = kind.encoder(kind.game(seats, options))
    except Malformed as error:
        raise ValueError(Words("en").malformed(error)) from None
    hands = whole("hands", hands)
    if hands < 0:
        raise ValueError(f"hands is 0 (the whole match) or more, not {hands}")
    first = int(encoder.first_hand) if hands else 1
    if hand is not None:
        first = whole("hand", hand)
    if not 1 <= first <= encoder.most_hands:
        raise ValueError(f"hand is 1 to {encoder.most_hands} in {game}, not {first}")
    return EnvSetup(kind, seats, encoder, first, hands)
