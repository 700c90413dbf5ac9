"""Events: each seat sees its part."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import BIT, UNSEEN
from toutilix.engine.facts import Event, seen_events

CARDS = vec[i64]([3, 4])


def test_a_public_event_is_the_same_for_all() -> None:
    event = Event("oldchapix.played", seat=1, cards=CARDS)
    assert [event.seen_by(seat) for seat in (-1, 0, 1)] == [event] * 3


def test_hidden_cards_are_face_down_for_the_others() -> None:
    event = Event("sowix.drew", seat=1, cards=CARDS, number=2, seers=BIT[1])
    assert event.seen_by(1) == event
    for seat in (-1, 0, 2):
        shown = event.seen_by(seat)
        assert shown is not None
        assert list(shown.cards) == [UNSEEN, UNSEEN]
        assert (shown.id, shown.seat, shown.number) == (event.id, event.seat, event.number)


def test_a_private_event_does_not_exist_for_the_others() -> None:
    event = Event("strategix.pass_used", seat=0, seers=BIT[0], private=True)
    public = Event("strategix.passed", seat=0)
    assert seen_events([public, event], 0) == [public, event]
    assert seen_events([public, event], 1) == [public]
    assert seen_events([public, event], -1) == [public]


def test_two_seats_may_share_a_secret() -> None:
    event = Event("strategix.exchange", seat=0, other=2, cards=CARDS, seers=BIT[0] | BIT[2])
    assert [seat for seat in range(4) if event.seen_by(seat) == event] == [0, 2]
