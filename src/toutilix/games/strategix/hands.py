"""A hand of Strategix: its order, the cards that leave it for a play, and those that change hands (S12)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, ANY, FIRECRACKER, NO_CARD, STAR, UNSEEN, face_of, letter_of
from toutilix.engine.moves import GROUP_END

_STAR_RANK: Final[i64] = 60
_FIRECRACKER_RANK: Final[i64] = 61


def low_rank(card: i64) -> i64:
    """The lowest card is the lowest letter, of equal letters the pink one; stars and firecrackers are highest."""
    if card == FIRECRACKER:
        return _FIRECRACKER_RANK
    return _STAR_RANK if card >= STAR else 2 * (card % ALPHABET) + card // ALPHABET


def best_rank(card: i64) -> i64:
    """The best card is a firecracker, a star, Z, Y ...; of equal letters it is the pink one."""
    if card == FIRECRACKER:
        return _FIRECRACKER_RANK
    return _STAR_RANK if card >= STAR else 2 * (card % ALPHABET) + 1 - card // ALPHABET


def lowest_of(cards: vec[i64]) -> i64:
    lowest = cards[0]
    for card in cards:
        if low_rank(card) < low_rank(lowest):
            lowest = card
    return lowest


def best_of(cards: vec[i64]) -> i64:
    best = cards[0]
    for card in cards:
        if best_rank(card) > best_rank(best):
            best = card
    return best


def in_order(cards: vec[i64]) -> vec[i64]:
    """A copy in the order in which every hand is kept, so that equal hands are equal vectors."""
    return _by_rank(cards, vec[i64]([low_rank(card) for card in cards]))


def _by_rank(cards: vec[i64], ranks: vec[i64]) -> vec[i64]:
    """A copy with the lowest rank first; `ranks` are sorted too."""
    ordered = cards[:]
    for at in range(1, len(ordered)):
        card = ordered[at]
        rank = ranks[at]
        place: i64 = at
        while place > 0 and ranks[place - 1] > rank:
            ordered[place] = ordered[place - 1]
            ranks[place] = ranks[place - 1]
            place -= 1
        ordered[place] = card
        ranks[place] = rank
    return ordered


def take(left: vec[i64], groups: vec[i64]) -> vec[i64]:
    """The groups of a move with the faces that leave the hand `left`, where they become NO_CARD; UNSEEN for a card
    that is not there. Colours that are named go first, then pink before blue; a star keeps its letter."""
    taken = groups[:]
    for coloured in (True, False):
        for at in range(len(groups)):
            wanted = groups[at]
            plain = ANY * ALPHABET <= wanted < STAR
            if wanted == GROUP_END or plain == coloured:
                continue
            place = _place_of(left, wanted, plain)
            if place < 0:
                taken[at] = UNSEEN
            else:
                if plain:
                    taken[at] = left[place]
                left[place] = NO_CARD
    return taken


def _place_of(left: vec[i64], wanted: i64, plain: bool) -> i64:
    """The place of the card in a hand in order, so that of equal letters the pink one is found first."""
    face = face_of(wanted)
    for place in range(len(left)):
        held = left[place]
        if held == face or (plain and 0 <= held < STAR and held % ALPHABET == face % ALPHABET):
            return place
    return -1


def still_held(left: vec[i64]) -> vec[i64]:
    """The hand without the places that `take` has emptied."""
    held = vec[i64](capacity=len(left))
    for card in left:
        if card != NO_CARD:
            held = append(held, card)
    return held


def faces_of(groups: vec[i64]) -> vec[i64]:
    """The cards of a play as they lie in a hand or aside."""
    faces = vec[i64](capacity=len(groups))
    for card in groups:
        if card != GROUP_END:
            faces = append(faces, face_of(card))
    return faces


def sorted_groups(groups: list[vec[i64]]) -> list[vec[i64]]:
    """The groups of a play as they are shown, however they were typed: groups and letters ascending."""
    shown = [_by_letter(group) for group in groups]
    for at in range(1, len(shown)):
        group = shown[at]
        place: i64 = at
        while place > 0 and letter_of(shown[place - 1][0]) > letter_of(group[0]):
            shown[place] = shown[place - 1]
            place -= 1
        shown[place] = group
    return shown


def _by_letter(group: vec[i64]) -> vec[i64]:
    """A real card comes before a star of the same letter, since all letter cards are smaller numbers."""
    return _by_rank(group, vec[i64]([letter_of(card) * 2 * UNSEEN + card for card in group]))
