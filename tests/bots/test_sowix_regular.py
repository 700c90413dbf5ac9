"""The Sowix regular: what it does where the right play is clear, and what a search knows of the game."""

from collections import Counter

import pytest
from librt.random import Random

from tests.bots.asking import asked, dealt, turns
from toutilix.bots.advice import Advice
from toutilix.bots.levels import players_of
from toutilix.bots.sowix.evaluation import Evaluation
from toutilix.bots.sowix.knowledge import KNOWLEDGE, lacking
from toutilix.bots.sowix.regular import regular
from toutilix.cards import LETTERS, read_card
from toutilix.engine.moves import Move
from toutilix.engine.typed import do_typed
from toutilix.games import find
from toutilix.games.sowix.state import SowixState
from toutilix.games.sowix.table import CALL, CATCH
from toutilix.words import LANGUAGES, Words

beginner = players_of("sowix", "beginner")

KIND = find("sowix")
MANY = "Ap Bp Cp Dp Ep"


def choice(cards: str, pile: str, *others: str, stock: str = "Ty Ev Sp Dp Rb Jp", **fields: object) -> tuple[str, str]:
    """Seat 1 is in turn with these cards on this pile."""
    return asked(regular, position(cards, pile, *others, stock=stock, **fields))


def position(
    cards: str, pile: str, *others: str, stock: str = "Ty Ev Sp Dp Rb Jp", **fields: object
) -> dict[str, object]:
    hands = [cards, *(others or (MANY, MANY))]
    return {"game": "sowix", "players": len(hands), "pile": pile, "stock": stock, "turn": 1, "hands": hands, **fields}


def hand_dealt(players: int, seed: int, **given: str | int) -> SowixState:
    state = dealt(KIND, players, seed, **given)
    assert isinstance(state, SowixState)
    return state


def advised(state: SowixState, seat: int, rng: Random) -> Advice | None:
    advice = regular(state.view(seat), rng)
    if advice is not None:
        assert state.look(seat).is_legal(advice.move)
    return advice


def hand_of(players: int, seed: int, **given: str | int) -> list[Advice]:
    """A whole hand among regulars."""
    state = hand_dealt(players, seed, **given)
    rng = Random(seed)
    said: list[Advice] = []
    for view in turns(state, seed):
        advice = advised(state, int(view.seat), rng)
        assert advice is not None
        said.append(advice)
        state.play(view.seat, advice.move)
    return said


# --- which card ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "pile", "move"),
    [
        ("Yp Ap Bp Cp", "Zp", "Yp"),
        ("Wb Ap Kp", "Xp", "Wb"),
        ("Yp Tp Ap Bp", "Wb", "Yp"),
        ("Wp Tp Gp", "Vp", "Wp"),
    ],
)
def test_dear_letters_go_first(cards: str, pile: str, move: str) -> None:
    assert choice(cards, pile) == (move, "dear")


def test_a_card_that_always_fits_is_kept() -> None:
    assert choice("Kp *", "Jp") == ("Kp toutilix", "keep")
    assert choice("Kp !", "Jp") == ("Kp toutilix", "keep")


def test_the_rest_of_the_hand_should_fit_widely() -> None:
    """G, H and K would all do; without the H the rest reaches as far as before."""
    assert choice("Gp Hp Kp Vp", "Ip")[1] in ("open", "near")
    assert choice("Gp Kp Lp Vp", "Ip") == ("Kp", "open")


def test_moves_without_a_choice() -> None:
    assert choice("Yp", "Zp") == ("Yp", "out")
    assert choice("Kp Gp Ap", "Lp") == ("Kp", "only")
    assert choice("Gp Kp Bb", "Hp", drawn="Gp") == ("Gp", "drawn")
    assert choice("Gp Kp", "Zp") == ("draw", "draw")
    assert choice("Gp Kp", "Zp", stock="") == ("pass", "pass")


def test_no_draw_by_choice() -> None:
    assert choice("Kp Gp Ap", "Lp", options={"draw_when_able": "yes"}) == ("Kp", "only")


# --- stars -----------------------------------------------------------------------------------------------------------


def test_letters_that_welcome_few_cards_go_rather() -> None:
    assert choice("Kp Ip Ep Op", "Jp") == ("Kp", "welcome"), "every vowel would fit on I"


