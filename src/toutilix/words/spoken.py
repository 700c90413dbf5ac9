"""Letters for the ear: a voice says a letter as a letter only where something ends behind it.

"A purple" is heard as "uh purple", and the French "Y rose" as "I rose"; "A, purple" and "Y, rose" are not. So in a
spoken sentence a letter comes before its colour, and behind every letter or card there is a comma, unless the sentence
has other punctuation there. `web/src/words/spoken.ts` does the same, and `tests/words/spoken.json` compares both.
"""

import re

PAUSE = "\x1f"
"""Stands behind a letter or card that is placed in a sentence. Nothing that comes from outside can contain it."""
_ENDS_ANYWAY = re.compile(rf"{PAUSE}(?=[,.;:!?…]|\s[:!?]|$)")
"""A bracket, a quotation mark or the French space before a semicolon are no end to a voice."""
_RUNS_ON = {
    "en": re.compile(r"(?<=[^\s.!?] )A(?= \w)"),
    "fr": re.compile(r"(?<![^\s(«])Y(?= \w)"),
}
"""The letter that is a word too, where a catalogue names it; an English sentence may begin with the article."""


class Heard(str):
    """An argument of a spoken sentence that ends in a letter or a colour."""

    __slots__ = ()


def with_pauses(sentence: str, language: str) -> str:
    """A comma where a letter would run into the next word."""
    placed = _ENDS_ANYWAY.sub("", sentence).replace(PAUSE, ",")
    return _RUNS_ON[language].sub(r"\g<0>,", placed)
