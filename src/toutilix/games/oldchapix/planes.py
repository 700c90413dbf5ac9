"""Oldchapix in numbers: 52 actions, one for each card, pink A to Z and then blue."""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, BIT
from toutilix.engine.encoding import BYTE, Action, Encoder, noted, put_mask
from toutilix.engine.moves import Move
from toutilix.games.oldchapix.memory import trick_cards, trick_leader
from toutilix.games.oldchapix.seat import OldchapixView, playable
from toutilix.games.oldchapix.state import Oldchapix
from toutilix.games.oldchapix.table import (
    BLUE_H,
    BLUE_H_POINTS,
    CARDS_EACH,
    EVERYTHING_HAND,
    HANDS,
    MN_CARDS,
    MN_POINTS,
    PACK,
    PLAY,
    TRICK_POINTS,
    TRICKS_HAND,
    VOWEL_CARDS,
    VOWEL_POINTS,
    count_bits,
)

_MOVES: Final = [Move(PLAY, card) for card in range(52)]
_CARDS: Final[i64] = 7
"""The words of a plane with a byte for each card."""

# The entries of a history.
_DEALT: Final[i64] = 1
_PLAYED: Final[i64] = 2


def _points_in_everything(players: i64) -> i64:
    return (
        CARDS_EACH[players] * TRICK_POINTS
        + count_bits(VOWEL_CARDS) * VOWEL_POINTS
        + count_bits(MN_CARDS) * MN_POINTS
        + BLUE_H_POINTS
    )


def _fives(hand: i64, tricks: i64, captured: i64) -> i64:
    """The points of a seat in this hand so far (O4), divided by five: then they fit a byte."""
    counts = not TRICKS_HAND < hand < EVERYTHING_HAND
    fives: i64 = tricks * (TRICK_POINTS // 5) if counts else 0
    if captured:
        fives += count_bits(captured & VOWEL_CARDS) * (VOWEL_POINTS // 5)
        fives += count_bits(captured & MN_CARDS) * (MN_POINTS // 5)
        if captured & BLUE_H:
            fives += BLUE_H_POINTS // 5
    return fives


@final
class OldchapixEncoder(Encoder[Oldchapix, OldchapixView]):
    def __init__(self, game: Oldchapix) -> None:
        actions = [Action("play", card % ALPHABET, card // ALPHABET) for card in range(PACK)]
        super().__init__(game, actions, -_points_in_everything(game.players), 0)
        self.first_hand = EVERYTHING_HAND
        self.most_hands = HANDS
        self.moves = _MOVES
        self.add_plane("hand", PACK, "1 for each card in the own hand: pink A to Z, blue A to Z")
        self.add_plane("gone", PACK, "1 for each card of the tricks taken in this hand")
        self._trick: Final = self.words
        for place in range(1, game.players):
            self.add_plane(f"trick_{place}", PACK, f"1 for the card that was played to this trick as number {place}")
        self._contract: Final = self.add_plane("contract", 5, "1 for tricks, vowels, mn, blue_h or everything")
        self._tricks: Final = self.add_seats_plane("tricks", "tricks taken in this hand")
        self._points: Final = self.add_seats_plane("points", "points of this hand so far, divided by 5")
        self._behind: Final = self.add_behind_plane()

    def observe(self, view: OldchapixView, draft: vec[i64], out: vec[i64], at: i64) -> None:
        table = view.table
        players = table.players
        put_mask(out, at, view.own.cards, _CARDS)
        put_mask(out, at + _CARDS, view.memory.gone, _CARDS)
        trick = table.trick
        plane = at + self._trick
        for place in range(players - 1):
            put_mask(out, plane, BIT[trick[place]] if place < len(trick) else 0, _CARDS)
            plane += _CARDS
        out[at + self._contract] = BYTE[table.hand - 1]
        tricks: i64 = 0
        points: i64 = 0
        for step in range(players):
            seat: i64 = (view.seat + step) % players
            taken = table.tricks_won[seat]
            tricks += BYTE[step] * taken
            points += BYTE[step] * _fives(table.hand, taken, table.captured[seat])
        out[at + self._tricks] = tricks
        out[at + self._points] = points
        out[at + self._behind] = 0
        self.behind(view, out, at + self._behind)

    def mark(self, view: OldchapixView, draft: vec[i64], out: vec[i64], at: i64) -> None:
        put_mask(out, at, playable(view.table, view.own.cards), _CARDS)

    def choose(self, view: OldchapixView, draft: vec[i64], action: i64) -> Move | None:
        return _MOVES[action]

    def spell(self, view: OldchapixView, move: Move) -> vec[i64]:
        return vec[i64]([move.card])

    def history(self, view: OldchapixView) -> vec[i64]:
        players = view.table.players
        mine = view.own.cards
        entries = vec[i64]()
        leader = view.table.leader
        played = vec[i64]()
        for packed in view.memory.tricks:
            place: i64 = trick_leader(packed)
            for card in trick_cards(packed, players):
                played = noted(played, _PLAYED, (place - view.seat + players) % players, card)
                if place == view.seat:
                    mine |= BIT[card]
                place = (place + 1) % players
        for card in view.table.trick:
            played = noted(played, _PLAYED, (leader - view.seat + players) % players, card)
            if leader == view.seat:
                mine |= BIT[card]
            leader = (leader + 1) % players
        for held in range(PACK):
            if mine & BIT[held]:
                entries = noted(entries, _DEALT, 0, held)
        return extend(entries, played)


ENCODER: Final = OldchapixEncoder
