"""A lesson at work at a table: how far it has come, what the coach says and which moves belong to it.

Nothing is remembered besides the match itself. While the story lasts every act of the hand is one of its moves, so how
many there were tells where it stands; undo, a new connection and a new start of the server need nothing more.
"""

import re
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.errors import Illegal
from toutilix.engine.facts import Event, Refusal
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.shuffle import SEED_BYTES, Shuffler
from toutilix.engine.state import Deal
from toutilix.engine.view import PLAYING
from toutilix.games import find
from toutilix.server.base.protocol.live import Coach
from toutilix.server.tables.lessons.lesson import LEARNER, Lesson, Step

OTHER_MOVE = "lesson.other_move"

_COLOUR = re.compile(r"\b([A-Z])[pbyv]\b")
_SIDE = re.compile(r"^(add .*) (left|right)$")


@dataclass(frozen=True)
class _Act:
    """One move of the story: by whom, what it may be, and the step that it belongs to."""

    seat: int
    moves: tuple[str, ...]
    step: int


class Course:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._kind = find(lesson.game)
        self._acts = [act for number, step in enumerate(lesson.steps, 1) for act in _acts_of(step, number)]

    def deal(self, match: Match) -> list[Event]:
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

    def told(self, match: Match) -> bool:
        """Is the story at its end? From then on everybody plays as they like."""
        return self._now(match) is None

    def _now(self, match: Match) -> _Act | None:
        table = match.state.table
        if table.hand != 1 or table.over != PLAYING or match.acts >= len(self._acts):
            return None
        return self._acts[match.acts]

    # --- what belongs to it ---

    def asked(self, match: Match) -> list[str]:
        """What the learner is asked to do now, best first; nothing where it is a bot's turn, or all is free."""
        act = self._now(match)
        return self._possible(match, act) if act is not None and act.seat == LEARNER else []

    def script(self, match: Match, seat: int) -> str | None:
        """What a seat does now by the story, also that of a learner for whom a bot plays; None: what it likes."""
        act = self._now(match)
        if act is None or act.seat != seat:
            return None
        return self._possible(match, act)[0]

    def check(self, match: Match, seat: int, move: Move) -> None:
        """Illegal where a move is allowed by the rules, but is not what the lesson is about just now. What the rules
        forbid is left to them: their reason teaches more."""
        act = self._now(match)
        if act is None or match.state.look(seat).refusal(move) is not None:
            return
        made = self.plain(move)
        if seat != act.seat or all(made != self.plain(self._read(text)) for text in act.moves):
            raise Illegal(Refusal(OTHER_MOVE))

    def coach(self, match: Match) -> Coach | None:
        """What the coach says now; nothing while bots play their part of the story."""
        steps = len(self.lesson.steps) + 1
        if match.state.table.over != PLAYING:
            return Coach(id=self.lesson.end, step=steps, of=steps)
        act = self._now(match)
        if act is None:
            return Coach(id=self.lesson.own, step=steps, of=steps)
        if act.seat != LEARNER:
            return None
        return Coach(id=self.lesson.steps[act.step - 1].says, step=act.step, of=steps, moves=self._possible(match, act))

    def _possible(self, match: Match, act: _Act) -> list[str]:
        view = match.state.look(act.seat)
        return [text for text in act.moves if view.refusal(self._read(text)) is None]

    def _read(self, text: str) -> Move:
        return self._kind.notation.read_move(text)

    def plain(self, move: Move) -> str:
        """A move as it is compared: without colours where they do not matter, without a side where there is one."""
        text = self._kind.notation.write_move(move)
        if not self._kind.notation.colour_matters:
            text = _COLOUR.sub(r"\1", text)
        return _SIDE.sub(r"\1", text)


def _acts_of(step: Step, number: int) -> list[_Act]:
    answers = [answer.split(" ", 1) for answer in step.then]
    return [
        _Act(LEARNER, step.moves, number),
        *(_Act(int(seat) - 1, (move,), number) for seat, move in answers),
    ]
