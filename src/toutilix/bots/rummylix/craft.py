"""How Rummylix is played well at valuation, and fast: each function finds one sort of move.

The regular says why; the search plays its supposed hands to the end with it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.rummylix.laying import BestLays
from toutilix.bots.rummylix.valuing import SIDES, Valuation, fits, stars_in
from toutilix.cards import ALPHABET, ANY, BIT, NO_LETTER, STAR, STAR_AS, is_star, letter_card
from toutilix.engine.moves import BOTH_SIDES, LEFT, Move
from toutilix.games.rummylix.runs import Run
from toutilix.games.rummylix.scoring import run_points
from toutilix.games.rummylix.table import BLOCK, DISCARD, DRAW, LAY, STEP_DRAW, SWAP, TAKE, UNBLOCK, end_move

_DRAW: Final = Move(DRAW)
_TAKE: Final = Move(TAKE)

_HELPS: Final = 0.3
"""The cost of discarding a letter that the next player can add to a run, for each point that it brings there."""
_FREES_STAR: Final = 6.0
"""The gain of the next player from a letter that takes a star."""
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


def choose(valuation: Valuation) -> Move:
    """The first thing worth doing, in the order in which a turn is best played; needs no chance."""
    table = valuation.table
    if table.step == STEP_DRAW:
        return draw(valuation)
    if table.star_to_place:
        return placing(valuation)
    found: Move | None = None
    if valuation.opened:
        found = swap(valuation)
    if found is None:
        lays = BestLays(valuation, 1)
        if len(lays.found):
            return Move(LAY, groups=lays.groups(0))
        if valuation.opened:
            found = own_add(valuation)
            if found is None:
                found = block(valuation)
            if found is None:
                found = gift(valuation)
    return discard(valuation) if found is None else found


def draw(valuation: Valuation) -> Move:
    table = valuation.table
    if table.discard == 0:
        return _DRAW
    if table.stock == 0 and not table.game.reshuffle:
        # R7: the pile is turned over, and all know its order.
        return _DRAW if valuation.gain(table.top) < valuation.gain(valuation.view.memory.discard[0]) else _TAKE
    return _DRAW if valuation.gain(table.top) <= valuation.unknown_gain() else _TAKE


# --- stars -----------------------------------------------------------------------------------------------------------


def swap(valuation: Valuation) -> Move | None:
    """A star that can be taken and put on an own run; preferably from another player's run."""
    if len(valuation.end_runs) == 0:
        return None
    found: Move | None = None
    table = valuation.table
    for number in range(len(table.runs)):
        run = table.runs[number]
        if found is None or run.owner != valuation.seat:
            letter = _letter_for_star(valuation, run)
            if letter != NO_LETTER:
                found = Move(SWAP, letter_card(letter, ANY), number)
                if run.owner != valuation.seat:
                    return found
    return found


def _letter_for_star(valuation: Valuation, run: Run) -> i64:
    """A letter in hand that can take a star of this run."""
    if run.blocked != BOTH_SIDES:
        for place in range(len(run.cards)):
            card = run.cards[place]
            if is_star(card) and valuation.letters & BIT[card - STAR_AS] and not run.is_guarded(place):
                return card - STAR_AS
    return NO_LETTER


def placing(valuation: Valuation) -> Move:
    """The best place for a star: on an own run, as a letter that nobody can put in its place."""
    found = own_placing(valuation)
    if found is not None:
        return found
    table = valuation.table
    least = 0.0
    for number in range(len(table.runs)):
        run = table.runs[number]
        for side in SIDES:
            if run.open_sides() & side:
                letter = run.letter_at(side)
                cost = float(run_points(table, run.owner, None)) - valuation.risk(letter)
                if found is None or cost < least:
                    found = end_move(number, side, STAR_AS + letter, table)
                    least = cost
    assert found is not None
    return found


def own_placing(valuation: Valuation) -> Move | None:
    table = valuation.table
    found: Move | None = None
    least = 0.0
    for place in range(len(valuation.end_runs)):
        run = table.runs[valuation.end_runs[place]]
        letter = run.letter_at(valuation.end_sides[place])
        risk = valuation.risk(letter)
        if found is None or risk < least:
            found = end_move(valuation.end_runs[place], valuation.end_sides[place], STAR_AS + letter, table)
            least = risk
    return found


def own_placings(valuation: Valuation) -> "Ranking":
    """Every own end for a star, the safest first."""
    table = valuation.table
    ranking = Ranking()
    for place in range(len(valuation.end_runs)):
        letter = table.runs[valuation.end_runs[place]].letter_at(valuation.end_sides[place])
        move = end_move(valuation.end_runs[place], valuation.end_sides[place], STAR_AS + letter, table)
        ranking.put(move, valuation.risk(letter))
    return ranking


