"""A first hand of each game with a coach: real tables, real rules, cards that were laid out to teach."""

from toutilix.server.tables.lessons import oldchapix, rummylix, sowix, strategix
from toutilix.server.tables.lessons.course import Course

COURSES = {
    lesson.game: Course(lesson) for lesson in (oldchapix.LESSON, strategix.LESSON, sowix.LESSON, rummylix.LESSON)
}
