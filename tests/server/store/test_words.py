"""Every error of a store has words, and no sentence needs more than its id: some go to players."""

import ast
import re
from pathlib import Path

import pytest

import toutilix.server.store
from toutilix.words import LANGUAGES, Words

CODE = re.compile(r"store\.[a-z_]+")


def codes() -> set[str]:
    return {
        node.value
        for path in Path(toutilix.server.store.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_has_words(language: str) -> None:
    found = codes()
    assert {"store.full", "store.gone", "store.taken", "store.failed", "store.served", "store.newer"} <= found
    said = [Words(language).say(code) for code in sorted(found)]
    assert len(set(said)) == len(found)