def test_a_star_is_named_so_that_the_hand_can_follow() -> None:
    move, why = choice("* Wb Zp Yp", "Lp")
    assert why == "name"
    assert move in ("*X", "*Y", "*Z", "*W")
    move, why = choice("* Dp Ep Fp", "Tp")
    assert why == "name"
    assert move[1] in "ABCDEFGHI"


def test_a_last_star_may_be_anything() -> None:
    move, why = choice("*", "Lp")
    assert (move[0], move[1] in LETTERS, why) == ("*", True, "out")


# --- against the others ----------------------------------------------------------------------------------------------


def test_a_firecracker_stops_who_is_nearly_out() -> None:
    assert choice("! Kp Gp", "Jp", "Ap", MANY) == ("!", "stop")


def test_but_is_kept_while_nobody_is() -> None:
    assert choice("! Kp Gp", "Jp", MANY, MANY)[0] in ("Kp", "Gp")


def test_x_turns_away_from_who_is_nearly_out() -> None:
    assert choice("Xp Wp Gp Dp", "Zp", "Ap", MANY) == ("Xp", "away")
    assert choice("Xp Wp Gp Dp", "Zp", MANY, "Ap") == ("Wp", "not_towards")


def test_two_players_play_on_after_x_and_firecracker() -> None:
    assert choice("! Kp", "Mp", MANY) == ("! toutilix", "again")
    assert choice("* Yp", "Mp", MANY) == ("*X toutilix", "again")


def test_remembers_what_others_could_not_follow() -> None:
    """Seat 2 draws on F, keeps a W, and so has nothing from C to I."""
    game, state = KIND.read_position(position("Fp Lp Ib Kb", "Ep", "Qp Rp", stock="Wp Ty Ev"))
    do_typed(KIND, game, state, "Fp")
    do_typed(KIND, game, state, "draw")
    view = state.look(0)
    lacked = "".join(letter for place, letter in enumerate(LETTERS) if int(lacking(view)[1]) >> place & 1)
    assert lacked == "CDEFGHI"
    advice = regular(state.view(0), Random(1))
    assert advice is not None
    assert (KIND.notation.write_move(advice.move), advice.why.id) == ("Ib", "reason.sowix_only")


def test_plays_where_the_next_could_not_follow() -> None:
    game, state = KIND.read_position(position("Fp Fb Kp Ib Mp", "Ep", "Qp Rp", stock="Wp Ty Ev"))
    do_typed(KIND, game, state, "Fp")
    do_typed(KIND, game, state, "draw")
    advice = regular(state.view(0), Random(1))
    assert advice is not None
    assert (KIND.notation.write_move(advice.move), advice.why.id) == ("Fb", "reason.sowix_block")


# --- calls and catches -----------------------------------------------------------------------------------------------


def test_calls_late_and_catches_at_once() -> None:
    assert choice("Gp", "Hp", "Ap", uncalled=[1]) == ("toutilix", "call")
    assert choice("Gp Kp", "Hp", "Ap", uncalled=[2]) == ("star 2", "catch")


def test_catches_out_of_turn() -> None:
    _, state = KIND.read_position(position("Gp Kp", "Hp", "Ap", MANY, uncalled=[2]))
    advice = regular(state.view(2), Random(1))
    assert advice is not None
    assert advice.move == Move(CATCH, number=1)
    own = regular(state.view(1), Random(1))
    assert own is not None
    assert own.move == Move(CALL)


def test_out_of_turn_there_is_mostly_nothing_to_say() -> None:
    _, state = KIND.read_position(position("Gp Kp", "Hp", "Ap", MANY))
    assert regular(state.view(1), Random(1)) is None
    assert regular(state.view(2), Random(1)) is None


# --- whole hands, words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "given"), [(2, {}), (4, {}), (8, {}), (3, {"draw_when_able": "yes"}), (3, {"reshuffle": "yes"})]
)
def test_whole_hands_are_legal_called_and_can_be_explained(players: int, given: dict[str, str]) -> None:
    said = hand_of(players, 5, **given)
    assert not [advice for advice in said if advice.move.verb in (CALL, CATCH)], "nobody forgets to call"
    for language in LANGUAGES:
        words = Words(language, you=0)
        for advice in said:
            text = words.fact(advice.why)
            assert text.strip()
            assert "{" not in text


