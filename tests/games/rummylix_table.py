"""Rummylix positions for rule tests, written the short way."""

from tests.table import Position

PLENTY = "Rp Sb Tp Ub Vp Wb Yb Ob"


def turn(*hands: str, runs: tuple[str, ...] = (), **fields: object) -> Position:
    """Seat 1 has drawn and all have opened; a run is written `2: Dp Ep Fp` with its owner, and `!` at blocked ends."""
    hands = hands if len(hands) > 1 else (*hands, "Bp Cb")
    return {
        "game": "rummylix",
        "players": len(hands),
        "hands": list(hands),
        "turn": 1,
        "step": "play",
        "stock": PLENTY,
        "discard": "Kp",
        "opened": [True] * len(hands),
        "runs": [run(text) for text in runs],
        **fields,
    }


def unopened(hand: str, *runs: str) -> Position:
    """The same before anybody has opened."""
    return turn(hand, runs=runs, opened=[False, False])


def run(text: str) -> dict[str, object]:
    owner, _, cards = text.partition(": ")
    left, right = cards.startswith("! "), cards.endswith(" !")
    blocked = {(False, False): "none", (True, False): "left", (False, True): "right", (True, True): "both"}
    return {"owner": int(owner), "cards": cards.strip("! "), "blocked": blocked[left, right]}
