"""The chart of a review: for each seat, how result, luck, gifts and slips add up hand by hand."""

from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from toutilix.arena.plots import COLOURS, STYLES, drawn
from toutilix.coach.review import Account, Review

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class ReviewLabels:
    """All that is written in the chart; `lines` are result, luck, gifts and slips."""

    title: str
    hands: str
    lines: tuple[str, ...]
    seats: tuple[str, ...]


def draw_review(review: Review, labels: ReviewLabels, form: str) -> bytes:
    """A picture in one of `plots.FORMATS`."""

    def fill_in(figure: "Figure") -> None:
        places = figure.subplots(1, len(review.names), sharey=True, squeeze=False)[0]
        for seat, axes in enumerate(places):
            accounts = [hand.accounts[seat] for hand in review.hands]
            axes.axhline(0, color="#7f7f7f", linewidth=1)
            for number, values in enumerate(_lines(accounts)):
                added = [0.0, *accumulate(value / review.scale for value in values)]
                axes.plot(
                    range(len(added)),
                    added,
                    STYLES[number],
                    color=COLOURS[number],
                    linewidth=2.2 if number == 0 else 1.4,
                    label=labels.lines[number],
                )
            axes.set(title=labels.seats[seat], xlabel=labels.hands)
            axes.xaxis.get_major_locator().set_params(integer=True)
        places[0].legend()

    return drawn((3 * len(review.names) + 1, 4), labels.title, form, fill_in)


def _lines(accounts: list[Account]) -> list[list[int]]:
    return [
        [account.result for account in accounts],
        [account.luck for account in accounts],
        [account.gifts for account in accounts],
        [account.slips for account in accounts],
    ]
