"""Sowix in numbers. Colours never matter here, so that a card is a letter, a star or a firecracker."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, ANY, BIT, FIRECRACKER, NO_CARD, NO_LETTER, STAR, STAR_AS, held_card, letter_card
from toutilix.engine.encoding import Action, Encoder, add_faces, add_to, clear, face_place, noted, put_at_most, put_mask
from toutilix.engine.history import kind_of, seat_of, value_of
from toutilix.engine.moves import Move
from toutilix.games.sowix.letters import POINTS, fits
from toutilix.games.sowix.memory import GOT, GOT_FITTING, GOT_KEPT, SAW_CATCH, SAW_DEAL
from toutilix.games.sowix.seat import SowixView
from toutilix.games.sowix.state import Sowix
from toutilix.games.sowix.table import CALL, CATCH, DRAW, PASS, PLAY

# The action ids. A play is a letter, a star as a letter or the firecracker; the same again with the call.
_STARS_AT: Final[i64] = 26
_FIRECRACKER_AT: Final[i64] = 52
_DRAW_AT: Final[i64] = 53
_PASS_AT: Final[i64] = 54
_CALL_AT: Final[i64] = 55
_CALLED: Final[i64] = 56
_WAIT_AT: Final[i64] = 109
_CATCH_AT: Final[i64] = 110

_ALL_STARS: Final[i64] = ((1 << 26) - 1) << 26
_HALF: Final[i64] = 7
"""The words of the mask up to the called plays, and from there on."""

_PLAYS: Final = [Move(PLAY, card) for card in range(158)]
_CALLED_PLAYS: Final = [Move(PLAY, card, call=True) for card in range(158)]
_DRAW: Final = Move(DRAW)
_PASS: Final = Move(PASS)
_CALL: Final = Move(CALL)


def _actions(players: i64) -> list[Action]:
    plays: list[Action] = []
    for verb in ("play", "play_and_call"):
        letters = [Action(verb, letter) for letter in range(26)]
        stars = [Action(verb, letter, star=True) for letter in range(26)]
        plays += [*letters, *stars, Action(verb)]
        if verb == "play":
            plays += [Action("draw"), Action("pass"), Action("call")]
    return [*plays, Action("wait"), *[Action("catch", number=step) for step in range(1, players)]]


@final
class SowixEncoder(Encoder[Sowix, SowixView]):
    def __init__(self, game: Sowix) -> None:
        super().__init__(game, _actions(game.players), -sum([POINTS[card] for card in game.deck()]), 0)
        players = game.players
        self.wait = _WAIT_AT
        self.most_hands = players * game.target // (5 * (players - 1)) + 1
        self.most_actions = players
        self.add_faces_plane("hand", "how many of each card the own hand has")
        self._pile: Final = self.add_faces_plane("pile", "how many of each card the pile has")
        self._drawn: Final = self.add_faces_plane("drawn", "1 for the card just drawn that must be played")
        self._letter: Final = self.add_plane("letter", ALPHABET, "1 for the letter in force; none under a bare star")
        meaning = "clockwise (1 or 0), firecrackers on the letter in force, draw pile, pile, times it was turned over"
        self._table: Final = self.add_plane("table", 5, meaning)
        self._turn: Final = self.add_seats_plane("turn", "1 for the seat in turn")
        self._counts: Final = self.add_seats_plane("counts", "cards in each hand")
        self._uncalled: Final = self.add_seats_plane("uncalled", "1 for seats that can be caught")
        self._losing: Final = self.add_seats_plane("lose_turn", "1 for seats that will lose a turn")
        self._behind: Final = self.add_behind_plane()

    def observe(self, view: SowixView, draft: vec[i64], out: vec[i64], at: i64) -> None:
        table = view.table
        players = table.players
        clear(out, at, self.words)
        add_faces(out, at, view.own.cards)
        pile = view.memory.pile
        pile_at = at + self._pile
        for place in range(table.pile_size):
            add_to(out, pile_at, face_place(pile.at(place)), 1)
        if view.own.drawn != NO_CARD:
            add_to(out, at + self._drawn, face_place(view.own.drawn), 1)
        if table.letter != NO_LETTER:
            add_to(out, at + self._letter, table.letter, 1)
        facts = at + self._table
        if table.direction > 0:
            add_to(out, facts, 0, 1)
        add_to(out, facts, 1, table.firecrackers)
        add_to(out, facts, 2, table.stock_size)
        add_to(out, facts, 3, table.pile_size)
        add_to(out, facts, 4, table.turned)
        for step in range(players):
            seat: i64 = (view.seat + step) % players
            put_at_most(out, at + self._counts, step, table.counts[seat])
            if seat == table.turn:
                add_to(out, at + self._turn, step, 1)
            if table.uncalled & BIT[seat]:
                add_to(out, at + self._uncalled, step, 1)
            if table.lose_turn & BIT[seat]:
                add_to(out, at + self._losing, step, 1)
        self.behind(view, out, at + self._behind)

    def mark(self, view: SowixView, draft: vec[i64], out: vec[i64], at: i64) -> None:
        table = view.table
        own = view.own
        low: i64 = 0
        high: i64 = 0
        if table.turn == view.seat:
            if own.drawn != NO_CARD:
                low = _play_bits(own.drawn)
            else:
                for card in own.cards:
                    if fits(table.letter, card):
                        low |= _play_bits(card)
            if len(own.cards) == 2:
                high = low
            if own.drawn == NO_CARD and (low == 0 or table.game.draw_when_able) and table.can_draw():
                low |= BIT[_DRAW_AT]
            if low == 0:
                low = BIT[_PASS_AT]
        else:
            high = BIT[_WAIT_AT - _CALLED]
        catches: i64 = 0
        if table.uncalled:
            if table.uncalled & BIT[view.seat]:
                low |= BIT[_CALL_AT]
            for step in range(1, table.players):
                if table.uncalled & BIT[(view.seat + step) % table.players]:
                    catches |= BIT[step - 1]
            high |= (catches & 3) * BIT[_CATCH_AT - _CALLED]
        put_mask(out, at, low, _HALF)
        put_mask(out, at + _HALF, high, _HALF)
        if self.mask_words > 2 * _HALF:
            put_mask(out, at + 2 * _HALF, catches >> 2, 1)

    def choose(self, view: SowixView, draft: vec[i64], action: i64) -> Move | None:
        if action == _DRAW_AT:
            return _DRAW
        if action == _PASS_AT:
            return _PASS
        if action == _CALL_AT:
            return _CALL
        if action >= _CATCH_AT:
            step = action - _CATCH_AT + 1
            return Move(CATCH, number=(view.seat + step) % view.table.players)
        called = action >= _CALLED
        play = action - _CALLED if called else action
        if play == _FIRECRACKER_AT:
            card = FIRECRACKER
        elif play >= _STARS_AT:
            card = STAR_AS + play - _STARS_AT
        else:
            # Of two cards of a letter the one just drawn has to go.
            drawn = view.own.drawn
            card = drawn if drawn != NO_CARD else held_card(view.own.cards, letter_card(play, ANY))
        return _CALLED_PLAYS[card] if called else _PLAYS[card]

    def spell(self, view: SowixView, move: Move) -> vec[i64]:
        if move.verb == DRAW:
            return vec[i64]([_DRAW_AT])
        if move.verb == PASS:
            return vec[i64]([_PASS_AT])
        if move.verb == CALL:
            return vec[i64]([_CALL_AT])
        if move.verb == CATCH:
            players = view.table.players
            return vec[i64]([_CATCH_AT - 1 + (move.number - view.seat + players) % players])
        if move.card >= STAR_AS:
            play = _STARS_AT + move.card - STAR_AS
        else:
            play = _FIRECRACKER_AT if move.card == FIRECRACKER else move.card % ALPHABET
        return vec[i64]([play + (_CALLED if move.call else 0)])

    def history(self, view: SowixView) -> vec[i64]:
        players = view.table.players
        arrived = view.own.arrived
        next: i64 = 0
        entries = vec[i64]()
        for seen in view.history():
            kind = kind_of(seen)
            seat = seat_of(seen)
            value = value_of(seen)
            step: i64 = (seat - view.seat + players) % players
            if kind == SAW_CATCH:
                value = (value - view.seat + players) % players
            if step == 0 and kind in (GOT, GOT_FITTING, GOT_KEPT):
                value = arrived[next] + 1
                next += 1
            entries = noted(entries, kind + 1, step, value)
            if step == 0 and kind == SAW_DEAL:
                for _ in range(value):
                    entries = noted(entries, GOT + 1, 0, arrived[next] + 1)
                    next += 1
        return entries


def _play_bits(card: i64) -> i64:
    if card < STAR:
        return BIT[card % ALPHABET]
    return BIT[_FIRECRACKER_AT] if card == FIRECRACKER else _ALL_STARS


ENCODER: Final = SowixEncoder
