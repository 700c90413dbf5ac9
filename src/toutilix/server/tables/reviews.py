"""Reviews of finished matches: made in the background, question by question, and then kept with the match.

The host says where the record is replayed and added up: on a server, in a thread. A thinker answers the questions,
each from one seat's view. One review is made at a time, in the order in which they were first asked for.
"""

import asyncio

import msgspec

from toutilix.coach.judge import DEALS
from toutilix.coach.questions import Decision, ReviewPlan, ReviewQuestion, question_seed, review_plan
from toutilix.coach.review import Answer, Slip, assemble
from toutilix.engine.errors import Malformed
from toutilix.engine.replay import RecordRefused
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol.common import Facts
from toutilix.server.base.protocol.replay import MatchReview, SlipMoves
from toutilix.server.store import KeepReview, Reader, StoreFailed, Writer
from toutilix.server.tables.ports import Background, Thinker
from toutilix.server.thinking import Asker, Question, ThinkingFailed

Key = tuple[str, int]
"""A table and one of its matches."""

MOST_WAITING = 10
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(MatchReview)


class _Making:
    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.failed = False


class ReviewService:
    def __init__(self, thinker: Thinker, background: Background, reader: Reader, writer: Writer) -> None:
        self._thinker = thinker
        self._background = background
        self._reader = reader
        self._writer = writer
        self._turn = asyncio.Semaphore(1)
        self._making: dict[Key, _Making] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def look(self, table: str, match: int, lines: list[str], group: str) -> MatchReview:
        """The review, or how far it is: the first who asks begins it. ApiError where too many wait."""
        key = (table, match)
        made = await self.kept(table, match)
        if made is not None:
            return made
        making = self._making.get(key)
        if making is None:
            if sum(not one.failed for one in self._making.values()) >= MOST_WAITING:
                raise ApiError(429, Malformed("request.too_many", seconds=30))
            making = self._making[key] = _Making()
            task = asyncio.get_running_loop().create_task(self._make(key, lines, making, Asker(group, table)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif making.failed:
            del self._making[key]
            raise ApiError(409, Malformed("server.no_review"))
        return MatchReview(match=match, done=making.done, total=making.total)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def kept(self, table: str, match: int) -> MatchReview | None:
        """The review that was made; None where there is none, or one of another release that cannot be read now."""
        body = None if (table, match) in self._making else await self._reader.review(table, match)
        try:
            return None if body is None else _decoder.decode(body)
        except msgspec.MsgspecError:
            return None

    async def _make(self, key: Key, lines: list[str], making: _Making, asker: Asker) -> None:
        try:
            async with self._turn:
                plan = await self._background(lambda: review_plan("\n".join(lines)))
                making.total = len(plan.questions)
                answers: list[Answer] = []
                for question in plan.questions:
                    answers.append(await self._answer(plan, question, asker))
                    making.done += 1
                made = await self._background(lambda: _assembled(key[1], plan, answers))
                await self._writer.write(KeepReview(*key, _encoder.encode(made)))
        except (Malformed, RecordRefused, StoreFailed, ThinkingFailed):
            making.failed = True
            return
        del self._making[key]

    async def _answer(self, plan: ReviewPlan, question: ReviewQuestion, asker: Asker) -> Answer:
        thought = await self._thinker.ask(await self._background(lambda: asked_of(plan, question)), asker)
        return thought.opinion if isinstance(question, Decision) else thought.worth


def _assembled(match: int, plan: ReviewPlan, answers: list[Answer]) -> MatchReview:
    review = assemble(plan, answers)
    kind = plan.kind
    views = {question.number: question.view for question in plan.questions if isinstance(question, Decision)}

    def shown(slip: Slip, text: str) -> Facts:
        return kind.screen.offer(views[slip.number], kind.notation.read_move(text))

    moves = [SlipMoves(move=shown(slip, slip.move), better=shown(slip, slip.better)) for slip in review.slips]
    total = len(plan.questions)
    return MatchReview(match=match, done=total, total=total, review=review, moves=moves)


def asked_of(plan: ReviewPlan, question: ReviewQuestion) -> Question:
    """The question as a thinking process gets it: the seat's view, and the move that was made there."""
    return Question(
        game=plan.kind.name,
        players=int(plan.match.game.players),
        options=plan.kind.settings(plan.match.game),
        view=plan.kind.notation.write_view(question.view),
        level="regular",
        deals=DEALS,
        asked=plan.kind.notation.write_move(question.move) if isinstance(question, Decision) else None,
        chance=question_seed(0, question.number if isinstance(question, Decision) else -question.hand, question.seat),
        hands=plan.match.hands,
    )
