"""The expert: what it finds, what it keeps to, and that a view is all it has."""

from itertools import islice, product

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.table import Position
from toutilix.bots import search as search_module
from toutilix.bots.advice import Advice
from toutilix.bots.knowledge import AnyKnowledge, Knowledge
from toutilix.bots.match_loop import play_out
from toutilix.bots.roster import bots_of
from toutilix.bots.search import BEST, BETTER, ONLY, Expert, expert
from toutilix.bots.sowix.calls import WHY_CALL, WHY_CATCH, CallingKnowledge
from toutilix.bots.tree import Node, key_of
from toutilix.engine.facts import Fact
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.state import AnyState, State
from toutilix.engine.view import AnyView
from toutilix.games import GAMES, find
from toutilix.words import LANGUAGES, Words

PLAIN: dict[str, AnyKnowledge] = {
    "oldchapix": Knowledge(spread=400.0),
    "strategix": Knowledge(spread=6.0),
    "sowix": CallingKnowledge(spread=500.0),
    "rummylix": Knowledge(spread=100.0),
}
"""Every game without knowledge of its own, but for what is said in Sowix."""

OWN: dict[str, AnyKnowledge] = {kind.name: bots_of(kind.name).knowledge for kind in GAMES}

each_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
each_knowledge = pytest.mark.parametrize("knowledge", [PLAIN, OWN], ids=["plain", "own"])

BLUE_H: Position = {
    "game": "oldchapix",
    "players": 4,
    "contract": "blue_h",
    "leader": 1,
    "trick": "Bp Ep",
    "turn": 3,
    "hands": ["Cp Np Sb", "Dp Pp Tb", "Hb Qb Rp Vp", "Fp Gp Lp Kp"],
}
Z_BEFORE_G: Position = {
    "game": "strategix",
    "players": 3,
    "turn": 1,
    "hands": ["Gp Zp", "Hp Kb Lp Mb", "Jp Np Pb Qb"],
}
NO_STAR_AT_THE_END: Position = {
    "game": "strategix",
    "players": 2,
    "turn": 1,
    "hands": ["Gp Gb *", "Cp Eb Kp Lb Mp Nb"],
}
LAST_CARD: Position = {
    "game": "sowix",
    "players": 3,
    "options": {"draw_when_able": "yes"},
    "pile": "Kp",
    "stock": "Ty Ev Sp Ap Bp Cb Dp Fp",
    "turn": 2,
    "hands": ["Ap Wb", "Lb", "Ev Xb Yp"],
}
GOING_OUT: Position = {
    "game": "rummylix",
    "players": 2,
    "options": {"refill": "never"},
    "stock": "Qp Rb Ap Bp Ub Vp",
    "discard": "Tp",
    "step": "play",
    "turn": 1,
    "hands": ["Kp Lb Mp", "Ap Cb * Zp !"],
    "opened": [True, False],
    "runs": [{"owner": 1, "cards": "Cp Db Ep", "blocked": "none"}],
}
TWO_CARDS: Position = {
    "game": "sowix",
    "players": 3,
    "pile": "Kp",
    "stock": "Ty Ev Sp Ap Bp Cb Dp Fp",
    "turn": 1,
    "hands": ["Lb Jp", "Wp Zp Ab", "Ev Xb Yp"],
}
EMPTY_STOCK: Position = {
    **LAST_CARD,
    "options": {"draw_when_able": "yes", "reshuffle": "yes"},
    "pile": "Ty Ev Sp Ap Bp Cb Dp Fp Kp",
    "stock": "",
    "hands": ["Ap Wb", "Lb Xp", "Ev Xb Yp"],
}
EMPTY_STOCK_TO_DRAW: Position = {
    **GOING_OUT,
    "options": {"reshuffle": "yes"},
    "stock": "",
    "discard": "Tp Qp Rb Ap Bp Ub Vp",
    "step": "draw",
}


def view_of(position: Position, seat: int | None = None) -> AnyView:
    state: AnyState = find(position["game"]).read_position(position)[1]
    return state.view(state.table.turn if seat is None else seat)


def chosen(position: Position, sims: int, knowledge: dict[str, AnyKnowledge]) -> str:
    kind = find(position["game"])
    advice = Expert(sims, knowledge=knowledge[kind.name]).advise(view_of(position), Random(7))
    assert advice is not None
    return kind.notation.write_move(advice.move)


def first_thought(kind: AnyKind, view: AnyView, rng: Random) -> Advice | None:
    regular = bots_of(kind.name).regular
    assert regular is not None
    return regular(view, rng)


def first_view(kind: AnyKind, players: int) -> AnyView:
    match = Match(kind, players, seed=bytes([players]) * 32)
    match.deal()
    return match.state.view(match.state.table.turn)


