"""The same evening on two servers, but for the cards that one seat cannot know: it hears the same bytes from both.

Ids, tokens and seeds are the same on both; everything else is the real thing, from the socket to the disk."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest
from librt.random import Random

from tests.conformance.walks import Case, cases, known_walk
from tests.secrecy.eyes import held_for
from tests.secrecy.redeal import get_hand, redeal
from tests.server.house import OpenHouse, spend
from tests.server.players import Key, Player
from tests.server.secrecy.ears import heard_of_act
from toutilix.cards import ALPHABET, card_text
from toutilix.engine.errors import Malformed
from toutilix.engine.state import AnyState
from toutilix.server.base.protocol import live
from toutilix.server.tables import registry, seating
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.telling import Teller
from toutilix.testing.colours import with_colours
from toutilix.testing.near_misses import near_misses

MOMENTS = 8


@dataclass(frozen=True)
class Twins:
    """One moment as it was and with other hidden cards; what the seat asks, and the move that comes then."""

    case: Case
    real: AnyState
    mixed: AnyState
    seat: int
    actor: int
    asked: list[dict[str, object]]
    move: str


async def twins_of(case: Case) -> list[Twins]:
    """Moments whose public course is the same for both."""
    rng, found = Random(8), []
    for number, moment in enumerate(known_walk(case).moments):
        seat, actor, state = number % (case.players + 1) - 1, moment.seat, moment.before
        shown = with_colours(case.kind(), state, actor, moment.move)
        move = case.kind().notation.write_move(shown)
        kept = 99 if seat == actor else 8
        mixed = redeal(state, seat, rng, actor, held_for(state, actor, shown), keep_top=kept)
        real, other = heard_of_act(case, state, seat, actor, move), heard_of_act(case, mixed, seat, actor, move)
        if real and other and real[1] == other[1] and not real[1][1]:
            found.append(Twins(case, state, mixed, seat, actor, questions(case, state, seat, move, rng), move))
    assert len(found) >= MOMENTS
    return found[:MOMENTS]


def questions(case: Case, state: AnyState, seat: int, move: str, rng: Random) -> list[dict[str, object]]:
    asked: list[dict[str, object]] = [{"type": "undo", "id": "u", "n": 2}]
    if seat >= 0:
        asked += [{"type": "read", "id": "r", "cards": [card_text(card)]} for card in get_hand(state, seat)[:3]]
        asked += [{"type": "read", "id": "x", "cards": [card_text(rng.randrange(2 * ALPHABET))]} for _ in range(5)]
    for text in near_misses(move, rng)[:6]:
        try:
            legal = seat >= 0 and state.look(seat).is_legal(case.kind().notation.read_move(text))
        except Malformed:
            legal = False
        if not legal:
            asked.append({"type": "play", "id": "m", "n": 2, "move": text})
    return asked


def put(table: LiveTable, state: AnyState) -> None:
    """The cards of the match lie like this now."""
    table.match.state = state.clone()
    table.match._dealt = state.clone()
    table._teller = Teller(table.match)


async def heard(house: OpenHouse, twins: Twins, state: AnyState) -> list[bytes]:
    """All that the seat hears on one of the servers, and what it can look up."""
    keys: list[Key] = await house.seat_all(twins.case.name, twins.case.players, options=dict(twins.case.options))
    await house.host(keys[0], do="start")
    put(house.table(keys[0]), state)
    mover = await house.sit(keys[twins.actor])
    ears = await house.enter(Player(house, keys[0].table, keys[twins.seat].token if twins.seat >= 0 else None))
    for request in twins.asked:
        await ears.send(request)
    await ears.send({"type": "ping"})
    await ears.until(live.Pong)
    await mover.move(twins.move, "the-move")
    told = await ears.until(live.Happened)
    await ears.send({"type": "hello", "token": ears.token, "match": 1, "since": 0})
    await ears.until(live.Welcome)
    assert told.act["n"] == ears.n
    for path in ("", "/records", "/records/1"):
        async with house.session.get(f"{house.url}/api/tables/{keys[0].table}{path}") as answer:
            ears.heard.append(await answer.read())
    return ears.heard


Spending = Callable[[Path, Callable[[OpenHouse], Coroutine[None, None, None]]], None]


def one_evening(
    folder: Path, all_twins: list[Twins], which: Callable[[Twins], AnyState], spending: Spending
) -> list[list[bytes]]:
    found: list[list[bytes]] = []

    async def evening(house: OpenHouse) -> None:
        found.extend([await heard(house, twins, which(twins)) for twins in all_twins])

    numbers = count()

    def made(length: int = 16) -> bytes:
        return hashlib.sha256(f"secret {next(numbers)}".encode()).digest()[:length]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "new_table_id", lambda: made(8).hex())
        patch.setattr(seating, "new_token", lambda: made(32).hex())
        patch.setattr(secrets, "token_bytes", made)
        spending(folder, evening)
    return found


def compare(folder: Path, name: str, spending: Spending = spend) -> None:
    case = next(case for case in cases() if case.name == name and case.players == 3)
    all_twins = asyncio.run(twins_of(case))
    (folder / "one").mkdir()
    (folder / "other").mkdir()
    one = one_evening(folder / "one", all_twins, lambda twins: twins.real, spending)
    other = one_evening(folder / "other", all_twins, lambda twins: twins.mixed, spending)
    for twins, real, mixed in zip(all_twins, one, other, strict=True):
        assert len(real) >= len(twins.asked) + 5
        assert real == mixed


@pytest.mark.parametrize("name", ["oldchapix", "strategix", "sowix", "rummylix"])
def test_two_servers_that_differ_in_hidden_cards_sound_the_same(tmp_path: Path, name: str) -> None:
    compare(tmp_path, name)


def test_a_leak_would_be_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = Teller.own
    monkeypatch.setattr(Teller, "own", lambda self, seat: own(self, (seat + 1) % 3))
    with pytest.raises(AssertionError, match="welcome"):
        compare(tmp_path, "sowix")
