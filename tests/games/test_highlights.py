"""The best and the costliest moment of each seat: from set deals, in words, and only when the match is over."""

from tests.games.on_screen import laid_out, play, shown
from toutilix.engine.facts import Fact, FactType
from toutilix.engine.highlights import Highlight, MatchHighlights
from toutilix.engine.match import Match
from toutilix.games import find
from toutilix.words import Words

TRIED = FactType("engine.turn", "seat")
NAMED = Words("en", names=["Ada", "Basil", "Clara", "Dora"])
"""As a spectator reads it."""


def told(match: Match) -> dict[tuple[int, str], str]:
    """The highlights kept so far, by seat (from 1) and kind."""
    return {(seat + 1, kind): NAMED.fact(kept.highlight.fact) for seat, kind, kept in match.hand.highlights}


def highlights_of(*given: tuple[int, int]) -> list[tuple[int, str, int, int]]:
    """Highlights of (seat, worth), a hand each: seat, kind, hand and worth of those kept."""
    kept = MatchHighlights()
    for hand, (seat, worth) in enumerate(given, start=1):
        kept.add_hand(hand, [Highlight(worth, hand, Fact(TRIED, seat))])
    return [(seat, kind, one.hand, one.highlight.worth) for seat, kind, one in kept]


class TestKept:
    def test_the_best_and_the_costliest_of_each_seat(self) -> None:
        assert highlights_of((0, 3), (0, -5), (1, 2), (0, 7), (0, -1)) == [
            (0, "best", 4, 7),
            (0, "costliest", 2, -5),
            (1, "best", 3, 2),
        ]

    def test_of_equals_the_first_and_nothing_that_was_worth_nothing(self) -> None:
        assert highlights_of((0, 3), (0, 3), (1, 0)) == [(0, "best", 1, 3)]

    def test_they_are_shown_when_the_match_is_over(self) -> None:
        match = laid_out(find("sowix"), "Lp / Mp Ap / Kp Lb", 2, {"target": 1000})
        play(match, "Lp")
        assert match.state.table.over
        assert told(match)
        assert shown(match)["highlights"] == []
        match = laid_out(find("sowix"), "Lp / Yp Ap / Kp Lb", 2, {"target": 1})
        play(match, "Lp")
        assert match.over
        best, costliest = shown(match)["highlights"]
        number = match.hand.acts[-1].number
        assert (best["seat"], best["kind"], best["hand"], best["act"]) == (1, "best", 1, number)
        assert (costliest["seat"], costliest["kind"]) == (2, "costliest")
        assert costliest["fact"]["id"] == "sowix.highlight_left"

    def test_a_move_taken_back_is_not_told(self) -> None:
        match = laid_out(find("strategix"), "Bp Cp Dp Ep Fp Gp / Hp Jp Lp Np Pp Rp Tp", 2)
        match.play(0, match.kind.notation.read_move("B C D E F"))
        match.undo(0)
        play(match, "B C D E", "pass", "F", "pass", "G")
        assert match.state.table.over
        assert told(match)[1, "best"] == "Ada got rid of 4 cards at once: pink B, pink C, pink D, pink E."


class TestOldchapix:
    def test_the_trick_that_cost_most_and_the_card_given_away(self) -> None:
        kind = find("oldchapix")
        match = Match(kind, 3, seed=bytes(32))
        match.lay_out(kind.notation.read_deal("Bp / Cp / Dp", match.game))
        play(match, "Bp", "Cp", "Dp")
        assert told(match) == {(3, "costliest"): "One trick cost Clara 5 points."}
        match.lay_out(kind.notation.read_deal("Ap / Lp / Hb", match.game))
        play(match, "Lp", "Hb", "Ap")
        assert told(match)[2, "costliest"] == "The trick with the pink A cost Basil 10 points."
        assert told(match)[1, "best"] == "Ada gave Basil the pink A: 10 points."


class TestSowix:
    def test_going_out_beats_a_small_catch_and_cards_left_cost(self) -> None:
        match = laid_out(find("sowix"), "Lp / Yp Ap / Kp Lb", 2)
        play(match, "Lp")
        cost = int(match.state.table.scores[1])
        assert told(match) == {
            (1, "best"): f"Ada went out while the others still held {cost} points.",
            (2, "costliest"): f"Basil was left with pink Y, pink A: {cost} points.",
        }

    def test_a_catch_is_told_to_both(self) -> None:
        kind = find("sowix")
        match = laid_out(kind, "Lp Ap / Mp Np Op / Kp Lb Lv Ly Jp Gp Ty", 2)
        play(match, "Lp")
        match.play(1, kind.notation.read_move("star 1"))
        found = list(kind.screen.highlights(match.state.view(-1), match.hand))
        assert [(one.worth, NAMED.fact(one.fact)) for one in found] == [
            (25, "Basil caught Ada forgetting to call Toutilix."),
            (-25, "Ada forgot to call Toutilix, and Basil noticed."),
        ]


class TestRummylix:
    def test_the_run_that_brought_most_and_what_was_taken(self) -> None:
        match = laid_out(find("rummylix"), "Gp Hp * Jp Kp / Tp * / Ap Bp Cp Dp", 2, {"refill": "never"})
        play(match, "draw", "lay G H *I J K", "discard B")
        said = told(match)
        assert said[1, "best"] == "Ada laid pink G, pink H, star as I, pink J, pink K: 9 points."
        assert said[2, "costliest"] == "Ada took pink T, star from Basil’s hand: 6 points."

    def test_a_star_taken_out_of_a_run(self) -> None:
        kind = find("rummylix")
        match = laid_out(kind, "Gp Hp * Jp Kp Sp Tp / Ip Op Pp Qp Rp Sb Cp / Ap Bp Cb Dp Ep", 2)
        play(match, "draw", "lay G H *I J K", "discard S", "draw", "lay O P Q R S", "swap I 1")
        found = list(kind.screen.highlights(match.state.view(-1), match.hand))
        lost = [one for one in found if one.worth < 0]
        assert [(one.worth, NAMED.fact(one.fact)) for one in lost] == [
            (-4, "Basil took a star out of Ada’s run: 4 points.")
        ]
