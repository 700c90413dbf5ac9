"""A table as OpenSpiel wants it: cards dealt one by one as explicit chance, then action ids. Nothing here knows
OpenSpiel.

A table can be copied and pickled, which OpenSpiel does with all that a state written in Python holds.
"""

from collections.abc import Callable, Mapping
from copy import copy

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.adapters.episode import A_DEAL, NO_CHANCE, Episode
from toutilix.adapters.wishes import Wish, wish
from toutilix.cards import ALPHABET, ANY, STAR, held_card, without
from toutilix.engine.facts import Event, seen_events
from toutilix.engine.moves import Move
from toutilix.engine.state import Sampler
from toutilix.engine.view import AnyView

CHANCE = -1
NOBODY = -4
"""Turns of no seat: a card is to be dealt, or all is over. The numbers are OpenSpiel's."""


def coloured(view: AnyView, move: Move) -> Move:
    """The move with the very cards that go where it leaves their colours out: the first of pink, blue, and so on."""
    left = view.hand()
    groups = vec[i64]()
    for card in move.groups:
        held = held_card(left, card) if ANY * ALPHABET <= card < STAR else card
        if held != card:
            left = without(left, held)
        groups = append(groups, held)
    card = held_card(left, move.card) if ANY * ALPHABET <= move.card < STAR else move.card
    return Move(move.verb, card, move.number, move.side, groups, move.call)


