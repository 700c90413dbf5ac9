"""The Strategix regular: it plans its hand in few plays, keeps a clean one for the end, and weighs what each move costs
that plan."""

from dataclasses import dataclass
from itertools import islice
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.bots.strategix.planning import FOUL, LOST_LEAD, Plan, Play, Rivals, heaps, plan, rest_of
from toutilix.engine.events import Event
from toutilix.engine.moves import GROUP_END, NO_CARDS, Move
from toutilix.engine.view import AnyView
from toutilix.games.strategix.combinations import (
    FIRECRACKERS_AT,
    SINGLE,
    STARS_AT,
    Combination,
    can_follow,
    combination_of,
    spelled,
    stars_needed,
    tally_of,
)
from toutilix.games.strategix.plays import Groups, plays
from toutilix.games.strategix.rules import SINGLE_CARD
from toutilix.games.strategix.seat import PASS, PLAY, THROW, StrategixView

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
SURE_ENOUGH: Final = 0.6
"""A lead that wins so often is called hard to follow."""
MANY_CARDS: Final = 0.02
LOW_FIRST: Final = 0.01

_WEAKEST: Final = 8
_STARRED: Final = 5
_STRONGEST: Final = 2


@dataclass(frozen=True)
class Choice:
    """A move, what it costs in plays, and the plan that is left after it."""

    move: Move
    cost: float
    left: Plan
    wins: float


def regular(view: AnyView, _rng: Random) -> Advice | None:
    """The cheapest move and its reason; needs no chance."""
    assert isinstance(view, StrategixView)
    if view.table.turn != view.seat:
        return None
    choices = weighed(view)
    best = choices[0]
    return Advice(best.move, _why(view, best, choices))


def weighed(view: StrategixView) -> list[Choice]:
    """Sensible moves of the seat in turn, cheapest first."""
    rivals = Rivals(view.table, view.seat)
    tally = tally_of(view.own.cards)
    follow = view.table.combination
    choices = _leads(view, tally, rivals) if follow is None else _answers(view, follow, tally, rivals)
    cheapest: dict[Move, Choice] = {}
    for choice in sorted(choices, key=lambda choice: choice.cost):
        cheapest.setdefault(choice.move, choice)
    return list(cheapest.values())


def _urgency(rivals: Rivals) -> float:
    return LOST_LEAD * (URGENT if min(rivals.counts, default=20) <= NEARLY_OUT else 1.0)


def _leads(view: StrategixView, tally: vec[i64], rivals: Rivals) -> list[Choice]:
    tried: set[Play] = set()
    for heap in heaps(tally):
        for play in heap:
            tried.add(play)
            tried.update(play.parted() or ())
            tried.update(play.ends())
    letters = [letter for letter in range(STARS_AT) if tally[letter]]
    tried.update(Play(SINGLE, 1, (letter,), (0,)) for letter in letters[:1] + letters[-1:])
    found = sorted(tried, key=lambda play: (play.kind, play.length, play.starts, play.needs))
    choices: list[Choice] = []
    for play in found:
        choice = _played(view, play.groups(tally), tally, rivals, 0)
        taste = WEAK_FIRST * choice.wins - MANY_CARDS * play.size + LOW_FIRST * play.starts[0]
        if tally[FIRECRACKERS_AT]:
            taste += choice.wins * (STUCK if choice.left.number <= 1 else FOLLOWABLE)
        choices.append(Choice(choice.move, choice.cost + taste, choice.left, choice.wins))
    return choices


def _answers(view: StrategixView, follow: Combination, tally: vec[i64], rivals: Rivals) -> list[Choice]:
    choices: list[Choice] = []
    after = next_rival(view)
    for groups in _follows(tally, follow):
        combination = combination_of(groups)
        same = combination is not None and combination.starts == follow.starts
        choices.append(_played(view, groups, tally, rivals, int(view.table.counts[after]) if same else 0))
    throw = Move(THROW)
    if view.is_legal(throw):
        rest = tally[:]
        rest[FIRECRACKERS_AT] -= 1
        left = plan(rest, rivals)
        cost = left.cost + _urgency(rivals)
        if len(view.own.cards) == 1:
            cost = FOUL + LOST_LEAD
        elif view.table.players == 2 or view.table.counts[after] <= NEARLY_OUT:
            cost -= AGAIN
        choices.append(Choice(throw, cost, left, 0.0))
    skip = Move(PASS)
    if view.is_legal(skip):
        left = plan(tally, rivals)
        cost = left.cost + _urgency(rivals) + (SHY if can_follow(tally, follow) else 0.0)
        choices.append(Choice(skip, cost, left, 0.0))
    return choices


