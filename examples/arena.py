"""A player of your own in the arena: the same deals in every rotation, so that luck cancels.

From the shell: `toutilix simulate sowix --bots arena:Hoarder,beginner,random --hands 200`.
"""

import toutilix


class Hoarder:
    """Draws for as long as it may, else plays any card; calls when it can."""

    def __init__(self, rng: toutilix.Random) -> None:
        self.rng = rng

    def move(self, view: toutilix.View) -> toutilix.Move | str | None:
        if not view.my_turn:
            return None
        moves = list(view.legal_moves)
        return "draw" if "draw" in view.legal_moves else self.rng.choice([m for m in moves if m.call] or moves)


if __name__ == "__main__":
    result = toutilix.simulate("sowix", [Hoarder, "beginner", "random"], hands=40, seed=1)
    print(result)
