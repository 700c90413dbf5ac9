"""The Oldchapix regular: what it does where the right play is clear, and what a search knows of the game."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.asking import asked
from toutilix.bots.advice import Advice
from toutilix.bots.levels import players_of
from toutilix.bots.oldchapix.knowledge import KNOWLEDGE, unseen_cards, void_families
from toutilix.bots.oldchapix.quick import play_out
from toutilix.bots.oldchapix.regular import regular
from toutilix.cards import LETTERS
from toutilix.engine.moves import Move
from toutilix.engine.shuffle import Shuffler
from toutilix.games import find
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.state import OldchapixState
from toutilix.games.oldchapix.table import cards_of
from toutilix.words import LANGUAGES, Words

beginner = players_of("oldchapix", "beginner")

KIND = find("oldchapix")
DECK = [letter + sign for sign in "pb" for letter in LETTERS]


def choice(contract: str, trick: str, cards: str, won: list[list[str]] | None = None) -> tuple[str, str]:
    """The move of the next of 4 players after `trick` with these cards; the others share what is left."""
    return asked(regular, position(contract, trick, cards, won))


def position(contract: str, trick: str, cards: str, won: list[list[str]] | None = None) -> dict[str, object]:
    lying = len(trick.split())
    taken = " ".join(text for tricks in won or [] for text in tricks)
    left = [card for card in DECK if card not in f"{trick} {cards} {taken}".split()]
    hands = [" ".join(left[seat * 13 : seat * 13 + len(cards.split()) - (seat < lying)]) for seat in range(4)]
    hands[lying] = cards
    return {
        "game": "oldchapix",
        "players": 4,
        "contract": contract,
        "leader": 1,
        "trick": trick,
        "turn": lying + 1,
        "hands": hands,
        "won": won or [[], [], [], []],
    }


def hand_of(players: int, contract: int, seed: int) -> OldchapixState:
    game = KIND.game(players)
    state = game.new()
    state.table.hand = contract - 1
    state.deal(game.deal_from(Shuffler(seed.to_bytes(32, "big"), [""] * players), contract))
    assert isinstance(state, OldchapixState)
    return state


def moves_of(players: int, contract: int, seed: int) -> list[Advice]:
    """A whole hand among regulars, each move checked."""
    state = hand_of(players, contract, seed)
    rng = Random(seed)
    said: list[Advice] = []
    while not state.table.over:
        seat = state.table.turn
        advice = regular(state.view(seat), rng)
        assert advice is not None
        said.append(advice)
        state.play(seat, advice.move)
    return said


# --- following -------------------------------------------------------------------------------------------------------


def test_ducks_as_high_as_possible() -> None:
    assert choice("tricks", "Gp Kp", "Ap Fp Jp Mp Zb") == ("Jp", "duck")


def test_stays_under_while_somebody_may_throw_something() -> None:
    assert choice("mn", "Gp", "Fp Lp Kp Zb") == ("Fp", "under")


@pytest.mark.parametrize(
    ("contract", "trick", "cards", "move"),
    [
        ("vowels", "Gp Kp", "Ap Ep Jp Mp Zb", "Ep"),
        ("everything", "Ab Ib Bb", "Hb Zp Gb", "Hb"),
        ("mn", "Op Zp", "Np Yp Ab", "Np"),
    ],
)
def test_gives_dear_cards_away_under_a_higher_one(contract: str, trick: str, cards: str, move: str) -> None:
    assert choice(contract, trick, cards) == (move, "give")


def test_a_seat_that_must_take_takes_with_the_highest() -> None:
    assert choice("tricks", "Gp Kp Cp", "Lp Mp Zb") == ("Mp", "forced")


def test_but_not_with_a_card_that_costs() -> None:
    assert choice("everything", "Gp Kp Cp", "Lp Mp Zb") == ("Lp", "forced")


def test_a_trick_that_costs_nothing_takes_a_high_card() -> None:
    """The last N is out and the safe A leads next: nothing is at stake, and the Y could take one later."""
    assert choice("mn", "Pb Vb Rb", "Ap Sb Yb Cb") == ("Yb", "free")


def test_a_seat_that_cannot_duck_plays_the_lowest() -> None:
    assert choice("tricks", "Gp", "Hp Mp Zb") == ("Hp", "hope")


def test_the_only_card_needs_no_thought() -> None:
    assert choice("everything", "Ab Cb Bb", "Hb Zp Ob") == ("Hb", "only")


# --- void ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contract", "cards", "move"),
    [
        ("blue_h", "Hb Zp Ab Ob", "Hb"),
        ("everything", "Hb Zp Ab Ob Mb", "Hb"),
        ("everything", "Zp Ab Mb Tb", "Mb"),
        ("vowels", "Up Vp Tb Sb", "Up"),
    ],
)
def test_throws_what_costs_most(contract: str, cards: str, move: str) -> None:
    assert choice(contract, "Gp Kp", cards) == (move, "dump")


def test_throws_the_card_that_would_take_tricks() -> None:
    assert choice("tricks", "Gp Kp", "Zp Ob Nb") == ("Zp", "danger")


def test_remembers_that_a_family_is_gone() -> None:
    """All other pink N to Z are played: the pink Z can no longer be forced to take a trick, the blue Y can."""
    played = [["Np Op Pp Qp", "Rp Sp Tp Up", "Vp Wp Xp Yp"], [], [], []]
    assert choice("tricks", "Gp Kp", "Zp Yb", played) == ("Yb", "danger")
    assert choice("tricks", "Gp Kp", "Zp Pb") == ("Zp", "danger")


# --- leading ---------------------------------------------------------------------------------------------------------


def test_leads_the_lowest_card_that_is_out() -> None:
    assert choice("tricks", "", "Ap Gp Mp Zb Yb") == ("Ap", "lead_lowest")


def test_leads_low_to_force_the_blue_h_out() -> None:
    move, why = choice("blue_h", "", "Bb Cb Zp Yp Sp Tp")
    assert (move in ("Bb", "Cb"), why) == (True, "flush")


def test_does_not_lead_above_the_blue_h() -> None:
    assert choice("blue_h", "", "Ap Mp Lp Kp Jp Lb") == ("Ap", "lead_lowest")


def test_remembers_which_low_cards_are_gone() -> None:
    """With pink A to E played, the pink F is as low as an A."""
    played = [["Ap Bp Cp Dp"], ["Ep Gp Hp Ip"], [], []]
    assert choice("tricks", "", "Fp Mp Lb Mb", played) == ("Fp", "lead_lowest")


# --- memory, hands, words --------------------------------------------------------------------------------------------


def test_knows_what_is_out_and_who_is_void() -> None:
    _, state = KIND.read_position(position("tricks", "Gp Zb", "Ap Fp", [["Kp Tp Bp Lb"], [], [], []]))
    view = state.view(2)
    assert isinstance(view, OldchapixView)
    assert len(cards_of(unseen_cards(view))) == 52 - 4 - 2 - 2
    assert void_families(view) == [0, 1, 0, 1]


def test_out_of_turn_it_does_nothing() -> None:
    state = hand_of(4, 1, 1)
    for seat in range(1, 4):
        assert regular(state.view(seat), Random(1)) is None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_hands_are_legal_and_can_be_explained(players: int) -> None:
    for contract in range(1, 6):
        said = moves_of(players, contract, contract)
        for language in LANGUAGES:
            words = Words(language, you=0)
            for advice in said:
                text = words.fact(advice.why)
                assert text.strip()
                assert "{" not in text


def test_the_same_dice_make_the_same_hand() -> None:
    said = moves_of(5, 3, 7)
    assert [advice.move for advice in said] == [advice.move for advice in moves_of(5, 3, 7)]


# --- what a search knows ---------------------------------------------------------------------------------------------


def walk(players: int, contract: int, seed: int) -> list[OldchapixState]:
    """The states of a hand that the playout plays."""
    state = hand_of(players, contract, seed)
    rng = Random(seed)
    states: list[OldchapixState] = []
    while not state.table.over:
        states.append(state.clone())
        seat = state.table.turn
        state.play(seat, KNOWLEDGE.playout(state.look(seat), rng))
    return [*states, state]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_candidates_and_playouts_are_legal(players: int) -> None:
    rng = Random(players)
    for contract in range(1, 6):
        for state in walk(players, contract, contract)[:-1]:
            view = state.look(state.table.turn)
            moves = KNOWLEDGE.candidates(view, rng)
            assert moves
            assert len(set(moves)) == len(moves)
            assert all(view.is_legal(move) for move in moves)


def test_neighbours_are_one_candidate() -> None:
    def listed(contract: str, trick: str, cards: str) -> set[str]:
        _, state = KIND.read_position(position(contract, trick, cards))
        moves = KNOWLEDGE.candidates(state.look(state.table.turn), Random(1))
        return {KIND.notation.write_move(move) for move in moves}

    assert listed("tricks", "Gp", "Bp Cp Dp Fp Hp") == {"Dp", "Fp", "Hp"}
    assert listed("vowels", "Gp", "Dp Ep Fp Jp") == {"Dp", "Ep", "Fp", "Jp"}
    assert listed("tricks", "", "Mp Np") == {"Mp", "Np"}


@pytest.mark.parametrize("contract", range(1, 6))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_hand_played_out_in_masks_is_the_hand_played_by_the_rules(players: int, contract: int) -> None:
    """From many moments of a hand: the same plays, made one by one, score the same; and the state is left alone."""
    rng = Random(players)
    state = hand_of(players, contract, 3)
    moments = 0
    while not state.table.over:
        before = KIND.write_position(state.table.game, state)
        foreseen = [int(points) for points in play_out(state)]
        rewards = list(KNOWLEDGE.play_out(state, vec[i64]([0] * players), rng))
        assert KIND.write_position(state.table.game, state) == before
        played = state.clone()
        while not played.table.over:
            seat = played.table.turn
            played.play(seat, KNOWLEDGE.playout(played.look(seat), rng))
        assert foreseen == [int(score) for score in played.table.scores]
        assert rewards == list(KNOWLEDGE.play_out(played, vec[i64]([0] * players), rng))
        assert sum(rewards) == pytest.approx(players - 1)
        by_points = sorted(range(players), key=lambda seat: foreseen[seat])
        assert [rewards[seat] for seat in by_points] == sorted(rewards, reverse=True)
        state.play(state.table.turn, state.look(state.table.turn).random_move(rng))
        moments += 1
    assert moments >= players


def test_is_better_than_the_beginner() -> None:
    """A few deals are enough: the same cards for both, in every seat."""
    gained = 0
    for seed in range(10):
        for place in range(3):
            state = hand_of(3, seed % 5 + 1, seed)
            rng = Random(seed)
            while not state.table.over:
                seat = int(state.table.turn)
                state.play(seat, _chosen(state, seat, place, rng))
            scores = [int(score) for score in state.table.scores]
            gained += sum(scores) - 3 * scores[place]
    assert gained > 0


def _chosen(state: OldchapixState, seat: int, place: int, rng: Random) -> Move:
    if seat == place:
        advice = regular(state.view(seat), rng)
        assert advice is not None
        return advice.move
    move = beginner(state.view(seat), rng)
    assert move is not None
    return move


def test_a_playout_gives_and_throws_dear_cards() -> None:
    def quick(contract: str, trick: str, cards: str) -> str:
        _, state = KIND.read_position(position(contract, trick, cards))
        return KIND.notation.write_move(KNOWLEDGE.playout(state.look(state.table.turn), Random(1)))

    assert quick("everything", "Gp Kp", "Hb Zp Ab Ob Mb") == "Hb"
    assert quick("vowels", "Gp Kp", "Ap Ep Jp Mp") == "Ep"
    assert quick("tricks", "Gp Kp", "Ap Ep Jp Mp") == "Jp"
    assert quick("tricks", "Gp Jp Cp", "Kp Mp Zb") == "Mp"
    assert quick("vowels", "Ep", "Fp Mp Zb") == "Fp"
