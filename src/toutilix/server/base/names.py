"""Names that people choose, made safe to show to others: nothing invisible, nothing that reverses or overflows the
line, nobody mistaken for somebody else at the table."""

import re
import unicodedata
from collections.abc import Iterable

from toutilix.engine.errors import Malformed
from toutilix.server.base.protocol.common import LONGEST_NAME, LONGEST_WORD

MOST_MARKS = 2
"""Accents on one letter: enough for every language that piles them up in earnest."""

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Blank, although their categories say letter, mark or symbol."""
_SELECTORS = re.compile("[\ufe00-\ufe0f\u180b-\u180f\U000e0100-\U000e01ef]")

_LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕԛԝ" + "αβεζηικμνορτυχ" + "01|",
    "abekmhopctyxijsqw" + "abezhikmvoptux" + "oll",
)
"""Cyrillic and Greek letters, and digits, by the Latin letter they pass for."""


def clean_name(text: str) -> str:
    """The name as it will be shown; Malformed where nothing to show is left, or too much."""
    name = _clean(text)
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name) or _length(name) > LONGEST_NAME:
        raise Malformed("name.wrong", most=LONGEST_NAME)
    return name


def clean_word(text: str) -> str:
    """A seat's word for the shuffle, as it is saved in the record; it may be empty."""
    word = _clean(text)
    if _length(word) > LONGEST_WORD:
        raise Malformed("name.word", most=LONGEST_WORD)
    return word


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if somebody at the table has one that looks the same."""
    taken = {look for other in others for look in _looks(other)}
    number, shown = 1, name
    while taken & _looks(shown):
        number += 1
        shown = f"{_cut(name, LONGEST_NAME - len(f' {number}'))} {number}"
    return shown


def _clean(text: str) -> str:
    kept = "".join(letter for letter in unicodedata.normalize("NFC", text) if not _hidden(letter))
    spaced = " ".join(_SELECTORS.sub("", unicodedata.normalize("NFC", kept)).split())
    letters: list[str] = []
    marks = MOST_MARKS
    for letter in spaced:
        marks = marks + 1 if _is_mark(letter) else 0
        if marks <= MOST_MARKS and not (_is_mark(letter) and (not letters or letters[-1] == " ")):
            letters.append(letter)
    return unicodedata.normalize("NFC", "".join(letters))


def _hidden(letter: str) -> bool:
    """Controls, directions, joiners, private and unassigned characters; white space stays, to become a space."""
    if letter.isspace():
        return False
    return letter in _UNSEEN or unicodedata.category(letter)[0] == "C"


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def _length(text: str) -> int:
    """A letter with its accents is one character."""
    return sum(not _is_mark(letter) for letter in text)


def _cut(text: str, most: int) -> str:
    while _length(text) > most:
        text = text[:-1].rstrip()
    return text


def _looks(name: str) -> set[str]:
    """How it may be read: as it is spelt, and as it looks, where a capital I passes for an l. Names that share one
    could be mistaken for each other."""
    plain = unicodedata.normalize("NFKC", name).replace(" ", "")
    return {_folded(plain), _folded(plain.replace("I", "l"))}


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text.casefold()).translate(_LOOKALIKES)
