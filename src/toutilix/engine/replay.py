"""Reading a record back: every line is checked, and one that does not fit is named."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from librt.vecs import vec
from msgspec import UNSET
from mypy_extensions import i64

from toutilix.engine.act import Act
from toutilix.engine.daily import daily_seed, is_date
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.facts import Event
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.record import (
    FORMAT,
    RULES,
    DealLine,
    Footer,
    Header,
    Line,
    MoveLine,
    ScoreLine,
    ShuffleLine,
    UndoLine,
    read_line,
    read_record,
)
from toutilix.engine.shuffle import SEED_BYTES, Shuffler, commitment
from toutilix.engine.state import Deal


class RecordRefused(Exception):
    """A line of a record is written as it should be, but holds what the rules or the notation refuse."""

    def __init__(self, line: int, cause: Illegal | Malformed) -> None:
        super().__init__(line, cause)
        self.line = line
        self.cause = cause

    def __str__(self) -> str:
        return f"line {self.line}: {self.cause}"


class Replay:
    """Replays a record, whole or by its lines, act by act. `match` is the match as it stands after the latest act.

    Where the `seed` is given, every deal and shuffle must be the one that it fixes, but for the hand that a lesson lays
    out, and the match can continue from where an `unfinished` record stops.
    """

    def __init__(
        self,
        text: str | Iterable[str],
        games: tuple[AnyKind, ...],
        *,
        seed: bytes | None = None,
        unfinished: bool = False,
    ) -> None:
        self._lines = read_record(text)
        number, header = next(self._lines, (1, None))
        if not isinstance(header, Header):
            raise Malformed("record.header", line=number)
        if (header.toutilix, header.rules) != (FORMAT, RULES):
            raise Malformed("record.version", line=number, format=header.toutilix, rules=header.rules)
        kinds = [kind for kind in games if kind.name == header.game]
        if not kinds:
            raise Malformed("record.game", line=number, game=header.game)
        if len(header.names) != header.players or len(header.words) != header.players:
            raise Malformed("record.seats", line=number, players=header.players)
        self.header = header
        self.footer: Footer | None = None
        self.last = number
        self._unfinished = unfinished
        self._made: tuple[int, Move] | None = None
        self._events: list[Event] = []
        self._shuffler = None if seed is None else Shuffler(seed, header.words)
        try:
            self.match = Match(
                kinds[0],
                header.players,
                header.options,
                seed=seed,
                words=header.words,
                names=header.names,
                lesson=header.lesson is True,
                daily=header.daily or "",
                hands=header.hands or 0,
            )
        except Malformed as error:
            raise RecordRefused(number, error) from None
        if header.daily is not UNSET and not _is_of_the_day(self.match, header):
            raise Malformed("record.daily", line=number, date=header.daily)
        if seed is not None and commitment(seed) != header.commitment:
            raise Malformed("record.commitment", line=number)

    def acts(self) -> Iterator[Act]:
        """Replay; the exception names the first line that does not follow from those before it. A shuffle and a score
        belong to the move before them."""
        for number, line in self._lines:
            if self.footer is not None:
                raise Malformed("record.after_end", line=number)
            if isinstance(line, DealLine | MoveLine | UndoLine) and self._made is not None:
                yield self._finish_move()
            self.last = number
            act = self._follow(number, line)
            if act is not None:
                yield act
        if self._made is not None:
            yield self._finish_move()
        if self.footer is None and not self._unfinished:
            raise Malformed("record.truncated", line=self.last)

    def run(self) -> None:
        """Replay all of it."""
        for _ in self.acts():
            pass

    def _finish_move(self) -> Act:
        assert self._made is not None
        seat, move = self._made
        self._made = None
        events, self._events = self._events, []
        return self.match.finish(seat, move, events)

    def _follow(self, number: int, line: Line) -> Act | None:
        """Take one line; a deal and an undo are complete with it."""
        try:
            return self._take(number, line)
        except Malformed as error:
            if "line" in error.arguments:
                raise
            raise RecordRefused(number, error) from None
        except Illegal as illegal:
            raise RecordRefused(number, illegal) from None

    def _take(self, number: int, line: Line) -> Act | None:
        match line:
            case DealLine(text):
                return self._deal(number, text)
            case UndoLine(seat):
                self._check_seat(number, seat)
                return self.match.undo(seat - 1)
            case MoveLine(seat, text):
                self._check_seat(number, seat)
                self._move(number, seat - 1, text)
            case ShuffleLine(text):
                self._shuffle(number, text)
            case ScoreLine(hand, scores):
                table = self.match.state.table
                if not table.over or hand != table.hand or scores != list(table.scores):
                    raise Malformed("record.scores", line=number)
            case Footer():
                self._end(number, line)
            case Header():
                raise Malformed("record.header_again", line=number)
        return None

    def _deal(self, number: int, text: str) -> Act:
        game = self.match.game
        deal = self.match.kind.notation.read_deal(text, game)
        shape = game.deal_from(self._shuffler or Shuffler(bytes(SEED_BYTES), []), self.match.state.table.hand + 1)
        if _sizes(deal) != _sizes(shape) or sorted(_cards(deal)) != sorted(game.deck()):
            raise Malformed("record.deal", line=number)
        laid_out = self.header.lesson is True and self.match.state.table.hand == 0
        if self._shuffler is not None and deal != shape and not laid_out:
            raise Malformed("record.other_deal", line=number)
        return self.match.lay_out(deal)

    def _shuffle(self, number: int, text: str) -> None:
        cards = self.match.kind.notation.read_cards(text, "shuffle")
        if self._shuffler is not None:
            state = self.match.state
            fixed = self._shuffler.permute(state.pile_to_shuffle(), state.table.hand, len(state.shuffles) + 1)
            if list(cards) != list(fixed):
                raise Malformed("record.other_deal", line=number)
        self._events += self.match.put_shuffled(cards)

    def _move(self, number: int, seat: int, text: str) -> None:
        try:
            move = self.match.kind.notation.read_move(text)
        except Malformed:
            raise Malformed("record.move", line=number, move=text) from None
        self._events = self.match.make(seat, move)
        self._made = (seat, move)

    def _check_seat(self, number: int, seat: int) -> None:
        if not 1 <= seat <= self.header.players:
            raise Malformed("record.seat", line=number, seat=seat, players=self.header.players)

    def _end(self, number: int, footer: Footer) -> None:
        outcome = self.match.state.outcome()
        ranking = [[seat + 1 for seat in seats] for seats in outcome.ranking] if outcome else []
        if outcome is None or footer.ranking != ranking or footer.reason != outcome.reason:
            raise Malformed("record.result", line=number)
        if commitment(read_seed_of(footer, number)) != self.header.commitment:
            raise Malformed("record.commitment", line=number)
        self.footer = footer


@dataclass(frozen=True)
class Dealt:
    """A deal; or, with a `shuffle` from 1 on, a pile that was turned over in that hand."""

    hand: int
    shuffle: int


def verify_deals(text: str, games: tuple[AnyKind, ...]) -> int:
    """Prove that the deals were fixed beforehand: the seed fits the commitment, and every deal and shuffle the seed.

    Returns how many were checked; Malformed names the line that does not fit.
    """
    return sum(1 for _ in verified_deals(text, games))


def verified_deals(text: str, games: tuple[AnyKind, ...]) -> Iterator[Dealt]:
    """The deals one by one. They are proved only when all have come: a later line may be the one that does not fit."""
    number, line = _last_line(text)
    if not isinstance(line, Footer):
        # Say what else may be wrong with the record before saying that its end is missing.
        Replay(text, games).run()
        raise Malformed("record.truncated", line=number)
    replay = Replay(text, games, seed=read_seed_of(line, number))
    if replay.header.lesson is True:
        raise Malformed("record.lesson", line=1)
    shuffles = 0
    for act in replay.acts():
        state = replay.match.state
        if act.is_deal:
            shuffles = 0
            yield Dealt(int(state.table.hand), 0)
        while shuffles < len(state.shuffles):
            shuffles += 1
            yield Dealt(int(state.table.hand), shuffles)


def _is_of_the_day(match: Match, header: Header) -> bool:
    """Is this what everybody played on that day? The commitment fixes the seed, and the date the commitment."""
    deal = match.kind.daily
    same_match = deal is not None and (deal.players, deal.hands) == (header.players, match.hands)
    same_options = header.options == match.kind.settings(match.kind.game(header.players))
    same_cards = header.commitment == commitment(daily_seed(header.game, match.daily)) and not any(header.words)
    return is_date(match.daily) and same_match and same_options and same_cards


def read_seed_of(footer: Footer, line: int) -> bytes:
    try:
        seed = bytes.fromhex(footer.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Malformed("record.seed", line=line)
    return seed


def last_seed(text: str) -> bytes | None:
    """The seed that the end of a record tells; None where the match is not finished."""
    number, line = _last_line(text)
    return read_seed_of(line, number) if isinstance(line, Footer) else None


def _last_line(text: str) -> tuple[int, Line | None]:
    """The last line that is not blank; none where it cannot be read, which the replay itself will say better."""
    lines = text.split("\n")
    for number in range(len(lines), 0, -1):
        if lines[number - 1].strip():
            try:
                return number, read_line(lines[number - 1], number)
            except Malformed:
                return number, None
    return 1, None


def _cards(deal: Deal) -> list[i64]:
    parts: list[vec[i64]] = [*deal.hands, deal.rest]
    return [card for part in parts for card in part]


def _sizes(deal: Deal) -> list[int]:
    return [len(part) for part in [*deal.hands, deal.rest]]
