"""Positions to practise with: puzzles of the collection, and the moments of a match in which somebody slipped.

All that is told follows from what one seat saw. A search compares the move that was tried, as it does at a table.
"""

from dataclasses import dataclass

from librt.random import Random
from msgspec import Raw

from toutilix.coach.judge import moves_in_question
from toutilix.coach.puzzles import puzzle_of_the_day, puzzles_of
from toutilix.coach.reasons import reason_for
from toutilix.engine.act import HandActs
from toutilix.engine.daily import date_of
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.facts import document
from toutilix.engine.kind import AnyKind
from toutilix.engine.moves import Move
from toutilix.engine.replay import RecordRefused, Replay
from toutilix.engine.view import SPECTATOR, AnyView
from toutilix.games import GAMES, find
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol.convert import why_malformed, why_refused
from toutilix.server.base.protocol.live import Coached
from toutilix.server.base.protocol.practice import CardMeanings, Exercise, GamePuzzles, PuzzleList, ReadCards, Tried
from toutilix.server.base.protocol.replay import MatchReview
from toutilix.server.tables.ports import Thinker
from toutilix.server.tables.telling import choice_of, encode, text_of_view
from toutilix.server.thinking import Asker, Question, ThinkingFailed

GOOD = ("best", "close")


@dataclass(frozen=True)
class PracticePosition:
    """`answers` are the best moves, in notation, where they are known, and `proved` by a large search; `hand` are the
    acts that led here, as far as they are known."""

    kind: AnyKind
    view: AnyView
    hand: HandActs
    names: list[str]
    answers: list[str]
    grade: int = 0
    proved: bool = False


def puzzle_list(now: float) -> PuzzleList:
    date = date_of(now)
    games = [
        GamePuzzles(
            game=kind.name,
            today=puzzle_of_the_day(kind.name, date),
            grades=[puzzle.grade for puzzle in puzzles_of(kind.name)],
        )
        for kind in GAMES
        if puzzles_of(kind.name)
    ]
    return PuzzleList(date=date, games=games)


def puzzle_at(game: str, number: str) -> PracticePosition:
    """A puzzle of the collection, which counts from 1; ApiError where there is none."""
    try:
        kind = find(game)
    except Malformed as error:
        raise ApiError(404, error) from None
    puzzles = puzzles_of(kind.name)
    place = _counted(number)
    if not 1 <= place <= len(puzzles):
        raise ApiError(404, Malformed("coach.no_puzzle", number=place, count=len(puzzles)))
    puzzle = puzzles[place - 1]
    return PracticePosition(
        kind, puzzle.look(kind), HandActs(puzzle.players), [], list(puzzle.answers), grade=puzzle.grade, proved=True
    )


def slip_at(lines: list[str], number: str, review: MatchReview | None) -> PracticePosition:
    """The moment of a finished match before the act that led to state `number`, as its player saw it. The review knows
    the best move, where there is one; ApiError where nobody decided anything there."""
    wanted = _counted(number)
    try:
        replay = Replay("\n".join(lines), GAMES)
        match = replay.match
        turn, view, hand = -1, None, HandActs(int(match.game.players))
        for act in replay.acts():
            if act.number == wanted and act.move is not None and view is not None and act.seat == turn:
                return PracticePosition(match.kind, view, hand, match.names, _known_best(wanted, review))
            turn = int(match.state.table.turn)
            view = match.state.view(turn) if turn >= 0 else None
            hand = _copied(match.hand)
    except (Malformed, RecordRefused):
        raise ApiError(409, Malformed("server.no_replay")) from None
    raise ApiError(404, Malformed("coach.no_moment", number=wanted))


def _known_best(number: int, review: MatchReview | None) -> list[str]:
    slips = review.review.slips if review is not None and review.review is not None else []
    return [slip.better for slip in slips if slip.number == number]


def _copied(hand: HandActs) -> HandActs:
    """The match continues; this moment stays."""
    copy = HandActs(hand.players)
    copy.acts = list(hand.acts)
    copy.last = list(hand.last)
    return copy


def _counted(number: str) -> int:
    return int(number) if number.isascii() and number.isdigit() and len(number) < 7 else 0


def exercise_of(at: PracticePosition) -> Exercise:
    kind, view = at.kind, at.view
    # The public facts are the same in every deal that the seat can suppose.
    public = view.determinize(Random(0)).view(SPECTATOR)
    own = kind.screen.write_own(view)
    held = own["cards"]
    assert isinstance(held, list)
    return Exercise(
        game=kind.name,
        players=int(view.table.players),
        options=kind.settings(view.game),
        seat=int(view.seat) + 1,
        names=at.names,
        grade=at.grade,
        table=Raw(encode(kind.screen.write_table(public, at.hand))),
        own=Raw(encode(own)),
        text=Raw(encode(text_of_view(kind, view, at.hand))),
        choice=choice_of(kind, view, held, undo=False),
    )


def meanings_of(at: PracticePosition, asked: ReadCards) -> CardMeanings:
    kind, view = at.kind, at.view
    try:
        cards = kind.notation.read_cards(" ".join(asked.cards), "cards")
    except Malformed as error:
        return CardMeanings(why=why_malformed(error))
    readings = view.readings(cards) if asked.run is None else kind.screen.readings_at(view, cards, asked.run - 1)
    why = why_refused(readings.refusal) if readings.refusal is not None else None
    return CardMeanings(moves=[kind.screen.offer(view, move) for move in readings.moves], more=readings.more, why=why)


async def tried(at: PracticePosition, text: str | None, thinker: Thinker, asker: Asker, seconds: float | None) -> Tried:
    """Judge a move, or the best one, by a search of `seconds`. Malformed, Illegal or ApiError where the move
    cannot be made or nobody has time to think."""
    kind, view = at.kind, at.view
    move = None if text is None else kind.notation.read_move(text)
    if move is not None and (refusal := view.refusal(move)) is not None:
        raise Illegal(refusal)
    answers = {kind.notation.key(kind.notation.read_move(answer)) for answer in at.answers}
    if move is not None and kind.notation.key(move) in answers:
        return Tried(right=True, better=kind.screen.offer(view, move))
    known = kind.notation.read_move(at.answers[0]) if at.answers else None
    if move is None and known is not None:
        return Tried(right=False, better=kind.screen.offer(view, known))
    try:
        thought = await thinker.ask(_question(at, move, seconds), asker)
    except ThinkingFailed:
        raise ApiError(429, Malformed("server.no_thought")) from None
    coached: Coached | None = thought.coached
    best = known or (None if thought.move is None else kind.notation.read_move(thought.move))
    if best is None:
        return Tried(right=move is not None, coached=coached)
    good = coached is not None and coached.grade in GOOD
    # A larger search has compared these before: a short one cannot know better.
    named = {kind.notation.key(one) for one in moves_in_question(view, Random(0))} if at.proved else set()
    known_worse = move is not None and kind.notation.key(move) in named
    right = move is not None and (move == best or (good and not known_worse))
    why = thought.why
    if thought.move != kind.notation.write_move(best):
        reason = None if move is None else reason_for(view, best, move)
        why = None if reason is None else document(reason)
    return Tried(right=right, better=kind.screen.offer(view, best), why=why, coached=coached)


def _question(at: PracticePosition, move: Move | None, seconds: float | None) -> Question:
    notation = at.kind.notation
    return Question(
        game=at.kind.name,
        players=int(at.view.table.players),
        options=at.kind.settings(at.view.game),
        view=notation.write_view(at.view),
        level="regular",
        advise=True,
        asked=None if move is None else notation.write_move(move),
        seconds=seconds,
    )
