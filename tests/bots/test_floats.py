"""Bots decide alike on every version of Python: `sum` of floats rounds otherwise since 3.12, so none is left."""

import ast
from pathlib import Path

import pytest

import toutilix.bots
from toutilix.bots.sowix.evaluation import _added

SOURCES = sorted(Path(toutilix.bots.__file__).parent.rglob("*.py"))
_WHOLE = {"int", "bool", "len", "is_star"}


def _is_whole(value: ast.expr) -> bool:
    """Is this a whole number by its looks alone?"""
    match value:
        case ast.Constant(value=int()) | ast.Compare():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in _WHOLE
        case ast.BinOp(op=ast.LShift()):
            return True
    return False


def float_sums(source: str) -> list[int]:
    """The lines with a `sum` that may be one of floats."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sum":
            added = node.args[0]
            each = added.elt if isinstance(added, ast.GeneratorExp | ast.ListComp) else added
            if len(node.args) > 1 or not _is_whole(each):
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_sum_of_floats(path: Path) -> None:
    assert float_sums(path.read_text("utf-8")) == []


def test_a_sum_of_floats_is_found() -> None:
    assert float_sums("sum([a * b for a in c], 0.0)\nsum(c)\nsum(x / 2 for x in c)\nsum(int(x) for x in c)") == [
        1,
        2,
        3,
    ]


def test_chances_are_added_from_left_to_right() -> None:
    assert _added([0.1] * 10) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 == 0.9999999999999999
