"""The Oldchapix regular: weighs for each card what it may cost now against the danger of keeping it.

It remembers what was played and who did not follow. From that it knows, for each of its cards, how many higher and
lower ones are still out, and how likely somebody is to throw an expensive card.
"""

from dataclasses import dataclass
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.bots.oldchapix.costs import dearest, points_in, trick_cost, worth
from toutilix.bots.oldchapix.knowledge import MOVES, unseen_cards, void_families
from toutilix.cards import BIT
from toutilix.engine.facts import Fact, FactType
from toutilix.games.oldchapix.seat import OldchapixView, playable
from toutilix.games.oldchapix.table import BLUE_H, FAMILY_CARDS, PACK, SCORING, cards_of, count_bits, highest_place

# --- why it plays a card ---
ONLY: Final = FactType("reason.oldchapix_only", "card")
EARLY: Final = FactType("reason.oldchapix_early", "card")
CHEAP: Final = FactType("reason.oldchapix_cheap", "points card")
FREE: Final = FactType("reason.oldchapix_free", "card")
HOPE: Final = FactType("reason.oldchapix_hope", "higher card")
FORCED: Final = FactType("reason.oldchapix_forced", "card")
GIVE: Final = FactType("reason.oldchapix_give", "points card best:card")
DUCK: Final = FactType("reason.oldchapix_duck", "points card best:card")
NO_LEAD: Final = FactType("reason.oldchapix_no_lead", "card best:card")
UNDER: Final = FactType("reason.oldchapix_under", "card best:card")
FLUSH: Final = FactType("reason.oldchapix_flush", "card")
LEAD_LOWEST: Final = FactType("reason.oldchapix_lead_lowest", "higher card")
LEAD_VOID: Final = FactType("reason.oldchapix_lead_void", "card")
LEAD_LOW: Final = FactType("reason.oldchapix_lead_low", "higher card")
LEAD_LEAST: Final = FactType("reason.oldchapix_lead_least", "card")
DUMP: Final = FactType("reason.oldchapix_dump", "points card")
VOID: Final = FactType("reason.oldchapix_void", "card")
DANGER: Final = FactType("reason.oldchapix_danger", "lower card")
SPARE: Final = FactType("reason.oldchapix_spare", "card")

# --- what it weighs ---
SHY = 1.6
"""Others duck too: each further card of the family in another hand makes it this much less likely that a card is
beaten."""
RISK = 2.0
"""The cost of leading the next trick if even the best lead is sure to take it, in average tricks."""
KEPT = 0.5
"""How much of the danger of a card that is kept will come true."""
SHIELD = 0.4
"""How much each lower card of its family protects a card."""
STAKE = 0.4
"""The cost of taking a trick with a card that was kept, in average tricks."""
FALLS = 0.3
"""How often the most expensive card below a kept one falls to it."""
SHORT = 0.04
"""The value of playing the last card of a family, as a share of the points left."""


def regular(view: OldchapixView, rng: Random) -> Advice | None:
    """The card with the least expected cost, and why; dice between equals. None out of turn."""
    if view.table.turn != view.seat:
        return None
    may = [int(card) for card in cards_of(playable(view.table, view.own.cards))]
    evaluation = _Evaluation(view)
    chosen = min(may, key=lambda card: (evaluation.cost(card), -(card % 13), rng.randrange(64)))
    return Advice(MOVES[chosen], _reason(evaluation, may, chosen))


@dataclass(frozen=True)
class _Family:
    """The cards of one family that all other players hold together."""

    out: int
    count: int


