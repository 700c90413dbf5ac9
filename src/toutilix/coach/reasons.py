"""Why a move is better than another: facts of the position that the seat can see, never the hidden cards."""

from librt.random import Random

from toutilix.bots.roster import bots_of
from toutilix.engine.facts import Fact
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView


def reason_for(view: AnyView, move: Move, instead: Move) -> Fact | None:
    """A fact that speaks for `move` rather than `instead`; else what a regular says for it. None where neither has
    anything to say: then the figures must do."""
    bots = bots_of(view.game.name)
    told = bots.knowledge.told(view, move, instead)
    if told is not None:
        return told
    thought = bots.regular(view, Random(0)) if bots.regular else None
    return thought.why if thought is not None and thought.move == move else None
