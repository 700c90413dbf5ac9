"""The Sowix regular: dear letters first, and a hand that can still follow whatever lies there next turn.

Each play is judged by a few things that a player can name; the one that sets it apart from the next best play is the
reason that it gives.
"""

from functools import cache

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.bots.sowix.knowledge import (
    DRAW_MOVE,
    KNOWLEDGE,
    NEARLY_OUT,
    PASS_MOVE,
    lacking,
    letters_covered,
    play_of,
)
from toutilix.cards import ALPHABET, ANY, BIT, FIRECRACKER, STAR, STAR_AS, face_of, letter_card, letter_of, whole_deck
from toutilix.cards import without as rest_of
from toutilix.engine.events import Event
from toutilix.engine.view import NO_SEAT, AnyView
from toutilix.games.sowix.letters import FITS, POINTS, REVERSING, fits
from toutilix.games.sowix.seat import CALL, SowixView

PLAYS_ON = 0.75
"""How often a player can play rather than draw, roughly."""
DEAR = 1.0
"""What a point played away is worth, beside what follows."""
OPEN = 40.0
"""What it is worth to be sure of a play next turn; more with one card left."""
LAST_OPEN = 2.0
FOLLOW = 0.3
"""What a point that can be played next turn is worth."""
KEEP = 60.0
"""What a star or a firecracker in hand is worth."""
STOP = 45.0
"""What it is worth that the next player, nearly out, loses a turn."""
AGAIN = 5.0
"""What another turn is worth, with 2 players; much more if the last card goes in it."""
FINISH = 500.0
BLOCK = 25.0
"""What it is worth that the next player surely cannot follow; more if nearly out."""

Marks = dict[str, float]
"""For each thing that can be said for a play, what it is worth; less than 0 if it can be said against it."""


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
    plays = _plays(view)
    if not plays:
        lies = vec[i64]([letter_card(view.table.letter, ANY)])
        if view.table.can_draw():
            return Advice(DRAW_MOVE, Event("reason.sowix_draw", cards=lies))
        return Advice(PASS_MOVE, Event("reason.sowix_pass", cards=lies))
    thought = _Thought(view)
    marks = {card: thought.marks(card) for card in plays}
    chosen = max(plays, key=lambda card: (sum(marks[card].values()), rng.randrange(64)))
    return Advice(play_of(view, chosen), _reason(thought, marks, chosen))


def _plays(view: SowixView) -> list[int]:
    """What may be played: one card of each letter, and a star as every letter."""
    plays: list[int] = []
    letters: set[int] = set()
    for card in sorted(set(view.playable())):
        if card == STAR:
            plays += range(STAR_AS, STAR_AS + 26)
        elif card == FIRECRACKER:
            plays.append(int(card))
        elif int(card % ALPHABET) not in letters:
            letters.add(int(card % ALPHABET))
            plays.append(int(card))
    return plays


@cache
def _drift(plays: int) -> list[list[float]]:
    """How likely each letter is to lie there after so many players, from each letter."""
    if plays == 0:
        return [[float(start == end) for end in range(26)] for start in range(26)]
    step = []
    held = [sum(1 for card in whole_deck() if letter_of(card) == letter) for letter in range(26)]
    for start in range(26):
        fitting = [held[letter] if FITS[start] & BIT[letter] else 0 for letter in range(26)]
        row = [PLAYS_ON * count / sum(fitting) for count in fitting]
        row[start] += 1.0 - PLAYS_ON
        step.append(row)
    before = _drift(plays - 1)
    return [[sum(row[mid] * step[mid][end] for mid in range(26)) for end in range(26)] for row in before]


