"""Matches and views as programs use them."""

import copy
import itertools
import pickle
from collections.abc import Iterator

import pytest

import toutilix
from toutilix import Act, Card, Event, Move, Outcome, Refusal, View, from_position, match, read_record
from toutilix.engine.errors import Illegal

EACH_GAME = pytest.mark.parametrize("game", toutilix.GAMES)
SCOPE = {
    "Act": Act,
    "Card": Card,
    "Event": Event,
    "Move": Move,
    "Outcome": Outcome,
    "Refusal": Refusal,
    "View": View,
    "from_position": from_position,
    "match": match,
    "read_record": read_record,
}


def again(thing: object) -> object:
    """Evaluates the `repr` of a thing."""
    return eval(repr(thing), dict(SCOPE))


def moments(game: str, *, players: int = 3, every: int = 7) -> Iterator[toutilix.Match]:
    """A random match, looked at now and then."""
    played = match(game, players, seed=3, options={"target": 30} if game == "sowix" else None)
    for number in range(200):
        if played.over:
            break
        if number % every == 0:
            yield played
        if played.hand_over:
            played.deal()
        else:
            assert played.turn is not None
            played.push(played.view(played.turn).random_move(number))
    yield played


@EACH_GAME
def test_matches_survive_repr_pickle_and_copy(game: str) -> None:
    for played in moments(game, every=40):
        for made in (again(played), pickle.loads(pickle.dumps(played)), copy.copy(played), copy.deepcopy(played)):
            assert isinstance(made, toutilix.Match)
            assert made == played
            assert made.position() == played.position()
            assert [made.view(seat) for seat in (None, 1, 2, 3)] == [played.view(seat) for seat in (None, 1, 2, 3)]
            assert made.acts == played.acts


@EACH_GAME
def test_a_copy_goes_on_by_itself(game: str) -> None:
    played = match(game, 3, seed=3)
    other = played.copy()
    other.push(other.view(other.turn).random_move(1))
    assert other != played
    assert other.acts[:-1] == played.acts
    other.undo()
    assert other == played


@EACH_GAME
def test_views_acts_moves_and_events_survive_repr_pickle_and_copy(game: str) -> None:
    for played in moments(game):
        for seat in (None, 1, 2, 3):
            view = played.view(seat)
            assert again(view) == view
            assert copy.deepcopy(view) == view
            unpickled = pickle.loads(pickle.dumps(view))
            assert unpickled == view
            assert (unpickled.acts, unpickled.table, str(unpickled)) == (view.acts, view.table, str(view))
            moves = [*itertools.islice(view.legal_moves, 12)]
            for thing in [*view.acts[-3:], *moves, *view.cards]:
                assert again(thing) == thing
                assert pickle.loads(pickle.dumps(thing)) == thing
                assert copy.copy(thing) == thing
                assert len({thing, copy.deepcopy(thing)}) == 1


@EACH_GAME
def test_legal_moves_are_live_and_agree_with_why(game: str) -> None:
    for played in moments(game):
        for seat in range(1, 4):
            view = played.view(seat)
            listed = [*itertools.islice(view.legal_moves, 300)]
            assert bool(view.legal_moves) == bool(listed)
            for move in listed:
                assert move in view.legal_moves
                assert str(move) in view.legal_moves
                assert view.why(move) is None
                assert Move(game, str(move)) == move
            if len(listed) < 300:
                assert len(view.legal_moves) == len(listed)


def test_truth_and_in_never_list_millions() -> None:
    stars = from_position(
        {"game": "strategix", "players": 3, "turn": 1, "hands": ["* * * * * * * Bp Cp Db Eb Gp", "Zp", "Yp"]}
    )
    legal = stars.view(1).legal_moves
    assert legal
    assert "B C + D E" in legal
    assert "B C + D" not in legal
    assert "hello" not in legal
    assert Move("sowix", "draw") not in legal
    assert "..." in repr(legal)
    with pytest.raises(toutilix.InvalidInput, match="not int"):
        5 in legal  # noqa: B015


