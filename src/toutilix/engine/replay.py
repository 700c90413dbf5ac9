"""Reading a record back: every line is checked, and one that does not fit is named."""

from collections.abc import Iterator
from dataclasses import dataclass

from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.events import Event
from toutilix.engine.kind import Kind
from toutilix.engine.match import Match
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
    read_record,
)
from toutilix.engine.shuffle import SEED_BYTES, Shuffler, commitment


@dataclass(frozen=True)
class Step:
    """One line of a record and what happened when it was replayed."""

    number: int
    line: Line
    events: list[Event]


class Replay:
    """Replays a record line by line. `match` is the match as it stands after the last step."""

    def __init__(self, text: str, games: tuple[Kind, ...]) -> None:
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
        self.match = Match(kinds[0], header.players, header.options, words=header.words, names=header.names)
        self.footer: Footer | None = None
        self.last = number

    def steps(self) -> Iterator[Step]:
        """Replay; Malformed names the first line that does not follow from those before it."""
        for number, line in self._lines:
            if self.footer is not None:
                raise Malformed("record.after_end", line=number)
            self.last = number
            try:
                yield Step(number, line, self._take(number, line))
            except Illegal as illegal:
                raise RecordRefused(number, illegal) from None
        if self.footer is None:
            raise Malformed("record.truncated", line=self.last)

    def _take(self, number: int, line: Line) -> list[Event]:
        match line:
            case DealLine(text):
                return self._deal(number, text)
            case ShuffleLine(text):
                return self.match.put_shuffled(self.match.kind.notation.read_cards(text, "shuffle"))
            case MoveLine(seat, text):
                self._check_seat(number, seat)
                return self._move(number, seat - 1, text)
            case UndoLine(seat):
                self._check_seat(number, seat)
                self.match.undo(seat - 1)
            case ScoreLine(hand, scores):
                table = self.match.state.table
                if not table.over or hand != table.hand or scores != list(table.scores):
                    raise Malformed("record.scores", line=number)
            case Footer():
                self._end(number, line)
            case Header():
                raise Malformed("record.header_again", line=number)
        return []

    def _deal(self, number: int, text: str) -> list[Event]:
        game = self.match.game
        deal = self.match.kind.notation.read_deal(text, game)
        dealt = sorted(card for part in [*deal.hands, deal.rest] for card in part)
        shape = game.deal_from(Shuffler(bytes(SEED_BYTES), []), 1)
        if dealt != sorted(game.deck()) or [len(hand) for hand in deal.hands] != [len(hand) for hand in shape.hands]:
            raise Malformed("record.deal", line=number)
        return self.match.lay_out(deal)

    def _move(self, number: int, seat: int, text: str) -> list[Event]:
        try:
            move = self.match.kind.notation.read_move(text)
        except Malformed:
            raise Malformed("record.move", line=number, move=text) from None
        return self.match.play_only(seat, move)

    def _check_seat(self, number: int, seat: int) -> None:
        if not 1 <= seat <= self.header.players:
            raise Malformed("record.seat", line=number, seat=seat, players=self.header.players)

    def _end(self, number: int, footer: Footer) -> None:
        outcome = self.match.state.outcome()
        ranking = [[seat + 1 for seat in seats] for seats in outcome.ranking] if outcome else []
        if outcome is None or footer.ranking != ranking or footer.reason != outcome.reason:
            raise Malformed("record.result", line=number)
        self.footer = footer


class RecordRefused(Exception):
    """A line of a record holds a move that the rules refuse."""

    def __init__(self, line: int, illegal: Illegal) -> None:
        super().__init__(line)
        self.line = line
        self.refusal = illegal.refusal


def verify_deals(text: str, games: tuple[Kind, ...]) -> int:
    """Prove that the deals were fixed beforehand: the seed fits the commitment, and every deal and shuffle the seed.

    Returns how many were checked; Malformed names the line that does not fit.
    """
    replay = Replay(text, games)
    steps = list(replay.steps())
    footer = replay.footer
    assert footer is not None
    seed = _read_seed(footer.seed, replay.last)
    if commitment(seed) != replay.header.commitment:
        raise Malformed("record.commitment", line=replay.last)
    game, notation = replay.match.game, replay.match.kind.notation
    shuffler = Shuffler(seed, replay.header.words)
    again = Match(replay.match.kind, replay.header.players, replay.header.options, seed=seed, words=replay.header.words)
    checked = 0
    for step in steps:
        match step.line:
            case DealLine(text):
                fixed = game.deal_from(shuffler, again.state.table.hand + 1)
                if notation.write_deal(notation.read_deal(text, game)) != notation.write_deal(fixed):
                    raise Malformed("record.other_deal", line=step.number)
                again.lay_out(fixed)
                checked += 1
            case ShuffleLine(text):
                number = len(again.state.shuffles) + 1
                fixed_pile = shuffler.permute(again.state.pile_to_shuffle(), again.state.table.hand, number)
                if list(notation.read_cards(text, "shuffle")) != list(fixed_pile):
                    raise Malformed("record.other_deal", line=step.number)
                again.put_shuffled(fixed_pile)
                checked += 1
            case MoveLine(seat, move):
                again.play_only(seat - 1, notation.read_move(move))
            case UndoLine(seat):
                again.undo(seat - 1)
            case _:
                pass
    return checked


def _read_seed(text: str, line: int) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Malformed("record.seed", line=line)
    return seed
