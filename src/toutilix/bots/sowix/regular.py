"""The Sowix regular: the best play at sight, and a memory for what others could not follow.

Each play is judged by a few things that a player can name; the one that sets it apart from the next best play is the
reason that it gives.
"""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.bots.sowix.evaluation import MARKS, Evaluation, count_letters
from toutilix.bots.sowix.knowledge import (
    DRAW_MOVE,
    KNOWLEDGE,
    PASS_MOVE,
    evaluation_of,
    letters_covered,
    play_of,
    plays_of,
)
from toutilix.cards import STAR_AS, face_of, letter_of
from toutilix.cards import without as rest_of
from toutilix.engine.facts import Fact, FactType, one
from toutilix.engine.view import NO_SEAT
from toutilix.games.sowix.letters import POINTS, fits
from toutilix.games.sowix.seat import SowixView

NOTHING_FITS_DRAW = FactType("reason.sowix_draw", "letter")
NOTHING_FITS_PASS = FactType("reason.sowix_pass", "letter")
OUT = FactType("reason.sowix_out", "card")
DRAWN = FactType("reason.sowix_drawn", "card")
ONLY = FactType("reason.sowix_only", "card")
STOP = FactType("reason.sowix_stop", "player:seat left card")
AWAY = FactType("reason.sowix_away", "player:seat left card")
NOT_TOWARDS = FactType("reason.sowix_not_towards", "player:seat card instead:card")
AGAIN = FactType("reason.sowix_again", "card")
BLOCK = FactType("reason.sowix_block", "player:seat card")
DEAR = FactType("reason.sowix_dear", "points card")
KEEP = FactType("reason.sowix_keep", "card kept:card")
NAME = FactType("reason.sowix_name", "fitting card")
WELCOME = FactType("reason.sowix_welcome", "card")
OPEN = FactType("reason.sowix_open", "covered card")
NEAR = FactType("reason.sowix_near", "card")


def regular(view: SowixView, rng: Random) -> Advice | None:
    """Calls and catches at once, in turn or not; else the best play, and why; dice between equals. None when there is
    nothing to do."""
    if view.table.turn == NO_SEAT:
        return None
    said = KNOWLEDGE.speak(view)
    if said is not None:
        return said
    if view.table.turn != view.seat:
        return None
    plays = plays_of(view)
    if not plays:
        if view.table.can_draw():
            return Advice(DRAW_MOVE, Fact(NOTHING_FITS_DRAW, view.table.letter))
        return Advice(PASS_MOVE, Fact(NOTHING_FITS_PASS, view.table.letter))
    evaluation = evaluation_of(view)
    worth = {card: evaluation.worth(card) for card in plays}
    chosen = max(plays, key=lambda card: (worth[card], rng.randrange(64)))
    return Advice(play_of(view, chosen), _reason(view, evaluation, worth, chosen))


def _reason(view: SowixView, evaluation: Evaluation, worth: dict[int, float], chosen: int) -> Fact:
    cards = one(chosen)
    if len(view.own.cards) == 1:
        return Fact(OUT, cards=cards)
    others = [card for card in worth if card != chosen]
    if not others:
        if view.own.drawn == chosen:
            return Fact(DRAWN, cards=cards)
        return Fact(ONLY, cards=cards)
    rivals = [card for card in others if face_of(card) != face_of(chosen)] or others
    rival = max(rivals, key=lambda card: (worth[card], -card))
    why = max(MARKS, key=lambda mark: (evaluation.mark(mark, chosen) - evaluation.mark(mark, rival), mark == "open"))
    return _said(view, evaluation, chosen, rival, why)


def _said(view: SowixView, evaluation: Evaluation, chosen: int, rival: int, why: str) -> Fact:
    cards = one(chosen)
    near = view.table.counts[evaluation.next]
    if why == "stop":
        return Fact(STOP, evaluation.next, near, cards=cards)
    if why == "away":
        if evaluation.turns_round(chosen):
            return Fact(AWAY, evaluation.next, near, cards=cards)
        return Fact(NOT_TOWARDS, evaluation.before, cards=vec[i64]([chosen, rival]))
    if why == "again":
        return Fact(AGAIN, cards=cards)
    if why == "block":
        follower = evaluation.before if evaluation.turns_round(chosen) else evaluation.next
        return Fact(BLOCK, follower, cards=cards)
    if why == "welcome" and chosen < STAR_AS:
        return Fact(WELCOME, cards=cards)
    if why == "dear":
        return Fact(DEAR, POINTS[face_of(chosen)], cards=cards)
    if why == "keep":
        return Fact(KEEP, cards=vec[i64]([chosen, face_of(rival)]))
    rest = rest_of(view.own.cards, face_of(chosen))
    if chosen >= STAR_AS:
        follow = sum(1 for card in rest if fits(letter_of(chosen), card))
        return Fact(NAME, follow, cards=cards)
    covered = count_letters(letters_covered(rest))
    if covered > count_letters(letters_covered(rest_of(view.own.cards, face_of(rival)))):
        return Fact(OPEN, covered, cards=cards)
    return Fact(NEAR, cards=cards)