def test_why_gives_code_ruling_and_words() -> None:
    position = {
        "game": "sowix",
        "players": 3,
        "pile": "Kp",
        "stock": "Ty",
        "turn": 2,
        "hands": ["Ap", "Wb Qp Lp", "! Ev"],
    }
    view = from_position(position).view(2)
    refusal = view.why("Qp")
    assert refusal is not None
    assert (refusal.code, refusal.ruling, refusal["card"], refusal["in_force"]) == (
        "sowix.does_not_fit",
        "W2",
        "Qp",
        "K",
    )
    assert str(refusal) == refusal.words("en")
    assert refusal.words("fr").endswith("(W2)")
    assert refusal.words("fr") != refusal.words("en")
    assert again(refusal) == refusal == pickle.loads(pickle.dumps(refusal))
    assert view.why("Lp") is None
    with pytest.raises(toutilix.IllegalMove) as caught:
        from_position(position).push("Qp")
    assert caught.value.refusal == refusal
    assert pickle.loads(pickle.dumps(caught.value)).refusal == refusal
    # Some packages pickle the error behind an error with it.
    behind = caught.value.__context__
    assert isinstance(behind, Illegal)
    assert pickle.loads(pickle.dumps(behind)).refusal == behind.refusal


@EACH_GAME
def test_a_match_is_played_recorded_and_read_back(game: str) -> None:
    played = match(game, 3, seed="beef", words=["a", "", "b"], names=["Ada", "Bo", "Cléo"], hands=1)
    outcome = played.play([toutilix.player("beginner", seed=seat) for seat in range(3)])
    assert played.over
    assert outcome == played.outcome == again(outcome)
    assert sorted(seat for seats in outcome.ranking for seat in seats) == [1, 2, 3]
    assert outcome.words("fr")
    back = read_record(played.record())
    assert back == played
    assert (back.seed, back.names[3]) == (played.seed, "Cléo")
    unfinished = played.copy()
    while len(unfinished.acts) > 4:
        unfinished.undo()
    told = read_record(unfinished.record())
    assert told.seed is None
    assert told.commitment == played.commitment
    assert told.record() == unfinished.record()
    assert again(told) == told
    for act in played.acts[4:]:
        unfinished.push("deal") if act.is_deal else unfinished.push(str(act))
    assert unfinished == played


@EACH_GAME
def test_undo_takes_every_act_back(game: str) -> None:
    played = match(game, 3, seed=8)
    standing = []
    for number in range(30):
        standing.append((played.position(), played.view(2)))
        if played.hand_over:
            played.deal()
        else:
            played.push(played.view(played.turn).random_move(number))
    while standing:
        done = played.acts[-1]
        assert played.undo() == done
        assert (played.position(), played.view(2)) == standing.pop()
    played.undo()
    with pytest.raises(toutilix.InvalidInput, match="nothing to undo"):
        played.undo()


@EACH_GAME
def test_a_determinized_match_looks_the_same_and_can_be_played(game: str) -> None:
    for played in moments(game, every=15):
        if played.turn is None:
            continue
        view = played.view(played.turn)
        supposed = view.determinize(toutilix.Random(4))
        assert supposed.view(view.seat) == view
        assert again(supposed) == supposed == pickle.loads(pickle.dumps(supposed))
        assert view.determinize(toutilix.Random(4)) == supposed
        assert view.determinize(toutilix.Random(5)) != supposed
        supposed.push(supposed.view(supposed.turn).random_move(2))
        assert supposed.view(view.seat) != view
        with pytest.raises(toutilix.InvalidInput, match="began in the middle"):
            supposed.record()


def test_a_position_goes_on() -> None:
    position = {"game": "oldchapix", "players": 4, "contract": "everything", "leader": 1, "trick": "Bp Ap", "turn": 3}
    begun = from_position({**position, "hands": ["Cp Hb", "Op Tb", "Gp Zb", "Mp Nb"]}, seed=1)
    assert begun.turn == 3
    assert [str(act) for act in (begun.push("Gp"), begun.push(Move("oldchapix", "Mp")))] == ["3: Gp", "4: Mp"]
    assert begun.turn == 4
    assert again(begun) == begun
    assert from_position(str(begun)).position() == begun.position()


