from toutilix.api.acts import PublicAct as Act
from toutilix.api.acts import PublicOutcome as Outcome
from toutilix.api.cards import Card, Colour
from toutilix.api.errors import GameError, IllegalMove, InvalidInput
from toutilix.api.facts import PublicEvent as Event
from toutilix.api.facts import PublicRefusal as Refusal
from toutilix.api.games import GAME_NAMES as GAMES
from toutilix.api.games import PublicOption as Option
from toutilix.api.games import options
from toutilix.api.match import PublicMatch as Match
from toutilix.api.moves import LegalMoves, Side
from toutilix.api.moves import PublicMove as Move
from toutilix.api.opening import from_position, match, read_record
from toutilix.api.players import LevelPlayer, player
from toutilix.api.players import PublicLevel as Level
from toutilix.api.players import PublicPlayer as Player
from toutilix.api.randomness import PublicRandom as Random
from toutilix.api.view import PublicView as View
from toutilix.arena.custom_players import PlayerFailed
from toutilix.arena.simulation import Simulation, simulate

__version__: str

__all__ = [
    "GAMES",
    "Act",
    "Card",
    "Colour",
    "Event",
    "GameError",
    "IllegalMove",
    "InvalidInput",
    "LegalMoves",
    "Level",
    "LevelPlayer",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Player",
    "PlayerFailed",
    "Random",
    "Refusal",
    "Side",
    "Simulation",
    "View",
    "__version__",
    "from_position",
    "match",
    "options",
    "player",
    "read_record",
    "simulate",
]
