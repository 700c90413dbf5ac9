"""Redeal what a seat cannot know, and every byte that the table sends to that seat stays the same."""

import asyncio

import pytest
from librt.random import Random

from tests.conformance.walks import Case, cases, known_walk, seats
from tests.server.secrecy.ears import check_act, check_standing

EACH_CASE = pytest.mark.parametrize("case", cases(), ids=str)
MOMENTS = 5
"""Of the moments kept of each match; the others in the long run."""


async def standing(case: Case, first: int, last: int) -> None:
    walked, rng = known_walk(case), Random(1)
    for moment in walked.moments[first:last]:
        for seat in seats(walked.game):
            check_standing(case, moment, seat, rng)


async def acts(case: Case, first: int, last: int) -> int:
    walked, rng = known_walk(case), Random(2)
    compared = 0
    for moment in walked.moments[first:last]:
        for seat in seats(walked.game):
            for keep_top in (0, 8):
                compared += check_act(case, moment, seat, rng, keep_top)
    return compared


@EACH_CASE
def test_between_acts_no_byte_tells_hidden_cards(case: Case) -> None:
    asyncio.run(standing(case, 0, MOMENTS))


@EACH_CASE
def test_acts_tell_only_what_is_to_be_seen(case: Case) -> None:
    assert asyncio.run(acts(case, 0, MOMENTS)) > MOMENTS


@pytest.mark.long
@EACH_CASE
def test_at_all_moments_of_a_match(case: Case) -> None:
    asyncio.run(standing(case, MOMENTS, 99))
    assert asyncio.run(acts(case, MOMENTS, 99)) > 0
