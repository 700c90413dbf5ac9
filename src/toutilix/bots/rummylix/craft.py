"""How Rummylix is played well at sight, and fast: each function finds one sort of move.

The regular says why; the search plays its supposed hands to the end with it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.rummylix.laying import BestLays
from toutilix.bots.rummylix.valuing import SIDES, Sight, fits, stars_in
from toutilix.cards import ALPHABET, ANY, BIT, NO_LETTER, STAR, STAR_AS, is_star, letter_card
from toutilix.engine.moves import BOTH_SIDES, LEFT, Move
from toutilix.games.rummylix.runs import Run
from toutilix.games.rummylix.scoring import run_points
from toutilix.games.rummylix.table import BLOCK, DISCARD, DRAW, LAY, STEP_DRAW, SWAP, TAKE, UNBLOCK, end_move

_DRAW: Final = Move(DRAW)
_TAKE: Final = Move(TAKE)

_HELPS: Final = 0.3
"""What it costs to throw away a letter that the next player can put on a run, for each point that it brings there."""
_FREES_STAR: Final = 6.0
"""What the next player gets for a letter that takes a star."""
_GUARDS: Final = 3.0
"""How many letters that a hand could still add are given up to guard a star."""


@final
class Ranking:
    """Moves, the one that costs least first."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.costs: list[float] = []

    def put(self, move: Move, cost: float) -> None:
        place = len(self.moves)
        while place > 0 and cost < self.costs[place - 1]:
            place -= 1
        self.moves.insert(place, move)
        self.costs.insert(place, cost)


def choose(sight: Sight) -> Move:
    """The first thing worth doing, in the order in which a turn is best played; needs no chance."""
    table = sight.table
    if table.step == STEP_DRAW:
        return draw(sight)
    if table.star_to_place:
        return placing(sight)
    found: Move | None = None
    if sight.opened:
        found = swap(sight)
    if found is None:
        lays = BestLays(sight, 1)
        if len(lays.found):
            return Move(LAY, groups=lays.groups(0))
        if sight.opened:
            found = own_add(sight)
            if found is None:
                found = block(sight)
            if found is None:
                found = gift(sight)
    return discard(sight) if found is None else found


def draw(sight: Sight) -> Move:
    table = sight.table
    if table.discard == 0:
        return _DRAW
    if table.stock == 0 and not table.game.reshuffle:
        # R7: the pile is turned over, and all know its order.
        return _DRAW if sight.gain(table.top) < sight.gain(sight.view.memory.discard[0]) else _TAKE
    return _DRAW if sight.gain(table.top) <= sight.unknown_gain() else _TAKE


# --- stars -----------------------------------------------------------------------------------------------------------


def swap(sight: Sight) -> Move | None:
    """A star that can be taken and put on a run of one's own, rather one of others."""
    if len(sight.end_runs) == 0:
        return None
    found: Move | None = None
    table = sight.table
    for number in range(len(table.runs)):
        run = table.runs[number]
        if found is None or run.owner != sight.seat:
            letter = _letter_for_star(sight, run)
            if letter != NO_LETTER:
                found = Move(SWAP, letter_card(letter, ANY), number)
                if run.owner != sight.seat:
                    return found
    return found


def _letter_for_star(sight: Sight, run: Run) -> i64:
    """A letter in hand that can take a star of this run."""
    if run.blocked != BOTH_SIDES:
        for place in range(len(run.cards)):
            card = run.cards[place]
            if is_star(card) and sight.letters & BIT[card - STAR_AS] and not run.is_guarded(place):
                return card - STAR_AS
    return NO_LETTER


def placing(sight: Sight) -> Move:
    """Where a star is best put: on one's own run, as a letter that nobody can put in its place."""
    found = own_placing(sight)
    if found is not None:
        return found
    table = sight.table
    least = 0.0
    for number in range(len(table.runs)):
        run = table.runs[number]
        for side in SIDES:
            if run.open_sides() & side:
                letter = run.letter_at(side)
                cost = float(run_points(table, run.owner, None)) - sight.risk(letter)
                if found is None or cost < least:
                    found = end_move(number, side, STAR_AS + letter, table)
                    least = cost
    assert found is not None
    return found


def own_placing(sight: Sight) -> Move | None:
    table = sight.table
    found: Move | None = None
    least = 0.0
    for place in range(len(sight.end_runs)):
        run = table.runs[sight.end_runs[place]]
        letter = run.letter_at(sight.end_sides[place])
        risk = sight.risk(letter)
        if found is None or risk < least:
            found = end_move(sight.end_runs[place], sight.end_sides[place], STAR_AS + letter, table)
            least = risk
    return found


def own_placings(sight: Sight) -> "Ranking":
    """Every end of one's own for a star, the safest first."""
    table = sight.table
    ranking = Ranking()
    for place in range(len(sight.end_runs)):
        letter = table.runs[sight.end_runs[place]].letter_at(sight.end_sides[place])
        move = end_move(sight.end_runs[place], sight.end_sides[place], STAR_AS + letter, table)
        ranking.put(move, sight.risk(letter))
    return ranking


