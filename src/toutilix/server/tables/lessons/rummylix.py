"""Rummylix: the three parts of a turn, opening, the circle, adding, exchanging a star, blocking, new cards."""

from toutilix.server.tables.lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="rummylix",
    hands=(
        "Xp Yb Zp Ab Fp ! Kb",
        "Cp Db Ep * Gb Np Rb",
        "Bp Hp Mb Qb Sp Vb !",
    ),
    # Turned up; one each for the three players; one each for seats 2 and 3; one and then seven for the learner.
    stock="Qp Tb Up Ib Ob Eb Wp Jb Kp Lp Op Ub * Mp",
    steps=(
        Step("lesson.rummylix_draw", ("draw",)),
        Step(
            "lesson.rummylix_discard",
            ("discard Tb",),
            ("2 draw", "2 lay C D E *F G", "2 discard U", "3 draw", "3 discard B"),
        ),
        Step("lesson.rummylix_take", ("take",)),
        Step("lesson.rummylix_open", ("lay Xp Yb Zp Ab Bp",)),
        Step("lesson.rummylix_end_turn", ("discard Kb",), ("2 draw", "2 discard R", "3 draw", "3 discard S")),
        Step("lesson.rummylix_draw_again", ("draw",)),
        Step("lesson.rummylix_add", ("add Wp 2",)),
        Step("lesson.rummylix_swap", ("swap Fp 1",)),
        Step("lesson.rummylix_place", ("add *C 2",)),
        Step("lesson.rummylix_block", ("block 2 right",)),
    ),
    own="lesson.rummylix_own",
    end="lesson.rummylix_end",
)