def next_rival(view: StrategixView) -> int:
    """The next seat with cards: it loses its turn after a firecracker or the same letters (S7)."""
    players = int(view.table.players)
    seats = [(int(view.seat) + step) % players for step in range(1, players)]
    return next((seat for seat in seats if view.table.counts[seat]), seats[0])


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
    used = rest_of(tally, again)
    if used[STARS_AT] >= 0:
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


def _played(view: StrategixView, groups: vec[i64], tally: vec[i64], rivals: Rivals, spared: int) -> Choice:
    combination = combination_of(groups)
    assert combination is not None
    rest = rest_of(tally, groups)
    wins = rivals.chance(
        int(combination.kind),
        int(combination.length),
        len(combination.starts),
        int(combination.strength()),
        combination.has_z(),
        spared,
    )
    left = plan(rest, rivals)
    move = Move(PLAY, groups=groups)
    if sum(rest) == 0:
        return Choice(move, FOUL if is_foul(view, combination, rest, tally) else OUT, left, wins)
    cost = left.cost + _urgency(rivals) * (1 - wins)
    if view.table.combination is not None:
        cost += LOW_FIRST * int(combination.strength())
        if tally[FIRECRACKERS_AT] and left.number <= 1:
            cost += STUCK * wins
    return Choice(move, cost, left, wins)


def is_foul(view: StrategixView, combination: Combination, rest: vec[i64], tally: vec[i64]) -> bool:
    """S10: would these last cards make their player Badluckix?"""
    if view.table.game.foul_finish == SINGLE_CARD and combination.kind != SINGLE:
        return False
    return combination.has_z() or rest[STARS_AT] < tally[STARS_AT]


# --- why -------------------------------------------------------------------------------------------------------------


def _why(view: StrategixView, best: Choice, choices: list[Choice]) -> Event:
    if best.move.verb == PASS:
        return _why_pass(view, best)
    if best.move.verb == THROW:
        return _why_throw(view, best)
    cards = best.move.groups
    shed = sum(card != GROUP_END for card in cards)
    if shed == len(view.own.cards):
        id = "reason.strategix_foul" if best.cost > 0 else "reason.strategix_out"
        return Event(id, cards=cards)
    left = best.left.number
    combination = combination_of(cards)
    follow = view.table.combination
    assert combination is not None
    if follow is not None:
        if combination.starts == follow.starts and not combination.has_z():
            return Event("reason.strategix_same", cards=cards, other=next_rival(view), number=left)
        if combination.has_z():
            return Event("reason.strategix_win_round", cards=cards, number=left)
        if len(choices) == 1:
            return Event("reason.strategix_must", cards=cards)
        return Event("reason.strategix_follow", cards=cards, number=left)
    if combination.has_z():
        return Event("reason.strategix_lead_z", cards=cards, number=left)
    if best.wins >= SURE_ENOUGH:
        return Event("reason.strategix_lead_hard", cards=cards, number=left)
    if tally_of(view.own.cards)[FIRECRACKERS_AT]:
        return Event("reason.strategix_lead_followable", cards=cards, number=left)
    return Event("reason.strategix_lead_weak", cards=cards, number=left)


def _why_pass(view: StrategixView, best: Choice) -> Event:
    follow = view.table.combination
    assert follow is not None
    if can_follow(tally_of(view.own.cards), follow):
        return Event("reason.strategix_pass_keep", cards=NO_CARDS, number=best.left.number)
    return Event("reason.strategix_pass_unable")


def _why_throw(view: StrategixView, best: Choice) -> Event:
    if len(view.own.cards) == 1:
        return Event("reason.strategix_throw_last")
    after = next_rival(view)
    if view.table.counts[after] <= NEARLY_OUT:
        return Event("reason.strategix_throw_skip", other=after, number=view.table.counts[after])
    return Event("reason.strategix_throw_rid", other=after, number=best.left.number)
