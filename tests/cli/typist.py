"""A person who plays at the text table by reading what it says, checked against the match that it saved."""

import re
from collections.abc import Callable
from pathlib import Path

from librt.random import Random

from tests.cli.terminal import unwrapped
from toutilix.cards import card_text
from toutilix.cli.saves import Saved, Saves
from toutilix.cli.text_table import MOST_LISTED, listed_moves
from toutilix.cli.typed_moves import spoken
from toutilix.engine.facts import seen_events
from toutilix.engine.moves import GROUP_END
from toutilix.engine.notation import Document

_LEGAL = {"en": re.compile(r"You can play: (.*)$"), "fr": re.compile(r"Vous pouvez jouer : (.*)$")}
_CARD = re.compile(r"(?<![\w*])[A-Z][pbyv](?!\w)")

Type = Callable[[str], str]


class Typist:
    """Types moves that `?` lists; where there are too many to list, any legal one."""

    def __init__(self, game: str, home: Path, type: Type, lang: str = "en", seed: int = 0) -> None:
        self.game = game
        self._saves = Saves(home)
        self._type = type
        self._lang = lang
        self._rng = Random(seed)

    def saved(self) -> Saved:
        return self._saves.read(self.game)

    def position(self) -> Document:
        match = self.saved().match
        return match.kind.write_position(match.game, match.state)

    def choose(self) -> str:
        """A legal move; `?` must list just those that there are."""
        saved = self.saved()
        view = saved.match.state.view(saved.seat)
        write = saved.match.kind.notation.write_move
        legal = listed_moves(saved.match.kind, view)
        listed = _LEGAL[self._lang].search(unwrapped(self._type("?")))
        if len(legal) > MOST_LISTED:
            assert listed is None
            return write(view.random_move(self._rng))
        if not legal:
            assert listed is None
            return ""
        assert listed is not None
        assert listed[1].split(", ") == [spoken(move, self._lang) for move in legal]
        return spoken(legal[self._rng.randrange(len(legal))], self._lang)

    def move(self) -> str:
        return self._type(self.choose())


def cards_in(text: str) -> set[str]:
    return set(_CARD.findall(unwrapped(text)))


def known_cards(saved: Saved, since: int) -> set[str]:
    """All that the person's seat has seen, from the deal of the hand with act `since` until now."""
    view = saved.match.state.view(saved.seat)
    screen = saved.match.kind.screen
    shown = [screen.write_table(view, saved.match.hand), screen.write_own(view)]
    known = {text for text in _strings(shown) if _CARD.fullmatch(text)}
    deals = [at for at, act in enumerate(saved.acts[: since + 1]) if act.is_deal]
    for act in saved.acts[max(deals, default=0) :]:
        for event in seen_events(act.events, saved.seat):
            known |= cards_in(" ".join(card_text(card) for card in event.cards if card != GROUP_END))
    return known


def _strings(document: object) -> list[str]:
    if isinstance(document, dict):
        return [text for value in document.values() for text in _strings(value)]
    if isinstance(document, list):
        return [text for value in document for text in _strings(value)]
    return [document] if isinstance(document, str) else []
