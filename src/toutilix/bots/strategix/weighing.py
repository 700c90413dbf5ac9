"""Sensible moves of a Strategix seat, and what each of them costs its plan."""

from itertools import islice
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.bots.strategix.planning import (
    CUTS,
    FOUL,
    LOST_LEAD,
    Planner,
    Rivals,
    Shape,
    kind_of,
    length_of,
    single_code,
    start_at,
    starts_of,
)
from toutilix.cards import BIT, is_star, letter_of
from toutilix.engine.moves import GROUP_END, Move
from toutilix.games.strategix.combinations import (
    FIRECRACKERS_AT,
    SINGLE,
    STARS_AT,
    Combination,
    Z,
    can_follow,
    combination_of,
    spelled,
    stars_needed,
    tally_of,
)
from toutilix.games.strategix.plays import Groups, plays
from toutilix.games.strategix.seat import StrategixView
from toutilix.games.strategix.table import PASS, PLAY, SINGLE_CARD, THROW

OUT: Final = -20.0
NEARLY_OUT: Final = 4
"""Somebody with so few cards must not get the lead."""
URGENT: Final = 1.5
SHY: Final = 0.3
"""The pass though one could follow comes only once."""
AGAIN: Final = 0.4
"""After a firecracker between two players one acts at once again; a rival near the end loses the turn."""
FOLLOWABLE: Final = 0.4
"""With a firecracker in hand one wants to be followed: it cannot be led."""
STUCK: Final = 4.0
"""With one play and a firecracker left, the lead is no good: playing the one leaves the other for a foul."""
WEAK_FIRST: Final = 0.15
"""Of two plays of one plan, the one that loses the lead goes while there are others to win it back."""
MANY_CARDS: Final = 0.02
LOW_FIRST: Final = 0.01

_WEAKEST: Final = 8
_STARRED: Final = 5
_STRONGEST: Final = 2


@final
class WeighedMove:
    """A move, what it costs in plays, how many plays are left after it, and how likely it is to win its round."""

    def __init__(self, move: Move, cost: float, left: i64, wins: float) -> None:
        self.move: Final = move
        self.cost: Final = cost
        self.left: Final = left
        self.wins: Final = wins


def weighed(view: StrategixView) -> list[WeighedMove]:
    """Sensible moves of the seat in turn, cheapest first."""
    planner = Planner(Rivals(view.table, view.seat))
    tally = tally_of(view.own.cards)
    follow = view.table.combination
    choices = _leads(view, tally, planner) if follow is None else _answers(view, follow, tally, planner)
    cheapest: list[WeighedMove] = []
    for choice in sorted(choices, key=cost_of):
        for other in cheapest:
            if other.move == choice.move:
                break
        else:
            cheapest.append(choice)
    return cheapest


def cost_of(choice: WeighedMove) -> float:
    return choice.cost


def urgency(rivals: Rivals) -> float:
    return LOST_LEAD * URGENT if rivals.fewest <= NEARLY_OUT else LOST_LEAD


# --- on the lead -----------------------------------------------------------------------------------------------------


def _leads(view: StrategixView, tally: vec[i64], planner: Planner) -> list[WeighedMove]:
    planner.take(tally)
    codes = vec[i64]()
    for way in range(CUTS):
        if planner.cut(way):
            codes = plays_of(planner, codes)
    return leads_among(view, with_lone_cards(codes, tally), tally, planner)


def leads_among(view: StrategixView, codes: vec[i64], tally: vec[i64], planner: Planner) -> list[WeighedMove]:
    choices: list[WeighedMove] = []
    for code in codes:
        starts = starts_of(code)
        groups = spelled(kind_of(code), length_of(code), starts, tally[:])
        choice = _played(view, groups, tally, planner, 0)
        cards = len(starts) * length_of(code)
        taste = WEAK_FIRST * choice.wins - MANY_CARDS * float(cards) + LOW_FIRST * float(starts[0])
        if tally[FIRECRACKERS_AT]:
            taste += choice.wins * (STUCK if choice.left <= 1 else FOLLOWABLE)
        choices.append(WeighedMove(choice.move, choice.cost + taste, choice.left, choice.wins))
    return choices


def plays_of(planner: Planner, codes: vec[i64]) -> vec[i64]:
    """With the plays of a cut, their clean and other parts and their ends."""
    codes = _with_parts(codes, planner.pairs)
    codes = _with_parts(codes, planner.runs)
    codes = _with_parts(codes, planner.short)
    for letter in range(Z + 1):
        if planner.singles & BIT[letter]:
            codes = _with(codes, single_code(letter))
    return _with(codes, single_code(Z)) if planner.winners else codes


def with_lone_cards(codes: vec[i64], tally: vec[i64]) -> vec[i64]:
    """With the lowest and the highest card alone, whatever they would be good for otherwise."""
    highest: i64 = -1
    for letter in range(Z + 1):
        if tally[letter]:
            if highest < 0:
                codes = _with(codes, single_code(letter))
            highest = letter
    return _with(codes, single_code(highest)) if highest >= 0 else codes


