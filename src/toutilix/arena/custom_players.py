"""Custom players in a line-up, named `module:Class`: anything with `move(view)`.

Each rotation of each deal gets a player of its own, so that a deal depends on its number alone. A class whose
constructor has a parameter `rng` gets random numbers that follow from the deal: then the series can be repeated.
"""

import hashlib
import inspect
import re
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from librt.random import Random

from toutilix.api.errors import GameError, InvalidInput
from toutilix.api.facts import PublicRefusal
from toutilix.api.moves import engine_move
from toutilix.api.naming import public
from toutilix.api.players import LevelPlayer, PublicPlayer
from toutilix.api.randomness import PublicRandom
from toutilix.api.view import PublicView
from toutilix.bots.levels import Player
from toutilix.engine.act import Act
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import seen_events
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.words import Words

_NAME = re.compile(r"(?P<module>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*):(?P<player>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)")
_OURS = ("expert", "adaptive", "cheater", "peeker")

Maker = Callable[..., PublicPlayer]

_given: dict[str, Maker] = {}
"""Players that a program has given as objects, by the names they have in a line-up."""


@public("PlayerFailed")
class PlayerFailed(GameError):
    """A custom player made no legal move. `player`, `deal`, `rotation` and `seat`, all from 1, say where;
    `refusal` is there where a rule forbids its move."""

    def __init__(self, code: str, arguments: dict[str, object], refusal: PublicRefusal | None = None) -> None:
        super().__init__(code, arguments, refusal)
        self.code = code
        self.arguments = arguments
        self.refusal = refusal

    def words(self, language: str = "en") -> str:
        """The sentence in a language, `en` or `fr`."""
        words = Words(language)
        why = self.arguments.get("why")
        if self.refusal is not None:
            why = self.refusal.words(language)
        elif isinstance(why, InvalidInput):
            why = why.words(language)
        said = words.say(self.code, **{**self.arguments, **({} if why is None else {"why": why})})
        if "deal" not in self.arguments:
            return said
        place = {name: self.arguments[name] for name in ("deal", "rotation", "seat", "player")}
        return words.say("arena.player_failed", **place, why=said)

    def at(self, deal: int, rotation: int) -> "PlayerFailed":
        """The failure with its place in the series; both count from 0 here."""
        return PlayerFailed(self.code, {**self.arguments, "deal": deal + 1, "rotation": rotation + 1}, self.refusal)


def is_custom(level: str) -> bool:
    """Is this the name of a custom player?"""
    if level in _given:
        return True
    named = _NAME.fullmatch(level)
    return named is not None and named["module"] not in _OURS


def give(player: object) -> str:
    """The name in a line-up of a player that a program gives: a class, an object, or text."""
    if isinstance(player, str):
        return player
    if isinstance(player, LevelPlayer):
        # Known by its name in every process.
        return player.level
    made = player if isinstance(player, type) else type(player)
    name = f"{made.__module__}:{made.__qualname__}"
    if not isinstance(player, PublicPlayer):
        raise InvalidInput("api.player_type", {"given": repr(player)})
    if isinstance(player, type):
        _given[name] = player
        return name
    sitting: PublicPlayer = player
    same = [known for known in _given if known.partition("#")[0] == made.__name__]
    name = f"{made.__name__}#{len(same) + 1}"
    _given[name] = lambda: sitting
    return name


def short_name(level: str) -> str:
    """The name in a picture, where there is little room: without the module."""
    return level.rpartition(":")[2] if is_custom(level) else level


def find_player(level: str) -> Maker:
    """The factory of a player by name; Malformed says what is missing. Modules of the current folder are found."""
    if level in _given:
        return _given[level]
    named = _NAME.fullmatch(level)
    assert named is not None
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: object = import_module(named["module"])
    except ModuleNotFoundError as error:
        missing = error.name or named["module"]
        raise Malformed("arena.no_module", player=level, module=missing, folder=here) from None
    except Exception as error:
        raise Malformed("arena.bad_module", player=level, module=named["module"], error=_told(error)) from None
    for part in named["player"].split("."):
        found = getattr(found, part, None)
    if found is None:
        raise Malformed("arena.no_player", player=level, module=named["module"], name=named["player"])
    if not callable(found) or not callable(getattr(found, "move", None)):
        raise Malformed("arena.not_a_player", player=level)
    maker: Maker = found
    return maker


def make_player(level: str, seed: int) -> PublicPlayer:
    """A new player of this name."""
    maker = find_player(level)
    try:
        wants_chance = "rng" in inspect.signature(maker).parameters
        return maker(rng=PublicRandom(seed)) if wants_chance else maker()
    except Exception as error:
        raise Malformed("arena.not_made", player=level, error=_told(error)) from None


def custom_digest(levels: tuple[str, ...]) -> str:
    """A digest of the sources of custom players, for the version of a series; empty where there are none.
    Malformed where a player is missing here."""
    digests = []
    for level in dict.fromkeys(levels):
        if is_custom(level):
            find_player(level)
            module = sys.modules.get(level.partition(":")[0])
            file = getattr(module, "__file__", None)
            source = Path(file).read_bytes() if file and Path(file).is_file() else level.encode()
            digests.append(hashlib.sha256(source).hexdigest()[:12])
    return "".join(f"+{digest}" for digest in digests)


def seat_player(match: Match, level: str, seed: int) -> Player:
    """The player of this name at a table of the arena. It sees what its seat may see, and nothing that it does can
    reach the match but its move."""
    sitting = make_player(level, seed)

    def play(view: AnyView, _: Random) -> Move | None:
        seat = int(view.seat)
        acts = [Act(act.number, act.seat, act.move, seen_events(act.events, seat)) for act in match.hand.acts]
        where: dict[str, object] = {"player": level, "seat": seat + 1}
        try:
            answer = sitting.move(PublicView._of(match.kind, view, acts))
        except Exception as error:
            raise PlayerFailed("arena.player_raised", {**where, "error": _told(error)}) from error
        if answer is None:
            if view.table.turn == seat:
                raise PlayerFailed("arena.player_idle", where)
            return None
        try:
            move = engine_move(match.kind, answer)
        except InvalidInput as error:
            raise PlayerFailed("arena.player_unreadable", {**where, "move": str(answer), "why": error}) from None
        refusal = view.refusal(move)
        if refusal is not None:
            told = {**where, "move": match.kind.notation.write_move(move)}
            raise PlayerFailed("arena.player_illegal", told, PublicRefusal._of(refusal))
        return move

    return play


def _told(error: Exception) -> str:
    """An exception in one line, with the place in the code that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"
