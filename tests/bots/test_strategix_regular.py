"""The Strategix regular: what it does where the right play is clear, and what it never does."""

from collections import Counter
from itertools import islice

import pytest
from librt.random import Random

from tests.bots.asking import asked, dealt, played_among_beginners, turns
from tests.bots.strategix_fouls import ends_foul
from toutilix.bots.advice import Advice
from toutilix.bots.levels import players_of
from toutilix.bots.strategix.knowledge import KNOWLEDGE
from toutilix.bots.strategix.planning import FOUL, Planner, Rivals
from toutilix.bots.strategix.regular import regular
from toutilix.cards import STAR
from toutilix.engine.moves import Move
from toutilix.games.strategix import KIND
from toutilix.games.strategix.combinations import Z, tally_of
from toutilix.games.strategix.seat import StrategixView
from toutilix.games.strategix.state import StrategixState
from toutilix.games.strategix.table import PASS, PLAY, THROW
from toutilix.words import LANGUAGES, Words

beginner = players_of("strategix", "beginner")

OTHERS = "Ep Gp Ib Kp Mb Qp"
FOURTEEN = "Ep Gp Ib Kp Mb Qp Rp Sb Tp Ub Vp Wb Xp Yb"


def choice(cards: str, follow: str = "", *others: str, **fields: object) -> tuple[str, str]:
    """Seat 1 is in turn with these cards, on the lead or after `follow`, which the last seat has played."""
    hands = [cards, *(others or (OTHERS, OTHERS))]
    position = {"game": "strategix", "players": len(hands), "turn": 1, "hands": hands, **fields}
    if follow:
        position |= {"combination": follow, "owner": len(hands)}
    return asked(regular, position)


# --- on the lead -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", ["Cp", "Cp Dp", "Cp Cb Gp Gb", "Ep Fp Mp Np Rb Sb"])
def test_a_clean_hand_that_is_one_play_goes_out(cards: str) -> None:
    assert choice(cards)[1] == "out"


@pytest.mark.parametrize(("cards", "move"), [("Zp Cp", "Z"), ("Bp *", "*Z"), ("Zp Cp Db", "Z"), ("Yp Zb Cp", "Y Z")])
def test_a_card_that_would_foul_at_the_end_goes_first(cards: str, move: str) -> None:
    assert choice(cards) == (move, "lead_z")


def test_many_cards_that_few_can_follow() -> None:
    assert choice("Cp Cb Gp Gb Rp Rb Bp") == ("C C + G G + R R", "lead_hard")
    assert choice("Bp Gp Gb Hp Hb Vp Wp Xp Yp") == ("G H + G H + V W + X Y", "lead_hard")


def test_with_a_firecracker_one_wants_to_be_followed() -> None:
    assert choice("Cp Dp !") == ("C", "lead_followable")


def test_low_cards_go_while_a_z_can_win_the_lead_back() -> None:
    assert choice("Bp Dp Fp Zp", "", FOURTEEN, FOURTEEN) == ("B", "lead_weak")


def test_a_star_makes_a_z_of_pairs_that_others_could_follow() -> None:
    assert choice("Bp Kp Yp Zp *", "", FOURTEEN, FOURTEEN) == ("B *C + Y Z", "lead_z")


def test_a_foul_that_cannot_be_helped_is_called_one() -> None:
    assert choice("Zp") == ("Z", "foul")
    assert choice("*")[1] == "foul"


def test_only_a_lone_card_is_a_foul_where_the_table_says_so() -> None:
    assert choice("Yp Zp", options={"foul_finish": "single_card"}) == ("Y Z", "out")
    assert choice("Yp Zp") == ("Z", "lead_z")


# --- following -------------------------------------------------------------------------------------------------------


def test_the_last_clean_card_follows() -> None:
    assert choice("Tp", "S") == ("T", "out")


def test_the_firecracker_goes_before_the_last_clean_card() -> None:
    assert choice("Fp !", "S") == ("!", "throw_rid")
    assert choice("Fp !", "B") == ("!", "throw_rid")


def test_the_firecracker_stops_somebody_who_is_nearly_out() -> None:
    assert choice("Fp !", "S", "Cp", OTHERS) == ("!", "throw_skip")


def test_a_last_firecracker_is_a_foul() -> None:
    assert choice("!", "S") == ("!", "throw_last")


def test_the_same_letters_win_the_round_between_two_players() -> None:
    assert choice("Gp Tp Up", "G", OTHERS) == ("G", "same")


def test_z_wins_the_lead_for_a_last_clean_play() -> None:
    assert choice("Zp Cp Dp", "S") == ("Z", "win_round")


