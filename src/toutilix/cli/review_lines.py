"""A review in sentences: the same for the terminal, for the ear and for the text table."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from toutilix.api.facts import read_fact
from toutilix.arena.review_plot import ReviewLabels
from toutilix.cli.typed_moves import spoken
from toutilix.coach.judge import Grade
from toutilix.coach.review import Account, Review, Slip
from toutilix.engine.facts import Fact
from toutilix.words import Words


def review_sentences(
    review: Review, words: Words, seat: int | None = None, *, hands: bool = False, open_cards: bool = False
) -> Iterator[str]:
    """All that the review tells; with a `seat` (from 1) only that seat's part."""
    told = range(1, len(review.names) + 1) if seat is None else [seat]
    yield words.say("coach.title", game=words.say(f"{review.game}.name"))
    for number in told:
        account = review.match[number - 1]
        yield _standing(review, account, words)
        yield words.say("coach.sum", **_figures(review, account, words))
        yield words.say("coach.grades", **_grades(review, number))
    if hands:
        for hand in review.hands:
            yield words.say("coach.hand", hand=hand.hand)
            for number in told:
                account = hand.accounts[number - 1]
                yield words.say("coach.seat_hand", seat=words.seat(number - 1), **_figures(review, account, words))
    for number in told:
        yield from _costliest(review, number, words, open_cards=open_cards)


def slip_sentences(review: Review, slip: Slip, words: Words, *, open_cards: bool = False) -> Iterator[str]:
    """One slip: what was played, what is better and why."""
    better = spoken(slip.better, words.language)
    yield words.say(
        "coach.slip",
        hand=slip.hand,
        number=slip.number,
        grade=slip.grade,
        move=spoken(slip.move, words.language),
        better=better,
        cost=points_text(slip.cost, review.scale, words),
        error=points_text(slip.error, review.scale, words),
        chance=decimal(100 * max(0.0, slip.chance), 1, words),
    )
    if slip.why is not None:
        yield words.fact(fact_of(slip.why))
    if open_cards:
        id = "coach.open" if slip.hindsight > 0 else "coach.open_less" if slip.hindsight < 0 else "coach.open_same"
        yield words.say(id, better=better, points=points_text(abs(slip.hindsight), review.scale, words))


def points_text(units: int, scale: int, words: Words, *, signed: bool = False) -> str:
    """Units as points, with a sign where they are gained or lost."""
    text = decimal(abs(units) / scale, 1 if scale == 10 else 2, words)
    sign = "\N{MINUS SIGN}" if units < 0 else "+" if signed and units > 0 else ""
    return f"{sign}{text}"


def fact_of(document: dict[str, Any]) -> Fact:
    type, values, cards = read_fact(document["id"], {name: value for name, value in document.items() if name != "id"})
    a, b, c, d = values
    return Fact(type, a, b, c, d, cards)


def chart_labels(review: Review, words: Words) -> ReviewLabels:
    return ReviewLabels(
        title=f"{words.say(f'{review.game}.name')}: {words.say('coach.chart')}",
        hands=words.say("coach.chart_hands"),
        lines=tuple(words.say(f"coach.chart_{line}") for line in ("result", "luck", "gifts", "slips")),
        seats=tuple(words.seat(seat) for seat in range(len(review.names))),
    )


def _standing(review: Review, account: Account, words: Words) -> str:
    sign = "ahead" if account.result > 0 else "behind" if account.result < 0 else "even"
    points = points_text(abs(account.result), review.scale, words)
    return words.say("coach.ahead", seat=words.seat(account.seat - 1), sign=sign, points=points)


def _figures(review: Review, account: Account, words: Words) -> dict[str, object]:
    def shown(units: int) -> str:
        return points_text(units, review.scale, words, signed=True)

    return {
        "luck": shown(account.luck),
        "deal": shown(account.deal),
        "fall": shown(account.fall),
        "gifts": shown(account.gifts),
        "slips": shown(account.slips),
        "result": shown(account.result),
        "error": points_text(account.error, review.scale, words),
    }


def _grades(review: Review, seat: int) -> dict[str, object]:
    counted = Counter(mark.grade for mark in review.marks if mark.seat == seat)
    return {"judged": counted.total(), **{grade.value: counted[grade.value] for grade in Grade}}


def _costliest(review: Review, seat: int, words: Words, *, open_cards: bool) -> Iterator[str]:
    slips = review.costliest(seat)
    if not slips:
        yield words.say("coach.no_slips", seat=words.seat(seat - 1))
        return
    yield words.say("coach.costliest", seat=words.seat(seat - 1), count=len(slips))
    for slip in slips:
        yield from slip_sentences(review, slip, words, open_cards=open_cards)


def decimal(number: float, places: int, words: Words) -> str:
    text = f"{number:.{places}f}"
    return text.replace(".", ",") if words.language == "fr" else text
