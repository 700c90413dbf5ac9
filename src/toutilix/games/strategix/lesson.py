"""Strategix: singles, the Z, pairs, the one free pass, runs, stars, firecrackers, lost turns."""

from toutilix.engine.lesson import Lesson, LessonStep

LESSON = Lesson(
    hands=(
        "Bp Cp Cb Fp Fb Hp Ib Pp Qb Sp Sb Zp * * !",
        "Bb Dp Ep Gp Gb Ip Kp Lp Mp Np Op Rp Wp * *",
        "Hb Kb Lb Nb Ob Qp Rb Tp Up Vp Wb Yp Zb ! !",
        "Db Eb Jp Jb Mb Pb Tb Ub Vb Xp Xb Yb * * *",
    ),
    steps=(
        LessonStep("lesson.strategix_lead", ("Bp",), ((2, "D"), (3, "H"), (4, "M"))),
        LessonStep("lesson.strategix_follow", ("Qb",), ((2, "R"), (3, "V"), (4, "Y"))),
        LessonStep("lesson.strategix_z", ("Zp",)),
        LessonStep("lesson.strategix_pair", ("Cp Cb",), ((2, "G G"), (3, "pass"), (4, "J J"))),
        LessonStep("lesson.strategix_pass", ("pass",), ((2, "pass"), (3, "pass"), (4, "D E *F"))),
        LessonStep("lesson.strategix_star", ("Hp Ib *J",), ((2, "K L M"), (3, "pass"), (4, "T U V"))),
        LessonStep("lesson.strategix_firecracker", ("!",), ((3, "pass"), (4, "P"))),
        LessonStep("lesson.strategix_same", ("Pp",)),
    ),
    own="lesson.strategix_own",
    end="lesson.strategix_end",
)
