"""Short series, and deals made by hand."""

from toutilix.arena.deals import Hand, Played, Series


def series_of(game: str, *bots: str, seed: int = 5) -> Series:
    return Series(game, bots, {}, f"{seed:064x}", "test")


def deal_of(number: int, *points: tuple[int, ...], hand: int = 1, first: int = 0) -> Played:
    """A deal with one hand for each rotation, of as many moves as its rotation says, and ten."""
    hands = [Hand(rotation, hand, first, 10 + rotation, made) for rotation, made in enumerate(points)]
    return Played(number, tuple(hands))
