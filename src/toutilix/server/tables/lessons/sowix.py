"""Sowix: which letters fit, vowels, the circle, firecrackers, drawing, stars, catching and calling."""

from toutilix.server.tables.lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="sowix",
    hands=(
        "Sp Yp Bp Dp Gp Hb Lb",
        "Rb Ab ! Av Up Ib Nb",
        "Ub Zb Xb Kb Jb Ip Tb",
    ),
    # Turned up; two for seat 3; a star for the learner; two for seat 2 when it is caught; two for the learner.
    stock="Qp Cp Fb * ! Ev Tp Kp",
    steps=(
        Step("lesson.sowix_fit", ("Sp",), ("2 Rb", "3 Ub")),
        Step("lesson.sowix_vowel", ("Yp",), ("2 Ab", "3 Zb")),
        Step("lesson.sowix_circle", ("Bp",), ("2 !",)),
        Step("lesson.sowix_firecracker", ("Dp",), ("2 Av", "3 Xb", "2 Up")),
        Step("lesson.sowix_draw", ("draw",)),
        Step("lesson.sowix_star", ("*J",), ("3 Kb", "2 Ib")),
        Step("lesson.sowix_catch", ("star 2",)),
        Step("lesson.sowix_choose", ("Gp", "Hb", "Lb"), ("3 Jb",)),
        Step("lesson.sowix_call", ("Gp toutilix", "Hb toutilix", "Lb toutilix"), ("3 Ip", "2 !")),
    ),
    own="lesson.sowix_own",
    end="lesson.sowix_end",
)
