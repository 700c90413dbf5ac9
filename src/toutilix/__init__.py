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
    "Act": ("toutilix.api.acts", "PublicAct"),
    "Card": ("toutilix.api.cards", "Card"),
    "Colour": ("toutilix.api.cards", "Colour"),
    "Event": ("toutilix.api.facts", "PublicEvent"),
    "GAMES": ("toutilix.api.games", "GAME_NAMES"),
    "GameError": ("toutilix.api.errors", "GameError"),
    "IllegalMove": ("toutilix.api.errors", "IllegalMove"),
    "InvalidInput": ("toutilix.api.errors", "InvalidInput"),
    "LegalMoves": ("toutilix.api.moves", "LegalMoves"),
    "Level": ("toutilix.api.players", "PublicLevel"),
    "LevelPlayer": ("toutilix.api.players", "LevelPlayer"),
    "Match": ("toutilix.api.match", "PublicMatch"),
    "Move": ("toutilix.api.moves", "PublicMove"),
    "Option": ("toutilix.api.games", "PublicOption"),
    "Outcome": ("toutilix.api.acts", "PublicOutcome"),
    "Player": ("toutilix.api.players", "PublicPlayer"),
    "PlayerFailed": ("toutilix.arena.custom_players", "PlayerFailed"),
    "Random": ("toutilix.api.randomness", "PublicRandom"),
    "Refusal": ("toutilix.api.facts", "PublicRefusal"),
    "Side": ("toutilix.api.moves", "Side"),
    "Simulation": ("toutilix.arena.simulation", "Simulation"),
    "View": ("toutilix.api.view", "PublicView"),
    "from_position": ("toutilix.api.opening", "from_position"),
    "match": ("toutilix.api.opening", "match"),
    "options": ("toutilix.api.games", "options"),
    "player": ("toutilix.api.players", "player"),
    "read_record": ("toutilix.api.opening", "read_record"),
    "simulate": ("toutilix.arena.simulation", "simulate"),
}
"""Each public name, the module that has it, and its name there."""

__all__ = ["__version__", *_PLACES]  # noqa: PLE0604 - names are strings


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        raise AttributeError(f"module 'toutilix' has no attribute {name!r}")
    module, inside = _PLACES[name]
    found: object = getattr(import_module(module), inside)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})
