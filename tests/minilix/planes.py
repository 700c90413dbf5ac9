"""Minilix in numbers: an action is a letter."""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tests.minilix.seat import MinilixView
from tests.minilix.state import Minilix
from tests.minilix.table import CARDS_EACH, PLAY
from toutilix.engine.encoding import Action, Encoder, add_to, clear, noted
from toutilix.engine.history import seat_of, value_of
from toutilix.engine.moves import Move


@final
class MinilixEncoder(Encoder[Minilix, MinilixView]):
    def __init__(self, game: Minilix) -> None:
        super().__init__(game, [Action("play", letter) for letter in range(26)], 0, CARDS_EACH)
        self.add_plane("hand", 26, "1 for each card in the own hand, A to Z")
        self._trick = self.add_plane("trick", 26, "1 for each card in the trick, A to Z")
        self._behind = self.add_behind_plane()

    def observe(self, view: MinilixView, draft: vec[i64], out: vec[i64], at: i64) -> None:
        clear(out, at, self.words)
        for card in view.own.cards:
            add_to(out, at, card, 1)
        for card in view.table.trick:
            add_to(out, at + self._trick, card, 1)
        self.behind(view, out, at + self._behind)

    def mark(self, view: MinilixView, draft: vec[i64], out: vec[i64], at: i64) -> None:
        clear(out, at, self.mask_words)
        for card in view.hand():
            add_to(out, at, card, 1)

    def choose(self, view: MinilixView, draft: vec[i64], action: i64) -> Move | None:
        return Move(PLAY, action)

    def spell(self, view: MinilixView, move: Move) -> vec[i64]:
        return vec[i64]([move.card % 26])

    def history(self, view: MinilixView) -> vec[i64]:
        players = view.table.players
        entries = vec[i64]()
        held = sorted(view.own.cards)
        for entry in view.memory.entries:
            entries = noted(entries, 2, (seat_of(entry) - view.seat + players) % players, value_of(entry))
        for card in held:
            entries = extend(entries, [1, 0, card])
        return entries


ENCODER: Final = MinilixEncoder
