"""Deductions from the history of a Sowix hand: where cards came from, and which cards each hand must have had.

A *slot* is a place where a card came from: the deal has one for each of its cards, and every turn-over adds as many as
there are cards in the new stock. A deal is a way to fill the slots. Some are known: the seat's own cards, cards turned
up, cards played as soon as they were drawn, and the whole stock after a turn-over in sight. The others are *open*; the
cards that can fill them are known for each shuffle. The history of another seat is a *script* that its cards must be
able to follow: cards arrive, one is played, here nothing in the hand fitted the letter in force (W3: it drew though it
had to play if it could, or it passed), this card drawn did not fit.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, BIT, NO_CARD, NO_LETTER, STAR, face_of, letter_of, without
from toutilix.engine.history import kind_of, seat_of, value_of
from toutilix.engine.view import NO_SEAT
from toutilix.games.sowix.letters import FITS, firecrackers_on, fits, kept_of
from toutilix.games.sowix.memory import (
    GOT,
    GOT_FITTING,
    GOT_KEPT,
    SAW_DEAL,
    SAW_DRAW,
    SAW_PASS,
    SAW_PLAY,
    SAW_SHUFFLE,
    SAW_TURN_OVER,
    SAW_TURN_UP,
)
from toutilix.games.sowix.seat import SowixOwn, SowixView

ARRIVES: Final[i64] = 0
ARRIVES_FITTING: Final[i64] = 1
ARRIVES_KEPT: Final[i64] = 2
PLAYS: Final[i64] = 3
NOTHING_FITS: Final[i64] = 4

# A step of a script in one integer: its kind, a slot or a face, and the letter in force.
_KIND_BITS: Final[i64] = 3
_WHAT_BITS: Final[i64] = 10
_KIND: Final[i64] = 0x7
_WHAT: Final[i64] = 0x3FF


def step_kind(step: i64) -> i64:
    return step & _KIND


def step_what(step: i64) -> i64:
    """The slot of a card that arrives, the face of one that is played."""
    return step >> _KIND_BITS & _WHAT


def step_letter(step: i64) -> i64:
    return (step >> _KIND_BITS + _WHAT_BITS) - 1


@final
class Deduction:
    """Slots by number: those of the deal in its order, seat 1 first, then the stock; then those of each turn-over.

    `cards` has the card in each slot, NO_CARD in an open one until it is filled; `owner` the seat that got it (NO_SEAT:
    turned up, or still in the stock); `shuffle` the number of the shuffle that filled it, `known` 1 if the seat knows
    it. `loose` are, for each shuffle, the cards of its open slots. `scripts` and `slots` are for each seat, `order` is
    the seats whose scripts continue, in the order of the history. `complete` is False if the history does not begin
    with a deal of the whole deck: then the rest means nothing.
    """

    def __init__(self, view: SowixView) -> None:
        players = view.table.players
        self.view: Final = view
        self.cards: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        self.shuffle: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        self.loose: list[vec[i64]] = []
        self.scripts: list[vec[i64]] = [vec[i64]() for _ in range(players)]
        self.slots: list[vec[i64]] = [vec[i64]() for _ in range(players)]
        self.order: vec[i64] = vec[i64]()
        self.dealt: vec[i64] = vec[i64]([0] * players)
        self.deck_size: i64 = 0
        self.shuffled: vec[i64] = vec[i64]()
        """The first slot and the one behind the last of each shuffle in mid-hand."""
        self.pending: vec[i64] = vec[i64]([-1] * players)
        """The slot of a card just drawn that must be played, for each seat."""
        self.next: i64 = 0
        """The slot of the top card of the stock."""
        self._held: vec[i64] = vec[i64]([0] * 132)
        self._letters: vec[i64] = vec[i64]([0] * ALPHABET)
        self.complete: bool = self._read() and self._find_loose_cards()

    def _add_slots(self, cards: vec[i64]) -> None:
        self.loose.append(cards)
        for _ in cards:
            self.cards = append(self.cards, NO_CARD)
            self.owner = append(self.owner, NO_SEAT)
            self.shuffle = append(self.shuffle, len(self.loose) - 1)
            self.known = append(self.known, 0)

    def _read(self) -> bool:
        view = self.view
        game = view.table.game
        history = view.history()
        if len(history) == 0 or kind_of(history[0]) != SAW_DEAL:
            return False
        self._add_slots(game.deck())
        self.deck_size = len(self.cards)
        pile = vec[i64]()
        letter = NO_LETTER
        for entry in history:
            kind = kind_of(entry)
            seat = seat_of(entry)
            value = value_of(entry)
            needs = value if kind == SAW_DEAL else 1 if kind == SAW_TURN_UP or GOT_FITTING <= kind <= GOT else 0
            if self.next + needs > len(self.cards):
                return False
            if kind == SAW_DEAL:
                self.dealt[seat] = value
                for _ in range(value):
                    self._arrive(seat, ARRIVES, NO_LETTER)
            elif kind == SAW_TURN_UP:
                self._know(self.next, value)
                self.next += 1
                pile = append(pile, value)
                letter = _letter_on(pile)
            elif kind == SAW_PLAY:
                card = value // 2
                if self.pending[seat] >= 0:
                    self._know(self.pending[seat], face_of(card))
                    self.pending[seat] = -1
                self._write(seat, PLAYS, face_of(card), NO_LETTER)
                pile = append(pile, card)
                letter = _letter_on(pile)
            elif kind == SAW_PASS or (kind == SAW_DRAW and not game.draw_when_able):
                self._write(seat, NOTHING_FITS, 0, letter)
            elif kind == GOT:
                self._arrive(seat, ARRIVES, NO_LETTER)
            elif kind == GOT_KEPT:
                self._arrive(seat, ARRIVES_KEPT, letter)
            elif kind == GOT_FITTING:
                self.pending[seat] = self.next
                self._arrive(seat, ARRIVES_FITTING, letter)
            elif kind >= SAW_TURN_OVER:
                stays = len(pile) - kept_of(pile)
                self._turn_over(vec[i64]([face_of(card) for card in pile[:stays]]), kind == SAW_SHUFFLE)
                pile = pile[stays:]
        return self.next + view.table.stock_size == len(self.cards)

    def _turn_over(self, cards: vec[i64], shuffled: bool) -> None:
        self.next = len(self.cards)
        self._add_slots(cards)
        if shuffled:
            self.shuffled = append(self.shuffled, self.next)
            self.shuffled = append(self.shuffled, len(self.cards))
        else:
            for place in range(len(cards)):
                self._know(self.next + place, cards[place])

    def _write(self, seat: i64, kind: i64, what: i64, letter: i64) -> None:
        self.order = append(self.order, seat)
        self.scripts[seat] = append(self.scripts[seat], (letter + 1 << _WHAT_BITS | what) << _KIND_BITS | kind)

    def _arrive(self, seat: i64, kind: i64, letter: i64) -> None:
        slot = self.next
        self.next += 1
        self.owner[slot] = seat
        if seat == self.view.seat:
            self._know(slot, self.view.own.arrived[len(self.slots[seat])])
        self.slots[seat] = append(self.slots[seat], slot)
        self._write(seat, kind, slot, letter)

    def _know(self, slot: i64, card: i64) -> None:
        self.cards[slot] = card
        self.known[slot] = 1

    def _find_loose_cards(self) -> bool:
        """Take the known cards from those of their shuffle; False if they were never in it."""
        for slot in range(len(self.cards)):
            if self.known[slot]:
                left = without(self.loose[self.shuffle[slot]], self.cards[slot])
                if len(left) == len(self.loose[self.shuffle[slot]]):
                    return False
                self.loose[self.shuffle[slot]] = left
        return True

    def follows(self, seat: i64) -> bool:
        """Can the cards now in the slots of `seat` follow its script? The stock has none."""
        if seat == NO_SEAT:
            return True
        held = self._held
        letters = self._letters
        here: i64 = 0
        specials: i64 = 0
        good = True
        for step in self.scripts[seat]:
            kind = step_kind(step)
            what = step_what(step)
            if kind == NOTHING_FITS:
                if specials or here & FITS[step_letter(step)]:
                    good = False
                    break
            elif kind == PLAYS:
                if held[what] == 0:
                    good = False
                    break
                held[what] -= 1
                if what >= STAR:
                    specials -= 1
                else:
                    letters[what % ALPHABET] -= 1
                    if letters[what % ALPHABET] == 0:
                        here &= ~BIT[what % ALPHABET]
            else:
                card = self.cards[what]
                held[card] += 1
                if card >= STAR:
                    specials += 1
                else:
                    letters[card % ALPHABET] += 1
                    here |= BIT[card % ALPHABET]
                if kind != ARRIVES and fits(step_letter(step), card) != (kind == ARRIVES_FITTING):
                    good = False
                    break
        for slot in self.slots[seat]:
            card = self.cards[slot]
            held[card] = 0
            if card < STAR:
                letters[card % ALPHABET] = 0
        return good

    def own_of(self, seat: i64) -> SowixOwn:
        """The hand that `seat` has with the cards now in its slots."""
        hand = vec[i64]()
        arrived = vec[i64]()
        for step in self.scripts[seat]:
            kind = step_kind(step)
            if kind == PLAYS:
                hand = without(hand, step_what(step))
            elif kind != NOTHING_FITS:
                hand = append(hand, self.cards[step_what(step)])
                arrived = append(arrived, self.cards[step_what(step)])
        pending = self.pending[seat]
        return SowixOwn(hand, arrived, self.cards[pending] if pending >= 0 else NO_CARD)


def _letter_on(pile: vec[i64]) -> i64:
    under = len(pile) - firecrackers_on(pile) - 1
    return letter_of(pile[under]) if under >= 0 else NO_LETTER
