"""The checks are themselves tested: each leak planted into the table must turn them red."""

import asyncio
from collections.abc import Callable

import pytest
from librt.random import Random

from tests.conformance.walks import cases, known_walk, seats
from tests.server.secrecy.ears import check_act, check_standing
from toutilix.engine.facts import Event, seen_events
from toutilix.engine.match import Match
from toutilix.engine.view import SPECTATOR
from toutilix.server.base.protocol import convert, live
from toutilix.server.base.protocol.common import Why
from toutilix.server.tables import recent, requests, telling
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.ports import Connection
from toutilix.server.tables.telling import Teller, choice_of

GAMES = ("oldchapix", "strategix", "sowix", "rummylix")
Patch = pytest.MonkeyPatch
Leak = Callable[[Patch], None]


def _as_they_are(events: list[Event], _seat: int) -> list[Event]:
    return events


def acts_as_they_are(patch: Patch) -> None:
    patch.setattr(telling, "seen_events", _as_they_are)


def the_log_as_it_is(patch: Patch) -> None:
    patch.setattr(recent, "seen_events", _as_they_are)


def the_log_of_another_seat(patch: Patch) -> None:
    patch.setattr(
        recent, "seen_events", lambda events, seat: seen_events(events, 1 if seat == SPECTATOR else (seat + 1) % 2)
    )


def welcomed_with_the_next_hand(patch: Patch) -> None:
    own = Teller.own
    patch.setattr(Teller, "own", lambda self, seat: own(self, (seat + 1) % len(self._seats)))


def spectators_get_the_first_hand(patch: Patch) -> None:
    table = Teller.table
    patch.setattr(Teller, "table", lambda self: table(self)[:-1] + b',"own":' + self.own(0) + b"}")


def told_of_the_next_hand(patch: Patch) -> None:
    """A planted leak: every act carries the own part of the next seat."""
    more = Teller._more
    patch.setattr(
        Teller, "_more", lambda self, seat, request: more(self, seat, request) + self.own((seat + 1) % len(self._seats))
    )


def choices_of_the_next_seat(patch: Patch) -> None:
    def choice(self: Teller, seat: int) -> object:
        other = (seat + 1) % len(self._seats)
        held = self._owns[other]["cards"]
        assert isinstance(held, list)
        return choice_of(self._match.kind, self._match.state.look(other), held, undo=False)

    patch.setattr(Teller, "choice", choice)


def words_name_a_hidden_hand(patch: Patch) -> None:
    text = Teller.text

    def leaky(self: Teller, seat: int) -> bytes:
        hands = self._match.kind.notation.hands(self._match.state)
        return text(self, seat) + hands[(seat + 1) % len(self._seats)].encode()

    patch.setattr(Teller, "text", leaky)


def undo_depends_on_a_hidden_card(patch: Patch) -> None:
    can_undo = Match.can_undo

    def leaky(self: Match, seat: int) -> bool:
        other = self.kind.notation.hands(self.state)[(seat + 1) % int(self.game.players)]
        return can_undo(self, seat) and sum(map(ord, other)) % 2 == 0

    patch.setattr(Match, "can_undo", leaky)


def refusals_quote_the_hands(patch: Patch) -> None:
    """The real thing would do so by a refusal that was made from the state instead of a view."""
    play = requests.play

    def leaky(table: LiveTable, connection: Connection, asked: live.Play) -> None:
        hands = table.match.kind.notation.hands(table.match.state)
        patch.setattr(
            convert, "why_refused", lambda refusal: Why(code=refusal.id, facts={"cards": hands[-1] + hands[0]})
        )
        play(table, connection, asked)

    patch.setattr(requests, "play", leaky)


def readings_see_another_hand(patch: Patch) -> None:
    read = requests.read

    def leaky(table: LiveTable, connection: Connection, asked: live.Read) -> None:
        seat = connection.seat
        connection.seat = (seat + 1) % table.body.players
        read(table, connection, asked)
        connection.seat = seat

    patch.setattr(requests, "read", leaky)


def the_first_hand_in_about(patch: Patch) -> None:
    about = LiveTable.about

    def leaky(self: LiveTable) -> object:
        hands = self.match.kind.notation.hands(self.match.state)
        return {"about": about(self), "strongest": max(hands[0].split(), default="")}

    patch.setattr(LiveTable, "about", leaky)


PLANTED: list[tuple[str, Leak]] = [
    *((name, welcomed_with_the_next_hand) for name in GAMES),
    *((name, spectators_get_the_first_hand) for name in GAMES),
    *((name, told_of_the_next_hand) for name in GAMES),
    *((name, choices_of_the_next_seat) for name in GAMES),
    *((name, refusals_quote_the_hands) for name in GAMES),
    *((name, words_name_a_hidden_hand) for name in GAMES),
    *((name, the_first_hand_in_about) for name in GAMES),
    *((name, undo_depends_on_a_hidden_card) for name in ("oldchapix", "strategix", "sowix")),
    # Elsewhere an act or a reading tells only what lies on the table or in the own hand.
    *((name, acts_as_they_are) for name in ("strategix", "sowix", "rummylix")),
    *((name, the_log_as_it_is) for name in ("strategix", "sowix", "rummylix")),
    *((name, the_log_of_another_seat) for name in ("sowix", "rummylix")),
    *((name, readings_see_another_hand) for name in ("strategix", "sowix", "rummylix")),
]


async def suite(name: str) -> None:
    """The checks that the real suite makes, on the first match of this game for three."""
    case = next(case for case in cases() if case.name == name and case.players == 3)
    walked, rng = known_walk(case), Random(1)
    for moment in walked.moments:
        for seat in seats(walked.game):
            check_standing(case, moment, seat, rng)
            check_act(case, moment, seat, rng, 0)


@pytest.mark.parametrize(("name", "leak"), PLANTED, ids=lambda value: getattr(value, "__name__", value))
def test_a_planted_leak_is_caught(name: str, leak: Leak, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        asyncio.run(suite(name))
