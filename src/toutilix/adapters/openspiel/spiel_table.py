"""A table as OpenSpiel wants it: cards dealt one by one as explicit chance, then action ids. Nothing here knows
OpenSpiel.

A table can be copied and pickled, which OpenSpiel does with all that a state written in Python holds.
"""

from collections.abc import Callable, Iterator, Mapping
from copy import copy

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.adapters.env_setup import EnvSetup, env_setup
from toutilix.adapters.episode import A_DEAL, NO_CHANCE, Episode
from toutilix.cards import ALPHABET, ANY, STAR, held_card, without
from toutilix.engine.facts import Event, seen_events
from toutilix.engine.moves import Move
from toutilix.engine.state import Sampler
from toutilix.engine.view import AnyView

CHANCE = -1
NOBODY = -4
"""Turns of no seat: a card is to be dealt, or all is over. The numbers are OpenSpiel's."""
CARD = "card"
WAIT = "wait"


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

    def __init__(self, setup: EnvSetup) -> None:
        self.setup = setup
        self.log: list[Event] = []
        self.episode = Episode(setup.encoder, setup.first, setup.hands, None, self.log)
        self.actions: list[int] = []
        self.returns = [0.0] * setup.players
        self.told: list[str] = [""] * setup.players
        self.script: list[Move | str] = []
        """This hand so far: moves, and CARD and WAIT where chance or a seat out of turn had its say."""
        self.turn = CHANCE
        """Kept, because OpenSpiel asks several times for each action."""
        self._pack: list[int] = []
        self._dealt: list[int] = []
        self._shuffled: list[vec[i64]] = []
        self._begun = 0
        """Where the actions of this hand begin."""
        self._forced: list[Move] = []
        self._forced_from = -1
        self._sampler: tuple[int, int, Sampler] | None = None
        self.episode.begin()
        self._next_pack()

    # --- chance ------------------------------------------------------------------------------------------------------

    def _next_pack(self) -> None:
        if self.episode.awaits == A_DEAL:
            pack = self.setup.encoder.game.next_pack(self._shuffled)
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
            self.episode.deal(self.setup.encoder.game.deal_of(self._shuffled))
            self._shuffled = []
        self._settle()

    # --- seats -------------------------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal actions of the seat in turn, ascending."""
        words = vec[i64]([0] * int(self.setup.encoder.mask_words))
        self.episode.mark(words, 0)
        return [action for action, marked in enumerate(memoryview(words).tobytes()) if marked]

    def act(self, action: int) -> None:
        """Deal this card or choose this action, whichever is due."""
        self.actions.append(action)
        if self.turn == CHANCE:
            self.script.append(CARD)
            self._come(action)
            return
        episode, encoder = self.episode, self.setup.encoder
        seat = int(episode.seat)
        move = None
        if action != encoder.wait:
            move = encoder.choose(episode.state.look(seat), episode.draft, action)
        if move is None:
            if action == encoder.wait:
                self.script.append(WAIT)
            self.told[seat] += f"[{action}]"
            episode.act(action)
        else:
            made = self._foreseen() or coloured(episode.state.look(seat), move)
            self.script.append(made)
            episode.play(seat, made)
        self._settle()

    def moves(self) -> list[Move]:
        """The moves of this hand."""
        return [part for part in self.script if isinstance(part, Move)]

    def _foreseen(self) -> Move | None:
        made = len(self.moves()) if self._forced else 0
        return self._forced[made] if self._begun == self._forced_from and made < len(self._forced) else None

    def _settle(self) -> None:
        """Tell the seats what they saw, and find out who is next."""
        episode = self.episode
        for seat in range(self.setup.players):
            self.told[seat] += "".join(f"{event};" for event in seen_events(self.log, seat))
        self.log.clear()
        if episode.paid:
            self.returns = [won + int(episode.rewards[seat]) for seat, won in enumerate(self.returns)]
            episode.paid = False
        if episode.awaits != NO_CHANCE:
            self.turn = CHANCE
            if episode.awaits == A_DEAL:
                self.script = []
                self._begun = len(self.actions)
            self._next_pack()
        else:
            self.turn = int(episode.seat) if episode.seat >= 0 else NOBODY

    def known_to(self, seat: int) -> str:
        """All that a seat has ever learned, in one line."""
        return f"{seat + 1} {self.told[seat]}"

    def view(self, seat: int) -> AnyView:
        return self.episode.state.view(seat)

    # --- other tables that a seat cannot tell from this one ----------------------------------------------------------

    def supposed(self, seat: int, chance: Callable[[], float]) -> Iterator[int]:
        """The actions of a match that `foresees` this one, uniform over the cards of this hand that fit what the seat
        knows. There the very cards are played that were played here, though some moves may be spelled in other ways.

        A search asks for many in the same place: the sampler is kept until something happens."""
        if self._sampler is None or self._sampler[:2] != (len(self.actions), seat):
            self._sampler = (len(self.actions), seat, self.view(seat).sampler())
        sampled = self._sampler[2].sample(Random(int(chance() * 2**53)))
        assert sampled.dealt is not None
        encoder = self.setup.encoder
        packs = [*encoder.game.packs_of(sampled.dealt), *sampled.shuffles]
        cards = iter([int(card) for pack in packs for card in pack])
        other = SpielTable(self.setup)
        other.foresee(self)
        parts: list[int] = self.actions[: self._begun]
        for action in parts:
            other.act(action)
        yield from parts
        for part in self.script:
            if isinstance(part, Move):
                parts = [int(action) for action in encoder.spell(other.view(other.turn), part)]
            else:
                parts = [next(cards) if part == CARD else int(encoder.wait)]
            for action in parts:
                other.act(action)
            yield from parts
        if seat == self.turn:
            yield from [int(action) for action in self.episode.draft]

    def foresee(self, other: "SpielTable") -> None:
        """Make the very moves here that were made in the present hand of the other table."""
        self._forced_from = other._begun
        self._forced = other.moves()

    # --- copies ------------------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: object) -> "SpielTable":
        copied = copy(self)
        copied.log = []
        copied.episode = self.episode.clone(copied.log)
        for name in ("actions", "returns", "told", "script", "_pack", "_dealt", "_shuffled", "_forced"):
            setattr(copied, name, getattr(self, name)[:])
        return copied

    def __copy__(self) -> "SpielTable":
        copied = SpielTable.__new__(SpielTable)
        copied.__dict__.update(self.__dict__)
        return copied

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.setup
        options = setup.kind.settings(setup.encoder.game)
        asked = (setup.kind.name, setup.players, options, setup.hands, setup.first)
        moves = [
            (int(m.verb), int(m.card), int(m.number), int(m.side), [int(card) for card in m.groups], m.call)
            for m in self.moves()
        ]
        return _again, (asked, self.actions, self._begun, moves)


WrittenMove = tuple[int, int, int, int, list[int], bool]


def _again(
    asked: tuple[str, int, Mapping[str, object], int, int], actions: list[int], begun: int, moves: list[WrittenMove]
) -> SpielTable:
    table = SpielTable(env_setup(*asked))
    table._forced_from = begun
    table._forced = [
        Move(verb, card, number, side, vec[i64](groups), call) for verb, card, number, side, groups, call in moves
    ]
    for action in actions:
        table.act(action)
    return table
