"""A move that plays itself tells nobody anything: whether it does follows from what all see and from the move."""

import pytest
from librt.random import Random

from tests.conformance.walks import Case, next_actor, option_cases, seed_of
from tests.games.on_screen import laid_out, play, shown
from tests.secrecy.eyes import held_for
from tests.secrecy.redeal import redeal
from tests.table import Position
from toutilix.engine.match import Match
from toutilix.engine.state import AnyState
from toutilix.engine.view import SPECTATOR
from toutilix.games import find
from toutilix.server.tables.telling import choice_of
from toutilix.testing.colours import with_colours

HANDS = 2
TIMES = 3
"""How often hidden cards are dealt again after each act."""


def forced(match: Match, state: AnyState | None = None) -> bool:
    """The facts that the seat in turn is told."""
    looked_at = match.state if state is None else state
    seat = int(looked_at.table.turn)
    return choice_of(match.kind, looked_at.look(seat), [], undo=False).forced


@pytest.mark.parametrize("case", option_cases(), ids=str)
def test_hidden_cards_do_not_decide_whether_a_move_plays_itself(case: Case) -> None:
    match = Match(case.kind(), case.players, dict(case.options), seed=seed_of(case, 0))
    rng = Random(case.players)
    while match.state.table.hand <= HANDS and not match.over:
        if match.state.table.over:
            match.deal()
            continue
        seat = next_actor(match.state, rng)
        move = match.state.random_move(seat, rng)
        before = match.state.clone()
        if seat == before.table.turn and int(move.verb) not in match.kind.notation.spoken:
            now = forced(match, before)
            if now and case.name == "strategix":
                assert match.kind.notation.write_move(move) != "pass"
            kept = held_for(before, seat, with_colours(match.kind, before, seat, move))
            for _ in range(TIMES):
                # As a spectator might imagine it: any cards with which the seat could have made this move.
                mixed = redeal(before, SPECTATOR, rng, seat, kept)
                if mixed.look(seat).is_legal(move):
                    assert forced(match, mixed) is now
        match.play(seat, move)


class TestOldchapix:
    def test_the_last_card(self) -> None:
        match = laid_out(find("oldchapix"), "Ap Bp / Cp Dp / Ep Fp", 3)
        assert not forced(match)
        play(match, "Ap", "Cp", "Ep")
        assert [forced(match), match.state.table.turn] == [True, 2]

    def test_not_the_only_card_of_a_family(self) -> None:
        match = laid_out(find("oldchapix"), "Ap Bp / Cp Tb / Ep Fp", 3)
        play(match, "Ap")
        assert not forced(match)


class TestStrategix:
    def test_a_lead_with_the_last_card_and_never_a_pass(self) -> None:
        match = laid_out(find("strategix"), "Kp Lp / Bp Cp / Dp Ep", 3)
        play(match, "L")
        for _ in range(2):
            offered = choice_of(match.kind, match.state.look(match.state.table.turn), [], undo=False)
            assert [move["text"] for move in offered.moves] == ["pass"]
            assert not offered.forced
            play(match, "pass")
        assert [forced(match), match.state.table.turn] == [True, 0]


class TestSowix:
    DEAL = "Ap Bp Cp / Lp Ab Bb / Kp Lb Mp Tp Tb Tv"

    def test_drawing_where_nobody_may_draw_who_can_play(self) -> None:
        assert forced(laid_out(find("sowix"), self.DEAL, 2))
        assert not forced(laid_out(find("sowix"), self.DEAL, 2, {"draw_when_able": "yes"}))

    def test_a_card_that_was_drawn_and_fits(self) -> None:
        match = laid_out(find("sowix"), self.DEAL, 2)
        play(match, "draw")
        assert shown(match)["drew"]
        assert forced(match)

    def test_not_the_only_card_that_fits(self) -> None:
        match = laid_out(find("sowix"), "Lp Ab Bb / Ap Bp Cp / Kp Lb Mp Tp Tb Tv", 2)
        assert not forced(match)


RUN: Position = {"owner": 1, "cards": "Ip Jb *K Lp Mb", "blocked": "none"}


class TestRummylix:
    def at(self, **given: object) -> bool:
        position: Position = {"game": "rummylix", "players": 2, "turn": 1, "hands": ["Np Op", "Kp Lb"], **given}
        kind = find("rummylix")
        _, state = kind.read_position(position)
        return choice_of(kind, state.look(0), [], undo=False).forced

    def test_drawing_while_there_is_nothing_to_take(self) -> None:
        assert self.at(stock="Qp Rb", discard="", step="draw")
        assert not self.at(stock="Qp Rb", discard="Tp", step="draw")

    def test_a_star_with_one_place_to_go(self) -> None:
        there: dict[str, object] = {"stock": "Qp", "discard": "Tp", "step": "play", "opened": [True, False]}
        blocked = {**RUN, "blocked": "left"}
        assert self.at(**there, runs=[blocked], star_to_place=True)
        assert not self.at(**there, runs=[RUN], star_to_place=True)

    def test_not_the_only_discard(self) -> None:
        assert not self.at(stock="Qp", discard="Tp", step="play", hands=["Np", "Kp Lb"])