def test_the_same_dice_make_the_same_hand() -> None:
    said = hand_of(3, 7)
    assert [advice.move for advice in said] == [advice.move for advice in hand_of(3, 7)]


# --- what a search knows ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_candidates_and_playouts_are_legal(players: int) -> None:
    state = hand_dealt(players, 3)
    rng = Random(3)
    for view in turns(state, 3):
        moves = KNOWLEDGE.candidates(view, rng)
        assert moves
        assert len(set(moves)) == len(moves)
        assert all(view.is_legal(move) for move in moves)
        state.play(view.seat, KNOWLEDGE.playout(state.look(view.seat), rng))


def test_few_candidates() -> None:
    def listed(cards: str, pile: str, *uncalled: int) -> list[str]:
        _, state = KIND.read_position(position(cards, pile, uncalled=list(uncalled)))
        return [KIND.notation.write_move(move) for move in KNOWLEDGE.candidates(state.look(0), Random(1))]

    assert listed("Ep Eb Yp Kp !", "Ap") == ["Yp", "Ep"]
    assert listed("Gp Kp", "Zp") == ["draw"]
    assert listed("Gp Kp", "Hp", 2) == ["star 2"]
    assert all(move.startswith("*") for move in listed("* Dp Ep Fp", "Tp"))


def test_the_worth_of_a_play() -> None:
    def better(one: str, two: str, cards: str, pile: str, *others: str) -> bool:
        _, state = KIND.read_position(position(cards, pile, *others))
        view = state.look(0)
        evaluation = Evaluation(view.table, view.seat, view.own.cards)
        return bool(evaluation.worth(read_card(one)) > evaluation.worth(read_card(two)))

    assert better("Wp", "Tp", "Wp Tp Gp", "Vp"), "dear letters go first"
    assert better("Kp", "*K", "Kp * Gp", "Jp"), "a star is kept"
    assert better("!", "Kp", "! Kp Gp", "Jp", "Ap", MANY), "who is nearly out is hit"
    assert better("Kp", "!", "! Kp Gp", "Jp", MANY, MANY)
    assert better("Gp", "Kp", "Gp Kp Ep", "Hp"), "the rest can follow"
    assert better("Hp", "Ip", "Hp Ip Tp", "Gp"), "few cards fit for the next"


def test_is_better_than_the_beginner() -> None:
    """A few deals are enough: the same cards for both, in both seats."""
    points: Counter[str] = Counter()
    for seed in range(30):
        for place in range(2):
            state = hand_dealt(2, seed)
            rng = Random(seed)
            for view in turns(state, seed):
                _play_one(state, int(view.seat), place, rng)
            points["regular"] += int(state.table.scores[place])
            points["beginner"] += int(state.table.scores[1 - place])
    assert points["regular"] < points["beginner"]


def _play_one(state: SowixState, turn: int, place: int, rng: Random) -> None:
    """The other seat is asked first, as at a table."""
    order = [turn] if state.table.actors() == [turn] else [1 - turn, turn]
    for seat in order:
        if seat == place:
            advice = advised(state, seat, rng)
            move = advice.move if advice is not None else None
        else:
            move = beginner(state.view(seat), rng)
        if move is not None:
            state.play(seat, move)
            return


def test_a_playout_plays_nearly_as_a_regular() -> None:
    same: list[bool] = []
    for players in (2, 3, 5, 8):
        state = hand_dealt(players, players)
        for view in turns(state, players):
            advice = advised(state, int(view.seat), Random(1))
            assert advice is not None
            same.append(KNOWLEDGE.playout(state.look(view.seat), Random(1)).card == advice.move.card)
            state.play(view.seat, advice.move)
    assert sum(same) > 0.85 * len(same)


def test_a_playout_keeps_a_star_while_it_can() -> None:
    def quick(cards: str, pile: str, *others: str) -> str:
        _, state = KIND.read_position(position(cards, pile, *others))
        return KIND.notation.write_move(KNOWLEDGE.playout(state.look(0), Random(1)))

    assert quick("Ap Yp Kp * !", "Zb") == "Yp"
    assert quick("Kp *", "Lb") == "Kp toutilix"
    assert quick("* Kp", "Bb")[0] == "*"
    assert quick("* Yp", "Mp", MANY) == "*X toutilix"
    assert quick("! Kp Gp", "Jp", "Ap", MANY) == "!"
    assert quick("Gp Kp", "Zp") == "draw"