class _Evaluation:
    """Everything that one decision needs, worked out once."""

    def __init__(self, view: OldchapixView) -> None:
        table = view.table
        self.view = view
        self.hand = int(table.hand)
        self.players = int(table.players)
        self.seat = int(view.seat)
        self.trick = [int(card) for card in table.trick]
        self.leads = not self.trick
        self.best = self.trick[int(highest_place(table.trick))] if self.trick else -1
        self.last = len(self.trick) == self.players - 1
        self.out = int(unseen_cards(view))
        self.out_count = int(count_bits(self.out))
        self.families = [self._family(family) for family in range(4)]
        voids = void_families(view)
        self.voids = [mask | self._surely_void() for mask in voids]
        later = self.players - 1 - len(self.trick)
        self.later = [(self.seat + step) % self.players for step in range(1, later + 1)]
        self.others = [seat for seat in range(self.players) if seat != self.seat]
        self.lying = sum(int(worth(self.hand, card)) for card in self.trick) + int(trick_cost(self.hand))
        self._leads: Final = vec[float]([-1.0] * PACK)
        self._voids_known: Final = vec[float]([-1.0] * (4 * self.players))
        self.tricks_left = max(1, int(table.counts[self.seat]))
        self.tiers = self._tiers()
        held = sum(int(worth(self.hand, card)) for card in cards_of(view.own.cards))
        self.points_left = held + sum(int(value * count) for value, count in self.tiers)
        self.stake = self.points_left / self.tricks_left + int(trick_cost(self.hand))

    def _family(self, family: int) -> _Family:
        out = int(self.out & FAMILY_CARDS[family])
        return _Family(out, int(count_bits(out)))

    def _surely_void(self) -> int:
        return sum(1 << family for family in range(4) if not self.families[family].count)

    def _tiers(self) -> list[tuple[int, int]]:
        """How many cards of each cost the others hold, the most expensive first."""
        costs = [int(worth(self.hand, card)) for card in cards_of(self.out & SCORING[self.hand])]
        return [(value, costs.count(value)) for value in sorted(set(costs), reverse=True)]

    def higher(self, card: int) -> int:
        """How many higher cards of its family the others hold."""
        return int(count_bits(self.families[card // 13].out & ~(BIT[card] - 1)))

    def _void_chance(self, seat: int, family: int) -> float:
        known = self._voids_known[4 * seat + family]
        if known < 0.0:
            known = self._find_void_chance(seat, family)
            self._voids_known[4 * seat + family] = known
        return known

    def _find_void_chance(self, seat: int, family: int) -> float:
        if self.voids[seat] & 1 << family:
            return 1.0
        known = self.families[family].count
        chance = 1.0
        for drawn in range(int(self.view.table.counts[seat])):
            rest = self.out_count - drawn
            chance *= max(0.0, rest - known) / rest if rest > 0 else 0.0
        return chance

    def wins(self, card: int) -> float:
        """The chance that `card` takes the trick on the table, or the one that it leads."""
        if not self.leads and (card // 13 != self.best // 13 or card < self.best):
            return 0.0
        return self._stays_highest(card, self.later)

    def _stays_highest(self, card: int, seats: list[int]) -> float:
        """The chance that none of `seats` plays a higher card of the family."""
        family = self.families[card // 13]
        if not family.count:
            return 1.0
        chance = 1.0
        higher = self.higher(card) / family.count
        for seat in seats:
            holds = family.count * int(self.view.table.counts[seat]) / max(1, self.out_count)
            beaten = float(higher ** (1.0 + SHY * max(0.0, holds - 1.0)))
            chance *= 1.0 - beaten * (1.0 - self._void_chance(seat, card // 13))
        return chance

    def lead_risk(self, card: int) -> float:
        """The chance of taking the next trick too, if `card` takes this one: with the best lead of what is left."""
        rest = self.view.own.cards & ~BIT[card]
        return min((self._as_lead(other) for other in cards_of(rest)), default=0.0)

    def _as_lead(self, card: i64) -> float:
        if self._leads[card] < 0.0:
            self._leads[card] = self._stays_highest(int(card), self.others)
        return self._leads[card]

    def thrown(self, seat: int) -> float:
        """The card that `seat` throws into a trick when it cannot follow: its most expensive one."""
        share = min(1.0, int(self.view.table.counts[seat]) / max(1, self.out_count))
        expected, without = 0.0, 1.0
        for value, count in self.tiers:
            has = 1.0 - (1.0 - share) ** count
            expected += without * has * value
            without *= 1.0 - has
        return expected

    def to_come(self, card: int) -> float:
        """The cost that the seats still to play are likely to add to a trick won by `card`."""
        led = (card if self.leads else self.trick[0]) // 13
        family = self.families[led]
        below = points_in(family.out & (BIT[max(card, self.best)] - 1), self.hand)
        added = 0.0
        for seat in self.later:
            void = self._void_chance(seat, led)
            added += void * self.thrown(seat)
            if family.count:
                added += (1.0 - void) * float(below) / len(self.others)
        return added

    def danger(self, card: int) -> float:
        """The expected cost of keeping `card`: the danger of its family with it, less that without it."""
        held = int(self.view.own.cards & FAMILY_CARDS[card // 13])
        return self._danger_of(held, card // 13) - self._danger_of(held & ~int(BIT[card]), card // 13)

    def _danger_of(self, held: int, number: int) -> float:
        """The expected cost of these cards of a family: each may take a later trick, less likely so if there are higher
        cards out, or lower ones in hand to play first."""
        family = self.families[number]
        if not family.count:
            return 0.0
        danger = 0.0
        for shield, card in enumerate(cards_of(held)):
            below = 1.0 - self.higher(int(card)) / family.count
            takes = below * below / (1.0 + SHIELD * shield)
            danger += takes * (STAKE * self.stake + int(worth(self.hand, card)) + self.caught(int(card)))
        return KEPT * danger

    def caught(self, card: int) -> float:
        """The cost of expensive cards of the family below this one: when one of them is played, this card takes it."""
        return FALLS * float(dearest(self.families[card // 13].out & (BIT[card] - 1), self.hand))

    def cost(self, card: int) -> float:
        """Expected points with `card` now, beside keeping it; points that others get count as gained in part."""
        wins = self.wins(card)
        own = int(worth(self.hand, card))
        if not self.leads and card // 13 != self.trick[0] // 13:
            return -self.danger(card) - own / len(self.others) - self._shortening(card)
        content = self.lying + own + self.to_come(card)
        return (
            wins * (content + RISK * self.lead_risk(card) * self.stake)
            - (1.0 - wins) * content / len(self.others)
            - self.danger(card)
            - self._shortening(card)
        )

    def _shortening(self, card: int) -> float:
        """Being void lets one throw things away: worth more the nearer it is, and while tricks are left."""
        mates = int(count_bits(self.view.own.cards & FAMILY_CARDS[card // 13]))
        return SHORT * self.points_left / mates


def _reason(evaluation: _Evaluation, may: list[int], chosen: int) -> Fact:
    """The true reason, from what decided: what the card does now, then what it would do later."""
    card = vec[i64]([chosen])
    if len(may) == 1:
        return Fact(ONLY, cards=card)
    if evaluation.leads:
        return _lead_reason(evaluation, chosen)
    if chosen // 13 != evaluation.trick[0] // 13:
        return _discard_reason(evaluation, may, chosen)
    if chosen < evaluation.best:
        return _duck_reason(evaluation, chosen)
    higher = evaluation.higher(chosen)
    content = evaluation.lying + int(worth(evaluation.hand, chosen))
    if any(other < evaluation.best for other in may):
        if not evaluation.last:
            return Fact(EARLY, cards=card)
        if content:
            return Fact(CHEAP, content, cards=card)
        return Fact(FREE, cards=card)
    if chosen == min(may) and higher and not evaluation.last:
        return Fact(HOPE, higher, cards=card)
    return Fact(FORCED, cards=card)


def _duck_reason(evaluation: _Evaluation, chosen: int) -> Fact:
    both = vec[i64]([chosen, evaluation.best])
    own = int(worth(evaluation.hand, chosen))
    if own:
        return Fact(GIVE, own, cards=both)
    if evaluation.lying:
        return Fact(DUCK, evaluation.lying, cards=both)
    return Fact(NO_LEAD if evaluation.last else UNDER, cards=both)


def _lead_reason(evaluation: _Evaluation, chosen: int) -> Fact:
    card = vec[i64]([chosen])
    family = evaluation.families[chosen // 13]
    higher = evaluation.higher(chosen)
    sought = BLUE_H & SCORING[evaluation.hand] & evaluation.out
    if sought and FAMILY_CARDS[chosen // 13] & sought and BIT[chosen] < sought:
        return Fact(FLUSH, cards=card)
    if family.count and higher == family.count:
        return Fact(LEAD_LOWEST, higher, cards=card)
    if family.count and _is_last_of_family(evaluation, chosen):
        return Fact(LEAD_VOID, cards=card)
    if evaluation.wins(chosen) < 0.5:
        return Fact(LEAD_LOW, higher, cards=card)
    return Fact(LEAD_LEAST, cards=card)


def _discard_reason(evaluation: _Evaluation, may: list[int], chosen: int) -> Fact:
    card = vec[i64]([chosen])
    own = int(worth(evaluation.hand, chosen))
    if own:
        return Fact(DUMP, own, cards=card)
    lower = evaluation.families[chosen // 13].count - evaluation.higher(chosen)
    dangerous = max(may, key=evaluation.danger) == chosen
    if _is_last_of_family(evaluation, chosen) and not (dangerous and lower):
        return Fact(VOID, cards=card)
    if lower:
        return Fact(DANGER, lower, cards=card)
    return Fact(SPARE, cards=card)


def _is_last_of_family(evaluation: _Evaluation, card: int) -> bool:
    return bool(count_bits(evaluation.view.own.cards & FAMILY_CARDS[card // 13]) == 1)
