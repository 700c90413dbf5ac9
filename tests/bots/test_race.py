"""The race at the root of a search: who drops out, who wins, and that it is fair."""

from collections.abc import Sequence

import pytest
from librt.random import Random
from tools.races import regret

from toutilix.bots.race import FAIR_TRIAL, Race


def raced(worths: Sequence[Sequence[float]], entering: Sequence[int] = (), race: Race | None = None) -> Race:
    """A race over as many rounds as `worths` has rows; each row is what every move is worth on one deal. All moves
    enter at first, but for this many at the rounds `entering`."""
    race = race or Race()
    for _ in range(len(worths[0]) - len(entering)):
        race.enter()
    for number, row in enumerate(worths):
        if number:
            race.next_round()
            for _ in range(entering.count(number)):
                race.enter()
        while not race.round_is_over():
            runner = race.next_runner()
            runner.met(row[runner.number])
    return race


def running(race: Race) -> list[int]:
    return [runner.number for runner in race.running]


def test_luck_that_all_share_hides_nothing() -> None:
    """The second move is better by little on every deal; deals differ by much more."""
    deals = [(luck, luck + 0.01 + 0.001 * (at % 3)) for at, luck in enumerate((0.1, 0.9, 0.4, 0.8, 0.0, 0.5))]
    race = raced(deals)
    assert race.winner(trusts_first=False) == race.winner(trusts_first=True) == 1


def test_a_first_thought_gets_the_benefit_of_the_doubt() -> None:
    """The second move is better on average, but now and then much worse."""
    race = raced([(0.5, 0.9), (0.5, 0.1), (0.5, 0.9), (0.5, 0.15)])
    assert race.winner(trusts_first=True) == 0
    assert race.winner(trusts_first=False) == 1


def test_the_beaten_drop_out_after_a_fair_trial() -> None:
    deals = [(0.5, 0.2, 0.55, 0.5 + 0.1 * (-1) ** at) for at in range(FAIR_TRIAL)]
    race = raced(deals)
    assert running(race) == [0, 1, 2, 3]
    race.next_round()
    assert running(race) == [2, 3]


def test_bad_luck_in_a_few_rounds_drops_nobody() -> None:
    """The first move is the best, but not at first. A race with little patience has lost it by then."""
    hurried = FAIR_TRIAL // 4
    deals = [(0.5 - 0.01 * (at % 2), 0.6, 0.59 + 0.03 * (at % 2)) for at in range(hurried)]
    deals += [(0.9, 0.6, 0.6)] * FAIR_TRIAL
    assert raced(deals).winner(trusts_first=True) == 0
    assert raced(deals, race=Race(hurried, 1.5)).winner(trusts_first=True) == 2


def test_two_go_on_whatever_happens() -> None:
    race = raced([(0.5, 0.2, 0.9)] * 2 * FAIR_TRIAL)
    assert len(race.running) == 3
    race = raced([(0.5, 0.2 + 0.01 * (at % 2), 0.9, 0.89 + 0.02 * (at % 2)) for at in range(2 * FAIR_TRIAL)])
    assert running(race) == [2, 3]


def test_a_late_comer_is_compared_on_the_deals_that_it_met() -> None:
    """The first ten deals were good for everybody; the late comer saw only the bad ones and is better there."""
    race = raced([(0.9, 0.8, 0.0)] * 3 + [(0.1, 0.0, 0.3)] * 4, entering=[3])
    assert race.winner(trusts_first=True) == 2


@pytest.mark.parametrize("trusts_first", [True, False])
def test_without_a_round_the_first_wins(trusts_first: bool) -> None:
    race = Race()
    race.enter()
    race.enter()
    assert race.winner(trusts_first) == 0


def test_what_a_race_costs_is_judged_on_deals_that_it_has_not_seen() -> None:
    """Each half of the deals speaks for another move, and is wrong for the other half."""
    worths = [[0.2, 0.6]] * 20 + [[0.9, 0.1]] * 20
    assert regret(worths, 5, 1.5, 40, Random(1)) == pytest.approx((0.8 + 0.4) / 2)
    assert regret([[0.2, 0.6]] * 40, 5, 1.5, 40, Random(1)) == 0.0
    # One round and no more: the regular's choice stands.
    assert regret([[0.2, 0.6]] * 40, 5, 1.5, 3, Random(1)) == pytest.approx(0.4)
