"""Refusals and errors of the engine as the protocol writes them."""

from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.facts import Refusal, document
from toutilix.server.base.protocol.common import Why


def why_refused(refusal: Refusal) -> Why:
    facts = document(refusal)
    del facts["id"]
    return Why(code=refusal.id, ruling=refusal.ruling, facts=facts)


def why_malformed(error: Malformed) -> Why:
    arguments = {
        name: value if isinstance(value, int) else str(value)[:100]
        for name, value in error.arguments.items()
        if not isinstance(value, bool)
    }
    return Why(code=error.code, arguments=arguments)


def why_not(error: Illegal | Malformed) -> Why:
    return why_malformed(error) if isinstance(error, Malformed) else why_refused(error.refusal)