@each_knowledge
@pytest.mark.parametrize(
    ("position", "best"),
    [(BLUE_H, "Hb"), (Z_BEFORE_G, "Z"), (LAST_CARD, "Lb"), (GOING_OUT, "lay K L M")],
    ids=["dump blue H", "finish clean", "last card", "going out"],
)
def test_the_obvious_move_is_found(position: Position, best: str, knowledge: dict[str, AnyKnowledge]) -> None:
    assert chosen(position, 150, knowledge) == best


@each_knowledge
def test_stars_are_not_kept_for_the_end(knowledge: dict[str, AnyKnowledge]) -> None:
    """S10: after `G G` the star would be the last card, which is a foul; the star first, or with one G, is none."""
    assert "*" in chosen(NO_STAR_AT_THE_END, 150, knowledge)


@each_knowledge
@each_game
def test_every_move_is_legal_at_every_table(kind: AnyKind, knowledge: dict[str, AnyKnowledge]) -> None:
    for players in range(kind.fewest, kind.most + 1):
        match = Match(kind, players, seed=bytes([players]) * 32)
        player = Expert(2, knowledge=knowledge[kind.name])
        acts = list(islice(play_out(match, [player] * players, Random(players)), 7))
        assert len(acts) == 7


@each_game
def test_the_same_seed_gives_the_same_search(kind: AnyKind) -> None:
    found = []
    for seed in (5, 5, 6):
        player = expert(sims=10)
        advice = player.advise(first_view(kind, kind.fewest), Random(seed))
        assert advice is not None
        assert player.search is not None
        found.append((advice, [(child.move, child.visits, child.total) for child in player.search.root.children]))
    assert found[0] == found[1]
    assert found[0] != found[2]


@each_game
def test_it_begins_with_what_a_regular_would_do(kind: AnyKind) -> None:
    view = first_view(kind, kind.fewest)
    thought = first_thought(kind, view, Random(4))
    assert thought is not None
    player = expert(sims=1)
    assert player(view, Random(4)) == thought.move
    assert player.search is not None
    assert player.search.root.children[0].move == thought.move


@each_game
def test_it_says_what_a_regular_would_where_it_agrees(kind: AnyKind) -> None:
    """And that it found something better by trying where it does not."""
    match = Match(kind, kind.fewest, seed=bytes([6]) * 32)
    said: set[bool] = set()
    for number, act in enumerate(islice(play_out(match, [Expert(1)] * kind.fewest, Random(1)), 20)):
        turn = match.state.table.turn
        if act.move is None or turn < 0:
            continue
        view = match.state.view(turn)
        thought = first_thought(kind, view, Random(number))
        advice = expert(sims=12).advise(view, Random(number))
        assert thought is not None
        assert advice is not None
        agrees = advice.move == thought.move
        said.add(agrees)
        assert advice.why == thought.why if agrees else advice.why.id == "reason.search_instead"
    assert True in said


@each_game
def test_it_decides_by_what_its_seat_sees(kind: AnyKind) -> None:
    """Any other state that looks the same from the seat leads to the same advice, word for word."""
    match = Match(kind, kind.fewest, seed=bytes([3]) * 32)
    list(islice(play_out(match, [Expert(1)] * kind.fewest, Random(1)), 6))
    seat = int(match.state.table.turn)
    view = match.state.view(seat)
    other = view.determinize(Random(8))
    assert kind.write_position(match.game, other) != kind.write_position(match.game, match.state)
    assert expert(sims=12).advise(view, Random(2)) == expert(sims=12).advise(other.view(seat), Random(2))


def test_a_state_is_not_taken_for_a_view() -> None:
    match = Match(GAMES[0], 4, seed=bytes(32))
    match.deal()
    assert isinstance(match.state, State)
    with pytest.raises((AssertionError, AttributeError)):
        expert(sims=1)(match.state, Random(1))  # type: ignore[arg-type]


def test_the_view_is_left_as_it_was() -> None:
    for kind in GAMES:
        view = first_view(kind, kind.fewest)
        before = kind.notation.write_view(view)
        expert(sims=5)(view, Random(1))
        assert kind.notation.write_view(view) == before


def test_simulations_are_counted_and_nodes_are_capped() -> None:
    player = Expert(200, most_nodes=9)
    player(first_view(GAMES[0], 4), Random(1))
    assert player.search is not None
    assert player.search.simulations == 200
    assert player.search.nodes == count_nodes(player.search.root) == 9
    roomy = expert(sims=200)
    roomy(first_view(GAMES[0], 4), Random(1))
    assert roomy.search is not None
    assert 9 < roomy.search.nodes == count_nodes(roomy.search.root) <= 201
    assert sum(child.visits for child in roomy.search.root.children) == roomy.search.root.visits == 200


def count_nodes(node: Node) -> int:
    return 1 + sum(count_nodes(child) for child in node.children)


