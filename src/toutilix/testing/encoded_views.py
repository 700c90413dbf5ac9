"""A view that was written and read back, as it crosses to a thinking process, is the same view: the same moves,
refusals, readings and samples, and the same decisions of every bot."""

from itertools import islice

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.levels import levels_of, players_of
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.engine.view import AnyView
from toutilix.games import GAMES
from toutilix.testing.near_misses import near_misses
from toutilix.testing.walks import Case, Moment, known_walk

EVERY = 4
"""One in this many of the moments kept of a match."""
MOST_MOVES = 300
LEVELS = ("beginner", "regular", "expert:5")


def moments(case: Case) -> list[Moment]:
    return known_walk(case).moments[::EVERY]


def read_back(case: Case, view: AnyView) -> AnyView:
    """Through text, as between processes."""
    kind = case.kind()
    written = msgspec.json.encode(kind.notation.write_view(view))
    game = kind.game(case.players, dict(case.options))
    read: AnyView = kind.notation.read_view(game, msgspec.json.decode(written))
    return read


def pairs(case: Case) -> list[tuple[Moment, AnyView, AnyView]]:
    found = []
    for moment in moments(case):
        for seat in range(case.players):
            view = moment.before.view(seat)
            found.append((moment, view, read_back(case, view)))
    return found


def the_same_is_written_again(case: Case) -> None:
    write_view = case.kind().notation.write_view
    for _, view, read in pairs(case):
        assert read is not view
        assert (read.seat, list(read.hand())) == (view.seat, list(view.hand()))
        assert case.kind().settings(read.game) == case.kind().settings(view.game)
        assert write_view(read) == write_view(view)


def the_same_moves_are_legal(case: Case) -> None:
    for _, view, read in pairs(case):
        legal = [list(islice(one.legal_moves(), MOST_MOVES)) for one in (view, read)]
        assert legal[0] == legal[1]
        if legal[0]:
            assert view.random_move(Random(5)) == read.random_move(Random(5))


def the_same_is_refused_for_the_same_reason(case: Case) -> None:
    notation = case.kind().notation
    rng, refused = Random(9), 0
    for moment, view, read in pairs(case):
        for text in near_misses(notation.write_move(moment.move), rng):
            try:
                move = notation.read_move(text)
            except Malformed:
                continue
            refusal = view.refusal(move)
            assert read.refusal(move) == refusal
            assert (refusal is None) is read.is_legal(move)
            refused += refusal is not None
    assert refused


def the_same_cards_mean_the_same(case: Case) -> None:
    rng = Random(2)
    for _, view, read in pairs(case):
        hand = list(view.hand())
        for size in range(min(4, len(hand))):
            cards = vec[i64]([hand[rng.randrange(len(hand))] for _ in range(size + 1)])
            meant, again = view.readings(cards), read.readings(cards)
            assert (again.moves, again.more, again.refusal) == (meant.moves, meant.more, meant.refusal)


def the_same_samples_are_drawn(case: Case) -> None:
    kind = case.kind()
    for number, (_, view, read) in enumerate(pairs(case)):
        drawn = [_samples(kind, one, number) for one in (view, read)]
        assert drawn[0] == drawn[1]


def _samples(kind: AnyKind, view: AnyView, number: int) -> list[object]:
    sampler, rng = view.sampler(), Random(number)
    states = [sampler.sample(rng) for _ in range(2)]
    return [kind.write_position(view.game, state) for state in states]


def bots_decide_the_same(case: Case) -> None:
    if all(case.name != kind.name for kind in GAMES):
        return
    for level in LEVELS:
        if level.partition(":")[0] not in levels_of(case.name):
            continue
        player = players_of(case.name, level)
        for number, moment in enumerate(moments(case)):
            view = moment.before.view(moment.seat)
            assert player(read_back(case, view), Random(number)) == player(view, Random(number))
