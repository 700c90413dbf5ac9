"""Legality from both sides: a listed move is accepted, any other is refused and changes nothing."""

from itertools import islice

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.moves import GROUP_END, Move
from toutilix.testing.colours import with_colours
from toutilix.testing.near_misses import near_misses
from toutilix.testing.walks import Case, Moment, Walk, known_walk

SANE = 1500
"""Longer lists of legal moves are not made in full here."""


def listed(moment: Moment) -> list[Move] | None:
    """The legal moves of the seat that acted, or None where they are too many to list."""
    moves = list(islice(moment.before.look(moment.seat).legal_moves(), SANE + 1))
    return moves if len(moves) <= SANE else None


def listed_moves_are_legal_and_listed_once(case: Case) -> None:
    walked = known_walk(case)
    write = walked.kind.notation.write_move
    for moment in walked.moments:
        moves = list(islice(moment.before.look(moment.seat).legal_moves(), SANE))
        assert all(moment.before.look(moment.seat).refusal(move) is None for move in moves)
        texts = [write(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert all(write(walked.kind.notation.read_move(text)) == text for text in texts)
        assert all(
            case.kind().notation.spelling(text) == text
            for text in texts
            if " left" not in text and " right" not in text
        )


def a_list_is_what_iteration_gives(case: Case) -> None:
    """For the seat in turn and for the others, from a state and from a view."""
    for moment in known_walk(case).moments:
        if listed(moment) is None:
            continue
        for seat in range(case.players):
            moves = list(moment.before.view(seat).legal_moves())
            assert moment.before.view(seat).listed_moves() == moves
            assert moment.before.listed_moves(seat) == moves


def a_random_move_is_listed(case: Case) -> None:
    walked = known_walk(case)
    write = walked.kind.notation.write_move
    checked = 0
    for moment in walked.moments:
        moves = listed(moment)
        if moves is not None:
            spelled = {case.kind().notation.spelling(write(move)) for move in moves}
            assert case.kind().notation.spelling(write(moment.move)) in spelled
            checked += 1
    assert checked


def random_moves_reach_every_legal_move(case: Case) -> None:
    walked = known_walk(case)
    write = walked.kind.notation.write_move
    rng = Random(5)
    for moment in walked.moments[:12]:
        moves = listed(moment)
        if moves is not None and len(moves) <= 12:
            view = moment.before.look(moment.seat)
            reached = {case.kind().notation.spelling(write(view.random_move(rng))) for _ in range(60 * len(moves))}
            assert reached == {case.kind().notation.spelling(write(move)) for move in moves}


def near_misses_are_refused_and_change_nothing(case: Case) -> None:
    walked = known_walk(case)
    rng = Random(3)
    refused = 0
    for moment in walked.moments:
        moves = listed(moment)
        if moves is None:
            continue
        allowed = {case.kind().notation.spelling(walked.kind.notation.write_move(move)) for move in moves}
        for text in near_misses(walked.kind.notation.write_move(moment.move), rng):
            refused += _is_refused_unless_listed(walked, moment, text, allowed)
    assert refused > len(walked.moments)


def _is_refused_unless_listed(walked: Walk, moment: Moment, text: str, allowed: set[str]) -> bool:
    state = moment.before.clone()
    before = walked.kind.write_position(walked.game, state)
    try:
        state.play(moment.seat, walked.kind.notation.read_move(text))
    except (Illegal, Malformed):
        assert walked.kind.write_position(walked.game, state) == before
        return True
    move = with_colours(walked.kind, moment.before, moment.seat, walked.kind.notation.read_move(text))
    spellings = {
        walked.kind.notation.spelling(text),
        walked.kind.notation.spelling(walked.kind.notation.write_move(move)),
    }
    assert spellings & allowed
    return False


def a_move_is_among_the_readings_of_its_cards(case: Case) -> None:
    walked = known_walk(case)
    write = walked.kind.notation.write_move
    for moment in walked.moments:
        cards = _cards_of(moment.move)
        if len(cards):
            readings = moment.before.look(moment.seat).readings(cards)
            spelled = [case.kind().notation.spelling(write(move)) for move in readings.moves]
            plain = case.kind().notation.spelling(write(moment.move))
            assert plain in spelled or plain.removesuffix(" toutilix") in spelled or readings.more
            assert len(readings.moves) <= 50


def every_reading_is_legal(case: Case) -> None:
    """Also of cards that were not played together: any few cards of the hand."""
    walked = known_walk(case)
    rng = Random(11)
    for moment in walked.moments:
        view = moment.before.look(moment.seat)
        hand = walked.kind.notation.read_cards(walked.kind.notation.hands(moment.before)[moment.seat], "hands")
        for size in range(6):
            chosen = vec[i64]([hand[rng.randrange(len(hand))] for _ in range(min(size, len(hand)))])
            readings = view.readings(chosen)
            assert all(view.refusal(move) is None for move in readings.moves)
            assert bool(readings.moves) == (readings.refusal is None)


def _cards_of(move: Move) -> vec[i64]:
    cards = [card for card in move.groups if card != GROUP_END]
    return vec[i64](cards or ([move.card] if move.card >= 0 else []))


def nobody_else_may_move(case: Case) -> None:
    walked = known_walk(case)
    for moment in walked.moments:
        for seat in range(case.players):
            if seat not in moment.before.table.actors():
                assert not list(moment.before.look(seat).legal_moves())
                assert moment.before.look(seat).refusal(moment.move) is not None
