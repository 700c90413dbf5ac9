"""Errors for programs that use the package: each has a stable code, and words in English and French."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from toutilix.api.naming import public
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.replay import RecordRefused

if TYPE_CHECKING:
    from toutilix.api.facts import PublicRefusal
    from toutilix.words import Words


@public("GameError")
class GameError(ValueError):
    """Base of the errors of this package. `code` never changes its meaning; `str(error)` is an English sentence."""

    code: str = ""

    def words(self, language: str = "en") -> str:
        """The sentence in a language, `en` or `fr`."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.words()


@public("IllegalMove")
class IllegalMove(GameError):
    """A move that can be read but that a rule forbids. `refusal` says why. Nothing has changed."""

    def __init__(self, refusal: "PublicRefusal") -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.code = refusal.code

    def words(self, language: str = "en") -> str:
        """The sentence in a language, `en` or `fr`, with the number of the ruling."""
        return self.refusal.words(language)


@public("InvalidInput")
class InvalidInput(GameError):
    """Something that cannot be read or used: text that is not notation, an unknown game, a wrong number of players.
    `arguments` are what the sentence needs."""

    def __init__(self, code: str, arguments: dict[str, object] | None = None, line: int | None = None) -> None:
        super().__init__(code, arguments, line)
        self.code = code
        self.arguments = arguments or {}
        self.line = line

    def words(self, language: str = "en") -> str:
        """The sentence in a language, `en` or `fr`."""
        words = words_in(language)
        said = words.malformed(Malformed(self.code, **self.arguments))
        return said if self.line is None else words.say("api.line", line=self.line, why=said)


def words_in(language: str, names: Sequence[str] = (), you: int = -1, *, colours: bool = True) -> "Words":
    """The words of a language; InvalidInput says which there are."""
    from toutilix.words import LANGUAGES, Words

    if language not in LANGUAGES:
        raise wrong("api.language", given=repr(language), languages=", ".join(LANGUAGES))
    return Words(language, names, you, colours=colours)


def wrong(code: str, **arguments: object) -> InvalidInput:
    return InvalidInput(code, arguments)


def as_public(error: Illegal | Malformed | RecordRefused) -> GameError:
    """The error for users of the package that an error of the engine becomes."""
    from toutilix.api.facts import PublicRefusal

    if isinstance(error, Illegal):
        return IllegalMove(PublicRefusal._of(error.refusal))
    if isinstance(error, Malformed):
        return InvalidInput(error.code, dict(error.arguments))
    cause = as_public(error.cause)
    if isinstance(cause, InvalidInput):
        return InvalidInput(cause.code, cause.arguments, error.line)
    return InvalidInput("api.record_refused", {"line": error.line, "why": str(cause)})
