"""Input at the text table: commands in either language, and moves with forgiving spelling."""

import re
from dataclasses import dataclass, field
from itertools import islice, product

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import ANY, NO_CARD, UNSEEN, colour_of, is_letter_card, letter_of, read_card
from toutilix.cli.inputs import without_accents
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import Refusal
from toutilix.engine.kind import AnyKind
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView

COMMANDS = {
    "?": "help",
    "help": "help",
    "aide": "help",
    "hand": "hand",
    "main": "hand",
    "table": "table",
    "tapis": "table",
    "score": "score",
    "scores": "score",
    "log": "log",
    "journal": "log",
    "sort": "sort",
    "trier": "sort",
    "tri": "sort",
    "cards": "cards",
    "cartes": "cards",
    "hint": "hint",
    "conseil": "hint",
    "rules": "rules",
    "règles": "rules",
    "regles": "rules",
    "undo": "undo",
    "annuler": "undo",
    "quit": "quit",
    "quitter": "quit",
}
"""Every command has three letters or more (or is `?`), so that none can be a card."""
COMPARE = frozenset({"compare", "comparer"})
"""A move comes behind it: `compare Gp`."""

_FRENCH = {
    "pass": ("passer", "passe"),
    "draw": ("piocher", "pioche"),
    "take": ("prendre", "prends"),
    "lay": ("poser", "pose"),
    "add": ("ajouter", "ajoute"),
    "swap": ("échanger", "échange"),
    "block": ("bloquer", "bloque"),
    "unblock": ("débloquer", "débloque"),
    "discard": ("défausser", "défausse", "jeter", "jette"),
    "star": ("étoile",),
    "left": ("gauche",),
    "right": ("droite",),
}
"""The words of the notation in French; the first is the one that is taught. Accents may be left out."""
_FROM_FRENCH = {
    spelled: word
    for word, spoken in _FRENCH.items()
    for french in spoken
    for spelled in (french, without_accents(french))
}

YES = frozenset({"", "y", "yes", "o", "oui"})
NO = frozenset({"n", "no", "non"})

_COLOURED = re.compile(r"[A-Za-z][PBYVpbyv]")
_MOST_COLOURINGS = 64


def spell(text: str) -> str:
    """The notation that was meant: `hb` and `HB` are `Hb`, `*h` is `*H`, verbs are lower case and may be French."""
    words = text.replace(",", " ").replace("+", " + ").split()
    return " ".join(_spell_word(word) for word in words)


def _spell_word(word: str) -> str:
    if _COLOURED.fullmatch(word):
        return word[0].upper() + word[1].lower()
    if len(word) == 1 or (len(word) == 2 and word[0] == "*"):
        return word.upper()
    return _FROM_FRENCH.get(word.lower(), word.lower())


def from_french(text: str) -> str:
    """The text with French verbs replaced by those of the notation; everything else is left as it was typed."""
    return " ".join(_FROM_FRENCH.get(word.lower(), word) for word in text.split(" "))


def spoken(written: str, language: str) -> str:
    """A move in notation as it is taught in this language; `spell` reads it back."""
    if language != "fr":
        return written
    return " ".join(_FRENCH[word][0] if word in _FRENCH else word for word in written.split())


@dataclass(frozen=True)
class Understood:
    """The legal moves that something typed can mean (`more`: there are others), or why it means none."""

    moves: list[Move] = field(default_factory=list)
    more: bool = False
    why: Refusal | Malformed | None = None


def understand(kind: AnyKind, view: AnyView, text: str) -> Understood:
    """A move in full notation counts as it stands; bare cards are read as whatever they can make."""
    spelled = spell(text)
    why: Refusal | Malformed | None
    try:
        move = kind.notation.read_move(spelled)
        why = view.refusal(move)
        if why is None:
            return Understood([move])
    except Malformed as error:
        why = error
    cards = _bare_cards(spelled)
    if not len(cards):
        return Understood(why=why)
    return _read(kind, view, cards, why)


def _bare_cards(spelled: str) -> vec[i64]:
    """The cards where nothing but cards was typed, else none."""
    cards = [read_card(word) for word in spelled.split()]
    if any(card in (NO_CARD, UNSEEN) for card in cards):
        return vec[i64]()
    return vec[i64](cards)


def _read(kind: AnyKind, view: AnyView, cards: vec[i64], why: Refusal | Malformed | None) -> Understood:
    moves: list[Move] = []
    more = False
    for coloured in _colourings(kind, view.hand(), cards):
        readings = view.readings(coloured)
        moves += [move for move in readings.moves if move not in moves]
        more = more or readings.more
        if not moves and readings.refusal is not None:
            why = readings.refusal
    return Understood(moves, more, None if moves else why)


def _colourings(kind: AnyKind, hand: vec[i64], cards: vec[i64]) -> list[vec[i64]]:
    """Where the colour matters but was left out, whatever the hand has of that letter may be meant."""
    if not kind.notation.colour_matters:
        return [cards]
    choices = [_held_alike(hand, card) for card in cards]
    return [vec[i64](chosen) for chosen in islice(product(*choices), _MOST_COLOURINGS)]


def _held_alike(hand: vec[i64], card: i64) -> list[i64]:
    if not is_letter_card(card) or colour_of(card) != ANY:
        return [card]
    alike = {held for held in hand if is_letter_card(held) and letter_of(held) == letter_of(card)}
    return sorted(alike) or [card]