def test_a_play_that_fits_the_plan_follows() -> None:
    assert choice("Bp Pp", "C") == ("P", "follow")
    assert choice("Gp Hp Ip Jp Kp Lp", "E")[1] == "follow"


def test_pairs_are_not_broken_while_a_pass_is_left() -> None:
    pairs = "Gp Gb Hp Hb"
    assert choice(pairs, "E") == ("pass", "pass_keep")
    assert choice(pairs, "E", passes_used=[1, 0, 0])[0] in ("G", "H")


def test_a_seat_that_cannot_follow_passes() -> None:
    assert choice("Cp Dp", "G H") == ("pass", "pass_unable")


def test_the_only_way_is_named_as_such() -> None:
    assert choice("Bp Hp", "C", passes_used=[1, 0, 0]) == ("H", "must")


# --- plans -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "number"),
    [("Cp", 1), ("Cp Dp Gp Hp", 1), ("Cp Cb Gp Gb Bp", 2), ("Cp Dp Ep Lp Mp Np", 1), ("Zp Cp", 2), ("Bp Gp Kp", 3)],
)
def test_a_plan_needs_few_plays(cards: str, number: int) -> None:
    hands = [cards, OTHERS, OTHERS]
    _, state = KIND.read_position({"game": "strategix", "players": 3, "turn": 1, "hands": hands})
    view = state.view(0)
    planner = Planner(Rivals(view.table, 0))
    assert planner.plan(tally_of(view.own.cards)) < FOUL
    assert planner.number == number


# --- whole hands -----------------------------------------------------------------------------------------------------


def first_hand(players: int, seed: int, **given: str) -> StrategixState:
    state = dealt(KIND, players, seed, **given)
    assert isinstance(state, StrategixState)
    return state


def played(state: StrategixState, seed: int) -> list[tuple[StrategixView, Advice]]:
    return played_among_beginners(regular, beginner, state, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_foul_that_could_be_avoided(players: int) -> None:
    """Every move is legal; a seat with a letter below Z ends with a foul only if every legal move is one."""
    ids: Counter[str] = Counter()
    for seed in range(5):
        for view, advice in played(first_hand(players, seed), seed):
            ids[advice.why.id] += 1
            if ends_foul(view, advice.move) and any(card < STAR and card % 26 != Z for card in view.own.cards):
                assert all(ends_foul(view, move) for move in islice(view.legal_moves(), 500))
    assert ids["reason.strategix_out"] >= 3
    for language in LANGUAGES:
        assert all(Words(language).has(id) for id in ids)


@pytest.mark.parametrize(
    "given", [{"voluntary_pass": "free"}, {"voluntary_pass": "round", "foul_finish": "single_card"}]
)
def test_options_are_played_too(given: dict[str, str]) -> None:
    assert played(first_hand(3, 5, **given), 5)


def test_the_same_view_gives_the_same_advice() -> None:
    first = [(advice.move, advice.why) for _, advice in played(first_hand(3, 11), 11)]
    second = [(advice.move, advice.why) for _, advice in played(first_hand(3, 11), 11)]
    assert first == second


def test_out_of_turn_it_does_nothing() -> None:
    state = first_hand(3, 1)
    assert regular(state.view((state.table.turn + 1) % 3), Random(1)) is None


# --- what the search knows -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_candidates_and_quick_play_are_legal_and_few(players: int) -> None:
    rng = Random(7)
    for seed in range(3):
        state = first_hand(players, seed)
        for view in turns(state, seed):
            moves = KNOWLEDGE.candidates(view, rng)
            assert 1 <= len(moves) <= 12
            assert len(set(moves)) == len(moves)
            assert all(view.is_legal(move) for move in moves)
            for special in (Move(PASS), Move(THROW)):
                assert (special in moves) == view.is_legal(special)
            quick = KNOWLEDGE.playout(state.look(view.seat), rng)
            assert view.is_legal(quick)
            state.play(view.seat, quick)
        rewards = KNOWLEDGE.reward(state, first_hand(players, seed).table.scores)
        assert len(rewards) == players
        assert all(0 <= reward <= 1 for reward in rewards)
        best = max(range(players), key=lambda seat: state.table.scores[seat])
        assert rewards[best] == max(rewards)


def test_a_play_is_among_the_candidates_on_the_lead() -> None:
    state = first_hand(3, 2)
    moves = KNOWLEDGE.candidates(state.view(state.table.turn), Random(1))
    assert all(move.verb == PLAY for move in moves)
    assert len(moves) > 3
