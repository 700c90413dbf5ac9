"""Oldchapix: families, following, who takes, staying below, getting rid of what is dangerous."""

from toutilix.server.tables.lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="oldchapix",
    hands=(
        "Bp Kp Mp Bb Eb Jb Lb Nb Pb Rb Ub Xb Zb",
        "Ep Fp Hp Op Rp Tp Yp Cb Fb Mb Ob Tb Wb",
        "Ap Dp Jp Lp Qp Sp Vp Zp Ab Db Gb Sb Yb",
        "Cp Gp Ip Np Pp Up Wp Xp Hb Ib Kb Qb Vb",
    ),
    steps=(
        Step("lesson.oldchapix_lead", ("Bp",), ("2 Ep", "3 Jp", "4 Gp", "3 Sb", "4 Qb")),
        Step("lesson.oldchapix_follow", ("Rb",), ("2 Ob", "3 Db", "4 Kb")),
        Step("lesson.oldchapix_below", ("Jb",), ("2 Fb", "4 Wp")),
        Step("lesson.oldchapix_discard", ("Zb",), ("2 Yp", "3 Vp", "2 Mb", "3 Ab", "4 Hb")),
        Step("lesson.oldchapix_highest", ("Lb",), ("2 Fp", "3 Ap", "4 Ip")),
        Step("lesson.oldchapix_take", ("Mp",)),
        Step("lesson.oldchapix_lead_low", ("Nb",), ("2 Tb", "3 Yb", "4 Vb", "3 Lp", "4 Cp")),
        Step("lesson.oldchapix_only_card", ("Kp",), ("2 Hp", "3 Sp", "4 Np")),
        Step("lesson.oldchapix_no_pink", ("Xb",), ("2 Rp",)),
    ),
    own="lesson.oldchapix_own",
    end="lesson.oldchapix_end",
)
