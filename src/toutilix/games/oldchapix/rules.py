"""Oldchapix: a trick-taking game of letter families for 3 to 5 players, five contracts to avoid, fewest points win.

The 52 pink and blue letters make four families of 13 (O1). A hand of cards is a mask of 52 bits, so that following a
family, counting scoring cards and asking whether the hand is over are single operations on integers.
"""

from collections.abc import Iterator
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, BIT, BLUE, LETTERS, PINK, VOWELS, letter_card
from toutilix.engine.errors import Illegal, Refusal
from toutilix.engine.events import Event
from toutilix.engine.game import Game, Sampler
from toutilix.engine.moves import NO_CARDS, Move
from toutilix.engine.outcome import Outcome, rank
from toutilix.engine.shuffle import Shuffler
from toutilix.engine.state import Deal, State, cut
from toutilix.engine.view import (
    MATCH_OVER,
    NO_SEAT,
    PLAYING,
    SPECTATOR,
    AnyView,
    Readings,
    Table,
    View,
    out_of_turn,
    waiting,
)

# --- constants -------------------------------------------------------------------------------------------------------

PLAY: Final[i64] = 0

CONTRACTS: Final = ("tricks", "vowels", "mn", "blue_h", "everything")
CONTRACT_EVENTS: Final = (
    "oldchapix.contract_tricks",
    "oldchapix.contract_vowels",
    "oldchapix.contract_mn",
    "oldchapix.contract_blue_h",
    "oldchapix.contract_everything",
)
HANDS: Final[i64] = 5
TRICKS_HAND: Final[i64] = 1
BLUE_H_HAND: Final[i64] = 4
EVERYTHING_HAND: Final[i64] = 5

TRICK_POINTS: Final[i64] = 5
VOWEL_POINTS: Final[i64] = 10
MN_POINTS: Final[i64] = 20
BLUE_H_POINTS: Final[i64] = 90

PACK: Final[i64] = 52
FAMILY: Final[i64] = 13
FAMILIES: Final[i64] = 4
CARDS_EACH: Final = vec[i64]([0, 0, 0, 17, 13, 10])


def _mask(letters: str, colours: list[i64]) -> i64:
    mask: i64 = 0
    for colour in colours:
        for letter in letters:
            mask |= BIT[letter_card(LETTERS.index(letter), colour)]
    return mask


_BOTH: Final = [PINK, BLUE]
VOWEL_CARDS: Final = _mask(VOWELS, _BOTH)
MN_CARDS: Final = _mask("MN", _BOTH)
BLUE_H: Final = _mask("H", [BLUE])

# What lies face up once it is taken (O5), and decides when the hand is over (O4), for each hand from 1.
SCORING: Final = vec[i64]([0, 0, VOWEL_CARDS, MN_CARDS, BLUE_H, VOWEL_CARDS | MN_CARDS | BLUE_H])

# A card's family (O1) is its number divided by 13: pink A-M, pink N-Z, blue A-M, blue N-Z.
FAMILY_CARDS: Final = vec[i64](
    [_mask(LETTERS[:13], [PINK]), _mask(LETTERS[13:], [PINK]), _mask(LETTERS[:13], [BLUE]), _mask(LETTERS[13:], [BLUE])]
)

_MOVES: Final = [Move(PLAY, card) for card in range(52)]

# A trick in one integer: its winner, its leader, then six bits for each card from the leader's on.
_SEAT_BITS: Final[i64] = 8
_CARD_BITS: Final[i64] = 64


def pack_trick(trick: vec[i64], leader: i64, winner: i64) -> i64:
    packed: i64 = 0
    for at in range(len(trick) - 1, -1, -1):
        packed = packed * _CARD_BITS + trick[at]
    return (packed * _SEAT_BITS + leader) * _SEAT_BITS + winner


def trick_winner(packed: i64) -> i64:
    return packed % _SEAT_BITS


def trick_leader(packed: i64) -> i64:
    return packed // _SEAT_BITS % _SEAT_BITS


def trick_cards(packed: i64, players: i64) -> vec[i64]:
    rest = packed // (_SEAT_BITS * _SEAT_BITS)
    cards = vec[i64](capacity=players)
    for _ in range(players):
        cards = append(cards, rest % _CARD_BITS)
        rest //= _CARD_BITS
    return cards


def highest_place(trick: vec[i64]) -> i64:
    """The place in a trick of the highest card of the family led (O3)."""
    best: i64 = 0
    highest = trick[0]
    above = FAMILY * (highest // FAMILY + 1)
    for place in range(1, len(trick)):
        card = trick[place]
        if highest < card < above:
            best = place
            highest = card
    return best


def count_bits(mask: i64) -> i64:
    """How many cards a mask holds: bits are added up in pairs, fours, bytes and so on, all 52 of them at once."""
    mask -= (mask >> 1) & 0x5555555555555
    mask = (mask & 0x3333333333333) + ((mask >> 2) & 0x3333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def lowest_of(mask: i64) -> i64:
    """The first card of a mask that is not empty."""
    return count_bits((mask & -mask) - 1)


def cards_of(mask: i64) -> vec[i64]:
    """The cards of a mask, pink before blue, A to Z."""
    cards = vec[i64](capacity=count_bits(mask))
    while mask:
        cards = append(cards, lowest_of(mask))
        mask &= mask - 1
    return cards


def mask_of(cards: vec[i64]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask |= BIT[card]
    return mask


# --- what is public, what is private ---------------------------------------------------------------------------------


@final
class OldchapixTable(Table):
    """`counts`, `tricks_won` and `captured` are for each seat; `captured` is a mask of the cards lying face up (O5).

    Copies share what changes only when a trick is taken: see OldchapixState.
    """

    def __init__(self, game: "Oldchapix") -> None:
        super().__init__(game.players)
        self.game: Final = game
        self.leader: i64 = NO_SEAT
        self.trick: vec[i64] = NO_CARDS
        self.counts: vec[i64] = NO_CARDS
        self.tricks_won: vec[i64] = NO_CARDS
        self.captured: vec[i64] = NO_CARDS

    def set_out(self) -> None:
        super().set_out()
        self.counts = vec[i64]([0] * self.players)
        self.tricks_won = vec[i64]([0] * self.players)
        self.captured = vec[i64]([0] * self.players)

    def copy(self) -> "OldchapixTable":
        copied = OldchapixTable(self.game)
        copied.copy_common(self)
        copied.leader = self.leader
        copied.trick = self.trick[:]
        copied.counts = self.counts[:]
        copied.tricks_won = self.tricks_won
        copied.captured = self.captured
        return copied

    def contract(self) -> str:
        return CONTRACTS[self.hand - 1] if self.hand else CONTRACTS[0]


def playable(table: OldchapixTable, cards: i64) -> i64:
    """The cards of a hand that may be played now (O3): of the family led if there is one, else any."""
    if len(table.trick):
        following = cards & FAMILY_CARDS[table.trick[0] // FAMILY]
        if following:
            return following
    return cards


def refused(table: OldchapixTable, seat: i64, cards: i64, move: Move) -> Refusal | None:
    """Why a seat with these cards may not make `move` now; the one place that says so."""
    if table.over != PLAYING:
        return waiting(table)
    if table.turn != seat:
        return out_of_turn(table, seat)
    if len(move.groups):
        return Refusal("oldchapix.one_card", "O3", number=len(move.groups) - 1)
    card = move.card
    if not (0 <= card < PACK and cards & BIT[card]):
        return Refusal("engine.not_held", cards=vec[i64]([card]))
    if not playable(table, cards) & BIT[card]:
        return Refusal("oldchapix.follow", "O3", cards=vec[i64]([card]), number=table.trick[0] // FAMILY)
    return None


def random_play(table: OldchapixTable, seat: i64, cards: i64, rng: Random) -> Move:
    if table.turn != seat or seat < 0:
        raise Illegal(out_of_turn(table, seat))
    may = playable(table, cards)
    left = rng.randrange(count_bits(may))
    while left:
        may &= may - 1
        left -= 1
    return _MOVES[lowest_of(may)]


@final
class OldchapixView(View[OldchapixTable]):
    """`cards` is the seat's hand; `tricks` what it remembers: every trick of this hand, packed, as it was played, and
    `gone`, all their cards."""

    def __init__(self, seat: i64, table: OldchapixTable, cards: i64, tricks: vec[i64], gone: i64) -> None:
        super().__init__(seat, table)
        self.cards: i64 = cards
        self.tricks: vec[i64] = tricks
        self.gone: i64 = gone

    def refusal(self, move: Move) -> Refusal | None:
        return refused(self.table, self.seat, self.cards, move)

    def legal_moves(self) -> Iterator[Move]:
        if self.table.turn == self.seat:
            may = playable(self.table, self.cards)
            for card in range(PACK):
                if may & BIT[card]:
                    yield _MOVES[card]

    def random_move(self, rng: Random) -> Move:
        return random_play(self.table, self.seat, self.cards, rng)

    def readings(self, cards: vec[i64]) -> Readings:
        if len(cards) != 1:
            return Readings([], refusal=Refusal("oldchapix.one_card", "O3", number=len(cards)))
        move = Move(PLAY, cards[0])
        refusal = self.refusal(move)
        return Readings([] if refusal else [move], refusal=refusal)


# --- a position of a match -------------------------------------------------------------------------------------------


@final
class OldchapixState(State[OldchapixTable]):
    """`hands` is a mask for each seat; `tricks` are the tricks of this hand, packed, in the order played, and `gone` is
    a mask of their cards.

    Clones and views share the vectors that change with a trick; whoever takes a trick while they are `_shared` makes
    its own first.
    """

    def __init__(self, table: OldchapixTable, hands: vec[i64], tricks: vec[i64], gone: i64) -> None:
        super().__init__(table)
        self.hands: vec[i64] = hands
        self.tricks: vec[i64] = tricks
        self.gone: i64 = gone
        self._shared: bool = False

    def share(self) -> None:
        """Somebody else holds the vectors that change with a trick."""
        self._shared = True

    def clone(self) -> "OldchapixState":
        self._shared = True
        cloned = OldchapixState(self.table.copy(), self.hands[:], self.tricks, self.gone)
        cloned._shared = True
        cloned.dealt = self.dealt
        cloned.revealed = self.revealed
        return cloned

    def look(self, seat: i64) -> OldchapixView:
        return OldchapixView(seat, self.table, self.hands[seat], self.tricks, self.gone)

    def refusal(self, seat: i64, move: Move) -> Refusal | None:
        return refused(self.table, seat, self.hands[seat], move)

    def random_move(self, seat: i64, rng: Random) -> Move:
        self.check_seat(seat)
        return random_play(self.table, seat, self.hands[seat], rng)

    def view(self, seat: i64) -> OldchapixView:
        self._shared = True
        if seat == SPECTATOR:
            return OldchapixView(seat, self.table.copy(), 0, vec[i64](), 0)
        self.check_seat(seat)
        return OldchapixView(seat, self.table.copy(), self.hands[seat], self.tricks, self.gone)

    def lay_out(self, deal: Deal, log: list[Event]) -> None:
        table = self.table
        players = table.players
        table.hand += 1
        table.over = PLAYING
        table.trick = vec[i64]()
        table.tricks_won = vec[i64]([0] * players)
        table.captured = vec[i64]([0] * players)
        table.leader = table.game.starter(table.hand)
        table.turn = table.leader
        self.tricks = vec[i64]()
        self.gone = 0
        log.append(Event("engine.hand_begins", seat=table.leader, number=table.hand))
        log.append(Event(CONTRACT_EVENTS[table.hand - 1]))
        for seat in range(players):
            self.hands[seat] = mask_of(deal.hands[seat])
            table.counts[seat] = len(deal.hands[seat])
            log.append(Event("engine.dealt", seat=seat, cards=cards_of(self.hands[seat]), seers=BIT[seat]))

    def apply(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        table = self.table
        card = move.card
        self.hands[seat] &= ~BIT[card]
        table.counts[seat] -= 1
        if log is not None:
            leads = len(table.trick) == 0
            log.append(Event("oldchapix.led" if leads else "oldchapix.played", seat=seat, cards=vec[i64]([card])))
        table.trick = append(table.trick, card)
        if len(table.trick) == table.players:
            self._take_trick(log)
        else:
            table.turn = (seat + 1) % table.players

    def _take_trick(self, log: list[Event] | None) -> None:
        table = self.table
        if self._shared:
            self.tricks = self.tricks[:]
            table.tricks_won = table.tricks_won[:]
            table.captured = table.captured[:]
            self._shared = False
        trick = table.trick
        winner = (table.leader + highest_place(trick)) % table.players
        taken = mask_of(trick)
        scoring = SCORING[table.hand]
        self.tricks = append(self.tricks, pack_trick(trick, table.leader, winner))
        self.gone |= taken
        table.captured[winner] |= taken & scoring
        table.tricks_won[winner] += 1
        table.trick = vec[i64](capacity=table.players)
        table.leader = winner
        table.turn = winner
        if log is not None:
            shown = cards_of(taken & scoring)
            if len(shown):
                log.append(Event("oldchapix.took_danger", seat=winner, cards=shown))
            else:
                log.append(Event("oldchapix.took", seat=winner))
        if self.hands[winner] == 0 or (table.hand != TRICKS_HAND and self._all_taken()):
            self._end_hand(log)

    def _all_taken(self) -> bool:
        """O4: has the last scoring card been taken? Everything has tricks to count until the last card."""
        if self.table.hand == EVERYTHING_HAND:
            return False
        scoring = SCORING[self.table.hand]
        for cards in self.hands:
            if cards & scoring:
                return False
        return True

    def _end_hand(self, log: list[Event] | None) -> None:
        table = self.table
        for seat in range(table.players):
            table.add_points(seat, hand_points(table, seat, log))
        self.close_hand(table.hand >= HANDS, log)

    def outcome(self) -> Outcome | None:
        if self.table.over != MATCH_OVER:
            return None
        return Outcome("oldchapix.fewest_points", rank(self.table.scores, fewest_wins=True))


def hand_points(table: OldchapixTable, seat: i64, log: list[Event] | None) -> i64:
    """What a seat scores in the hand just ended (O4), all from what lies open; `log` gets the arithmetic."""
    captured = table.captured[seat]
    points: i64 = 0
    if table.hand == TRICKS_HAND or table.hand == EVERYTHING_HAND:
        tricks = table.tricks_won[seat]
        points = tricks * TRICK_POINTS
        if log is not None and tricks:
            log.append(Event("oldchapix.score_tricks", seat=seat, number=tricks, points=points))
    if table.hand != TRICKS_HAND:
        points += _cost(captured & VOWEL_CARDS, VOWEL_POINTS, "oldchapix.score_vowels", seat, log)
        points += _cost(captured & MN_CARDS, MN_POINTS, "oldchapix.score_mn", seat, log)
        points += _cost(captured & BLUE_H, BLUE_H_POINTS, "oldchapix.score_blue_h", seat, log)
    if log is not None:
        log.append(Event("engine.hand_points", seat=seat, points=points))
    return points


def _cost(cards: i64, each: i64, id: str, seat: i64, log: list[Event] | None) -> i64:
    points = count_bits(cards) * each
    if log is not None and cards:
        log.append(Event(id, seat=seat, cards=cards_of(cards), number=each, points=points))
    return points


# --- the game --------------------------------------------------------------------------------------------------------


@final
class Oldchapix(Game):
    def __init__(self, players: i64, youngest: i64) -> None:
        super().__init__("oldchapix", players, youngest)
        self.pack: Final = mask_of(self.deck())

    def new(self) -> OldchapixState:
        table = OldchapixTable(self)
        table.set_out()
        return OldchapixState(table, vec[i64]([0] * self.players), vec[i64](), 0)

    def deck(self) -> vec[i64]:
        """O2: the two alphabets; without the pink Z for 3 players, without both Zs for 5."""
        cards = vec[i64]()
        for card in range(PACK):
            pink_z = card == ALPHABET - 1
            blue_z = card == PACK - 1
            if (self.players != 4 and pink_z) or (self.players == 5 and blue_z):
                continue
            cards = append(cards, card)
        return cards

    def deal_from(self, shuffler: Shuffler, hand: i64) -> Deal:
        return cut(shuffler.permute(self.deck(), hand, 0), self.players, CARDS_EACH[self.players])

    def sampler(self, view: AnyView) -> Sampler:
        from toutilix.games.oldchapix.sampling import OldchapixSampler

        assert isinstance(view, OldchapixView)
        return OldchapixSampler(view)

    def most_acts(self) -> int:
        """Every card is played at most once in each of the five hands."""
        return len(self.deck()) * HANDS
