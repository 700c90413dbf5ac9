"""The Rummylix regular: what it does where the right play is clear, and what it never does."""

from collections import Counter

import pytest
from librt.random import Random

from tests.bots.asking import asked, played_among_beginners, turns
from toutilix.bots.advice import Advice
from toutilix.bots.levels import players_of
from toutilix.bots.rummylix.knowledge import KNOWLEDGE
from toutilix.bots.rummylix.regular import regular
from toutilix.bots.rummylix.valuing import Valuation
from toutilix.cards import FIRECRACKER, STAR
from toutilix.engine.history import kind_of
from toutilix.engine.shuffle import Shuffler
from toutilix.games.rummylix import KIND
from toutilix.games.rummylix.memory import TURNED
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.state import RummylixState
from toutilix.games.rummylix.table import DISCARD
from toutilix.words import LANGUAGES, Words

beginner = players_of("rummylix", "beginner")

STOCK = "Qp Rb Sb Tb Up Vb Wb Xp Cb"
OWN = {"owner": 1, "cards": "Ap Bb Cp"}
THEIRS = {"owner": 2, "cards": "Jp Kb Lp"}
STARRED = {"owner": 2, "cards": "Ip Jb *K Lp"}


def choice(cards: str, *runs: dict[str, object], step: str = "play", **fields: object) -> tuple[str, str]:
    """Seat 1 is in turn with these cards at a table with these runs; seat 2 holds four letters."""
    position = {
        "game": "rummylix",
        "players": 2,
        "turn": 1,
        "hands": [cards, "Gp Hb Ub Xb"],
        "runs": list(runs),
        "stock": STOCK,
        "discard": "Hp",
        "step": step,
        **fields,
    }
    return asked(regular, position)


# --- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("top", ["*", "!"])
def test_a_star_or_a_firecracker_is_taken(top: str) -> None:
    assert choice("Mp Nb Op Ap Tp", OWN, step="draw", discard=top) == ("take", "take_special")


def test_a_letter_that_opens_is_taken() -> None:
    assert choice("Mp Nb Op Pb Ap Tp Ep", step="draw", discard="Qp") == ("take", "take_to_open")


def test_a_letter_that_helps_little_is_left() -> None:
    assert choice("Mp Nb Op Pb Ap Tp Ep", step="draw", discard="Hp") == ("draw", "draw_rather")


def test_a_letter_that_frees_a_star_is_taken() -> None:
    assert choice("Mp Tp Xp", OWN, STARRED, step="draw", discard="Kp") == ("take", "take_for_star")


def test_a_letter_that_completes_a_run_is_taken() -> None:
    assert choice("Mp Np Xp", OWN, step="draw", discard="Op") == ("take", "take_for_run")


def test_a_pile_that_will_be_turned_over_is_remembered() -> None:
    assert choice("Mp Np Xp", OWN, step="draw", stock="", discard="Op Hp Tp") == ("draw", "draw_known")
    assert choice("Mp Np Xp", OWN, step="draw", stock="", discard="Hp Tp Op") == ("take", "take_for_run")


def test_an_empty_pile_leaves_no_choice() -> None:
    assert choice("Kp Tp Xp Pb", step="draw", discard="") == ("draw", "draw")


# --- laying, adding, blocking ----------------------------------------------------------------------------------------


def test_it_opens_as_soon_as_it_can() -> None:
    assert choice("Mp Nb Op Pb Qp Tp Ep") == ("lay M N O P Q", "open")
    assert choice("Gp Hp Ip Mp Nb Op Tp") == ("lay G H I + M N O", "open")
    assert choice("Xp Yp Zp Ap Bp Kp") == ("lay X Y Z A B", "open")


def test_runs_are_laid_with_all_their_letters_and_no_star_too_many() -> None:
    assert choice("Kp Lp Mp Pb", OWN) == ("lay K L M", "lay")
    assert choice("Kp Lp Mp Np Tb", OWN) == ("lay K L M N", "lay")


def test_a_lay_that_empties_the_hand_comes_first() -> None:
    """A star as M would be safe, but D and K fit runs, and P and Q do not."""
    theirs = {"owner": 2, "cards": "Hp Ip Jp"}
    move, why = choice("Kp Lp Pb Qb Db *", OWN, theirs, discard="Mp Mb")
    assert move in ("lay *O P Q", "lay P Q *R")
    assert why == "lay"


