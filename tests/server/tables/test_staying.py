"""A page that stayed shows exactly what one shows that is opened now, and a replay shows it again: at every act of
whole matches of every game and every value of its options, for every seat and a spectator."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.conformance.walks import Case, option_cases
from tests.server.tables.whole_match import Page, WholeMatch, whole_match
from toutilix.engine.act import Act
from toutilix.engine.lesson import LEARNER
from toutilix.engine.match import Match
from toutilix.games import GAMES
from toutilix.server.base.protocol.common import Facts
from toutilix.server.tables.course import course_of
from toutilix.server.tables.replays import replay_of
from toutilix.server.tables.telling import Teller, with_text


@pytest.fixture(scope="module", params=option_cases(), ids=str)
def played(request: pytest.FixtureRequest) -> WholeMatch:
    case = request.param
    assert isinstance(case, Case)
    return whole_match(case)


def test_a_page_that_stayed_sees_what_a_newcomer_sees(played: WholeMatch) -> None:
    assert played.undone, "no act was taken back"
    for place, stayer in enumerate(played.stayed):
        assert list(stayer.pages) == list(played.fresh)
        for n, page in stayer.pages.items():
            assert page == played.fresh[n][place], (played.eyes[place], n)


def test_a_replay_shows_what_was_shown_live(played: WholeMatch) -> None:
    for stayer, eyes in zip(played.stayed, played.eyes, strict=True):
        replay = msgspec.json.decode(msgspec.json.encode(replay_of(1, played.lines, eyes, text=True)))
        page = Page(replay["table"], replay.get("own", {}), None, None, replay["text"])
        assert [step["act"] for step in replay["steps"]] == stayer.acts()
        for step in replay["steps"]:
            page = page.merge(step)
            shown = stayer.pages[step["act"]["n"]]
            assert (page.table, page.own, page.text) == (shown.table, shown.own, shown.text)


def lesson_pages(name: str) -> Iterator[tuple[Page, Page]]:
    """The learner's page through a lesson, first as it stayed and then as it would be opened; some acts are taken
    back."""
    course = course_of(name)
    assert course is not None
    match = Match(course._kind, course.lesson.players, seed=bytes(32), lesson=True)
    course.deal(match)
    teller = Teller(match, course)
    page = _opened(teller)
    undone: set[int] = set()
    while not course.finished(match):
        seat = int(match.state.table.turn)
        move = course.script(match, seat)
        assert move is not None
        page = page.merge(_told(teller, match.play(seat, move)))
        yield page, _opened(Teller(match, course))
        if match.can_undo(LEARNER) and seat == LEARNER and len(match.hand.acts) not in undone:
            undone.add(len(match.hand.acts))
            page = page.merge(_told(teller, match.undo(LEARNER)))
            yield page, _opened(Teller(match, course))
    assert undone


def _opened(teller: Teller) -> Page:
    parts = (teller.table(), teller.own(LEARNER), teller.choice(LEARNER), teller.coach(LEARNER), teller.text(LEARNER))
    encoded = [part if isinstance(part, bytes) else msgspec.json.encode(part) for part in parts]
    return Page(*[msgspec.json.decode(part) for part in encoded])


def _told(teller: Teller, act: Act) -> Facts:
    message: Facts = msgspec.json.decode(with_text(teller.happened(act)[LEARNER], teller.text(LEARNER)))
    return message


@pytest.mark.parametrize("name", [kind.name for kind in GAMES if kind.lesson is not None])
def test_a_learner_who_stayed_is_coached_like_one_who_comes_back(name: str) -> None:
    coached = 0
    for stayed, opened in lesson_pages(name):
        assert stayed == opened
        coached += stayed.coach is not None
    assert coached > 5
