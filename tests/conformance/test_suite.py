"""The conformance suite that the package offers, over the whole list of games; and a few laws of our own."""

import pytest

from tests.conformance.walks import Case, cases, known_walk
from toutilix.cli.positions import count_plays
from toutilix.games import GAMES
from toutilix.testing import Check, checks
from toutilix.testing.legality import listed


@pytest.mark.parametrize(("check", "case"), list(checks(*GAMES)), ids=str)
def test_the_law_is_kept(check: Check, case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_count_equals_the_plays_listed(case: Case) -> None:
    walked = known_walk(case)
    for moment in walked.moments:
        if moment.seat == moment.before.table.turn:
            moves = listed(moment)
            if moves is not None:
                plays = [move for move in moves if walked.kind.notation.is_play(move)]
                assert count_plays(walked.kind, moment.before) == len(plays)


@pytest.mark.parametrize("case", [case for case in cases() if case.name == "oldchapix"], ids=str)
def test_O4_totals_are_fixed(case: Case) -> None:
    totals = {3: [85, 120, 80, 90, 375], 4: [65, 120, 80, 90, 355], 5: [50, 120, 80, 90, 340]}[case.players]
    running = [sum(line.scores) for line in known_walk(case).match.lines if hasattr(line, "scores")]
    assert [now - then for then, now in zip([0, *running], running, strict=False)] == totals
