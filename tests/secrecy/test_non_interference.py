"""Change what a seat cannot know, and every byte it is sent stays the same."""

import pytest
from librt.random import Random

from tests.conformance.walks import Case, cases, known_walk, seats
from tests.secrecy.eyes import Eyes, check_act, check_standing

EACH_CASE = pytest.mark.parametrize("case", cases(), ids=str)


@EACH_CASE
def test_between_acts_nothing_tells_hidden_cards(case: Case) -> None:
    walked = known_walk(case)
    eyes, rng = Eyes(walked.kind), Random(1)
    for moment in walked.moments:
        for seat in seats(walked.game):
            check_standing(eyes, moment.before, seat, moment.move, rng)


@EACH_CASE
def test_acts_tell_only_what_is_to_be_seen(case: Case) -> None:
    walked = known_walk(case)
    eyes, rng = Eyes(walked.kind), Random(2)
    compared = 0
    for moment in walked.moments:
        for seat in seats(walked.game):
            for keep_top in (0, 8):
                compared += check_act(eyes, moment.before, seat, moment.seat, moment.move, rng, keep_top)
    assert compared > len(walked.moments)
