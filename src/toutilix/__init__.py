"""Toutilix: the letter-card games of Christine Larquetout, for people and for programs. An unofficial project.

    >>> import toutilix
    >>> match = toutilix.match("sowix", players=3, seed=1)
    >>> view = match.view(match.turn)
    >>> move = view.random_move(rng=7)
    >>> act = match.push(move)

Seats count from 1 everywhere. Every name in `__all__` is public: docs/api.md says what that promises. Importing this
package is cheap: each name is loaded when it is first used.
"""

from importlib import import_module

__version__ = "0.1.0"

_PLACES = {
    "Act": ("api.acts", "PublicAct"),
    "Card": ("api.cards", "Card"),
    "Colour": ("api.cards", "Colour"),
    "Event": ("api.facts", "PublicEvent"),
    "GAMES": ("api.games", "GAME_NAMES"),
    "GameError": ("api.errors", "GameError"),
    "IllegalMove": ("api.errors", "IllegalMove"),
    "InvalidInput": ("api.errors", "InvalidInput"),
    "LegalMoves": ("api.moves", "LegalMoves"),
    "Level": ("api.players", "PublicLevel"),
    "LevelPlayer": ("api.players", "LevelPlayer"),
    "Match": ("api.match", "PublicMatch"),
    "Move": ("api.moves", "PublicMove"),
    "Outcome": ("api.acts", "PublicOutcome"),
    "Player": ("api.players", "PublicPlayer"),
    "Random": ("api.randomness", "PublicRandom"),
    "Refusal": ("api.facts", "PublicRefusal"),
    "Side": ("api.moves", "Side"),
    "View": ("api.view", "PublicView"),
    "from_position": ("api.match", "from_position"),
    "match": ("api.match", "match"),
    "options": ("api.games", "options"),
    "player": ("api.players", "player"),
    "read_record": ("api.match", "read_record"),
}
"""Each public name, the module that has it, and its name there."""

__all__ = ["__version__", *_PLACES]  # noqa: PLE0604 - names are strings


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        raise AttributeError(f"module 'toutilix' has no attribute {name!r}")
    module, inside = _PLACES[name]
    found: object = getattr(import_module(f"toutilix.{module}"), inside)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})
