"""What Rummylix cards are worth to a seat, in points: alone, together, and beside what lies on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, FIRECRACKER, STAR, is_letter_card, is_star, letter_of
from toutilix.engine.moves import GROUP_END, LEFT, RIGHT
from toutilix.games.rummylix.rules import STAR_POINTS
from toutilix.games.rummylix.runs import BOTH_SIDES, OPENING, SHORTEST, Run
from toutilix.games.rummylix.table import RummylixView

NEAR_OPENING: Final = [9.0, 5.0, 2.5, 1.2, 0.5, 0.2, 0.1]
"""What a hand is worth that lacks so many cards to open."""
SHED: Final = 0.4
"""What it is worth to have a card less: an empty hand brings new cards, or the end."""
HELD_STAR: Final = 4.5
STEAL: Final = 8.0
_STAR_GAIN: Final = 6.0
_FIRECRACKER_GAIN: Final = 5.0
_PART_OF_RUN: Final = [2.5, 0.5, 0.05, 0.0]
"""By how many of three neighbouring letters are missing."""
_WAYS: Final = tuple(0.3 * 3.0**-lack for lack in range(6))
"""What each run is worth that a hand could grow into, by how many letters are missing."""
_NEAR_END: Final = [1.2, 0.35, 0.1]
"""By how many letters are missing between a card and an open end of a run of one's own."""

SIDES: Final = (int(LEFT), int(RIGHT))


class Sight:
    """What a seat sees at once: how often it holds each letter, what nobody has shown yet, and its own open ends."""

    def __init__(self, view: RummylixView) -> None:
        table = view.table
        self.view: Final = view
        self.seat: Final = int(view.seat)
        self.opened: Final = bool(table.has_opened(view.seat))
        self.held: Final = [0] * 26
        self.stars = 0
        self.firecrackers = 0
        for card in view.cards:
            if card == STAR:
                self.stars += 1
            elif card == FIRECRACKER:
                self.firecrackers += 1
            else:
                self.held[card % ALPHABET] += 1
        self.unseen: Final = [2 - count for count in self.held]
        unseen_stars, unseen_firecrackers = 7 - self.stars, 3 - self.firecrackers
        self.own_ends: Final[list[tuple[int, int, int]]] = []
        shown = [card for run in table.runs for card in run.cards]
        shown += [*view.recall.discard, *table.removed]
        known = [card for seat, cards in enumerate(view.recall.known) if seat != view.seat for card in cards]
        shown += known
        for card in shown:
            if is_letter_card(card):
                self.unseen[card % ALPHABET] -= 1
            elif is_star(card):
                unseen_stars -= 1
            else:
                unseen_firecrackers -= 1
        self.feared: Final = self.unseen[:]
        """How many of each letter the others hold or may still draw."""
        for card in known:
            if is_letter_card(card):
                self.feared[card % ALPHABET] += 1
        for number, run in enumerate(table.runs):
            unseen_firecrackers -= (run.blocked & LEFT != 0) + (run.blocked & RIGHT != 0)
            if run.owner == view.seat:
                for side in SIDES:
                    if run.open_sides() & side:
                        self.own_ends.append((number, side, int(run.letter_at(side))))
        self.unseen_stars: Final = max(0, unseen_stars)
        self.unseen_firecrackers: Final = max(0, unseen_firecrackers)

    # --- a hand ------------------------------------------------------------------------------------------------------

    def hand_worth(self, held: list[int]) -> float:
        """What the letters of a hand promise; its stars help to open."""
        return self._far_from_run(held) if self.opened else self._far_from_opening(held)

    def lacking(self, held: list[int]) -> int:
        """How many cards are missing to open."""
        missing = _missing(held, int(SHORTEST))
        least = min(_missing(held, int(OPENING)))
        for first in range(23):
            if missing[first] < least:
                for second in range(first + 3, min(26, first + 24)):
                    least = min(least, missing[first] + missing[second])
        return max(0, least - self.stars)

    def _far_from_opening(self, held: list[int]) -> float:
        ways = sum((_WAYS[lack] for lack in _missing(held, int(SHORTEST))), 0.0)
        ways += sum((_WAYS[lack] for lack in _missing(held, int(OPENING))), 0.0)
        return NEAR_OPENING[self.lacking(held)] + ways

    def _far_from_run(self, held: list[int]) -> float:
        worth = sum((_PART_OF_RUN[lack] for lack in _missing(held, int(SHORTEST))), 0.0)
        for _, side, letter in self.own_ends:
            step = -1 if side == LEFT else 1
            for away in range(3):
                if held[(letter + step * away) % 26]:
                    worth += _NEAR_END[away]
        return worth

    # --- one more card -----------------------------------------------------------------------------------------------

    def gain(self, card: int) -> float:
        """What one more card brings at once or promises."""
        if card == STAR:
            return _STAR_GAIN
        if card == FIRECRACKER:
            return _FIRECRACKER_GAIN if self.own_ends else _FIRECRACKER_GAIN / 2
        letter = card % 26
        before = self.hand_worth(self.held)
        self.held[letter] += 1
        worth = self.hand_worth(self.held) - before
        self.held[letter] -= 1
        if self.opened:
            if self.star_to_free(letter) is not None:
                worth += STEAL
        return worth

    def unknown_gain(self) -> float:
        """What a card that nobody has shown brings on average."""
        total = _STAR_GAIN
        total *= self.unseen_stars
        count = self.unseen_stars + self.unseen_firecrackers
        total += self.unseen_firecrackers * self.gain(int(FIRECRACKER))
        for letter in range(26):
            if self.unseen[letter] > 0:
                total += self.unseen[letter] * self.gain(letter)
                count += self.unseen[letter]
        return total / count if count else 0.0

    def star_to_free(self, letter: int) -> int | None:
        """The run, another's if there is one, whose star this letter can take; None unless one can keep it oneself."""
        found: int | None = None
        if not self.own_ends:
            return None
        for number, run in enumerate(self.view.table.runs):
            place = run.star_for(letter)
            if place >= 0 and run.blocked != BOTH_SIDES and not run.is_guarded(place):
                if run.owner != self.seat:
                    return number
                found = number
        return found

    def completes_run(self, letter: int) -> bool:
        """Would this letter make a run of three with letters in hand?"""
        held = self.held
        for start in range(letter - 2, letter + 1):
            if all(held[at % 26] for at in range(start, start + 3) if at != letter):
                return True
        return False

    def risk(self, letter: int) -> float:
        """How likely a star lying as this letter is to be taken."""
        return 1.2 * max(0, self.feared[letter])

    def lay_worth(self, groups: vec[i64]) -> float:
        """The points of a lay, what is left in hand, and the stars that others may take from it."""
        held = self.held[:]
        worth = 0.0
        size = 0
        for card in groups:
            if card == GROUP_END:
                continue
            size += 1
            letter = int(letter_of(card))
            if is_star(card):
                worth += int(STAR_POINTS) - HELD_STAR - self.risk(letter)
            else:
                held[letter] -= 1
                worth += 1.0
        worth += SHED * size
        if size == len(self.view.cards):
            worth += SHED * 5
        return worth + sum((_PART_OF_RUN[lack] for lack in _missing(held, int(SHORTEST))), 0.0)


def _missing(held: list[int], length: int) -> list[int]:
    """For each first letter how many letters of such a run are missing."""
    around = held + held
    return [around[start : start + length].count(0) for start in range(26)]


def fits(run: Run, letter: int) -> bool:
    return run.sides_for(letter) & run.open_sides() != 0
