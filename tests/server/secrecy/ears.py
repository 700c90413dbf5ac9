"""A live table in memory, put into any state, whose people keep every byte that they are sent."""

from collections.abc import Callable, Sequence
from typing import cast

from librt.random import Random

from tests.conformance.walks import Case, Moment
from tests.secrecy.eyes import held_for
from tests.secrecy.redeal import get_hand, redeal
from toutilix.cards import ALPHABET, card_text
from toutilix.engine.errors import Malformed
from toutilix.engine.match import Match
from toutilix.engine.state import AnyState
from toutilix.engine.view import SPECTATOR
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Holder, Pace, Status
from toutilix.server.base.settings import Settings
from toutilix.server.store import Reader, Then, Write, Writer
from toutilix.server.tables import requests
from toutilix.server.tables.body import SeatBody, TableBody
from toutilix.server.tables.clock import LoopClock
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.ports import Services, Thinker
from toutilix.server.tables.recent import RecentActs
from toutilix.server.tables.telling import encode
from toutilix.testing.colours import with_colours
from toutilix.testing.near_misses import near_misses

SEED = bytes(range(32))
MOST_MISSES = 12
STRANGE_CARDS = 3
"""Cards that somebody asks about, held or not."""


class Ears:
    """Somebody who looks at the table."""

    def __init__(self) -> None:
        self.seat = SPECTATOR
        self.text = True
        self.group = ""
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, code: live.CloseCode, reason: str) -> None:
        self.heard.append(f"{code} {reason}".encode())


class WrittenAtOnce(Writer):
    """Thousands of moments are looked at: none of them waits for a disk. Whole matches on a real one are played over
    sockets elsewhere."""

    def submit(self, writes: Sequence[Write], then: Then) -> None:
        then(None)


def table_for(match: Match) -> LiveTable:
    """A table of people at which this match can begin or continue; the same every time."""
    services = Services(
        Settings(store="sqlite:nowhere"), LoopClock(), WrittenAtOnce(), cast(Reader, None), cast(Thinker, None)
    )
    seats = [SeatBody(name=name, holder=Holder.person, token=f"{seat}" * 64) for seat, name in enumerate(match.names)]
    body = TableBody(
        game=match.kind.name,
        options=match.kind.settings(match.game),
        seats=seats,
        pace=Pace(away_seconds=None),
        status=Status.playing,
    )
    return LiveTable("0123456789abcdef", body, match.seed, services)


def table_in(case: Case, state: AnyState) -> LiveTable:
    """The match is in this state."""
    match = Match(case.kind(), case.players, dict(case.options), seed=SEED)
    match.state = state
    match._dealt = state.clone()
    table = table_for(match)
    table.resume(match, RecentActs(), {})
    return table


def sits(table: LiveTable, seat: int) -> Ears:
    ears = Ears()
    table.sit(ears, seat, live.Hello())
    return ears


Asking = Callable[[LiveTable, Ears], None]


def questions(case: Case, state: AnyState, seat: int, moment: Moment, rng: Random) -> list[Asking]:
    """Requests of somebody at this seat: cards read, held and not; moves that are refused; nonsense."""
    notation = case.kind().notation
    asked: list[Asking] = [
        _asks(live.Undo(id="u", n=1)),
        _asks(live.Next(n=99)),
        _asks(live.Play(id="s", n=7, move="pass")),
    ]
    hand = get_hand(state, seat) if seat >= 0 else [0]
    for size in range(1, min(4, len(hand) + 1)):
        cards = [card_text(hand[rng.randrange(len(hand))]) for _ in range(size)]
        asked.append(_asks(live.Read(id=f"r{size}", cards=cards)))
    asked.append(_asks(live.Read(id="r", cards=["Ap", "??", "..."])))
    for number in range(STRANGE_CARDS):
        asked.append(_asks(live.Read(id=f"x{number}", cards=[card_text(rng.randrange(2 * ALPHABET))])))
    for number, text in enumerate(near_misses(notation.write_move(moment.move), rng)[:MOST_MISSES]):
        try:
            legal = seat >= 0 and state.look(seat).is_legal(notation.read_move(text))
        except Malformed:
            legal = False
        if not legal:
            asked.append(_asks(live.Play(id=f"m{number}", n=1, move=text)))
    return asked


def _asks(request: live.Undo | live.Next | live.Play | live.Read) -> Asking:
    def ask(table: LiveTable, ears: Ears) -> None:
        match request:
            case live.Undo():
                requests.undo(table, ears, request)
            case live.Next():
                requests.next_hand(table, ears, request)
            case live.Play():
                requests.play(table, ears, request)
            case live.Read():
                requests.read(table, ears, request)

    return ask


def heard_standing(case: Case, state: AnyState, seat: int, asked: list[Asking]) -> list[bytes]:
    """All that reaches a seat between acts: the welcome, answers and refusals, and what anybody can look up."""
    table = table_in(case, state.clone())
    ears = sits(table, seat)
    for ask in asked:
        ask(table, ears)
    return [*ears.heard, encode(table.about())]


Course = tuple[int, int, int]
"""The facts that hidden cards may decide: whose turn it becomes, what ends, and whether cards are shuffled."""


def heard_of_act(case: Case, state: AnyState, seat: int, actor: int, move: str) -> tuple[list[bytes], Course] | None:
    """All that reaches a seat when the `actor` moves, when somebody comes back to the seat after it, and when the move
    is taken back. None where the move is not legal with these cards."""
    table = table_in(case, state.clone())
    ears, mover = sits(table, seat), sits(table, actor)
    if not table.match.state.look(actor).is_legal(case.kind().notation.read_move(move)):
        return None
    requests.play(table, mover, live.Play(id="m", n=table.n, move=move))
    course = int(table.match.state.table.turn), int(table.match.state.table.over), table.n
    back = sits(table, seat)
    if table.match.can_undo(actor):
        requests.undo(table, mover, live.Undo(id="u", n=table.n))
    return [*ears.heard, *back.heard, encode(table.about())], course


def check_standing(case: Case, moment: Moment, seat: int, rng: Random) -> None:
    state = moment.before
    asked = questions(case, state, seat, moment, rng)
    assert heard_standing(case, redeal(state, seat, rng), seat, asked) == heard_standing(case, state, seat, asked)


def check_act(case: Case, moment: Moment, seat: int, rng: Random, keep_top: int) -> bool:
    """Whether there was something to compare: only where the public course is the same."""
    state, actor = moment.before, moment.seat
    shown = with_colours(case.kind(), state, actor, moment.move)
    move = case.kind().notation.write_move(shown)
    after = state.clone()
    after.play(actor, shown)
    draws = seat >= 0 and len(get_hand(after, seat)) > len(get_hand(state, seat))
    keep_top = 99 if draws or actor == seat else keep_top
    mixed = redeal(state, seat, rng, actor, held_for(state, actor, shown), keep_top=keep_top)
    real, other = heard_of_act(case, state, seat, actor, move), heard_of_act(case, mixed, seat, actor, move)
    assert real is not None
    if other is None or after.table.over or real[1] != other[1]:
        return False
    assert other[0] == real[0]
    return True
