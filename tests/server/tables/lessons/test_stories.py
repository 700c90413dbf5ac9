"""Every lesson on the real engine: each way through its story, the hand after it, and every word of the coach."""

from collections.abc import Iterator

import pytest
from librt.random import Random

from toutilix.bots.levels import players_of
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.lesson import LEARNER
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.record import write_line, write_record
from toutilix.engine.replay import Replay, verify_deals
from toutilix.engine.view import PLAYING
from toutilix.games import EXTRA_GAMES, GAMES
from toutilix.server.tables.course import OTHER_MOVE, Course, course_of
from toutilix.words import LANGUAGES, Words

COURSES = {kind.name: course for kind in GAMES if (course := course_of(kind.name)) is not None}

each_course = pytest.mark.parametrize("course", COURSES.values(), ids=list(COURSES))
MOST_ACTS = 500
NAMES = {"second": "Ada", "third": "Basil", "fourth": "Cléo"}


def begun(course: Course) -> Match:
    match = Match(course._kind, course.lesson.players, seed=bytes(31) + b"\x2a", lesson=True)
    course.deal(match)
    return match


def to_learner(course: Course, match: Match) -> None:
    """The bots play their part of the story."""
    while not course.finished(match) and not course.asked(match):
        seat = int(match.state.table.turn)
        move = course.script(match, seat)
        assert move is not None, "the story continues with a seat that is not in turn"
        match.play(seat, move)


def at_step(course: Course, step: int) -> Match:
    match = begun(course)
    for _ in range(step - 1):
        to_learner(course, match)
        match.play(LEARNER, course.asked(match)[0])
    to_learner(course, match)
    return match


def ways(course: Course, before: tuple[Move, ...] = ()) -> Iterator[Match]:
    """A match for each way through the story."""
    match = begun(course)
    for move in before:
        to_learner(course, match)
        match.play(LEARNER, move)
    to_learner(course, match)
    if course.finished(match):
        yield match
    for move in course.asked(match):
        yield from ways(course, (*before, move))


def test_every_game_has_a_lesson() -> None:
    assert list(COURSES) == [kind.name for kind in GAMES if kind not in EXTRA_GAMES]


@each_course
def test_each_way_through_the_story_is_legal_and_teaches_step_by_step(course: Course) -> None:
    steps = len(course.lesson.steps)
    assert 8 <= steps + 1 <= 14
    choices = {len(step.moves) for step in course.lesson.steps}
    through = list(ways(course))
    assert len(through) >= max(choices)
    for match in through:
        coach = course.coach(match)
        assert coach is not None
        assert (coach.id, coach.step, coach.of, coach.moves) == (course.lesson.own, steps + 1, steps + 1, [])
        assert match.state.table.over == PLAYING


@each_course
def test_after_the_story_the_hand_is_played_to_its_end_and_counted(course: Course) -> None:
    bot = players_of(course._kind.name, "beginner")
    for number, match in enumerate(ways(course)):
        rng = Random(number)
        own = 0
        while match.state.table.over == PLAYING:
            seat = int(match.state.table.turn)
            move = bot(match.state.view(seat), rng)
            assert move is not None
            course.check(match, seat, move)
            match.play(seat, move)
            own += seat == LEARNER
            assert match.number < MOST_ACTS
        assert own >= 2, "there is something left to play for"
        coach = course.coach(match)
        assert coach is not None
        assert coach.id == course.lesson.end
        assert match.state.table.hand == 1
        assert sum(score != 0 for score in match.state.table.scores) > 0


@each_course
def test_the_coach_speaks_both_languages_and_only_of_what_there_is(course: Course) -> None:
    ids = [step.says for step in course.lesson.steps] + [course.lesson.own, course.lesson.end]
    assert len(set(ids)) == len(ids)
    names = dict(list(NAMES.items())[: course.lesson.players - 1])
    for language in LANGUAGES:
        words = Words(language)
        for id in ids:
            assert 20 < len(words.say(id, **names)) < 420


