"""Acts as they are typed: a move of the seat in turn, `2: star 3` by another seat, `deal ...` and `shuffle ...`."""

import re

from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.events import NOBODY_IN_TURN
from toutilix.engine.facts import Event, Refusal
from toutilix.engine.game import Game
from toutilix.engine.kind import AnyKind
from toutilix.engine.moves import Move
from toutilix.engine.shuffle import SEED_BYTES, Shuffler
from toutilix.engine.state import AnyState
from toutilix.engine.view import NO_SEAT

_BY_SEAT = re.compile(r"\s*([0-9]{1,5})\s*:(.*)", re.DOTALL)
_HEX = re.compile(r"[0-9A-Fa-f]{1,64}")


def read_seed(text: str) -> bytes:
    """A seed as typed: up to 64 hexadecimal digits, fewer are filled up with zeros on the left."""
    if not _HEX.fullmatch(text):
        raise Malformed("move.seed", text=text)
    return bytes.fromhex(text.rjust(2 * SEED_BYTES, "0"))


def do_typed(kind: AnyKind, game: Game, state: AnyState, text: str) -> list[Event]:
    """Do what `text` says and tell what happened. Malformed and Illegal change nothing."""
    verb, _, rest = text.strip().partition(" ")
    if verb == "deal":
        return _deal(kind, game, state, rest.strip())
    if verb == "shuffle":
        return _shuffle(kind, game, state, rest.strip())
    by_seat = _BY_SEAT.fullmatch(text)
    if by_seat is None:
        return _play(state, int(state.table.turn), kind.notation.read_move(text))
    move = kind.notation.read_move(by_seat[2])
    return _play(state, int(by_seat[1]) - 1, move)


def _play(state: AnyState, seat: int, move: Move) -> list[Event]:
    if seat == NO_SEAT:
        # Nobody is in turn; any seat's refusal says what the table waits for.
        refusal = state.look(0).waiting()
        raise Illegal(refusal or Refusal(NOBODY_IN_TURN))
    return state.play(seat, move)


def _deal(kind: AnyKind, game: Game, state: AnyState, text: str) -> list[Event]:
    if "/" in text:
        return state.deal(kind.notation.read_deal(text, game))
    seed = read_seed(text)
    return state.deal(game.deal_from(_shuffler(seed, game), state.table.hand + 1))


def _shuffle(kind: AnyKind, game: Game, state: AnyState, text: str) -> list[Event]:
    if _HEX.fullmatch(text) and len(text) > 2:
        cards = _shuffler(read_seed(text), game).permute(
            state.pile_to_shuffle(), state.table.hand, len(state.shuffles) + 1
        )
    else:
        cards = kind.notation.read_cards(text, "shuffle")
    return state.shuffle(cards)


def _shuffler(seed: bytes, game: Game) -> Shuffler:
    return Shuffler(seed, [""] * int(game.players))