def test_the_clock_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that ticks once whenever it is read, a simulation takes one tick."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 1.0
        return now

    monkeypatch.setattr(search_module, "perf_counter", clock)
    player = expert(seconds=40.0)
    player(first_view(GAMES[0], 4), Random(1))
    assert player.search is not None
    assert 36 <= player.search.simulations <= 44
    both = expert(sims=5, seconds=40.0)
    both(first_view(GAMES[0], 4), Random(1))
    assert both.search is not None
    assert both.search.simulations == 5
    hasty = expert(seconds=0.0)
    assert hasty(first_view(GAMES[0], 4), Random(1)) is not None


def test_there_is_nothing_to_think_about_a_single_move() -> None:
    player = expert(sims=5)
    position = {**BLUE_H, "hands": [*BLUE_H["hands"][:2], "Cp Qb", BLUE_H["hands"][3]]}
    advice = player.advise(view_of(position), Random(1))
    assert advice is not None
    assert advice.why.id == "reason.oldchapix_only"
    assert player.search is None


def test_nothing_is_said_out_of_turn_or_between_hands() -> None:
    for seat in (0, 1, 3, -1):
        assert expert(sims=1).advise(view_of(BLUE_H, seat), Random(1)) is None
    waiting = Match(GAMES[0], 4, seed=bytes(32)).state.view(0)
    assert expert(sims=1).advise(waiting, Random(1)) is None


@each_knowledge
def test_W7_the_last_card_but_one_is_called(knowledge: dict[str, AnyKnowledge]) -> None:
    assert chosen(TWO_CARDS, 10, knowledge).endswith(" toutilix")


@each_knowledge
def test_W7_calls_and_catches_come_first(knowledge: dict[str, AnyKnowledge]) -> None:
    position = {**TWO_CARDS, "hands": ["Lb Jp", "Wp", "Ev Xb Yp"], "uncalled": [2]}
    said = []
    for seat in (0, 1, 2):
        advice = Expert(1, knowledge=knowledge["sowix"]).advise(view_of(position, seat), Random(1))
        assert advice is not None
        said.append((find("sowix").notation.write_move(advice.move), advice.why.id))
    assert said == [
        ("star 2", "reason.sowix_catch"),
        ("toutilix", "reason.sowix_call"),
        ("star 2", "reason.sowix_catch"),
    ]


@pytest.mark.parametrize("position", [EMPTY_STOCK, EMPTY_STOCK_TO_DRAW], ids=["sowix", "rummylix"])
def test_piles_are_shuffled_in_simulations_too(position: Position) -> None:
    """Any draw first asks for a shuffle."""
    kind = find(position["game"])
    player = Expert(6, knowledge=PLAIN[kind.name])
    assert player(view_of(position), Random(3)) is not None
    assert player.search is not None
    assert all(child.visits for child in player.search.root.children)


def test_rewards_follow_the_points_of_the_hand() -> None:
    """More points are worth more, or less where fewest win, whatever the others have; all from 0 to 1."""
    start = vec[i64]([100, 20, 0])
    for game, sign in (("oldchapix", -1), ("strategix", 1)):
        match = Match(find(game), 3, seed=bytes(32))
        knowledge: AnyKnowledge = Knowledge(spread=50.0)
        for points in product((-10, 0, 5, 40), repeat=3):
            match.state.table.scores = vec[i64]([start[seat] + points[seat] for seat in range(3)])
            rewards = list(knowledge.reward(match.state, start))
            assert all(0.0 <= reward <= 1.0 for reward in rewards)
            by_points = sorted(range(3), key=lambda seat: sign * points[seat])
            assert [rewards[seat] for seat in by_points] == sorted(rewards)
            assert sum(rewards) == pytest.approx(1.5)
    assert list(knowledge.reward(match.state, match.state.table.scores)) == [0.5] * 3


def test_keys_tell_moves_and_seats_apart() -> None:
    moves = [Move(verb, card) for verb, card in product(range(5), range(-1, 158))]
    moves += [Move(0, card, call=True) for card in range(158)]
    moves += [Move(3, 5, number, side) for number, side in product(range(20), range(3))]
    moves += [Move(0, groups=vec[i64]([a, b, -1, c, -1])) for a, b, c in product(range(8), repeat=3)]
    keys = [key_of(seat, move) for seat in range(8) for move in moves]
    assert len(set(keys)) == len(keys) - 8 * duplicates(moves)


def duplicates(moves: list[Move]) -> int:
    return len(moves) - len(set(moves))


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_have_words(language: str) -> None:
    words = Words(language, ["Ada", "Basil"], 0)
    said = set()
    for simulations in (1, 200):
        said |= {words.fact(Fact(why, simulations)) for why in (BEST, BETTER)}
    said |= {words.fact(Fact(WHY_CATCH, caught)) for caught in (0, 1)}
    said |= {words.fact(Fact(why)) for why in (ONLY, WHY_CALL)}
    assert len(said) == 8
    assert all(text.strip() and "{" not in text for text in said)
