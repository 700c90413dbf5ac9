"""What a good Sowix player knows: which letters a hand covers, what others showed that they lack; and, for the search,
moves worth trying and a quick way to play on."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.knowledge import Knowledge
from toutilix.cards import ALPHABET, BIT, FIRECRACKER, NO_CARD, NO_LETTER, STAR, STAR_AS, letter_of
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.games.sowix.history import (
    DRAWS,
    GOT,
    GOT_KEPT,
    PASSED,
    PLAYED,
    TURNED_UP,
    kind_of,
    seat_of,
    what_of,
)
from toutilix.games.sowix.letters import FITS, POINTS, REVERSING, fits
from toutilix.games.sowix.seat import DRAW, PASS, PLAY, SowixView

ALL_LETTERS: Final[i64] = 0x3FFFFFF
NEARLY_OUT: Final[i64] = 2
"""A seat with so few cards is stopped if it can be."""
NAMES_TRIED: Final = 4
"""The search looks at so many letters for a star."""

PLAYS: Final = [Move(PLAY, card) for card in range(158)]
CALLED_PLAYS: Final = [Move(PLAY, card, call=True) for card in range(158)]
DRAW_MOVE: Final = Move(DRAW)
PASS_MOVE: Final = Move(PASS)


def letters_covered(cards: vec[i64]) -> i64:
    """The letters on which at least one of the cards could be played, as a mask."""
    covered: i64 = 0
    for card in cards:
        if card >= STAR:
            return ALL_LETTERS
        covered |= FITS[card % ALPHABET]
    return covered


def lacking(view: SowixView) -> vec[i64]:
    """For each seat, a mask of the letters that it is known not to hold: it drew or passed when they would have fitted.
    Such a seat has no star and no firecracker either, or the mask is 0."""
    none = vec[i64]([0] * view.table.players)
    letter = NO_LETTER
    for entry in view.history():
        kind = kind_of(entry)
        if kind == TURNED_UP:
            if what_of(entry) != FIRECRACKER:
                letter = letter_of(what_of(entry))
        elif kind == PLAYED:
            card = what_of(entry) // 2
            if card != FIRECRACKER:
                letter = letter_of(card)
        elif kind == GOT:
            none[seat_of(entry)] = 0
        elif letter != NO_LETTER:
            seat = seat_of(entry)
            if kind == PASSED or (kind == DRAWS and not view.table.game.draw_when_able):
                none[seat] |= FITS[letter]
            elif kind == GOT_KEPT:
                none[seat] &= FITS[letter]
    return none


def play_of(view: SowixView, card: i64) -> Move:
    """Playing a card, with the call where it is due: a regular never forgets it."""
    return CALLED_PLAYS[card] if len(view.own.cards) == 2 else PLAYS[card]


@final
class SowixKnowledge(Knowledge):
    def __init__(self) -> None:
        super().__init__(True, 150.0)

    def candidates(self, view: AnyView, rng: Random) -> list[Move]:
        """One play for each letter, a firecracker, a star as some letters that the rest of the hand can follow and as
        X; the dearest first, always called. No draw by choice, and calls and catches before anything else."""
        assert isinstance(view, SowixView)
        said = self.speak(view)
        if said is not None:
            return [said]
        moves: list[Move] = []
        seen: i64 = 0
        star = False
        cracker = False
        for card in view.playable():
            if card == STAR:
                star = True
            elif card == FIRECRACKER:
                cracker = True
            elif not seen & BIT[card % ALPHABET]:
                seen |= BIT[card % ALPHABET]
                moves.append(play_of(view, card))
        moves.sort(key=_cheapness)
        if cracker:
            moves.append(play_of(view, FIRECRACKER))
        if star:
            for letter in _names(view):
                moves.append(play_of(view, STAR_AS + letter))
        if moves:
            return moves
        return [DRAW_MOVE if view.table.can_draw() else PASS_MOVE]

    def playout(self, view: AnyView, rng: Random) -> Move:
        """The dearest letter that fits; a firecracker against a seat nearly out; else a special card if it must be."""
        assert isinstance(view, SowixView)
        if view.table.uncalled:
            said = self.speak(view)
            if said is not None:
                return said
        return quick_play(view, rng)


def quick_play(view: SowixView, rng: Random) -> Move:
    table = view.table
    cards = view.own.cards
    if view.own.drawn != NO_CARD:
        card = view.own.drawn
        return play_of(view, STAR_AS + _quick_name(cards, rng) if card == STAR else card)
    best = NO_CARD
    worth: i64 = -1
    star = False
    cracker = False
    any_fits = table.letter == NO_LETTER
    fitting = ALL_LETTERS if any_fits else FITS[table.letter]
    for card in cards:
        if card == STAR:
            star = True
        elif card == FIRECRACKER:
            cracker = True
        elif fitting & BIT[card % ALPHABET] and POINTS[card] > worth:
            best = card
            worth = POINTS[card]
    if cracker and (best == NO_CARD or table.counts[table.after(view.seat)] <= NEARLY_OUT):
        return play_of(view, FIRECRACKER)
    if best != NO_CARD:
        return play_of(view, best)
    if star:
        return play_of(view, STAR_AS + _quick_name(cards, rng))
    return DRAW_MOVE if table.can_draw() else PASS_MOVE


def _quick_name(cards: vec[i64], rng: Random) -> i64:
    """The letter of one of the cards in hand, so that it can be played in its turn; with only special cards, any."""
    at = rng.randrange(len(cards))
    for _ in range(len(cards)):
        card = cards[at]
        if card < STAR:
            return card % ALPHABET
        at = (at + 1) % len(cards)
    return rng.randrange(26)


def _cheapness(move: Move) -> int:
    return -POINTS[move.card]


def _names(view: SowixView) -> list[int]:
    """The letters for a star that let most points of the hand follow, and X."""
    ranked: list[tuple[int, int]] = []
    for letter in range(26):
        follow: i64 = 0
        for card in view.own.cards:
            if card < STAR and fits(letter, card):
                follow += POINTS[card] + 5
        ranked.append((-follow, letter))
    ranked.sort()
    names = [letter for _, letter in ranked[:NAMES_TRIED]]
    if REVERSING not in names:
        names.append(REVERSING)
    return names


KNOWLEDGE: Final = SowixKnowledge()
