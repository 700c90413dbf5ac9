"""How a match begins and the acts that follow: together they fix everything in it."""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.notation import as_document
from toutilix.engine.record import Header, write_record
from toutilix.engine.shuffle import SEED_BYTES
from toutilix.engine.state import Deal
from toutilix.engine.typed import read_seed


@dataclass(frozen=True)
class MatchStart:
    """How a match began: from a seed, from a position, or from a view whose hidden cards were drawn at random."""

    game: str
    players: int
    options: tuple[tuple[str, str | int], ...]
    seed: bytes | None
    words: tuple[str, ...]
    names: tuple[str, ...]
    hands: int = 0
    daily: str = ""
    lesson: bool = False
    promised: str = ""
    """The commitment of a record that does not tell its seed."""
    position: str = ""
    view: str = ""
    sample: int = 0

    @property
    def from_seed(self) -> bool:
        return not self.position and not self.view


@dataclass(frozen=True)
class Input:
    """The inputs of one act: the cards of a deal, or a move of a seat (from 0) with the shuffles it caused."""

    deal: Deal | None
    seat: int
    move: Move | None
    shuffles: tuple[vec[i64], ...] = ()


def seat_names(players: int) -> tuple[str, ...]:
    """The names of seats that nobody has named: their numbers."""
    return tuple(str(seat + 1) for seat in range(players))


def read_any_seed(given: bytes | str | int | None) -> bytes:
    """The 32 bytes of a seed in any form that a program may give; fresh ones for None."""
    if given is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(given, str):
        return read_seed(given)
    if isinstance(given, int) and not isinstance(given, bool):
        if not 0 <= given < 1 << 8 * SEED_BYTES:
            raise Malformed("api.seed_range")
        return given.to_bytes(SEED_BYTES, "big")
    if not isinstance(given, bytes):
        raise Malformed("api.seed_type", given=type(given).__name__)
    if len(given) != SEED_BYTES:
        raise Malformed("game.seed", needed=SEED_BYTES, given=len(given))
    return given


def check_text(field: str, given: object) -> None:
    if not isinstance(given, str):
        raise Malformed("api.text", field=field, given=repr(given))


def check_whole(field: str, given: object) -> None:
    """Malformed unless a program gave a whole number from 0 on."""
    if isinstance(given, bool) or not isinstance(given, int) or given < 0:
        raise Malformed("api.whole", field=field, given=repr(given))


def check_options(given: object) -> None:
    if given is not None and not isinstance(given, Mapping):
        raise Malformed("api.options", given=repr(given))


def check_moves(given: object) -> None:
    if given is not None and (isinstance(given, str) or not isinstance(given, Sequence)):
        raise Malformed("api.moves", given=repr(given))


def per_seat(field: str, given: Sequence[str] | None, players: int, default: tuple[str, ...]) -> tuple[str, ...]:
    """A text for each seat."""
    if given is None:
        return default
    if not isinstance(given, Sequence) or isinstance(given, str) or not all(isinstance(text, str) for text in given):
        raise Malformed("api.texts", field=field, given=repr(given))
    if len(given) != players:
        raise Malformed("game.per_seat", field=field, players=players, given=len(given))
    return tuple(given)


def read_json(text: str) -> Mapping[str, object]:
    try:
        return as_document(json.loads(text))
    except (ValueError, RecursionError):
        raise Malformed("position.json") from None


def recorded(kind: AnyKind, start: MatchStart, inputs: Sequence[Input]) -> str:
    """The record of a match that began from a seed."""
    written = Match(
        kind,
        start.players,
        dict(start.options),
        seed=start.seed,
        words=start.words,
        names=start.names,
        lesson=start.lesson,
        daily=start.daily,
        hands=start.hands,
    )
    if start.promised:
        header = written.lines[0]
        assert isinstance(header, Header)
        written.lines[0] = msgspec.structs.replace(header, commitment=start.promised)
    for done in inputs:
        if done.deal is not None:
            written.lay_out(done.deal)
        elif done.move is not None:
            events = written.make(done.seat, done.move)
            for cards in done.shuffles:
                events += written.put_shuffled(cards)
            written.finish(done.seat, done.move, events)
    return write_record(written.lines)
