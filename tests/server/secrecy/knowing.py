"""The cards that each seat may know, worked out from a finished record alone: every card that was not hidden from it so
far.

This is a second way beside redealing, and a plainer one: it knows nothing of views and events, only where each card lay
after each line of the record.
"""

import re
from collections import Counter

import msgspec

from tests.secrecy.eyes import held_for
from tests.secrecy.redeal import get_box, get_hand, get_stock
from toutilix.cards import card_text
from toutilix.engine.record import DealLine, read_line
from toutilix.engine.replay import Replay
from toutilix.engine.state import AnyState
from toutilix.games import GAMES
from toutilix.server.base.protocol import live

SHOWS_HANDS = ("sowix", "rummylix")
"""Games in which the hands are laid open when a hand has ended."""

COLOURED = re.compile(rb"(?<![A-Za-z])[A-Z][pbyv](?![A-Za-z])")
_decoder: msgspec.json.Decoder[live.Answered] = msgspec.json.Decoder(live.Answered)


class Known:
    """`at[seat][n]` are the coloured cards that a seat (the spectators' last) had seen in its hand of the match when
    the record had `n` lines. Several cards can look the same; one seen is all seen."""

    def __init__(self, record: str) -> None:
        replay = Replay(record, GAMES)
        self.game = replay.header.game
        players = replay.header.players
        self.at: list[dict[int, set[str]]] = [{1: set()} for _ in range(players + 1)]
        deck: Counter[str] = Counter()
        before = replay.match.state.clone()
        lines = [read_line(line, 1) for line in record.splitlines()]
        for act in replay.acts():
            if act.is_deal:
                line = lines[act.number - 1]
                assert isinstance(line, DealLine)
                dealt = [Counter(_coloured(part.split())) for part in line.deal.split(" / ")]
                deck = sum(dealt, Counter())
                # A seat has seen the cards it was dealt, even if it gives one away at once.
                seen = [set(dealt[seat]) if seat < players else set() for seat in range(players + 1)]
            laid: set[str] = set()
            if act.move is not None:
                # All see what somebody lays down, also if it is shuffled and dealt out again within the same act.
                laid = {card_text(card) for card in held_for(before, act.seat, act.move)}
            before = replay.match.state.clone()
            for seat in range(players + 1):
                seen[seat] |= laid | set(deck - self._hidden(replay.match.state, seat, players))
                self.at[seat][act.number] = set(seen[seat])

    def _hidden(self, state: AnyState, seat: int, players: int) -> Counter[str]:
        piles = [get_stock(state), get_box(state)]
        if not (state.table.over and self.game in SHOWS_HANDS):
            piles += [get_hand(state, other) for other in range(players) if other != seat]
        return Counter(_coloured([card_text(card) for pile in piles for card in pile]))

    def check(self, seat: int, heard: list[bytes]) -> int:
        """How many cards were looked at in what a seat (or the spectators: -1) heard, none of them unknown to it."""
        known = self.at[seat]
        looked_at = 0
        messages = [(text, _decoder.decode(text)) for text in heard]
        for place, (text, answer) in enumerate(messages):
            parts = [(self._number(messages, place), text)]
            if isinstance(answer, live.Welcome | live.Happened):
                # The log and the highlights go back to hands before: each is judged by what was known at its act.
                table = msgspec.json.decode(answer.table)
                parts = [(told["act"], msgspec.json.encode(told)) for told in table.pop("highlights", [])]
                rest = msgspec.structs.replace(answer, table=msgspec.Raw(msgspec.json.encode(table)))
                if isinstance(rest, live.Welcome):
                    parts += [(act["n"], msgspec.json.encode(act)) for act in rest.log]
                    rest = msgspec.structs.replace(rest, log=[])
                parts.append((_number_of(answer), msgspec.json.encode(rest)))
            for n, part in parts:
                cards = {card.decode() for card in COLOURED.findall(part)}
                assert cards <= known.get(n, set()), (seat, n, cards - known.get(n, set()), part)
                looked_at += len(cards)
        return looked_at

    @staticmethod
    def _number(messages: list[tuple[bytes, live.Answered]], place: int) -> int:
        """The state that a message speaks of; an answer without a number may speak of the state told next."""
        for _, answer in messages[place:]:
            if isinstance(answer, live.Welcome | live.Happened):
                return _number_of(answer)
        return max(_number_of(answer) for _, answer in messages if isinstance(answer, live.Welcome | live.Happened))


def _number_of(answer: live.Welcome | live.Happened) -> int:
    return answer.n if isinstance(answer, live.Welcome) else int(answer.act["n"])


def _coloured(cards: list[str]) -> list[str]:
    return [card for card in cards if card not in ("*", "!")]