def test_a_letter_goes_to_its_own_run() -> None:
    assert choice("Dp Tp Xp", OWN) == ("add D 1", "add")
    assert choice("Dp Tp Xp", {"owner": 2, "cards": "Ep Fp Gp"}, OWN) == ("add D 2", "add")


def test_letters_go_before_the_firecracker_and_the_firecracker_guards_the_star() -> None:
    starred = {"owner": 1, "cards": "*G Hp Ip"}
    assert choice("! Vb Jp", starred) == ("add J 1", "add")
    assert choice("! Vb Tp", starred) == ("block 1 left", "block_star")
    assert choice("! Vb Np", {"owner": 1, "cards": "Gp Hp Ip"})[1] == "block"


def test_a_letter_is_given_away_only_to_go_out() -> None:
    assert choice("Mp Tp", OWN, THEIRS) == ("add M 2", "gift_refill")
    assert choice("Mp Tp", OWN, THEIRS, stock="Qp") == ("add M 2", "gift_end")
    assert choice("Mp Tp Xp", OWN, THEIRS)[0].startswith("discard")


# --- stars -----------------------------------------------------------------------------------------------------------


def test_stars_are_taken_from_others_and_then_from_oneself() -> None:
    assert choice("Kp Tp Vb", OWN, STARRED) == ("swap K 2", "steal_star")
    assert choice("Cp Tp Xp Pb", {"owner": 1, "cards": "Ap Bb *C Dp"}) == ("swap C 1", "own_star")


def test_no_star_is_freed_for_somebody_else() -> None:
    assert choice("Kp Tp Vb", {**OWN, "blocked": "both"}, STARRED)[0].startswith("discard")


def test_a_star_goes_to_ones_own_run_where_nobody_can_take_it() -> None:
    assert choice("Tp Vb", OWN, STARRED, star_to_place=True)[1] == "place_own"
    assert choice("Tp Db Dp", OWN, STARRED, star_to_place=True) == ("add *D 1", "place_safe")
    blocked = {**OWN, "blocked": "both"}
    assert choice("Tp Vb", blocked, STARRED, star_to_place=True)[1] == "place_theirs"


def test_a_letter_that_somebody_was_seen_to_take_is_feared() -> None:
    """Both Ds are known, but one of them lies in another hand."""
    hands = ["Db Tp Vb", "Dp Hb Ub Xb"]
    assert choice("", OWN, hands=hands, known=["", "Dp"], star_to_place=True)[1] == "place_own"


# --- discarding ------------------------------------------------------------------------------------------------------


def test_the_last_card_brings_new_ones_or_the_end() -> None:
    assert choice("Tp", OWN) == ("discard Tp", "discard_refill")
    assert choice("Tp", OWN, stock="Qp") == ("discard Tp", "discard_end")
    assert choice("Tp", OWN, options={"refill": "before_discard"}) == ("discard Tp", "discard_end")
    # The discarded card is the seventh.
    assert choice("Tp", OWN, stock="Qp Rb Sb Up Vb") == ("discard Tp", "discard_refill")


def test_twins_and_lone_letters_go_first() -> None:
    assert choice("Mp Np Tp Tb Gp") == ("discard Tp", "discard_twin")
    assert choice("Mp Np Sp", {"owner": 2, "cards": "Ap Bb Cp"}) == ("discard Sp", "discard_lone")


def test_the_next_player_gets_nothing_useful() -> None:
    move, why = choice("Mp Pb Tp Xp", OWN, THEIRS)
    assert move != "discard Mp"
    assert why == "discard_lone"


def test_special_cards_stay_in_hand() -> None:
    assert choice("* ! Tp") == ("discard Tp", "discard_lone")
    assert choice("* !") == ("discard !", "discard_special")


# --- whole hands -----------------------------------------------------------------------------------------------------


def dealt(players: int, seed: int, **given: str) -> RummylixState:
    """The first hand of a match that a seed deals."""
    game = KIND.game(players, given)
    state = game.new()
    state.deal(game.deal_from(Shuffler(seed.to_bytes(32, "big"), [""] * players), 1))
    return state


