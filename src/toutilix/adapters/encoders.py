"""The encoder of a game, found in the game's own folder: `planes.py` there has it."""

from importlib import import_module

from toutilix.engine.encoding import Encoder
from toutilix.engine.game import Game
from toutilix.engine.kind import AnyKind


def encoder_of(kind: AnyKind, game: Game) -> Encoder:
    encoder: Encoder = import_module(f"{kind.package}.planes").encoder(game)
    return encoder