def unblocks(valuation: Valuation) -> list[Move]:
    """Firecrackers of others that a star in hand removes, where a letter in hand then takes a star."""
    found: list[Move] = []
    if valuation.stars == 0 or len(valuation.end_runs) == 0:
        return found
    table = valuation.table
    for number in range(len(table.runs)):
        run = table.runs[number]
        for side in SIDES:
            if run.blocked & side and run.owner != valuation.seat:
                if _letter_for_star(valuation, run.with_blocked(run.blocked & ~side)) != NO_LETTER:
                    found.append(Move(UNBLOCK, number=number, side=side))
    return found


# --- adding and blocking ---------------------------------------------------------------------------------------------


def own_add(valuation: Valuation) -> Move | None:
    """A letter, else a star, at an end of an own run."""
    table = valuation.table
    for place in range(len(valuation.end_runs)):
        number = valuation.end_runs[place]
        letter = table.runs[number].letter_at(valuation.end_sides[place])
        if valuation.letters & BIT[letter]:
            return end_move(number, valuation.end_sides[place], letter_card(letter, ANY), table)
    return own_placing(valuation) if valuation.stars else None


def block(valuation: Valuation) -> Move | None:
    """A firecracker on an own run, first where it guards stars, then where the hand needs the end least."""
    if valuation.firecrackers == 0:
        return None
    found: Move | None = None
    least = 0.0
    for place in range(len(valuation.end_runs)):
        number = valuation.end_runs[place]
        side = valuation.end_sides[place]
        run = valuation.table.runs[number]
        cost = _needed(valuation, run, side) - _GUARDS * float(guards(run, side))
        if found is None or cost < least:
            found = Move(BLOCK, number=number, side=side)
            least = cost
    return found


def guards(run: Run, side: i64) -> i64:
    """How many stars a firecracker would guard here."""
    if run.blocked:
        return stars_in(run)
    return 1 if is_star(run.cards[0] if side == LEFT else run.cards[len(run.cards) - 1]) else 0


def _needed(valuation: Valuation, run: Run, side: i64) -> float:
    """How many of the next letters at an end are in hand."""
    needed = 0.0
    letter = run.letter_at(side)
    for _ in range(3):
        if valuation.letters & BIT[letter]:
            needed += 1.0
        letter = (letter + (ALPHABET - 1 if side == LEFT else 1)) % ALPHABET
    return needed


def gift(valuation: Valuation) -> Move | None:
    """A letter for a run of others, if so all cards go but one to discard: an empty hand is worth more."""
    if not valuation.opened or valuation.firecrackers or valuation.stars:
        return None
    table = valuation.table
    left = valuation.held[:]
    cards = len(valuation.cards)
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


def gifts(valuation: Valuation) -> list[Move]:
    """Letters that fit runs of others."""
    found: list[Move] = []
    table = valuation.table
    if valuation.opened:
        for number in range(len(table.runs)):
            run = table.runs[number]
            if run.owner != valuation.seat:
                for side in SIDES:
                    if run.open_sides() & side and valuation.letters & BIT[run.letter_at(side)]:
                        found.append(end_move(number, side, letter_card(run.letter_at(side), ANY), table))
    return found


# --- discarding ------------------------------------------------------------------------------------------------------


def discards(valuation: Valuation) -> Ranking:
    """Every card once, first the one that is missed least and helps the next player least."""
    ranking = Ranking()
    seen: i64 = 0
    for card in valuation.cards:
        face = BIT[card % ALPHABET if card < STAR else card - STAR + ALPHABET]
        if seen & face == 0:
            ranking.put(Move(DISCARD, card), _missed(valuation, card))
            seen |= face
    return ranking


def discard(valuation: Valuation) -> Move:
    """The card that is missed least and helps the next player least."""
    cards = valuation.cards
    best = cards[0]
    least = _missed(valuation, best)
    for place in range(1, len(cards)):
        cost = _missed(valuation, cards[place])
        if cost < least:
            best = cards[place]
            least = cost
    return Move(DISCARD, best)


def _missed(valuation: Valuation, card: i64) -> float:
    """The cost of discarding a card."""
    if card >= STAR:
        return 20.0 if card == STAR else 10.0
    letter = card % ALPHABET
    cost = valuation.change(letter) if valuation.held[letter] == 1 else 0.0
    return cost + _HELPS * helped(valuation, letter)


def helped(valuation: Valuation, letter: i64) -> float:
    """How much the next player would like this letter: it lengthens a run of theirs or frees a star."""
    table = valuation.table
    after = (valuation.seat + 1) % table.players
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
