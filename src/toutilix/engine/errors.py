"""The two kinds of error in what somebody typed.

`Malformed` is not notation at all; `Illegal` is, but a rule forbids it. Both carry a stable code and typed arguments;
the sentence for players is made by `words`.
"""

from toutilix.engine.facts import Refusal


class Illegal(Exception):
    """A move that splits into words and cards but breaks a rule. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"illegal: {self.refusal}"

    def __repr__(self) -> str:
        return f"<Illegal {self.refusal}>"


class Malformed(Exception):
    """Text or a document that cannot be read. `arguments` fill the words of `code`."""

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        return f"malformed: {self._text()}"

    def __repr__(self) -> str:
        return f"<Malformed {self._text()}>"

    def _text(self) -> str:
        arguments = ", ".join([f"{name}={value!r}" for name, value in self.arguments.items()])
        return f"{self.code} ({arguments})" if arguments else self.code