class SpielTable:
    """`actions` is the history, `told` what each seat has learned since the match began, in words."""

    def __init__(self, wished: Wish) -> None:
        self.wish = wished
        self.log: list[Event] = []
        self.episode = Episode(wished.encoder, wished.first, wished.hands, None, self.log)
        self.actions: list[int] = []
        self.returns = [0.0] * wished.players
        self.told: list[str] = [""] * wished.players
        self.moves: list[Move] = []
        """The moves of this hand."""
        self.turn = CHANCE
        """Kept, because OpenSpiel asks several times for each action."""
        self._pack: list[int] = []
        self._dealt: list[int] = []
        self._shuffled: list[vec[i64]] = []
        self._chances: list[bool] = []
        """Was it chance? For each action of this hand."""
        self._forced: list[Move] = []
        self._forced_from = -1
        self._sampler: tuple[int, int, Sampler] | None = None
        self.episode.begin()
        self._next_pack()

    # --- chance ------------------------------------------------------------------------------------------------------

    def _next_pack(self) -> None:
        if self.episode.awaits == A_DEAL:
            pack = self.wish.encoder.game.next_pack(self._shuffled)
        else:
            pack = self.episode.state.pile_to_shuffle()
        self._pack = sorted(int(card) for card in pack)
        self._dealt = []

    def chances(self) -> list[tuple[int, float]]:
        """The cards that may come next, each with its chance."""
        return [(card, self._pack.count(card) / len(self._pack)) for card in dict.fromkeys(self._pack)]

    def _come(self, card: int) -> None:
        self._pack.remove(card)
        self._dealt.append(card)
        if self._pack:
            return
        cards = vec[i64](self._dealt)
        if self.episode.awaits != A_DEAL:
            self.episode.shuffle(cards)
        else:
            self._shuffled.append(cards)
            self._next_pack()
            if self._pack:
                return
            self.episode.deal(self.wish.encoder.game.deal_of(self._shuffled))
            self._shuffled = []
        self._settle()

    # --- seats -------------------------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal actions of the seat in turn, ascending."""
        words = vec[i64]([0] * int(self.wish.encoder.mask_words))
        self.episode.mark(words, 0)
        return [action for action, marked in enumerate(memoryview(words).tobytes()) if marked]

    def act(self, action: int) -> None:
        """Deal this card or choose this action, whichever is due."""
        self.actions.append(action)
        self._chances.append(self.turn == CHANCE)
        if self.turn == CHANCE:
            self._come(action)
            return
        episode, encoder = self.episode, self.wish.encoder
        seat = int(episode.seat)
        move = None
        if action != encoder.wait:
            move = encoder.choose(episode.state.look(seat), episode.draft, action)
        if move is None:
            self.told[seat] += f"[{action}]"
            episode.act(action)
        else:
            foreseen = self._begun() == self._forced_from and len(self.moves) < len(self._forced)
            made = self._forced[len(self.moves)] if foreseen else coloured(episode.state.look(seat), move)
            self.moves.append(made)
            episode.play(seat, made)
        self._settle()

    def _settle(self) -> None:
        """Tell the seats what they saw, and find out who is next."""
        episode = self.episode
        for seat in range(self.wish.players):
            self.told[seat] += "".join(f"{event};" for event in seen_events(self.log, seat))
        self.log.clear()
        if episode.paid:
            self.returns = [won + int(episode.rewards[seat]) for seat, won in enumerate(self.returns)]
            episode.paid = False
        if episode.awaits != NO_CHANCE:
            self.turn = CHANCE
            if episode.awaits == A_DEAL:
                self._chances = []
                self.moves = []
            self._next_pack()
        else:
            self.turn = int(episode.seat) if episode.seat >= 0 else NOBODY

    def known_to(self, seat: int) -> str:
        """All that a seat has ever learned, in one line."""
        return f"{seat + 1} {self.told[seat]}"

    def view(self, seat: int) -> AnyView:
        return self.episode.state.view(seat)

    # --- other tables that a seat cannot tell from this one ----------------------------------------------------------

    def supposed(self, seat: int, chance: Callable[[], float]) -> list[int]:
        """The actions of another match, uniform over the cards of this hand that fit what the seat knows. There the
        same cards are played as here, whatever others of the same letter the hands now hold: see `foresee`.

        A search asks for many in the same place: the sampler is kept until something happens."""
        if self._sampler is None or self._sampler[:2] != (len(self.actions), seat):
            self._sampler = (len(self.actions), seat, self.view(seat).sampler())
        sampled = self._sampler[2].sample(Random(int(chance() * 2**53)))
        assert sampled.dealt is not None
        packs = [*self.wish.encoder.game.packs_of(sampled.dealt), *sampled.shuffles]
        cards = iter([int(card) for pack in packs for card in pack])
        begun = self._begun()
        present = zip(self._chances, self.actions[begun:], strict=True)
        # A pile that is being shuffled just now is nobody's knowledge: its cards come as they did here.
        return [*self.actions[:begun], *(next(cards, action) if dealt else action for dealt, action in present)]

    def _begun(self) -> int:
        """Where the actions of this hand begin."""
        return len(self.actions) - len(self._chances)

    def foresee(self, other: "SpielTable") -> None:
        """In the hand that is present there, the very moves are made that were made there."""
        self._forced_from = other._begun()
        self._forced = other.moves[:]

    # --- copies ------------------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: object) -> "SpielTable":
        copied = copy(self)
        copied.log = []
        copied.episode = self.episode.clone(copied.log)
        for name in ("actions", "returns", "told", "moves", "_pack", "_dealt", "_shuffled", "_chances", "_forced"):
            setattr(copied, name, getattr(self, name)[:])
        return copied

    def __copy__(self) -> "SpielTable":
        copied = SpielTable.__new__(SpielTable)
        copied.__dict__.update(self.__dict__)
        return copied

    def __reduce__(self) -> tuple[object, ...]:
        wished = self.wish
        options = wished.kind.settings(wished.encoder.game)
        asked = (wished.kind.name, wished.players, options, wished.hands, wished.first)
        moves = [
            (int(m.verb), int(m.card), int(m.number), int(m.side), [int(card) for card in m.groups], m.call)
            for m in self.moves
        ]
        return _again, (asked, self.actions, len(self._chances), moves)


WrittenMove = tuple[int, int, int, int, list[int], bool]


def _again(
    asked: tuple[str, int, Mapping[str, object], int, int], actions: list[int], present: int, moves: list[WrittenMove]
) -> SpielTable:
    table = SpielTable(wish(*asked))
    table._forced_from = len(actions) - present
    table._forced = [
        Move(verb, card, number, side, vec[i64](groups), call) for verb, card, number, side, groups, call in moves
    ]
    for action in actions:
        table.act(action)
    return table
