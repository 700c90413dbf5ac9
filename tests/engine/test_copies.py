"""A copy has every field: nothing that is added to a table or to what a seat has for its own is forgotten."""

from collections.abc import Iterable

import pytest

from tests.conformance.walks import Case, cases, known_walk
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES


def cases_of(kind: AnyKind) -> list[Case]:
    return [case for case in cases() if case.name == kind.name]


def plain(value: object) -> object:
    """A value that can be compared: vectors and what has fields of its own as lists."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [plain(part) for part in value]
    slots = getattr(type(value), "__slots__", None)
    if slots:
        return [plain(getattr(value, name)) for name in slots]
    return value


def fields(thing: object) -> dict[str, object]:
    return {name: plain(value) for name, value in vars(thing).items() if name != "game"}


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_a_copied_table_has_every_field(kind: AnyKind) -> None:
    """Every field differs from that of a new table somewhere, or is made to: there a copy that forgot it is seen."""
    seen: set[str] = set()
    known: set[str] = set()
    for case in cases_of(kind):
        walked = known_walk(case)
        states = [moment.before for moment in walked.moments] + [walked.match.state]
        for state in states:
            table = state.table
            fresh = fields(type(table)(walked.game))
            now = fields(table)
            assert fields(state.clone().table) == now
            known |= set(now)
            seen |= {name for name, value in now.items() if value != fresh[name]}
    for name in known - seen - {"players"}:
        state = known_walk(cases_of(kind)[0]).match.state.clone()
        value = getattr(state.table, name)
        assert isinstance(value, int), f"no match has a table with another {name}"
        setattr(state.table, name, not value if isinstance(value, bool) else value + 1)
        assert fields(state.clone().table) == fields(state.table)
