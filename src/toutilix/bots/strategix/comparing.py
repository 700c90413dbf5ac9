"""Reasons for one Strategix play rather than another: facts that the seat can see or plan."""

from typing import Final

from toutilix.bots.strategix.weighing import NEARLY_OUT, WeighedMove, next_rival, weighed
from toutilix.engine.facts import Fact, FactType
from toutilix.engine.moves import Move, count_cards
from toutilix.games.strategix.seat import StrategixView
from toutilix.games.strategix.table import PASS, PLAY, THROW

FEWER_PLAYS: Final = FactType("reason.strategix_told_plays", "plays more")
NEARLY: Final = FactType("reason.strategix_told_nearly", "rival:seat held")
MORE_CARDS: Final = FactType("reason.strategix_told_cards", "shed less")
KEEP_CARDS: Final = FactType("reason.strategix_told_keep", "held")


def told(view: StrategixView, move: Move, instead: Move) -> Fact | None:
    choices = weighed(view)
    one, other = _weighed(choices, move), _weighed(choices, instead)
    if one is not None and other is not None and one.left < other.left:
        return Fact(FEWER_PLAYS, one.left, other.left)
    rival = next_rival(view)
    if move.verb != PASS and view.table.counts[rival] <= NEARLY_OUT:
        return Fact(NEARLY, rival, view.table.counts[rival])
    if move.verb == PLAY and instead.verb == PLAY and count_cards(move.groups) > count_cards(instead.groups):
        return Fact(MORE_CARDS, count_cards(move.groups), count_cards(instead.groups))
    if move.verb == PASS and instead.verb in (PLAY, THROW):
        return Fact(KEEP_CARDS, len(view.own.cards))
    return None


def _weighed(choices: list[WeighedMove], move: Move) -> WeighedMove | None:
    for choice in choices:
        if choice.move == move:
            return choice
    return None
