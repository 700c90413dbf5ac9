"""Strategix: singles, the Z, pairs, the one free pass, runs, stars, firecrackers, lost turns."""

from toutilix.server.tables.lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="strategix",
    hands=(
        "Bp Cp Cb Fp Fb Hp Ib Pp Qb Sp Sb Zp * * !",
        "Bb Dp Ep Gp Gb Ip Kp Lp Mp Np Op Rp Wp * *",
        "Hb Kb Lb Nb Ob Qp Rb Tp Up Vp Wb Yp Zb ! !",
        "Db Eb Jp Jb Mb Pb Tb Ub Vb Xp Xb Yb * * *",
    ),
    steps=(
        Step("lesson.strategix_lead", ("Bp",), ("2 D", "3 H", "4 M")),
        Step("lesson.strategix_follow", ("Qb",), ("2 R", "3 V", "4 Y")),
        Step("lesson.strategix_z", ("Zp",)),
        Step("lesson.strategix_pair", ("Cp Cb",), ("2 G G", "3 pass", "4 J J")),
        Step("lesson.strategix_pass", ("pass",), ("2 pass", "3 pass", "4 D E *F")),
        Step("lesson.strategix_star", ("Hp Ib *J",), ("2 K L M", "3 pass", "4 T U V")),
        Step("lesson.strategix_firecracker", ("!",), ("3 pass", "4 P")),
        Step("lesson.strategix_same", ("Pp",)),
    ),
    own="lesson.strategix_own",
    end="lesson.strategix_end",
)
