"""The Sowix regular: the best play at sight, and a memory for what others could not follow.

Each play is judged by a few things that a player can name; the one that sets it apart from the next best play is the
reason that it gives.
"""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.bots.sowix.knowledge import (
    DRAW_MOVE,
    KNOWLEDGE,
    PASS_MOVE,
    letters_covered,
    play_of,
    plays_of,
    thought_of,
)
from toutilix.bots.sowix.thought import MARKS, Thought, count_letters
from toutilix.cards import ANY, STAR_AS, face_of, letter_card, letter_of
from toutilix.cards import without as rest_of
from toutilix.engine.events import Event
from toutilix.engine.view import NO_SEAT, AnyView
from toutilix.games.sowix.letters import POINTS, fits
from toutilix.games.sowix.seat import CALL, SowixView


def regular(view: AnyView, rng: Random) -> Advice | None:
    """Calls and catches at once, in turn or not; else the best play, and why; dice between equals. None when there is
    nothing to do."""
    assert isinstance(view, SowixView)
    if view.table.turn == NO_SEAT:
        return None
    said = KNOWLEDGE.speak(view)
    if said is not None:
        if said.verb == CALL:
            return Advice(said, Event("reason.sowix_call"))
        return Advice(said, Event("reason.sowix_catch", other=said.number))
    if view.table.turn != view.seat:
        return None
    plays = plays_of(view)
    if not plays:
        lies = vec[i64]([letter_card(view.table.letter, ANY)])
        if view.table.can_draw():
            return Advice(DRAW_MOVE, Event("reason.sowix_draw", cards=lies))
        return Advice(PASS_MOVE, Event("reason.sowix_pass", cards=lies))
    thought = thought_of(view)
    worth = {card: thought.worth(card) for card in plays}
    chosen = max(plays, key=lambda card: (worth[card], rng.randrange(64)))
    return Advice(play_of(view, chosen), _reason(view, thought, worth, chosen))


def _reason(view: SowixView, thought: Thought, worth: dict[int, float], chosen: int) -> Event:
    cards = vec[i64]([chosen])
    if len(view.own.cards) == 1:
        return Event("reason.sowix_out", cards=cards)
    others = [card for card in worth if card != chosen]
    if not others:
        if view.own.drawn == chosen:
            return Event("reason.sowix_drawn", cards=cards)
        return Event("reason.sowix_only", cards=cards)
    rivals = [card for card in others if face_of(card) != face_of(chosen)] or others
    rival = max(rivals, key=lambda card: (worth[card], -card))
    why = max(MARKS, key=lambda mark: (thought.mark(mark, chosen) - thought.mark(mark, rival), mark == "open"))
    return _said(view, thought, chosen, rival, why)


def _said(view: SowixView, thought: Thought, chosen: int, rival: int, why: str) -> Event:
    cards = vec[i64]([chosen])
    near = view.table.counts[thought.next]
    if why == "stop":
        return Event("reason.sowix_stop", cards=cards, other=thought.next, number=near)
    if why == "away":
        if thought.turns_round(chosen):
            return Event("reason.sowix_away", cards=cards, other=thought.next, number=near)
        return Event("reason.sowix_not_towards", cards=vec[i64]([chosen, rival]), other=thought.before)
    if why == "again":
        return Event("reason.sowix_again", cards=cards)
    if why == "block":
        follower = thought.before if thought.turns_round(chosen) else thought.next
        return Event("reason.sowix_block", cards=cards, other=follower)
    if why == "dear":
        return Event("reason.sowix_dear", cards=cards, points=POINTS[face_of(chosen)])
    if why == "keep":
        return Event("reason.sowix_keep", cards=vec[i64]([chosen, face_of(rival)]))
    rest = rest_of(view.own.cards, face_of(chosen))
    if chosen >= STAR_AS:
        follow = sum(1 for card in rest if fits(letter_of(chosen), card))
        return Event("reason.sowix_name", cards=cards, number=follow)
    covered = count_letters(letters_covered(rest))
    if covered > count_letters(letters_covered(rest_of(view.own.cards, face_of(rival)))):
        return Event("reason.sowix_open", cards=cards, number=covered)
    return Event("reason.sowix_near", cards=cards)
