"""A game in numbers, for programs that learn: bytes for what a seat sees, and a fixed id for everything that it can do.

Bytes are written eight at a time, as words of a vec[i64] over which numpy lays an array without copying it. No byte
exceeds LARGEST, so that no word is negative and the same source runs plain and compiled. A move of many parts is
spelled by several actions, its draft: every action that is legal after a draft leads to a legal move.
"""

import sys
from typing import Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import ALPHABET, FIRECRACKER, STAR
from toutilix.engine.game import Game
from toutilix.engine.moves import NO_SIDE, Move
from toutilix.engine.view import AnyView

LARGEST: Final[i64] = 127
NO_ACTION: Final[i64] = -1
_BYTES: Final = range(8) if sys.byteorder == "little" else range(7, -1, -1)

BYTE: Final = vec[i64]([1 << 8 * place for place in _BYTES])
"""A word with 1 in one of its bytes."""
SPREAD: Final = vec[i64]([sum([1 << 8 * _BYTES[bit] for bit in range(8) if mask >> bit & 1]) for mask in range(256)])
"""Eight bits as the eight bytes of a word."""


def put_mask(out: vec[i64], at: i64, mask: i64, words: i64) -> None:
    """A byte for each bit, the lowest first."""
    for word in range(at, at + words):
        out[word] = SPREAD[mask & 255]
        mask >>= 8


def clear(out: vec[i64], at: i64, words: i64) -> None:
    for word in range(at, at + words):
        out[word] = 0


def add_to(out: vec[i64], at: i64, place: i64, value: i64) -> None:
    """Add to a byte, which must stay within 0 and LARGEST; `place` counts bytes from the word `at`."""
    out[at + (place >> 3)] += BYTE[place & 7] * value


def put_at_most(out: vec[i64], at: i64, place: i64, value: i64) -> None:
    """Set a byte that is 0; more than LARGEST is written as LARGEST."""
    out[at + (place >> 3)] += BYTE[place & 7] * (value if value < LARGEST else LARGEST)


FACES: Final[i64] = 28
"""Faces of cards where colours do not matter: A to Z, star, firecracker."""
FACE_WORDS: Final[i64] = 4


def face_place(card: i64) -> i64:
    """The place of a card among the faces."""
    if card < STAR:
        return card % ALPHABET
    return FACES - 1 if card == FIRECRACKER else FACES - 2


def add_faces(out: vec[i64], at: i64, cards: vec[i64]) -> None:
    """Count the cards by their faces."""
    for card in cards:
        place = face_place(card)
        out[at + (place >> 3)] += BYTE[place & 7]


@final
class Plane:
    """Bytes of one meaning; `at` is the first."""

    __slots__ = ("at", "meaning", "name", "size")

    def __init__(self, name: str, at: int, size: int, meaning: str) -> None:
        self.name: Final = name
        self.at: Final = at
        self.size: Final = size
        self.meaning: Final = meaning

    def __repr__(self) -> str:
        return f"<Plane {self.name} {self.at}:{self.at + self.size}>"


@final
class Action:
    """The meaning of an action id: a verb with what it needs. `letter`, `colour` and `number` are -1 where they mean
    nothing; `number` is a run, a seat counted on from the actor, or the number of groups."""

    __slots__ = ("colour", "length", "letter", "number", "side", "star", "verb")

    def __init__(
        self,
        verb: str,
        letter: i64 = -1,
        colour: i64 = -1,
        star: bool = False,
        number: i64 = -1,
        length: i64 = 0,
        side: i64 = NO_SIDE,
    ) -> None:
        self.verb: Final = verb
        self.letter: Final = letter
        self.colour: Final = colour
        self.star: Final = star
        self.number: Final = number
        self.length: Final = length
        self.side: Final = side


G_co = TypeVar("G_co", bound=Game, covariant=True)
V = TypeVar("V", bound=AnyView)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[G_co, V]):
    """One game at one size of table; each game has its own in `planes.py`.

    `words` is the length of an observation and `mask_words` of a mask, in words; `first_hand` the hand that an episode
    begins with by default, `wait` the action of a seat that is asked out of turn and does nothing. `worst` and `best`
    bound the return of one hand, `most_hands` the hands of a match, `most_actions` the actions asked for in one act.
    `moves` has the move of each action in a game where every action is a whole move whatever the view; else nothing.
    """

    def __init__(self, game: G_co, actions: list[Action], worst: i64, best: i64) -> None:
        self.game = game
        self.actions: list[Action] = actions
        self.mask_words: i64 = (len(actions) + 7) // 8
        self.words: i64 = 0
        self.planes: list[Plane] = []
        self.first_hand: i64 = 1
        self.wait: i64 = NO_ACTION
        self.moves: list[Move] = []
        self.worst: i64 = worst
        self.best: i64 = best
        self.most_hands: i64 = game.players
        self.most_actions: i64 = 1

    def add_plane(self, name: str, size: i64, meaning: str) -> i64:
        """The word at which the new plane begins: planes never share a word."""
        at = self.words
        self.planes.append(Plane(name, 8 * at, size, meaning))
        self.words = at + (size + 7) // 8
        return at

    def add_faces_plane(self, name: str, meaning: str) -> i64:
        return self.add_plane(name, FACES, meaning + ": A to Z, star, firecracker")

    def add_seats_plane(self, name: str, meaning: str) -> i64:
        return self.add_plane(name, self.game.players, meaning + ", the own seat first")

    def add_behind_plane(self) -> i64:
        return self.add_seats_plane("behind", "points behind the first, at most 127")

    def observe(self, view: V, draft: vec[i64], out: vec[i64], at: i64) -> None:
        """Write the observation over zeros or over an earlier one of the same encoder."""
        raise NotImplementedError

    def mark(self, view: V, draft: vec[i64], out: vec[i64], at: i64) -> None:
        """Write every word of the mask of legal actions, for the seat that is asked."""
        raise NotImplementedError

    def choose(self, view: V, draft: vec[i64], action: i64) -> Move | None:
        """The move that a legal action completes; None where it is one more part of a draft."""
        raise NotImplementedError

    def spell(self, view: V, move: Move) -> vec[i64]:
        """The actions that make a legal move; moves that differ in colours alone may share theirs."""
        raise NotImplementedError

    def history(self, view: V) -> vec[i64]:
        """All that the seat has learned in this hand, in order, as entries of three: what it was (from 1), the seat
        counted on from the own one, a value."""
        raise NotImplementedError

    def behind(self, view: V, out: vec[i64], at: i64) -> None:
        """How many points each seat, counted on from the own one, is behind the first."""
        table = view.table
        best = table.scores[0]
        fewest = self.game.fewest_wins
        level = True
        for score in table.scores:
            if score != best:
                level = False
                if (score < best) == fewest:
                    best = score
        if level:
            return
        for step in range(table.players):
            score = table.scores[(view.seat + step) % table.players]
            put_at_most(out, at, step, score - best if fewest else best - score)


AnyEncoder = Encoder[Game, AnyView]


def noted(entries: vec[i64], kind: i64, seat: i64, value: i64) -> vec[i64]:
    """A history with one more entry."""
    return append(append(append(entries, kind), seat), value)
