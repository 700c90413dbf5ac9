"""Whole matches of every game over real sockets: every byte is checked against what its reader may know by then."""

import asyncio
from typing import Any

import pytest

from tests.conformance.walks import Case, cases
from tests.server.secrecy.evening import spend_evening

SHORT = {"target": 60}


@pytest.mark.parametrize(
    ("game", "players", "wish"),
    [
        ("oldchapix", 3, {}),
        ("oldchapix", 4, {"bots": {"2": "regular"}, "pace": {"bots": "instant"}}),
        ("strategix", 2, {"options": {"voluntary_pass": "free"}}),
        ("strategix", 4, {}),
        ("sowix", 3, {"options": {**SHORT, "draw_when_able": "yes"}}),
        ("sowix", 6, {"options": {**SHORT, "call": "automatic", "reshuffle": "yes"}}),
        ("rummylix", 2, {"options": {"reshuffle": "yes"}}),
        ("rummylix", 3, {}),
    ],
)
def test_no_byte_tells_what_its_reader_cannot_know(game: str, players: int, wish: dict[str, Any]) -> None:
    asyncio.run(spend_evening(game, players, **wish)).check()


@pytest.mark.long
@pytest.mark.parametrize("case", cases(whole=True), ids=str)
def test_with_every_number_of_players_and_all_options(case: Case) -> None:
    asyncio.run(spend_evening(case.name, case.players, options=dict(case.options))).check()
