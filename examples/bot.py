"""A bot for Oldchapix: it ducks with its lowest letter, and meets our regulars."""

import toutilix


class Duck:
    """Anything with `move(view)` is a player."""

    def move(self, view: toutilix.View) -> toutilix.Move:
        return min(view.legal_moves, key=str)


if __name__ == "__main__":
    match = toutilix.match("oldchapix", players=4, seed=2026)
    regular = toutilix.player("regular", seed=1)
    outcome = match.play([Duck(), regular, regular, regular])
    print("Points by seat, fewest win:", match.scores)
    print("Seats from first to last:", outcome)
