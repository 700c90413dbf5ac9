"""Every game in numbers: what a seat sees as bytes tells no more than its view, and action ids make the legal moves."""

from collections.abc import Iterator
from itertools import islice

import pytest
from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from tests.conformance.walks import Case, cases, option_cases
from toutilix.adapters.episode import Episode
from toutilix.cards import card_text, is_star, letter_of
from toutilix.engine.encoding import AnyEncoder
from toutilix.engine.moves import NO_CARDS, Move, split_groups
from toutilix.engine.notation import uncoloured
from toutilix.engine.view import AnyView

EACH_CASE = pytest.mark.parametrize("case", option_cases(), ids=str)
EACH_TABLE = pytest.mark.parametrize("case", [case for place, case in enumerate(cases()) if place % 3 == 0], ids=str)
MOST_LISTED = 400
"""Positions with more legal moves are not compared move for move."""


def begun(case: Case, seed: int, hands: int = 1) -> Episode:
    kind = case.kind()
    encoder = kind.encoder(kind.game(case.players, dict(case.options)))
    episode = Episode(encoder, encoder.first_hand, hands, Random(seed))
    episode.begin()
    return episode


def seen(encoder: AnyEncoder, view: AnyView, draft: vec[i64]) -> bytes:
    out = vec[i64]([-1] * encoder.words)
    encoder.observe(view, draft, out, 0)
    return memoryview(out).tobytes()


def allowed(encoder: AnyEncoder, view: AnyView, draft: vec[i64]) -> list[int]:
    out = vec[i64]([-1] * encoder.mask_words)
    encoder.mark(view, draft, out, 0)
    marked = memoryview(out).tobytes()
    assert set(marked) <= {0, 1}
    actions = [action for action, legal in enumerate(marked) if legal]
    assert actions
    assert actions[-1] < len(encoder.actions)
    return actions


def walked(episode: Episode, rng: Random) -> Iterator[tuple[AnyView, list[int]]]:
    """Play at random, by actions; each time the view of the seat that is asked and what it may do."""
    while episode.seat >= 0:
        view = episode.state.view(episode.seat)
        actions = allowed(episode.encoder, view, episode.draft)
        yield view, actions
        episode.act(actions[int(rng.randrange(len(actions)))])


def plain(move: Move) -> tuple[object, ...]:
    """The effect of a move, however it is spelled: groups in any order, stars with any card of the same letter."""
    bare = uncoloured(move)
    groups = [[int(letter_of(card)) for card in group] for group in split_groups(bare.groups)]
    stars = [card_text(card) for card in bare.groups if card >= 0 and is_star(card)]
    facts = (int(bare.verb), int(bare.card), int(bare.number), int(bare.side), bare.call)
    return (*facts, tuple(map(tuple, sorted(groups))), tuple(sorted(stars)))


@EACH_TABLE
def test_every_draft_leads_to_a_legal_move(case: Case) -> None:
    rng = Random(case.players)
    for number in range(3):
        episode = begun(case, number)
        encoder = episode.encoder
        parts = 0
        for view, actions in walked(episode, rng):
            parts = parts + 1 if len(episode.draft) else 0
            assert parts < encoder.most_actions
            if view.seat != view.table.turn:
                assert encoder.wait in actions
            for action in actions:
                if action != encoder.wait:
                    move = encoder.choose(view, episode.draft, action)
                    assert move is None or view.refusal(move) is None, (action, move)


def completed(encoder: AnyEncoder, view: AnyView, draft: vec[i64]) -> Iterator[Move]:
    for action in allowed(encoder, view, draft):
        if action == encoder.wait:
            continue
        move = encoder.choose(view, draft, action)
        if move is not None:
            yield move
        else:
            yield from completed(encoder, view, append(draft[:], action))


@EACH_CASE
def test_actions_make_the_legal_moves_and_no_others(case: Case) -> None:
    rng = Random(case.players)
    compared = 0
    for number in range(2):
        episode = begun(case, number)
        for view, _ in walked(episode, rng):
            if len(episode.draft):
                continue
            moves = list(islice(view.legal_moves(), MOST_LISTED))
            if len(moves) < MOST_LISTED and compared < 60:
                compared += 1
                made = {plain(move) for move in completed(episode.encoder, view, NO_CARDS)}
                assert made == {plain(move) for move in moves}
    assert compared > 5


@EACH_CASE
def test_every_legal_move_can_be_spelled(case: Case) -> None:
    rng = Random(case.players)
    episode = begun(case, 1)
    encoder = episode.encoder
    for view, _ in walked(episode, rng):
        if len(episode.draft) or rng.randrange(3):
            continue
        for move in [*islice(view.legal_moves(), 30), view.random_move(rng)]:
            draft = NO_CARDS
            made = None
            for action in encoder.spell(view, move):
                assert made is None
                assert action in allowed(encoder, view, draft)
                made = encoder.choose(view, draft, action)
                draft = append(draft[:], action)
            assert made is not None
            assert plain(made) == plain(move)


@EACH_TABLE
def test_bytes_tell_no_more_than_the_view(case: Case) -> None:
    """Observation, mask and history stay the same to the byte with other cards in the others' hands."""
    rng = Random(case.players)
    episode = begun(case, 4)
    encoder = episode.encoder
    looked = 0
    for view, actions in walked(episode, rng):
        if looked == 10 or rng.randrange(4):
            continue
        looked += 1
        for seat in range(case.players):
            own = episode.state.view(seat)
            draft = episode.draft if seat == view.seat else NO_CARDS
            told = seen(encoder, own, draft)
            assert max(told) <= 127
            assert told == seen(encoder, episode.state.look(seat), draft)
            other = own.determinize(rng).view(seat)
            assert told == seen(encoder, other, draft)
            assert encoder.history(own) == encoder.history(other)
            if seat == view.seat:
                assert actions == allowed(encoder, other, draft)
    assert looked


@EACH_TABLE
def test_planes_lie_side_by_side_and_say_what_they_are(case: Case) -> None:
    encoder = begun(case, 1).encoder
    end = 0
    for plane in encoder.planes:
        assert end <= plane.at < end + 8
        assert plane.size > 0
        assert plane.meaning
        end = plane.at + plane.size
    assert 8 * encoder.words - 8 < end <= 8 * encoder.words
    assert len({plane.name for plane in encoder.planes}) == len(encoder.planes)
    told = {(a.verb, a.letter, a.colour, a.star, a.number, a.length, a.side) for a in encoder.actions}
    assert len(told) == len(encoder.actions)


@EACH_TABLE
def test_every_hand_stays_within_the_bounds_of_a_return(case: Case) -> None:
    rng = Random(case.players)
    episode = begun(case, 7, hands=2)
    paid = 0
    for _ in walked(episode, rng):
        if episode.paid:
            paid += 1
            assert all(episode.encoder.worst <= reward <= episode.encoder.best for reward in episode.rewards)
    assert episode.paid
    assert paid + 1 == min(2, int(episode.state.table.hand) - int(episode.encoder.first_hand) + 1)