@each_course
def test_the_coach_asks_for_cards_in_the_hand(course: Course) -> None:
    """The page marks these cards, so they are written with their colours."""
    for number in range(1, len(course.lesson.steps) + 1):
        match = at_step(course, number)
        coach = course.coach(match)
        assert coach is not None
        assert coach.step == number
        assert coach.moves
        held = match.kind.notation.hands(match.state)[LEARNER].split()
        for move in coach.moves:
            for card in move["cards"]:
                if len(card) == 2 and card[0].isupper():
                    assert card in held, move


@each_course
def test_another_move_is_refused_kindly_and_changes_nothing(course: Course) -> None:
    refused = 0
    for number in range(1, len(course.lesson.steps) + 1):
        match = at_step(course, number)
        notation = match.kind.notation
        asked = {notation.key(move) for move in course.asked(match)}
        before = notation.write_view(match.state.view(LEARNER))
        for move, _ in zip(match.state.look(LEARNER).legal_moves(), range(200), strict=False):
            if notation.key(move) in asked:
                course.check(match, LEARNER, move)
                continue
            with pytest.raises(Illegal) as caught:
                course.check(match, LEARNER, move)
            assert caught.value.refusal.id == OTHER_MOVE.id
            refused += 1
        assert notation.write_view(match.state.view(LEARNER)) == before
    assert refused
    assert all(Words(language).has(OTHER_MOVE.id) for language in LANGUAGES)


def test_a_forbidden_move_keeps_its_own_reason() -> None:
    """The coach of Oldchapix asks the learner to try."""
    course = COURSES["oldchapix"]
    match = at_step(course, 2)
    forbidden = match.kind.notation.read_move("Mp")
    course.check(match, LEARNER, forbidden)
    with pytest.raises(Illegal) as caught:
        match.play(LEARNER, forbidden)
    assert caught.value.refusal.id == "oldchapix.follow"


def test_colours_and_sides_that_do_not_matter_are_not_asked_for() -> None:
    match = at_step(COURSES["rummylix"], 7)
    for text in ("add W 2", "add Wp 2", "add Wp 2 left"):
        COURSES["rummylix"].check(match, LEARNER, match.kind.notation.read_move(text))
    match = at_step(COURSES["strategix"], 4)
    COURSES["strategix"].check(match, LEARNER, match.kind.notation.read_move("C C"))


@each_course
def test_an_act_taken_back_takes_the_coach_back(course: Course) -> None:
    undone = 0
    for number in range(1, len(course.lesson.steps) + 1):
        match = at_step(course, number)
        before = course.coach(match)
        match.play(LEARNER, course.asked(match)[0])
        if match.can_undo(LEARNER):
            match.undo(LEARNER)
            assert course.coach(match) == before
            undone += 1
    assert undone


@each_course
def test_a_lesson_is_dealt_the_same_cards_each_time(course: Course) -> None:
    first, second = begun(course), begun(course)
    assert write_line(first.lines[1]) == write_line(second.lines[1])


@each_course
def test_the_record_of_a_lesson_replays_and_claims_no_fair_deal(course: Course) -> None:
    match = next(ways(course))
    text = write_record(match.lines)
    replay = Replay(text, GAMES, seed=match.seed, unfinished=True)
    acts = list(replay.acts())
    assert acts[-1].number == len(match.lines)
    assert replay.header.lesson is True
    assert replay.match.lines == match.lines
    shuffled = text.replace(',"lesson":true', "", 1)
    assert shuffled != text
    with pytest.raises(Malformed, match=r"record\.other_deal"):
        Replay(shuffled, GAMES, seed=match.seed, unfinished=True).run()


def test_a_finished_lesson_is_not_verified() -> None:
    """Where one hand happens to end the match, its record is kept; it says what it is."""
    course = COURSES["sowix"]
    match = Match(course._kind, 3, {"target": 1}, lesson=True)
    course.deal(match)
    bot = players_of("sowix", "beginner")
    rng = Random(1)
    while not match.over:
        seat = int(match.state.table.turn)
        move = bot(match.state.view(seat), rng)
        assert move is not None
        match.play(seat, move)
    with pytest.raises(Malformed, match=r"record\.lesson"):
        verify_deals(write_record(match.lines), GAMES)
