"""A lesson at work at a table: how far it has come, what the coach says and which moves belong to it.

Nothing is remembered besides the match itself. While the story lasts every act of the hand is one of its moves, so how
many there were tells where it stands; undo, a new connection and a new start of the server need nothing more.
"""

from dataclasses import dataclass
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.act import Act
from toutilix.engine.errors import Illegal
from toutilix.engine.facts import FactType, Refusal
from toutilix.engine.kind import AnyKind
from toutilix.engine.lesson import LEARNER, Lesson, LessonStep
from toutilix.engine.match import Match
from toutilix.engine.moves import NO_SIDE, Move
from toutilix.engine.shuffle import SEED_BYTES, Shuffler
from toutilix.engine.state import Deal
from toutilix.engine.view import PLAYING
from toutilix.games import find
from toutilix.server.base.protocol.live import Coach

OTHER_MOVE = FactType("lesson.other_move")


@dataclass(frozen=True)
class ScriptedMove:
    """One move of the story: by whom, what it may be, and the step that it belongs to."""

    seat: int
    moves: tuple[Move, ...]
    step: int


class Course:
    def __init__(self, kind: AnyKind, lesson: Lesson) -> None:
        self.lesson = lesson
        self._kind = kind
        self._script = [
            scripted for number, step in enumerate(lesson.steps, 1) for scripted in self._scripted(step, number)
        ]

    def _scripted(self, step: LessonStep, number: int) -> list[ScriptedMove]:
        read = self._kind.notation.read_move
        return [
            ScriptedMove(LEARNER, tuple(read(text) for text in step.moves), number),
            *(ScriptedMove(seat - 1, (read(text),), number) for seat, text in step.answers),
        ]

    def deal(self, match: Match) -> Act:
        """The first hand. Cards that the lesson does not name are the same each time, too."""
        cards = list(match.game.deck())
        read = self._kind.notation.read_cards
        hands = [read(text, "deal") for text in self.lesson.hands]
        top = read(self.lesson.stock, "deal")
        for part in (*hands, top):
            for card in part:
                cards.remove(card)
        left = Shuffler(bytes(SEED_BYTES), []).permute(vec[i64](cards), 1, 0)
        return match.lay_out(Deal(hands, vec[i64]([*top, *left])))

    # --- how far it has come ---

    def finished(self, match: Match) -> bool:
        """Is the story at its end? From then on everybody plays as they like."""
        return self._now(match) is None

    def _now(self, match: Match) -> ScriptedMove | None:
        table = match.state.table
        made = len(match.hand.acts) - 1
        if table.hand != 1 or table.over != PLAYING or made >= len(self._script):
            return None
        return self._script[made]

    # --- what belongs to it ---

    def asked(self, match: Match) -> list[Move]:
        """The moves that the learner is asked for now, best first; none where it is a bot's turn, or every move is
        allowed."""
        now = self._now(match)
        return self._possible(match, now) if now is not None and now.seat == LEARNER else []

    def script(self, match: Match, seat: int) -> Move | None:
        """The move of a seat in the story, also of a learner for whom a bot plays; None: any move."""
        now = self._now(match)
        if now is None or now.seat != seat:
            return None
        return self._possible(match, now)[0]

    def check(self, match: Match, seat: int, move: Move) -> None:
        """Illegal where the rules allow a move, but the lesson asks for another one. Moves that the rules forbid are
        left to them: their reason teaches more."""
        now = self._now(match)
        if now is None or match.state.look(seat).refusal(move) is not None:
            return
        if seat != now.seat or not any(self._is(move, wanted) for wanted in now.moves):
            raise Illegal(Refusal(OTHER_MOVE))

    def _is(self, move: Move, wanted: Move) -> bool:
        """Colours that do not matter, and a side that the lesson does not name, may be anything."""
        if wanted.side == NO_SIDE:
            move = Move(move.verb, move.card, move.number, NO_SIDE, move.groups, move.call)
        key = self._kind.notation.key
        return key(move) == key(wanted)

    def coach(self, match: Match) -> Coach | None:
        """The coach's present words; none while bots play their part of the story."""
        steps = len(self.lesson.steps) + 1
        if match.state.table.over != PLAYING:
            return Coach(id=self.lesson.end, step=steps, of=steps)
        now = self._now(match)
        if now is None:
            return Coach(id=self.lesson.own, step=steps, of=steps)
        if now.seat != LEARNER:
            return None
        view = match.state.look(LEARNER)
        moves = [self._kind.screen.offer(view, move) for move in self._possible(match, now)]
        return Coach(id=self.lesson.steps[now.step - 1].says, step=now.step, of=steps, moves=moves)

    def _possible(self, match: Match, now: ScriptedMove) -> list[Move]:
        view = match.state.look(now.seat)
        return [move for move in now.moves if view.refusal(move) is None]


@cache
def course_of(game: str) -> Course | None:
    """The lesson of a game, if it has one."""
    kind = find(game)
    return None if kind.lesson is None else Course(kind, kind.lesson)