def played(state: RummylixState, seed: int) -> list[tuple[RummylixView, Advice]]:
    return played_among_beginners(regular, beginner, state, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_hands_are_legal_and_no_special_card_is_wasted(players: int) -> None:
    ids: Counter[str] = Counter()
    for seed in range(5):
        for view, advice in played(dealt(players, seed), seed):
            ids[advice.why.id] += 1
            if advice.move.verb == DISCARD and advice.move.card >= STAR:
                assert all(card >= STAR for card in view.own.cards)
    assert ids["reason.rummylix_open"] >= 3
    for language in LANGUAGES:
        assert all(Words(language).has(id) for id in ids)


@pytest.mark.parametrize("given", [{"refill": "never"}, {"refill": "before_discard", "reshuffle": "yes"}])
def test_options_are_played_too(given: dict[str, str]) -> None:
    for seed in range(3):
        assert played(dealt(3, seed, **given), seed)


def test_the_same_view_gives_the_same_advice() -> None:
    first = [(advice.move, advice.why) for _, advice in played(dealt(3, 11), 11)]
    second = [(advice.move, advice.why) for _, advice in played(dealt(3, 11), 11)]
    assert first == second


def test_out_of_turn_it_does_nothing() -> None:
    state = dealt(3, 1)
    assert regular(state.view((state.table.turn + 1) % 3), Random(1)) is None


def test_unseen_cards_add_up() -> None:
    """All cards but those in sight and those in hand: the stock and the other hands."""
    state = dealt(4, 3)
    rng = Random(3)
    for view in turns(state, 3):
        valuation = Valuation(view)
        others = sum(int(count) for seat, count in enumerate(view.table.counts) if seat != view.seat)
        known = sum(len(cards) for seat, cards in enumerate(view.memory.known) if seat != view.seat)
        unseen = sum(valuation.unseen(card) for card in [*range(26), STAR, FIRECRACKER])
        if view.table.star_to_place:
            unseen -= 1
        if not any(kind_of(seen) == TURNED for seen in view.memory.history):
            assert unseen == int(view.table.stock) + others - known
        state.play(view.seat, KNOWLEDGE.playout(view, rng))


# --- what the search knows -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_candidates_and_quick_play_are_legal_and_few(players: int) -> None:
    rng = Random(7)
    for seed in range(3):
        state = dealt(players, seed)
        for view in turns(state, seed):
            moves = KNOWLEDGE.candidates(view, rng)
            assert 1 <= len(moves) <= 16
            assert len(set(moves)) == len(moves)
            assert all(view.is_legal(move) for move in moves)
            quick = KNOWLEDGE.playout(state.look(view.seat), rng)
            assert view.is_legal(quick)
            state.play(view.seat, quick)
        rewards = KNOWLEDGE.reward(state, dealt(players, seed).table.scores)
        assert len(rewards) == players
        assert all(0 <= reward <= 1 for reward in rewards)


@pytest.mark.parametrize(("top", "number"), [("*", 1), ("Lp", 2)])
def test_both_piles_are_thought_about_unless_one_is_clearly_better(top: str, number: int) -> None:
    position = {
        "game": "rummylix",
        "players": 2,
        "turn": 1,
        "hands": ["Mp Np Xp", "Gp Hb"],
        "runs": [OWN],
        "stock": STOCK,
        "discard": top,
        "step": "draw",
    }
    _, state = KIND.read_position(position)
    assert len(KNOWLEDGE.candidates(state.view(0), Random(1))) == number


def thoughts(cards: str, *runs: dict[str, object]) -> list[str]:
    """The candidates of the search where seat 1 is in turn and has drawn."""
    hands = [cards, "Gp Hb Ub Xb"]
    position = {"game": "rummylix", "players": 2, "turn": 1, "hands": hands, "runs": list(runs), "stock": STOCK}
    _, state = KIND.read_position({**position, "discard": "Hp", "step": "play"})
    return [KIND.notation.write_move(move) for move in KNOWLEDGE.candidates(state.view(0), Random(1))]


def test_a_card_that_could_be_laid_may_be_kept() -> None:
    assert thoughts("Kp Lp Mp Pb Tb", OWN)[0] == "lay K L M"
    assert any(move.startswith("discard") for move in thoughts("Kp Lp Mp Pb Tb", OWN))
    assert thoughts("Dp Tp Xp", OWN)[:2] == ["add D 1", "discard Tp"]


def test_a_star_may_remove_a_firecracker_to_get_at_another_star() -> None:
    assert "unblock 2 right" in thoughts("* Lp Tp", OWN, {"owner": 2, "cards": "Jp Kb *L", "blocked": "right"})
    assert "unblock 2 right" not in thoughts("* Mp Tp", OWN, {"owner": 2, "cards": "Jp Kb *L", "blocked": "right"})