def unblocks(sight: Sight) -> list[Move]:
    """Firecrackers of others that a star in hand removes, where a letter in hand then takes a star."""
    found: list[Move] = []
    if sight.stars == 0 or len(sight.end_runs) == 0:
        return found
    table = sight.table
    for number in range(len(table.runs)):
        run = table.runs[number]
        for side in SIDES:
            if run.blocked & side and run.owner != sight.seat:
                if _letter_for_star(sight, run.with_blocked(run.blocked & ~side)) != NO_LETTER:
                    found.append(Move(UNBLOCK, number=number, side=side))
    return found


# --- adding and blocking ---------------------------------------------------------------------------------------------


def own_add(sight: Sight) -> Move | None:
    """A letter, else a star, at an end of a run of one's own."""
    table = sight.table
    for place in range(len(sight.end_runs)):
        number = sight.end_runs[place]
        letter = table.runs[number].letter_at(sight.end_sides[place])
        if sight.letters & BIT[letter]:
            return end_move(number, sight.end_sides[place], letter_card(letter, ANY), table)
    return own_placing(sight) if sight.stars else None


def block(sight: Sight) -> Move | None:
    """A firecracker on a run of one's own, first where it guards stars, then where the hand needs the end least."""
    if sight.firecrackers == 0:
        return None
    found: Move | None = None
    least = 0.0
    for place in range(len(sight.end_runs)):
        number = sight.end_runs[place]
        side = sight.end_sides[place]
        run = sight.table.runs[number]
        cost = _needed(sight, run, side) - _GUARDS * float(guards(run, side))
        if found is None or cost < least:
            found = Move(BLOCK, number=number, side=side)
            least = cost
    return found


def guards(run: Run, side: i64) -> i64:
    """How many stars a firecracker would guard here."""
    if run.blocked:
        return stars_in(run)
    return 1 if is_star(run.cards[0] if side == LEFT else run.cards[len(run.cards) - 1]) else 0


def _needed(sight: Sight, run: Run, side: i64) -> float:
    """How many of the next letters at an end are in hand."""
    needed = 0.0
    letter = run.letter_at(side)
    for _ in range(3):
        if sight.letters & BIT[letter]:
            needed += 1.0
        letter = (letter + (ALPHABET - 1 if side == LEFT else 1)) % ALPHABET
    return needed


def gift(sight: Sight) -> Move | None:
    """A letter for a run of others, if so all cards go but one to discard: an empty hand is worth more."""
    if not sight.opened or sight.firecrackers or sight.stars:
        return None
    table = sight.table
    left = sight.held[:]
    cards = len(sight.cards)
    found: Move | None = None
    # The letter that each end wants next: all left ends, then all right ones.
    wanted = vec[i64]([run.letter_at(side) for side in SIDES for run in table.runs])
    going = True
    while going:
        going = False
        for number in range(len(table.runs)):
            for side in SIDES:
                if table.runs[number].open_sides() & side:
                    at = number if side == LEFT else number + len(table.runs)
                    letter = wanted[at]
                    if left[letter]:
                        left[letter] -= 1
                        cards -= 1
                        wanted[at] = (letter + (ALPHABET - 1 if side == LEFT else 1)) % ALPHABET
                        going = True
                        if found is None:
                            found = end_move(number, side, letter_card(letter, ANY), table)
    return found if cards <= 1 else None


def gifts(sight: Sight) -> list[Move]:
    """Letters that fit runs of others."""
    found: list[Move] = []
    table = sight.table
    if sight.opened:
        for number in range(len(table.runs)):
            run = table.runs[number]
            if run.owner != sight.seat:
                for side in SIDES:
                    if run.open_sides() & side and sight.letters & BIT[run.letter_at(side)]:
                        found.append(end_move(number, side, letter_card(run.letter_at(side), ANY), table))
    return found


# --- discarding ------------------------------------------------------------------------------------------------------


def discards(sight: Sight) -> Ranking:
    """Every card once, first the one that is missed least and helps the next player least."""
    ranking = Ranking()
    seen: i64 = 0
    for card in sight.cards:
        face = BIT[card % ALPHABET if card < STAR else card - STAR + ALPHABET]
        if seen & face == 0:
            ranking.put(Move(DISCARD, card), _missed(sight, card))
            seen |= face
    return ranking


def discard(sight: Sight) -> Move:
    """The card that is missed least and helps the next player least."""
    cards = sight.cards
    best = cards[0]
    least = _missed(sight, best)
    for place in range(1, len(cards)):
        cost = _missed(sight, cards[place])
        if cost < least:
            best = cards[place]
            least = cost
    return Move(DISCARD, best)


def _missed(sight: Sight, card: i64) -> float:
    """What it costs to throw a card away."""
    if card >= STAR:
        return 20.0 if card == STAR else 10.0
    letter = card % ALPHABET
    cost = sight.change(letter) if sight.held[letter] == 1 else 0.0
    return cost + _HELPS * helped(sight, letter)


def helped(sight: Sight, letter: i64) -> float:
    """How much the next player would like this letter: it lengthens a run of theirs or frees a star."""
    table = sight.table
    after = (sight.seat + 1) % table.players
    worth = 0.0
    if not table.has_opened(after):
        return worth
    for run in table.runs:
        if run.owner == after and fits(run, letter):
            worth += 1.0
        place = run.star_for(letter)
        if place >= 0 and not run.is_guarded(place):
            worth += _FREES_STAR
    return worth
