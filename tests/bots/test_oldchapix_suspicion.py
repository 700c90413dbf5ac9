"""An Oldchapix expert learns from others' plays which cards it no longer expects where."""

import pytest
from librt.random import Random

from toutilix.bots.oldchapix.knowledge import KNOWLEDGE
from toutilix.bots.oldchapix.suspicion import suspected
from toutilix.cards import card_text
from toutilix.games import find
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.state import OldchapixState
from toutilix.games.oldchapix.table import cards_of

KIND = find("oldchapix")


def view_after(contract: str, trick: str) -> OldchapixView:
    """Seat 4 looks at a trick that seat 1 led; most cards are out of the game."""
    hands = ["Ab Bb Cb Db", "Eb Fb Gb Hb", "Ib Jb Kb Lb", "Op Pp Qp Rp Mb"]
    position = {"game": "oldchapix", "players": 4, "contract": contract, "leader": 1, "trick": trick, "hands": hands}
    _, state = KIND.read_position({**position, "turn": 1 + len(trick.split())})
    view = state.view(3)
    assert isinstance(view, OldchapixView)
    return view


def doubted(view: OldchapixView, seat: int) -> str:
    """The cards that are less likely with a seat (from 1) than at the beginning."""
    factors = suspected(view)[52 * (seat - 1) : 52 * seat]
    return " ".join(card_text(card) for card, factor in enumerate(factors) if factor < 1.0)


@pytest.mark.parametrize(
    ("contract", "trick", "less_likely"),
    [
        ("tricks", "Jp Fp", "Gp Hp Ip"),  # ducked, and not with these
        ("vowels", "Jp Ep", "Ip"),  # a gift: a higher vowel would have been as good
        ("vowels", "Jp Fp", "Gp Hp Ip"),
        ("tricks", "Jp Kp", "Ap Bp Cp Dp Ep Fp Gp Hp Ip"),  # took it, and would have stayed under
        ("mn", "Jp Wb", "Mp Np Mb Nb"),  # could not follow: nothing dear to throw
        ("everything", "Jp Mb", "Hb"),
        ("tricks", "Jp Wb", ""),
    ],
)
def test_a_play_makes_some_cards_unlikely(contract: str, trick: str, less_likely: str) -> None:
    view = view_after(contract, trick)
    assert doubted(view, 2) == less_likely
    assert doubted(view, 1) == doubted(view, 3) == doubted(view, 4) == ""


def test_a_free_trick_tells_less() -> None:
    free = suspected(view_after("vowels", "Jp Kp"))[52]
    dear = suspected(view_after("vowels", "Ep Kp"))[52]
    assert dear < free < 1.0


def test_supposed_deals_heed_it() -> None:
    """The blue H is hardly ever supposed with a seat that had nothing better to throw than W; with the others it is."""
    view = view_after("blue_h", "Jp Wb")
    holds = [0, 0, 0, 0]
    sampler = KNOWLEDGE.sampler(view)
    for number in range(300):
        state = sampler.sample(Random(number))
        assert isinstance(state, OldchapixState)
        assert state.view(3).own.cards == view.own.cards
        for seat, cards in enumerate(state.hands):
            holds[seat] += "Hb" in [card_text(card) for card in cards_of(cards)]
    assert 4 * holds[1] < min(holds[0], holds[2])
