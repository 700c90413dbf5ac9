"""Reviews of finished matches: made in the background with progress, from views alone, once for many."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.coach.moments import played_match
from tests.server.house import OpenHouse, spend
from tests.server.http.test_api import refused
from tests.server.http.test_replays import agrees, finished
from tests.server.tables.other_host import Memory
from toutilix.coach.questions import review_plan
from toutilix.coach.review import review_match
from toutilix.engine.match import Match
from toutilix.engine.record import write_record
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol.replay import MatchReview
from toutilix.server.store import KeepReview
from toutilix.server.tables.ports import Thinker, Value
from toutilix.server.tables.reviews import MOST_WAITING, ReviewService, asked_of
from toutilix.server.thinking import Asker, Question, Task, ThinkingFailed, Thought
from toutilix.server.thinking.runner import BotRunner


def lines_of(match: Match) -> list[str]:
    return write_record(match.lines).splitlines()


@pytest.fixture(scope="module")
def match() -> Match:
    return played_match("oldchapix", 3, "random", 4, hands=1)


class Counting:
    """Answers after a turn of the loop, and counts."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self._runner = BotRunner()

    async def ask(self, question: Question, _asker: Asker) -> Thought:
        self.asked.append(question)
        await asyncio.sleep(0)
        return self._runner.think(Task(id=0, question=question))


async def at_once(work: Callable[[], Value], /) -> Value:
    return work()


def service_of(thinker: Thinker, store: Memory | None = None) -> ReviewService:
    kept = store or Memory()
    return ReviewService(thinker, at_once, kept, kept)


async def made(service: ReviewService, lines: list[str], table: str = "t") -> MatchReview:
    while True:
        found = await service.look(table, 1, lines, "g")
        if found.review is not None:
            return found
        assert found.done <= max(found.total, 0)
        await asyncio.sleep(0.001)


def test_a_review_over_http_tells_its_progress_and_then_itself(tmp_path: Path, match: Match) -> None:
    async def evening(house: OpenHouse) -> None:
        at = await finished(house, lines_of(match))
        seen = []
        while True:
            status, found = await house.ask("GET", f"{at}/1/review")
            assert status == 200
            agrees("MatchReview", found)
            seen.append(found["done"])
            if found.get("review"):
                break
            await asyncio.sleep(0.05)
        assert seen == sorted(seen)
        review = found["review"]
        for account in review["match"]:
            assert account["deal"] + account["fall"] + account["gifts"] + account["slips"] == account["result"]
        assert len(found.get("moves", [])) == len(review["slips"])
        for moves, slip in zip(found.get("moves", []), review["slips"], strict=True):
            assert (moves["move"]["text"], moves["better"]["text"]) == (slip["move"], slip["better"])
        await refused(house, "GET", f"{at}/2/review", 404, "server.no_record")

    spend(tmp_path, evening)


def test_a_review_is_made_once_and_only_views_are_asked_about(match: Match) -> None:
    async def evening() -> None:
        thinker = Counting()
        store = Memory()
        service = service_of(thinker, store)
        first, second = await asyncio.gather(made(service, lines_of(match)), made(service, lines_of(match)))
        assert first == second
        plan = review_plan("\n".join(lines_of(match)))
        assert thinker.asked == [asked_of(plan, question) for question in plan.questions]
        for question, asked in zip(plan.questions, thinker.asked, strict=True):
            assert asked.view == plan.kind.notation.write_view(question.view)
        await service.stop()
        # It lies with the match: a server that was started again has it.
        assert await service_of(Tired(), store).look("t", 1, lines_of(match), "g") == first
        await store.write(KeepReview("t", 1, b'{"of": "another release"}'))
        assert (await made(service_of(thinker, store), lines_of(match))).done == first.done
        assert len(thinker.asked) == 2 * len(plan.questions)

    asyncio.run(evening())


def test_too_many_reviews_are_refused(match: Match) -> None:
    async def evening() -> None:
        service = service_of(Counting())
        for number in range(MOST_WAITING):
            await service.look(f"t{number}", 1, lines_of(match), "g")
        with pytest.raises(ApiError) as failed:
            await service.look("one more", 1, lines_of(match), "g")
        assert failed.value.status == 429
        await service.stop()

    asyncio.run(evening())


class Tired:
    async def ask(self, _question: Question, _asker: Asker) -> Thought:
        raise ThinkingFailed


def test_a_review_that_fails_says_so_once_and_can_be_asked_for_again(match: Match) -> None:
    async def evening() -> None:
        service = service_of(Tired())
        with pytest.raises(ApiError) as failed:
            await made(service, lines_of(match))
        assert failed.value.why.code == "server.no_review"
        assert (await service.look("t", 1, lines_of(match), "g")).review is None
        await service.stop()

    asyncio.run(evening())


def test_the_server_reviews_as_the_command_line_does(match: Match) -> None:
    """The same questions with the same chance: bounded by deals alone, the same review."""
    plan = review_plan(write_record(match.lines))
    steps = list(review_match(write_record(match.lines), deals=2))
    assert len(steps) == len(plan.questions) + 1
