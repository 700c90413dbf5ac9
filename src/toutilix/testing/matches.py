"""The laws of every game, over every number of players and the option tables of `cases`."""

from toutilix.cards import card_text
from toutilix.engine.facts import seen_events
from toutilix.engine.notation import Document
from toutilix.engine.record import DealLine, ShuffleLine, write_record
from toutilix.engine.replay import Replay, verify_deals
from toutilix.engine.state import AnyState
from toutilix.testing.walks import Case, Walk, known_walk, seats, walk


def cards_are_conserved_after_every_act(case: Case) -> None:
    walked = known_walk(case)
    deck = sorted(card_text(card) for card in walked.game.deck())
    replay = Replay(write_record(walked.match.lines), (case.kind(),))
    for _ in replay.acts():
        assert (
            sorted(case.kind().notation.cards_in(case.kind().write_position(walked.game, replay.match.state))) == deck
        )


def a_match_ends_with_winners_in_rank_order(case: Case) -> None:
    walked = known_walk(case)
    outcome = walked.match.state.outcome()
    assert outcome is not None
    assert sorted(seat for seats in outcome.ranking for seat in seats) == list(range(case.players))
    scores = walked.match.state.table.scores
    best = [int(scores[seats[0]]) for seats in outcome.ranking]
    assert best == sorted(set(best), reverse=not walked.game.fewest_wins)
    assert all(scores[seat] == best[0] for seat in outcome.winners)


def the_same_seed_gives_the_same_match(case: Case) -> None:
    first, again = known_walk(case), walk(case)
    assert write_record(again.match.lines) == write_record(first.match.lines)
    assert again.events == first.events


def a_clone_is_independent(case: Case) -> None:
    walked = known_walk(case)
    for moment in walked.moments:
        original, clone = moment.before.clone(), moment.before.clone()
        before = _documents(walked, original)
        assert _documents(walked, clone) == before
        assert clone.play(moment.seat, moment.move) == original.clone().play(moment.seat, moment.move)
        assert _documents(walked, original) == before


def _documents(walked: Walk, state: AnyState) -> list[Document]:
    """Everything that can be told apart about a state: its position and what every seat knows."""
    views = [walked.kind.notation.write_view(state.view(seat)) for seat in seats(walked.game)]
    return [walked.kind.write_position(walked.game, state), *views]


def positions_survive_writing_and_reading(case: Case) -> None:
    walked = known_walk(case)
    for moment in walked.moments:
        document = walked.kind.write_position(walked.game, moment.before)
        game, state = walked.kind.read_position(document)
        assert walked.kind.write_position(game, state) == document
        state.play(moment.seat, walked.kind.notation.read_move(walked.kind.notation.write_move(moment.move)))
        after = moment.before.clone()
        after.play(moment.seat, moment.move)
        assert walked.kind.write_position(game, state) == walked.kind.write_position(walked.game, after)


def a_finished_position_survives_writing_and_reading(case: Case) -> None:
    walked = known_walk(case)
    document = walked.kind.write_position(walked.game, walked.match.state)
    assert document["over"] == "match"
    assert walked.kind.write_position(*walked.kind.read_position(document)) == document


def undo_restores_the_exact_state(case: Case) -> None:
    """The match is played again, taking back and repeating each act that can be taken back."""
    walked = known_walk(case)
    record = write_record(walked.match.lines)
    replay = Replay(record, (case.kind(),))
    taken_back = 0
    match = replay.match
    before = _documents(walked, match.state)
    for act in replay.acts():
        if act.move is not None and taken_back < 60 and match.can_undo(act.seat):
            after, acts = _documents(walked, match.state), list(match.hand.acts)
            match.undo(act.seat)
            assert _documents(walked, match.state) == before
            assert match.hand.acts == acts[:-1]
            match.play(act.seat, act.move)
            assert _documents(walked, match.state) == after
            taken_back += 1
        if taken_back >= 60:
            break
        before = _documents(walked, match.state)
    assert taken_back > 0


def a_record_replays_to_the_same_end_and_its_deals_are_proven(case: Case) -> None:
    walked = known_walk(case)
    record = write_record(walked.match.lines)
    replay = Replay(record, (case.kind(),))
    replay.run()
    deals = sum(isinstance(line, DealLine | ShuffleLine) for line in walked.match.lines)
    end = walked.kind.write_position(walked.game, walked.match.state)
    assert walked.kind.write_position(replay.match.game, replay.match.state) == end
    assert verify_deals(record, (case.kind(),)) == deals


def events_tell_a_seat_everything_it_may_know(case: Case) -> None:
    """A view rebuilt from what a seat was told equals its view, after every act of the first hands."""
    match = known_walk(case).match
    replay = Replay(write_record(match.lines), (case.kind(),))
    scribes = {seat: match.kind.scribe(match.game, seat) for seat in seats(match.game)}
    for number, act in enumerate(replay.acts()):
        for seat, writer in scribes.items():
            for event in seen_events(act.events, seat):
                writer.hear(event)
            if number < 150 or number % 25 == 0:
                assert writer.document() == match.kind.notation.write_view(replay.match.state.view(seat))
