"""The two ways in which what somebody typed can be wrong.

`Malformed` is not notation at all; `Illegal` is, but a rule forbids it. Both carry a stable code and typed arguments;
the sentence is made by `words`.
"""

from toutilix.engine.facts import Refusal


class Illegal(Exception):
    """A move that splits into words and cards but breaks a rule. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.id)
        self.refusal = refusal


class Malformed(Exception):
    """Text or a document that cannot be read. `arguments` fill the words of `code`."""

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments
