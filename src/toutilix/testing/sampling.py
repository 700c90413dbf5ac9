"""Sampled states: a seat cannot tell one from the real state, now or at any moment of the hand."""

from librt.random import Random

from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.notation import Document
from toutilix.engine.state import AnyState
from toutilix.testing.colours import with_colours
from toutilix.testing.walks import Case, next_actor, seed_of

Input = tuple[int, Move]


def a_sample_replays_the_hand_as_the_seat_saw_it(case: Case) -> None:
    """The sample is wound back to its deal; every act is legal and every view on the way is the same."""
    match = Match(case.kind(), case.players, dict(case.options), seed=seed_of(case, 1))
    rng = Random(case.players)
    hands = 0
    while not match.over and hands < 2:
        start = match.state.clone()
        match.deal()
        hands += 1
        watching = int(rng.randrange(case.players))
        acts: list[Input] = []
        seen = [_seen(match, match.state, watching)]
        while not match.state.table.over:
            seat = next_actor(match.state, rng)
            move = with_colours(match.kind, match.state, seat, match.state.look(seat).random_move(rng))
            if rng.randrange(1 + len(acts) // 2) == 0:
                _check_sample(match, start, watching, acts, seen, rng)
            match.play(seat, move)
            acts.append((seat, move))
            seen.append(_seen(match, match.state, watching))


def _seen(match: Match, state: AnyState, seat: int) -> Document:
    return match.kind.notation.write_view(state.view(seat))


def _check_sample(
    match: Match, start: AnyState, seat: int, acts: list[Input], seen: list[Document], rng: Random
) -> None:
    sample = match.state.view(seat).determinize(rng)
    assert _seen(match, sample, seat) == seen[-1]
    assert sample.dealt is not None
    again = start.clone()
    again.deal(sample.dealt)
    shuffles = list(sample.shuffles)
    assert _seen(match, again, seat) == seen[0]
    for number, (actor, move) in enumerate(acts, 1):
        again.play(actor, move)
        while again.table.to_shuffle:
            again.shuffle(shuffles.pop(0))
        assert _seen(match, again, seat) == seen[number]
    game, kind = match.game, match.kind
    assert kind.write_position(game, again) == kind.write_position(game, sample)
