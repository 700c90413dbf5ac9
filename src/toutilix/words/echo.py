"""Text from outside, made safe to show: nothing that moves a cursor or reverses a line, and nothing endless."""

import re
import unicodedata

LONGEST = 2000
"""Fluent refuses to place more than 2,500 characters."""
LONGEST_ECHO = 300
"""Enough to recognize what was typed or read."""
_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
_JOINED = re.compile("(?<=[\U0001f000-\U0001faff\u2600-\u27bf\ufe0f])\u200d(?=[\U0001f000-\U0001faff\u2600-\u27bf])")
"""The joiner between two pictures, as in a family. Between letters it would only hide."""
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_LARGEST = 10**15
"""Babel cannot format numbers of more than 26 digits, and nobody reads half as many."""


def plain(text: str) -> str:
    """A question mark for every control or invisible character; line breaks too. Joined pictures stay whole."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(sign if _JOINED.match(text, place) else _visible(sign) for place, sign in enumerate(text))


def _visible(sign: str) -> str:
    return "?" if unicodedata.category(sign) in _HIDDEN else sign


def shorten(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + _ELLIPSIS


def shown(value: object, longest: int) -> str | int | float:
    """An argument of a sentence: a number that can be formatted, or plain text of at most `longest` characters."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        if abs(value) < _LARGEST:
            return value
        value = _digits(value)
    return plain(shorten(str(value), longest))


def _digits(value: float) -> str:
    try:
        return str(value)
    except ValueError:  # Python writes no number of more than 4,300 digits.
        return _ELLIPSIS
