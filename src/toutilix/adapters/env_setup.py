"""The arguments of all environments: a game, its players and options, and which hands make an episode."""

from collections.abc import Mapping
from dataclasses import dataclass

from toutilix.engine.encoding import AnyEncoder
from toutilix.engine.kind import AnyKind
from toutilix.games import find

DEFAULT_PLAYERS = 4


@dataclass(frozen=True)
class EnvSetup:
    """`first` is the hand that an episode begins with, `hands` how many it has; 0 means the whole match."""

    kind: AnyKind
    players: int
    encoder: AnyEncoder
    first: int
    hands: int


def env_setup(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    hands: int = 1,
    hand: int | None = None,
) -> EnvSetup:
    """Malformed or ValueError says what would be right."""
    kind = find(game)
    seats = max(kind.fewest, min(DEFAULT_PLAYERS, kind.most)) if players is None else players
    encoder = kind.encoder(kind.game(seats, options))
    if hands < 0:
        raise ValueError(f"hands is 0 (the whole match) or more, not {hands}")
    first = int(encoder.first_hand) if hands else 1
    if hand is not None:
        first = hand
    if not 1 <= first <= encoder.most_hands:
        raise ValueError(f"hand is 1 to {encoder.most_hands} in {game}, not {first}")
    return EnvSetup(kind, seats, encoder, first, hands)