def _with_parts(codes: vec[i64], shape: Shape) -> vec[i64]:
    if shape.number == 0:
        return codes
    codes = _with(codes, shape.part(shape.starts))
    if shape.number > 1:
        codes = _with(codes, shape.part(start_at(shape.low)))
        codes = _with(codes, shape.part(start_at(shape.high)))
        if shape.foul and shape.foul != shape.starts:
            codes = _with(codes, shape.part(shape.foul))
            codes = _with(codes, shape.part(shape.starts - shape.foul))
    return codes


def _with(codes: vec[i64], code: i64) -> vec[i64]:
    return codes if code in codes else append(codes, code)


# --- following -------------------------------------------------------------------------------------------------------


def _answers(view: StrategixView, follow: Combination, tally: vec[i64], planner: Planner) -> list[WeighedMove]:
    choices: list[WeighedMove] = []
    after = next_rival(view)
    for groups in _follows(tally, follow):
        combination = combination_of(groups)
        same = combination is not None and combination.starts == follow.starts
        choices.append(_played(view, groups, tally, planner, view.table.counts[after] if same else 0))
    throw = Move(THROW)
    if view.is_legal(throw):
        rest = tally[:]
        rest[FIRECRACKERS_AT] -= 1
        cost = planner.plan(rest) + urgency(planner.rivals)
        if len(view.own.cards) == 1:
            cost = FOUL + LOST_LEAD
        elif view.table.players == 2 or view.table.counts[after] <= NEARLY_OUT:
            cost -= AGAIN
        choices.append(WeighedMove(throw, cost, planner.number, 0.0))
    skip = Move(PASS)
    if view.is_legal(skip):
        cost = planner.plan(tally) + urgency(planner.rivals) + (SHY if can_follow(tally, follow) else 0.0)
        choices.append(WeighedMove(skip, cost, planner.number, 0.0))
    return choices


def next_rival(view: StrategixView) -> i64:
    """The next seat with cards: it loses its turn after a firecracker or the same letters (S7)."""
    table = view.table
    for step in range(1, table.players):
        seat = (view.seat + step) % table.players
        if table.counts[seat]:
            return seat
    return (view.seat + 1) % table.players


def _follows(tally: vec[i64], follow: Combination) -> list[vec[i64]]:
    """Some ways to follow: the weakest with as few stars as it takes, the same letters, the strongest."""
    kind, length, number, lowest = follow.kind, follow.length, len(follow.starts), follow.strength()
    needed = stars_needed(tally, kind, length, number, lowest)
    if needed > tally[STARS_AT]:
        return []
    bare = tally[:]
    bare[STARS_AT] = needed
    found = list(islice(plays(bare, kind, length, number, lowest), _WEAKEST))
    if needed < tally[STARS_AT]:
        bare[STARS_AT] = needed + 1
        found += islice(plays(bare, kind, length, number, lowest), _STARRED)
    found += _strongest(tally, kind, length, number, lowest)
    again = spelled(kind, length, follow.starts, tally[:])
    if rest_of(tally, again)[STARS_AT] >= 0:
        found.append(again)
    return found


def _strongest(tally: vec[i64], kind: i64, length: i64, number: i64, lowest: i64) -> list[vec[i64]]:
    groups = Groups(tally, kind, length, number, lowest, step=-1)
    found: list[vec[i64]] = []
    while len(found) < _STRONGEST and groups.advance():
        starts = vec[i64](sorted(groups.starts))
        if starts[0] >= lowest:
            found.append(spelled(kind, length, starts, tally[:]))
    return found


# --- what a play costs -----------------------------------------------------------------------------------------------


def _played(view: StrategixView, groups: vec[i64], tally: vec[i64], planner: Planner, spared: i64) -> WeighedMove:
    combination = combination_of(groups)
    assert combination is not None
    rest = rest_of(tally, groups)
    wins = planner.rivals.chance(
        combination.kind,
        combination.length,
        len(combination.starts),
        combination.strength(),
        combination.has_z(),
        spared,
    )
    cost = planner.plan(rest)
    move = Move(PLAY, groups=groups)
    if len(combination.starts) * combination.length == len(view.own.cards):
        return WeighedMove(move, FOUL if is_foul(view, combination, rest, tally) else OUT, planner.number, wins)
    cost += urgency(planner.rivals) * (1.0 - wins)
    if view.table.combination is not None:
        cost += LOW_FIRST * float(combination.strength())
        if tally[FIRECRACKERS_AT] and planner.number <= 1:
            cost += STUCK * wins
    return WeighedMove(move, cost, planner.number, wins)


def is_foul(view: StrategixView, combination: Combination, rest: vec[i64], tally: vec[i64]) -> bool:
    """S10: would these last cards make their player Badluckix?"""
    if view.table.game.foul_finish == SINGLE_CARD and combination.kind != SINGLE:
        return False
    return combination.has_z() or rest[STARS_AT] < tally[STARS_AT]


def rest_of(tally: vec[i64], groups: vec[i64]) -> vec[i64]:
    """The tally without the cards of a play spelled in letters without colour and named stars."""
    left = tally[:]
    for card in groups:
        if card != GROUP_END:
            left[STARS_AT if is_star(card) else letter_of(card)] -= 1
    return left
