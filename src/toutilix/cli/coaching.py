"""The coach at the text table: a corrected hint and a comparison, in sentences."""

from collections.abc import Iterator

from toutilix.cli.review_lines import decimal
from toutilix.cli.typed_moves import spoken
from toutilix.coach.hints import HintMove
from toutilix.coach.judge import Grade, Judgement, Verdict
from toutilix.coach.reasons import reason_for
from toutilix.engine.kind import AnyKind
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.words import Words


def correction(found: HintMove, kind: AnyKind, words: Words) -> str:
    """A better move than the regular's, by how much and why."""
    assert found.judgement is not None
    assert found.judgement.asked is not None
    move = spoken(kind.notation.write_move(found.move), words.language)
    said = words.say("coach.corrected", move=move, **_figures(found.judgement.asked, words))
    return f"{said} {words.fact(found.why)}"


def comparison(view: AnyView, move: Move, judgement: Judgement | None, kind: AnyKind, words: Words) -> Iterator[str]:
    written = spoken(kind.notation.write_move(move), words.language)
    if judgement is None or judgement.asked is None:
        yield words.say("coach.compare_only", move=written)
        return
    asked, best = judgement.asked, judgement.best
    better = spoken(kind.notation.write_move(best.move), words.language)
    if asked.grade is Grade.best:
        yield words.say("coach.compare_best", move=written)
    elif asked.grade is Grade.close:
        yield words.say("coach.compare_close", move=written, better=better)
    else:
        chance = decimal(100 * max(0.0, asked.chance_behind), 1, words)
        yield words.say("coach.compare_worse", move=written, better=better, chance=chance, **_figures(asked, words))
        why = reason_for(view, best.move, move)
        if why is not None:
            yield words.fact(why)


def _figures(verdict: Verdict, words: Words) -> dict[str, object]:
    places = 1 if verdict.behind.mean >= 1 else 2
    behind = verdict.behind
    return {
        "points": decimal(behind.mean, places, words),
        "error": decimal(behind.mean - behind.low, places, words),
    }
