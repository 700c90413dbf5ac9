"""Messages of the command line: their language, and errors in one sentence with an exit code."""

import sys
from enum import StrEnum

from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.facts import Refusal
from toutilix.engine.replay import RecordRefused
from toutilix.words import Words, language_of_environment
from toutilix.words.echo import LONGEST, plain, shorten

ILLEGAL = 1
INVALID = 2
INTERRUPTED = 130


class Language(StrEnum):
    en = "en"
    fr = "fr"


class Fault(Exception):
    """Ends a command with a sentence for stderr and an exit code."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code


def words_for(language: Language | None) -> Words:
    return Words(language.value if language else language_of_environment())


def invalid(error: Malformed, words: Words) -> Fault:
    return Fault(words.malformed(error), INVALID)


def illegal(error: Illegal, words: Words) -> Fault:
    return refused(error.refusal, words)


def refused(refusal: Refusal, words: Words) -> Fault:
    return Fault(f"illegal: {refusal.id}: {words.refusal(refusal)}", ILLEGAL)


def bad_record(error: Malformed | RecordRefused, words: Words) -> Fault:
    """A record with one wrong line is invalid as a whole."""
    return Fault(record_complaint(error, words), INVALID)


def record_complaint(error: Malformed | RecordRefused, words: Words) -> str:
    if isinstance(error, Malformed):
        return words.malformed(error)
    why = words.malformed(error.cause) if isinstance(error.cause, Malformed) else words.refusal(error.cause.refusal)
    return words.say("cli.record_refused", line=error.line, why=why)


def complain(fault: Fault) -> None:
    print(plain(shorten(fault.sentence, LONGEST)), file=sys.stderr)


def command(words: Words, given: Language | None, *arguments: str) -> str:
    """A command to suggest, with `--lang` if the person asked for it."""
    language = ["--lang", words.language] if given or words.language != language_of_environment() else []
    return " ".join(["toutilix", *arguments, *language])