def test_seats_may_be_named_out_of_turn() -> None:
    position = {"game": "sowix", "players": 3, "pile": "Kp", "stock": "Ty Ev Sp", "turn": 2, "uncalled": [1]}
    begun = from_position({**position, "hands": ["Ap", "Wb Lp", "! Ev"]})
    assert begun.actors == (1, 2, 3)
    assert begun.why("star 1", seat=3) is None
    act = begun.push("3: star 1")
    assert (act.seat, act.move and act.move.seat, act.events[0].id) == (3, 1, "sowix.caught")
    assert begun.undo() == act
    assert begun.push("star 1", seat=3) == act


def test_the_parts_of_a_move() -> None:
    lay = Move("rummylix", "lay G H *I + K L M")
    assert (lay.verb, [len(group) for group in lay.groups], lay.cards[2]) == ("lay", [3, 3], Card("*I"))
    block = Move("rummylix", "block 2 left")
    assert (block.run, block.side, block.seat) == (2, toutilix.Side.LEFT, None)
    play = Move("sowix", "Xp toutilix")
    assert (play.card, play.call, str(play)) == (Card("Xp"), True, "Xp toutilix")


def test_the_parts_of_a_card() -> None:
    assert (Card("Hb").letter, Card("Hb").colour) == ("H", toutilix.Colour.BLUE)
    assert (Card("*K").is_star, Card("*K").stands_for, Card("*").letter) == (True, "K", None)
    assert (Card("!").is_firecracker, Card("??").is_unseen, Card("H").colour) == (True, True, None)
    assert Card("Hb") is Card("Hb")
    assert sorted([Card("!"), Card("Ab"), Card("Zp")]) == [Card("Zp"), Card("Ab"), Card("!")]


def test_random_numbers_are_the_same_for_good() -> None:
    rng = toutilix.Random(1)
    assert [rng.getrandbits(64) for _ in range(2)] == [0x910A2DEC89025CC1, 0xBEEB8DA1658EEC67]
    assert again_random(rng) == rng == copy.copy(rng) == pickle.loads(pickle.dumps(rng))
    cards = list(range(20))
    rng.shuffle(cards)
    assert sorted(cards) == list(range(20)) != cards
    assert {rng.choice("abc") for _ in range(50)} == set("abc")
    assert all(0 <= rng.random() < 1 for _ in range(50))


def again_random(rng: toutilix.Random) -> object:
    return eval(repr(rng), {"Random": toutilix.Random})


def test_a_view_leads_to_no_state() -> None:
    from tests.bots.test_every_level import holds_a_state

    for game in toutilix.GAMES:
        played = match(game, 3, seed=1)
        played.push(played.view(played.turn).random_move(1))
        assert not holds_a_state(played.view(2))
        assert holds_a_state(played)


@EACH_GAME
def test_a_view_tells_what_happened_as_the_seat_saw_it(game: str) -> None:
    played = match(game, 3, seed=2)
    [dealt] = played.view(2).acts
    hands = {event.seat: event["cards"] for event in dealt.events if event.id == "engine.dealt"}
    assert sorted(hands[2]) == sorted(str(card) for card in played.view(2).cards)
    assert set(hands[1]) == set(hands[3]) == {"??"}
    told = {event.seat: event["cards"] for event in played.acts[0].events if event.id == "engine.dealt"}
    assert "??" not in told[1]
    assert played.view(2).describe("fr") != played.view(2).describe("en")
    assert played.view(2).counts == {seat: len(cards) for seat, cards in hands.items()}


def test_equal_cards_are_listed_once_and_in_order() -> None:
    position = {"game": "sowix", "players": 2, "pile": "Ap", "turn": 1, "hands": ["Ey Av ! Av ! Ey Xb Ap", "Bp"]}
    assert [str(move) for move in from_position(position).legal_moves] == ["Ap", "Xb", "Ey", "Av", "!"]
