"""What the search knows of Rummylix: moves worth a thought and a quick way to play on."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.bots.knowledge import Knowledge
from toutilix.bots.rummylix.regular import blocks, discards, draw, gifts, lays, own_adds, placings, swaps
from toutilix.bots.rummylix.valuing import SIDES, Sight
from toutilix.cards import ALPHABET, ANY, BIT, FIRECRACKER, STAR, STAR_AS, is_star, letter_card
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.games.rummylix.runs import BOTH_SIDES, SHORTEST, random_lay
from toutilix.games.rummylix.table import (
    BLOCK,
    DISCARD,
    DRAW,
    LAY,
    STEP_DRAW,
    SWAP,
    TAKE,
    RummylixView,
    end_move,
)

LAYS_TRIED: Final = 3
DISCARDS_TRIED: Final = 3
CLEAR: Final = 1.0
"""What is so many points better at sight needs no thought: one hand tells less than that."""
FEW: Final = 3

_DRAW: Final = Move(DRAW)
_TAKE: Final = Move(TAKE)


@final
class RummylixKnowledge(Knowledge):
    def __init__(self) -> None:
        super().__init__(False, 100.0)

    def candidates(self, view: AnyView, rng: Random) -> list[Move]:
        """In the order in which a turn is best played: what brings points is never left out, only how it is done is
        worth a thought; then what to throw away."""
        assert isinstance(view, RummylixView)
        table = view.table
        sight = Sight(view)
        if table.step == STEP_DRAW:
            first = draw(sight).move
            if not table.discard or abs(sight.gain(int(table.top)) - sight.unknown_gain()) > CLEAR:
                return [first]
            return [first, _DRAW if first.verb == TAKE else _TAKE]
        if table.star_to_place:
            return [advice.move for advice in placings(sight)[:2]]
        laid = lays(sight)[:LAYS_TRIED]
        if laid:
            least = sight.lay_worth(laid[0].move.groups) - CLEAR
            laid = [advice for advice in laid if sight.lay_worth(advice.move.groups) >= least]
        for found in (swaps(sight)[:1], laid, own_adds(sight)[:1], blocks(sight)[:2]):
            if found:
                return [advice.move for advice in found]
        return [advice.move for advice in gifts(sight) + discards(sight)[:DISCARDS_TRIED]]

    def playout(self, view: AnyView, rng: Random) -> Move:
        """Takes what fits, frees stars, lays, lengthens its own runs, blocks; throws away what has no neighbour."""
        assert isinstance(view, RummylixView)
        table = view.table
        if table.step == STEP_DRAW:
            return _TAKE if table.discard and _is_wanted(view, table.top) else _DRAW
        if table.star_to_place:
            return _place(view)
        letters = letters_held(view)
        move = _at_runs(view, letters) if table.has_opened(view.seat) else None
        if move is None:
            groups = _lay(view, rng)
            move = Move(LAY, groups=groups) if len(groups) else _special(view)
        return move if move is not None else _discard(view, letters, rng)


def letters_held(view: RummylixView) -> i64:
    """A mask of the letters in hand."""
    letters: i64 = 0
    for card in view.cards:
        if card < STAR:
            letters |= BIT[card % ALPHABET]
    return letters


def _is_wanted(view: RummylixView, card: i64) -> bool:
    if card >= STAR:
        return True
    letter = card % ALPHABET
    if view.table.has_opened(view.seat):
        for run in view.table.runs:
            if run.owner == view.seat:
                if run.sides_for(letter) & run.open_sides():
                    return True
            elif run.star_for(letter) >= 0:
                return True
    return _neighbours(letters_held(view), letter) >= 2


def _neighbours(letters: i64, letter: i64) -> i64:
    """How many of the letters within two places are held; none where the letter itself is."""
    near: i64 = 0
    for away in (1, 2, ALPHABET - 2, ALPHABET - 1):
        if letters & BIT[(letter + away) % ALPHABET]:
            near += 1
    return near


def _place(view: RummylixView) -> Move:
    """A star that was freed goes to an end of one's own, else to any."""
    table = view.table
    found: Move | None = None
    for number in range(len(table.runs)):
        run = table.runs[number]
        for side in SIDES:
            if run.open_sides() & side:
                move = end_move(number, side, STAR_AS + run.letter_at(side), table)
                if run.owner == view.seat:
                    return move
                found = move
    assert found is not None
    return found


def _at_runs(view: RummylixView, letters: i64) -> Move | None:
    """Free a star, or lengthen a run of one's own; any run where that brings an empty hand near."""
    table = view.table
    own = False
    mine = False
    add: Move | None = None
    for number in range(len(table.runs)):
        run = table.runs[number]
        for side in SIDES:
            if run.open_sides() & side:
                if run.owner == view.seat:
                    own = True
                letter = run.letter_at(side)
                if letters & BIT[letter] and not mine and (run.owner == view.seat or len(view.cards) <= FEW):
                    mine = run.owner == view.seat
                    add = end_move(number, side, letter_card(letter, ANY), table)
    if not own:
        return add
    for number in range(len(table.runs)):
        run = table.runs[number]
        if run.blocked != BOTH_SIDES:
            for place in range(len(run.cards)):
                if is_star(run.cards[place]) and letters & BIT[run.cards[place] - STAR_AS]:
                    if not run.is_guarded(place):
                        return Move(SWAP, letter_card(run.cards[place] - STAR_AS, ANY), number)
    return add


def _lay(view: RummylixView, rng: Random) -> vec[i64]:
    """Some lay, without stars if there is one."""
    opened = view.table.has_opened(view.seat)
    if STAR in view.cards:
        letters = vec[i64]()
        for card in view.cards:
            if card < STAR:
                letters = append(letters, card)
        if len(letters) >= SHORTEST:
            groups = random_lay(letters, opened, rng)
            if len(groups):
                return groups
    return random_lay(view.cards, opened, rng)


def _special(view: RummylixView) -> Move | None:
    """A star or a firecracker for a run of one's own."""
    table = view.table
    star = STAR in view.cards and table.has_opened(view.seat)
    firecracker = FIRECRACKER in view.cards
    if star or firecracker:
        for number in range(len(table.runs)):
            run = table.runs[number]
            if run.owner == view.seat:
                for side in SIDES:
                    if run.open_sides() & side:
                        if star:
                            return end_move(number, side, STAR_AS + run.letter_at(side), table)
                        return Move(BLOCK, number=number, side=side)
    return None


def _discard(view: RummylixView, letters: i64, rng: Random) -> Move:
    """The letter with the fewest neighbours, from anywhere in the hand on; a special card only if there is no other."""
    size = len(view.cards)
    first = rng.randrange(size)
    best = view.cards[first]
    fewest: i64 = 100
    for step in range(size):
        card = view.cards[(first + step) % size]
        if card < STAR:
            near = _neighbours(letters, card % ALPHABET)
            if near < fewest:
                best = card
                fewest = near
    return Move(DISCARD, best)


KNOWLEDGE: Final = RummylixKnowledge()
