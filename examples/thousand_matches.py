"""A thousand matches, and a picture of how they came out: `python thousand_matches.py [1000 [points.svg]]`."""

import sys

from matplotlib.figure import Figure

import toutilix


def difference(number: int) -> int:
    """How many points fewer the beginner took than the mean of three random players."""
    match = toutilix.match("oldchapix", players=4, seed=number)
    match.play([toutilix.player(level, seed=number) for level in ("beginner", "random", "random", "random")])
    return round(sum(match.scores[seat] for seat in (2, 3, 4)) / 3) - match.scores[1]


if __name__ == "__main__":
    many, picture = (*sys.argv[1:], *("1000", "points.svg")[len(sys.argv) - 1 :])
    points = [difference(number) for number in range(int(many))]
    axes = (figure := Figure()).subplots()
    axes.hist(points, bins=30)
    axes.set(xlabel="points fewer than random players", ylabel="matches")
    figure.savefig(picture)
    print(f"{len(points)} matches, {sum(points) / len(points):.0f} points better on average")
