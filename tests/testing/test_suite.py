"""The conformance suite passes a good game and names the broken law of a bad one."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests import minilix
from tests.minilix.notation import MinilixNotation
from tests.minilix.scribe import MinilixScribe
from tests.minilix.seat import MinilixView
from tests.minilix.state import MinilixState
from toutilix.engine.facts import Refusal
from toutilix.engine.moves import Move
from toutilix.engine.outcome import Outcome
from toutilix.testing import CHECKS, checks
from toutilix.testing.walks import known_walk

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _fresh_walks() -> Iterator[None]:
    """A walk of a broken game is kept for no other test."""
    known_walk.cache_clear()
    yield
    known_walk.cache_clear()


def broken() -> set[str]:
    """The checks that fail; those that need a game on the list are left out: its words are found by it."""
    failed = set()
    for check, case in checks(minilix.KIND):
        if str(check) == "what_is_shown_has_its_types_and_words" or str(check) in failed:
            continue
        try:
            check(case)
        except Exception:
            failed.add(str(check))
    return failed


def test_a_game_that_is_not_on_the_list_passes() -> None:
    assert broken() == set()


def _twice(self: MinilixView) -> Iterator[Move]:
    if self.table.turn == self.seat:
        for card in [*self.own.cards, *self.own.cards]:
            yield Move(0, card)


def _permissive(_self: MinilixView, _move: Move) -> Refusal | None:
    return None


def _first(self: MinilixView, _rng: Random) -> Move:
    return Move(0, self.own.cards[0])


def _shallow(self: MinilixState) -> MinilixState:
    cloned = MinilixState(self.table, self.hands, self.memory, self.rest)
    cloned.dealt = self.dealt
    return cloned


def _telltale(self: MinilixState, seat: int) -> MinilixView:
    seen = _view(self, seat)
    if seat >= 0:
        seen.memory.entries = vec[i64]([*seen.memory.entries, int(self.rest[0]) if len(self.rest) else 0])
    return seen


_view = MinilixState.view


def _forgetful(_self: MinilixScribe) -> dict[str, Any]:
    return {"entries": []}


def _lossy(self: MinilixNotation, state: MinilixState) -> dict[str, object]:
    return {**_write_position(self, state), "stock": ""}


_write_position = MinilixNotation.write_position


def _everybody_wins(self: MinilixState) -> Outcome | None:
    return Outcome("minilix.most_points", [list(range(int(self.table.players)))]) if self.table.over == 2 else None


FAULTS = {
    "legal moves are listed twice": (MinilixView, "legal_moves", _twice, "listed_moves_are_legal_and_listed_once"),
    "nothing is refused": (MinilixView, "refusal", _permissive, "nobody_else_may_move"),
    "random moves are always the first": (MinilixView, "random_move", _first, "random_moves_reach_every_legal_move"),
    "a clone shares its parts": (MinilixState, "clone", _shallow, "a_clone_is_independent"),
    "a view knows what lies face down": (
        MinilixState,
        "view",
        _telltale,
        "events_tell_a_seat_everything_it_may_know",
    ),
    "a scribe forgets": (MinilixScribe, "memory", _forgetful, "events_tell_a_seat_everything_it_may_know"),
    "a position loses cards": (MinilixNotation, "write_position", _lossy, "cards_are_conserved_after_every_act"),
    "everybody wins": (MinilixState, "outcome", _everybody_wins, "a_match_ends_with_winners_in_rank_order"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_by_its_check(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, name, wrong, check = FAULTS[fault]
    monkeypatch.setattr(place, name, wrong)
    assert check in broken()


def ran(*arguments: str) -> tuple[int, str]:
    clean = {name: value for name, value in os.environ.items() if name != "TOUTILIX_GAMES"}
    done = subprocess.run(
        [sys.executable, "-m", "toutilix.testing", *arguments],
        cwd=ROOT,
        env={**clean, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_from_the_shell() -> None:
    code, told = ran("tests.minilix")
    assert (code, told.splitlines()[-1]) == (0, f"minilix: {len(CHECKS)} of {len(CHECKS)} checks passed")
    for wrong in (["nowhere.atall"], [], ["json"]):
        code, told = ran(*wrong)
        assert code != 0
        assert "Traceback" not in told


def test_assertions_cannot_be_left_out() -> None:
    done = subprocess.run(
        [sys.executable, "-O", "-c", "import toutilix.testing"], capture_output=True, text=True, check=False
    )
    assert "ImportError" in done.stderr
