"""A decision judged from what the seat could know."""

from itertools import islice

import pytest
from librt.random import Random

from tests.coach.moments import decisions
from toutilix.coach.judge import CLEAR, Estimated, Grade, Judgement, grade_of, judge
from toutilix.engine.moves import Move
from toutilix.engine.state import AnyState
from toutilix.games import GAMES, find

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])
FEW = 6


def judged(
    game: str, count: int, level: str = "beginner", deals: int = FEW
) -> list[tuple[AnyState, int, Move, Judgement]]:
    found = []
    for state, seat, move in decisions(game, 3, level, 5):
        judgement = judge(state.view(seat), move, deals=deals, seed=1)
        if judgement is not None:
            found.append((state, seat, move, judgement))
        if len(found) == count:
            break
    return found


def figures(judgement: Judgement) -> list[object]:
    rows: list[object] = [(each.move, each.points, each.behind, each.chance, each.grade) for each in judgement.verdicts]
    return [*rows, *judgement.effects, judgement.deals]


@each_game
def test_the_same_seed_judges_the_same(game: str) -> None:
    [(state, seat, move, first)] = judged(game, 1)
    again = judge(state.view(seat), move, deals=FEW, seed=1)
    other = judge(state.view(seat), move, deals=FEW, seed=2)
    assert again is not None
    assert other is not None
    assert figures(again) == figures(first)
    assert figures(other) != figures(first)


@each_game
def test_hidden_cards_change_nothing(game: str) -> None:
    """Non-interference: any other state that the seat cannot tell from this one is judged the same."""
    for state, seat, move, judgement in judged(game, 3):
        other = state.view(seat).determinize(Random(99))
        again = judge(other.view(seat), move, deals=FEW, seed=1)
        assert again is not None
        assert figures(again) == figures(judgement)


@each_game
def test_the_move_asked_about_is_among_the_verdicts_and_the_best_comes_first(game: str) -> None:
    for state, seat, move, judgement in judged(game, 6):
        assert judgement.asked is not None
        assert judgement.asked.move == move
        assert judgement.of(move) is judgement.asked
        assert judgement.best.grade is Grade.best
        assert judgement.best.behind == Estimated(0.0, 0.0)
        moves = [verdict.move for verdict in judgement.verdicts]
        assert len(set(map(repr, moves))) == len(moves) > 1
        assert all(state.view(seat).is_legal(each) for each in moves)
        for verdict in judgement.verdicts:
            assert verdict.points.low <= verdict.points.mean <= verdict.points.high
            assert 0 <= verdict.chance <= 1


@each_game
def test_the_others_gain_a_seats_losses(game: str) -> None:
    for _, seat, _, judgement in judged(game, 8, "random", 10):
        assert judgement.asked is not None
        assert sum(effect.mean for effect in judgement.effects) == pytest.approx(0, abs=1e-9)
        assert judgement.effects[seat].mean == pytest.approx(-judgement.asked.behind.mean)


def test_all_legal_cards_of_oldchapix_are_judged() -> None:
    state, seat, _ = next(decisions("oldchapix", 4, "regular", 3))
    judgement = judge(state.view(seat), deals=2)
    assert judgement is not None
    assert len(judgement.verdicts) == len(state.view(seat).listed_moves()) == 13
    assert judgement.asked is None


def test_moves_that_do_the_same_come_out_equal() -> None:
    """The same luck for every move: two cards of a letter differ in nothing at Sowix."""
    notation = find("sowix").notation
    twins = 0
    for state, seat, move in decisions("sowix", 3, "regular", 4):
        view = state.view(seat)
        alike = [
            other
            for other in view.listed_moves()
            if other != move
            and notation.write_move(other)[:1] == notation.write_move(move)[:1]
            and other.call == move.call
        ]
        if not alike or notation.write_move(move)[0] in "*!dp":
            continue
        judgement = judge(view, alike[0], deals=FEW, seed=3)
        if judgement is None or judgement.of(move) is None or judgement.asked is None:
            continue
        one, other_one = judgement.of(move), judgement.asked
        assert one is not None
        if one.fresh and other_one.fresh:
            assert one.points == other_one.points
            assert one.behind == other_one.behind
            twins += 1
        if twins == 3:
            break
    assert twins == 3


def test_random_play_slips_and_sound_play_hardly() -> None:
    """Forty deals suffice to see it."""

    def slips(level: str) -> int:
        made = islice(decisions("oldchapix", 4, level, 6), 40)
        found = [judge(state.view(seat), move, deals=40, seed=1) for state, seat, move in made]
        return sum(1 for each in found if each is not None and each.asked is not None and each.asked.grade.is_slip)

    assert slips("random") > 2 * slips("regular")


def test_nothing_is_judged_out_of_turn_or_without_a_choice() -> None:
    state, seat, _ = next(decisions("oldchapix", 4, "regular", 3))
    assert judge(state.view((seat + 1) % 4), deals=2) is None
    assert judge(state.view(-1), deals=2) is None
    last = list(islice(decisions("oldchapix", 4, "regular", 3), 52))[-1]
    assert judge(last[0].view(last[1]), last[2], deals=2) is None


def test_a_clock_bounds_the_deals() -> None:
    state, seat, move = next(decisions("oldchapix", 4, "regular", 3))
    judgement = judge(state.view(seat), move, seconds=0.001)
    assert judgement is not None
    assert 2 <= judgement.deals < 400


@pytest.mark.parametrize(
    ("mean", "error", "chance", "grade"),
    [
        (0.0, 0.0, 0.0, Grade.best),
        (3.0, 2.0, 0.1, Grade.close),
        (-3.0, 0.1, 0.1, Grade.close),
        (3.0, 0.5, 0.1, Grade.small),
        (4.3, 0.5, 0.1, Grade.middle),
        (11.0, 0.5, 0.1, Grade.big),
        (11.0, 0.5, 0.004, Grade.small),
    ],
)
def test_grades(mean: float, error: float, chance: float, grade: Grade) -> None:
    assert grade_of(Estimated(mean, error), chance, 42.0) is grade


def test_a_clear_slip_is_far_apart_from_zero() -> None:
    found = [judgement.asked for *_, judgement in judged("sowix", 20, "random", 30)]
    clear = [verdict for verdict in found if verdict is not None and verdict.clear]
    assert clear
    assert all(verdict.behind.mean >= CLEAR * verdict.behind.error > 0 for verdict in clear)