class _Thought:
    """What one decision needs, worked out once."""

    def __init__(self, view: SowixView) -> None:
        table = view.table
        self.view = view
        self.seat = int(view.seat)
        self.players = int(table.players)
        self.letter = int(table.letter)
        self.next = int(table.after(view.seat))
        self.before = int((self.seat - table.direction) % self.players)
        self.lacks = [int(mask) for mask in lacking(view)]

    def count(self, seat: int) -> int:
        return int(self.view.table.counts[seat])

    def again(self, card: int) -> bool:
        """With 2 players a firecracker and an X leave the turn where it is."""
        return self.players == 2 and (card == FIRECRACKER or int(letter_of(card)) == REVERSING)

    def marks(self, card: int) -> Marks:
        rest = rest_of(self.view.own.cards, face_of(card))
        if not len(rest):
            return {"out": 1000.0}
        letter = self.letter if card == FIRECRACKER else int(letter_of(card))
        marks: Marks = {"dear": DEAR * int(POINTS[face_of(card)])}
        if card >= STAR:
            marks["keep"] = -KEEP
        marks["open"] = self._open(rest, letter, self.again(card))
        if self.again(card):
            marks["again"] = FINISH if len(rest) == 1 and fits(letter, rest[0]) else AGAIN
        marks.update(self._against_others(card, letter))
        return marks

    def _open(self, rest: vec[i64], letter: int, again: bool) -> float:
        """What the rest of the hand can do next turn, whatever letter will lie there by then."""
        if letter < 0:
            return 0.0
        chances = _drift(0 if again else self.players - 1)[letter]
        covered = int(letters_covered(rest))
        can_play = sum(chance for end, chance in enumerate(chances) if covered & BIT[end])
        worth = OPEN * can_play * (LAST_OPEN if len(rest) == 1 else 1.0)
        for end, chance in enumerate(chances):
            if chance > 0.01:
                worth += FOLLOW * chance * max((int(POINTS[card]) for card in rest if fits(end, card)), default=0)
        return worth

    def _against_others(self, card: int, letter: int) -> Marks:
        marks: Marks = {}
        turns = int(letter_of(card)) == REVERSING and self.players > 2
        if card == FIRECRACKER or self.again(card):
            if self.count(self.next) <= NEARLY_OUT:
                marks["stop"] = STOP * (3 - self.count(self.next))
            return marks
        follower = self.before if turns else self.next
        if turns:
            near = [max(0, 3 - self.count(seat)) for seat in (self.next, self.before)]
            marks["away"] = STOP / 2 * (near[0] - near[1])
        if letter >= 0 and self.lacks[follower]:
            fitting = int(FITS[letter])
            lacked = bin(fitting & self.lacks[follower]).count("1") / bin(fitting).count("1")
            marks["block"] = BLOCK * lacked**2 * (3.0 if self.count(follower) <= NEARLY_OUT else 1.0)
        return marks


def _reason(thought: _Thought, marks: dict[int, Marks], chosen: int) -> Event:
    view = thought.view
    cards = vec[i64]([chosen])
    if len(view.own.cards) == 1:
        return Event("reason.sowix_out", cards=cards)
    others = [card for card in marks if card != chosen]
    if not others:
        if view.own.drawn == chosen:
            return Event("reason.sowix_drawn", cards=cards)
        return Event("reason.sowix_only", cards=cards)
    rivals = [card for card in others if face_of(card) != face_of(chosen)] or others
    rival = max(rivals, key=lambda card: (sum(marks[card].values()), -card))
    mine, theirs = marks[chosen], marks[rival]
    names = sorted({*mine, *theirs})
    why = max(names, key=lambda name: (mine.get(name, 0.0) - theirs.get(name, 0.0), name == "open"))
    return _said(thought, chosen, rival, why)


def _said(thought: _Thought, chosen: int, rival: int, why: str) -> Event:
    view = thought.view
    cards = vec[i64]([chosen])
    follower = thought.before if int(letter_of(chosen)) == REVERSING and thought.players > 2 else thought.next
    if why == "stop":
        return Event("reason.sowix_stop", cards=cards, other=thought.next, number=thought.count(thought.next))
    if why == "away":
        if int(letter_of(chosen)) == REVERSING:
            return Event("reason.sowix_away", cards=cards, other=thought.next, number=thought.count(thought.next))
        return Event("reason.sowix_not_towards", cards=vec[i64]([chosen, rival]), other=thought.before)
    if why == "again":
        return Event("reason.sowix_again", cards=cards)
    if why == "block":
        return Event("reason.sowix_block", cards=cards, other=follower)
    if why == "dear":
        return Event("reason.sowix_dear", cards=cards, points=int(POINTS[face_of(chosen)]))
    if why == "keep":
        return Event("reason.sowix_keep", cards=vec[i64]([chosen, face_of(rival)]))
    rest = rest_of(view.own.cards, face_of(chosen))
    if chosen >= STAR_AS:
        follow = sum(1 for card in rest if fits(letter_of(chosen), card))
        return Event("reason.sowix_name", cards=cards, number=follow)
    covered = _width(rest)
    if covered > _width(rest_of(view.own.cards, face_of(rival))):
        return Event("reason.sowix_open", cards=cards, number=covered)
    return Event("reason.sowix_near", cards=cards)


def _width(cards: vec[i64]) -> int:
    return bin(int(letters_covered(cards))).count("1")
