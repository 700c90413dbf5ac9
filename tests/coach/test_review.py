"""Where the points of a match went: the sums are exact, and only a seat's own view judges it."""

import pytest
from msgspec import structs

from tests.coach.moments import played_match, seeded
from toutilix.bots.roster import bots_of
from toutilix.coach.judging import beside_others
from toutilix.coach.questions import DealtHand, Decision, HandWorth, Opinion, review_plan
from toutilix.coach.review import Account, Answer, Progress, Review, answer, assemble, last_of, review_match
from toutilix.engine.match import Match
from toutilix.engine.record import write_record
from toutilix.games import GAMES, find

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])


def record_of(game: str, players: int, level: str = "beginner", seed: int = 8, hands: int = 1) -> str:
    return write_record(played_match(game, players, level, seed, hands).lines)


def check_sums(review: Review, match: Match) -> None:
    """For every hand and for the match: luck, gifts and slips are the result, and the result is that of the record."""
    everything = [*[hand.accounts for hand in review.hands], review.match]
    for accounts in everything:
        for account in accounts:
            assert account.deal + account.fall + account.gifts + account.slips == account.result
    for seat, total in enumerate(review.match):
        of_hands = [hand.accounts[seat] for hand in review.hands]
        for name in ("result", "deal", "fall", "gifts", "slips"):
            assert sum(getattr(account, name) for account in of_hands) == getattr(total, name)
        own = [slip.cost for slip in review.slips if slip.seat == seat + 1]
        assert total.slips == -sum(own)
    beside = beside_others(match.state.table.scores, match.game.fewest_wins)
    assert [total.result for total in review.match] == [round(float(worth) * review.scale) for worth in beside]


@each_game
def test_luck_gifts_and_slips_are_the_result(game: str) -> None:
    # Random play goes round in circles in Rummylix; beginners bring a hand to its end.
    level = "beginner" if game == "rummylix" else "random"
    for players in (find(game).fewest, 3):
        match = played_match(game, players, level, 8, 2 if game == "oldchapix" else 1)
        check_sums(last_of(review_match(write_record(match.lines), deals=2)), match)


@pytest.mark.long
@each_game
def test_the_sums_hold_in_hundreds_of_matches(game: str) -> None:
    for seed in range(250):
        players = find(game).fewest + seed % (find(game).most - find(game).fewest + 1)
        match = played_match(game, players, "random" if seed % 2 else "beginner", seed)
        check_sums(last_of(review_match(write_record(match.lines), deals=2)), match)


def opinion(cost: float, effects: list[float], grade: str = "middle") -> Opinion:
    return Opinion(
        grade=grade,
        clear=True,
        best="Ap",
        points=0.0,
        behind=cost,
        error=0.5,
        chance=0.3,
        chance_behind=0.02,
        effects=effects,
        errors=[0.5] * len(effects),
        deals=10,
    )


def assembled(grade: str) -> tuple[Review, Decision]:
    """A hand of Oldchapix in which the second decision cost 6 points, of which seats 2 to 4 got 1, 2 and 3."""
    plan = review_plan(record_of("oldchapix", 4, "regular"))
    second = [question for question in plan.questions if isinstance(question, Decision)][1]
    best = plan.kind.notation.write_move(next(iter(second.view.legal_moves())))
    effects = [1.0, 2.0, 3.0]
    effects.insert(second.seat, -6.0)
    answers: list[Answer] = []
    for question in plan.questions:
        if isinstance(question, DealtHand):
            answers.append(HandWorth(2.5, 0.1))
        else:
            said = opinion(6.0, effects, grade)
            answers.append(structs.replace(said, best=best) if question is second else None)
    return assemble(plan, answers), second


def test_a_slip_is_a_cost_to_its_maker_and_a_gift_to_the_others() -> None:
    review, decision = assembled("middle")
    gifts = iter([10, 20, 30])
    for account in review.match:
        assert account.deal == 25
        if account.seat == decision.seat + 1:
            assert (account.slips, account.gifts, account.error) == (-60, 0, 13)
        else:
            assert (account.slips, account.gifts, account.error) == (0, next(gifts), 0)
    [slip] = review.slips
    assert (slip.number, slip.seat, slip.cost, slip.chance) == (decision.number, decision.seat + 1, 60, 0.02)
    assert review.costliest(decision.seat + 1) == [slip]
    assert review.costliest(1 + (decision.seat + 1) % 4) == []


def test_a_close_decision_costs_nothing() -> None:
    review, decision = assembled("close")
    assert review.slips == []
    assert all(account.slips == account.gifts == 0 for account in review.match)
    assert [(mark.number, mark.seat, mark.grade) for mark in review.marks] == [
        (decision.number, decision.seat + 1, "close")
    ]


def test_the_dearest_slips_come_first() -> None:
    review = last_of(review_match(record_of("oldchapix", 3, "random"), deals=6))
    costs = [slip.cost for slip in review.costliest()]
    assert len(costs) == 3
    assert costs == sorted((slip.cost for slip in review.slips), reverse=True)[:3]


def test_the_same_seed_gives_the_same_review() -> None:
    text = record_of("oldchapix", 3)
    first, again, other = (last_of(review_match(text, deals=4, seed=seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_progress_is_told_before_every_question() -> None:
    text = record_of("oldchapix", 3)
    steps = list(review_match(text, deals=2))
    total = len(review_plan(text).questions)
    assert steps[:-1] == [Progress(done, total) for done in range(total)]
    assert isinstance(steps[-1], Review)


def test_a_move_that_was_taken_back_is_not_judged() -> None:
    match = Match(find("oldchapix"), 3, seed=seeded(4), hands=1)
    match.deal()
    turn = int(match.state.table.turn)
    first, second = match.state.view(turn).listed_moves()[:2]
    match.play(turn, first)
    match.undo(turn)
    match.play(turn, second)
    while not match.over:
        seat = int(match.state.table.turn)
        match.play(seat, match.state.view(seat).listed_moves()[0])
    made = [question for question in review_plan(write_record(match.lines)).questions if isinstance(question, Decision)]
    assert made[0].move == second
    assert made[0].number == match.hand.acts[1].number
    assert len(made) == len(match.hand.acts) - 1


def test_a_seat_is_judged_only_by_its_own_knowledge() -> None:
    """Each answer follows from the view of its question: a plan whose states are lost gives the same opinions."""
    plan = review_plan(record_of("oldchapix", 3, "random"))
    for question in plan.questions[:12]:
        assert question.view.seat == question.seat
        if isinstance(question, Decision):
            blind = Decision(
                question.number, question.hand, question.seat, question.move, question.view, plan.match.game.new()
            )
            assert answer(plan, blind, deals=3) == answer(plan, question, deals=3)


def test_points_of_a_close_game_are_counted_in_hundredths() -> None:
    assert last_of(review_match(record_of("strategix", 2), deals=2)).scale == 100
    assert last_of(review_match(record_of("oldchapix", 3), deals=2)).scale == 10
    assert bots_of("strategix").knowledge.deviation < 10 < bots_of("oldchapix").knowledge.deviation


def test_luck_is_deal_and_fall() -> None:
    assert Account(seat=1, result=9, deal=4, fall=2, gifts=5, slips=-2, error=1).luck == 6
