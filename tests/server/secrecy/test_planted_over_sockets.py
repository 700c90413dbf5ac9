"""The checks of whole evenings are tested too: each planted leak must turn the check that is meant for it red."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import count

import msgspec
import pytest
from aiohttp import web

from tests.server.secrecy.evening import Evening, spend_evening
from toutilix.engine.act import HandActs
from toutilix.engine.facts import Event
from toutilix.engine.notation import Document, seat_numbers
from toutilix.games import find
from toutilix.games.sowix.screen import SowixScreen
from toutilix.games.sowix.seat import SowixView
from toutilix.server.base import logs
from toutilix.server.base.protocol import live
from toutilix.server.http import guard
from toutilix.server.store.sqlite import SqliteStore
from toutilix.server.tables import recent, requests, telling
from toutilix.server.tables.body import TableBody
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.ports import Connection
from toutilix.server.tables.telling import Teller

Patch = pytest.MonkeyPatch


def drawn_cards_are_told(patch: Patch) -> None:
    def as_they_are(events: list[Event], _seat: int) -> list[Event]:
        return events

    patch.setattr(telling, "seen_events", as_they_are)


def the_log_tells_drawn_cards(patch: Patch) -> None:
    patch.setattr(recent, "seen_events", lambda events, _: events)


def somebody_is_told_of_another_hand(patch: Patch) -> None:
    """Now and then only, and only to one seat."""
    write, turns = Teller._write_own, count()
    patch.setattr(Teller, "_write_own", lambda self, seat: write(self, 1 if next(turns) % 7 == 6 else seat))


def the_forgetful_are_named(patch: Patch) -> None:
    screen = type(find("sowix").screen)
    write_table = screen.write_table

    def leaky(self: SowixScreen, view: SowixView, hand: HandActs) -> Document:
        return write_table(self, view, hand) | {"uncalled": seat_numbers(view.table.uncalled)}

    patch.setattr(screen, "write_table", leaky)


def the_seed_is_shown(patch: Patch) -> None:
    about = LiveTable.about

    def leaky(self: LiveTable) -> object:
        return msgspec.structs.replace(about(self), seed=self.seed.hex())

    patch.setattr(LiveTable, "about", leaky)


def words_are_shown(patch: Patch) -> None:
    about_seat = TableBody.about_seat

    def leaky(self: TableBody, at: int, **there: bool) -> object:
        return msgspec.structs.replace(about_seat(self, at, **there), name=self.seats[at].word or "Max")

    patch.setattr(TableBody, "about_seat", leaky)


def running_matches_have_records(patch: Patch) -> None:
    def leaky(self: SqliteStore, table: str, _match: int) -> Sequence[str]:
        stored = self.load(table)
        assert stored is not None
        assert stored.match is not None
        return [line.text for line in stored.match.lines]

    patch.setattr(SqliteStore, "record", leaky)


def paths_are_logged(patch: Patch) -> None:
    def leaky(request: web.Request) -> str:
        return request.path

    patch.setattr(guard, "_route", leaky)


def moves_are_logged(patch: Patch) -> None:
    play = requests.play

    def leaky(table: LiveTable, connection: Connection, asked: live.Play) -> None:
        logs.note(f"a move: {asked.move}")
        play(table, connection, asked)

    patch.setattr(requests, "play", leaky)


@pytest.mark.parametrize(
    ("leak", "check"),
    [
        (drawn_cards_are_told, Evening.check_cards),
        (the_log_tells_drawn_cards, Evening.check_cards),
        (somebody_is_told_of_another_hand, Evening.check_cards),
        (the_forgetful_are_named, Evening.check_fields),
        (the_seed_is_shown, Evening.check_secrets),
        (words_are_shown, Evening.check_secrets),
        (running_matches_have_records, Evening.check_looked_up),
        (paths_are_logged, Evening.check_log),
        (moves_are_logged, Evening.check_log),
    ],
    ids=lambda value: value.__name__,
)
def test_a_planted_leak_is_caught(
    leak: Callable[[Patch], None], check: Callable[[Evening], None], monkeypatch: Patch
) -> None:
    leak(monkeypatch)
    evening = asyncio.run(spend_evening("sowix", 3, curiosity=0.5, options={"target": 60}))
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        check(evening)


def test_without_a_leak_the_same_evening_passes() -> None:
    asyncio.run(spend_evening("sowix", 3, curiosity=0.5, options={"target": 60})).check()
