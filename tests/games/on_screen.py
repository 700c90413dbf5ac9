"""A match with given cards, played by moves in notation, and what screens show of it."""

from collections.abc import Mapping
from typing import Any

from toutilix.engine.facts import Fact
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.view import SPECTATOR


def laid_out(kind: AnyKind, deal: str, players: int, options: Mapping[str, object] | None = None) -> Match:
    match = Match(kind, players, options, seed=bytes(32))
    match.lay_out(kind.notation.read_deal(deal, match.game))
    return match


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(int(match.state.table.turn), match.kind.notation.read_move(move))


def shown(match: Match, seat: int = SPECTATOR) -> dict[str, Any]:
    return match.kind.screen.write_table(match.state.view(seat), match.hand)


def described(match: Match, seat: int) -> list[Fact]:
    sections = match.kind.screen.describe(match.state.view(seat), match.hand)
    return [line for section in sections for line in (section.title, *section.lines)]
