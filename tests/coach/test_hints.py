"""Hints: the regular's word, and a search that corrects it only where it found something better."""

from itertools import islice

import pytest
from librt.random import Random

from tests.coach.moments import decisions
from toutilix.bots.oldchapix.comparing import DANGEROUS, HIGHER, RID, TAKES
from toutilix.bots.roster import bots_of
from toutilix.cards import is_letter_card
from toutilix.coach.hints import first_word, hint
from toutilix.coach.reasons import reason_for
from toutilix.engine.facts import Fact
from toutilix.engine.state import AnyState
from toutilix.games import GAMES, find
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.table import FAMILY
from toutilix.games.sowix.letters import fits
from toutilix.words import LANGUAGES, Words

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])


@each_game
def test_hidden_cards_change_no_hint(game: str) -> None:
    """Non-interference: the hint and its reason follow from the seat's view alone."""
    for state, seat, _ in islice(decisions(game, 3, "beginner", 9), 0, 12, 4):
        here = hint(state.view(seat), deals=6, seed=4)
        there = hint(state.view(seat).determinize(Random(77)).view(seat), deals=6, seed=4)
        assert here is not None
        assert there is not None
        assert (here.move, here.why, here.corrected) == (there.move, there.why, there.corrected)


@each_game
def test_the_regular_keeps_its_word_unless_a_better_move_was_found(game: str) -> None:
    corrected = 0
    for state, seat, _ in islice(decisions(game, 3, "regular", 9), 10):
        view = state.view(seat)
        word, found = first_word(view, Random(2)), hint(view, deals=10, seed=2)
        assert word is not None
        assert found is not None
        assert view.is_legal(found.move)
        if not found.corrected:
            assert (found.move, found.why) == (word.move, word.why)
            continue
        corrected += 1
        assert found.judgement is not None
        assert found.judgement.asked is not None
        assert found.move == found.judgement.best.move != word.move
        assert found.judgement.asked.behind.mean > found.judgement.asked.behind.error
    assert corrected < 10


def test_a_search_corrects_a_careless_adviser() -> None:
    """With a beginner's word for the regular's there is much to correct."""
    with pytest.MonkeyPatch.context() as patch:
        bots = bots_of("oldchapix")
        patch.setattr("toutilix.bots.oldchapix.BOTS", type(bots)(bots.beginner, bots.beginner, bots.knowledge))
        found = [
            hint(state.view(seat), deals=30, seed=1)
            for state, seat, _ in islice(decisions("oldchapix", 4, "beginner", 3), 30)
        ]
    assert sum(1 for each in found if each is not None and each.corrected) >= 3


def test_nothing_is_advised_out_of_turn() -> None:
    state, seat, _ = next(decisions("oldchapix", 4, "regular", 3))
    assert hint(state.view((seat + 1) % 4), deals=2) is None


@each_game
def test_every_reason_for_a_move_can_be_said_and_spoken(game: str) -> None:
    """For each pair of candidate moves of many positions: words in both languages, different for each."""
    kind = find(game)
    told: dict[str, Fact] = {}
    for state, seat, _ in islice(decisions(game, 3, "random", 9), 150):
        view = state.view(seat)
        moves = bots_of(game).knowledge.nameable(view, Random(1))[:6]
        for move in moves:
            for other in moves:
                if move != other and (why := bots_of(game).knowledge.told(view, move, other)) is not None:
                    told[why.id] = why
    assert len(told) >= 2
    for why in told.values():
        said = [
            Words(language, ["Ada", "Ben", "Cléo"], spoken=spoken, colours=kind.notation.colour_matters).fact(why)
            for language in LANGUAGES
            for spoken in (False, True)
        ]
        assert said[0] != said[2]
        assert all(len(each) > 10 for each in said)


def _in_play(state: AnyState, seat: int) -> list[int]:
    """The cards that the other seats really hold."""
    return [int(card) for other in range(3) if other != seat for card in state.view(other).hand()]


def test_reasons_in_oldchapix_are_true_of_the_real_cards() -> None:
    seen = set()
    for state, seat, _ in decisions("oldchapix", 3, "random", 21):
        view = state.view(seat)
        assert isinstance(view, OldchapixView)
        held = _in_play(state, seat)
        moves = view.listed_moves()
        for move in moves:
            for other in moves:
                why = reason_for(view, move, other) if move != other else None
                if why is None:
                    continue
                card = int(move.card)
                family = range(card // FAMILY * FAMILY, card // FAMILY * FAMILY + FAMILY)
                if why.type is HIGHER:
                    assert why["higher"] == sum(1 for each in held if each in family and each > card)
                    assert why["higher"] > why["above"]
                elif why.type is DANGEROUS:
                    assert why["lower"] == sum(1 for each in held if each in family and each < card)
                elif why.type is TAKES:
                    trick = [int(each) for each in view.table.trick]
                    led = trick[0] // FAMILY
                    assert int(other.card) > max(each for each in trick if each // FAMILY == led)
                elif why.type is RID:
                    assert card // FAMILY != int(view.table.trick[0]) // FAMILY
                seen.add(why.id)
    assert {HIGHER.id, DANGEROUS.id, TAKES.id, RID.id} <= seen


def test_the_letters_of_a_sowix_reason_are_those_that_fit() -> None:
    """After a play, the rest of the hand fits on as many letters as the reason says."""
    checked = 0
    for state, seat, _ in islice(decisions("sowix", 3, "random", 2), 120):
        view = state.view(seat)
        moves = [move for move in bots_of("sowix").knowledge.nameable(view, Random(1)) if is_letter_card(move.card)]
        for move in moves:
            for other in moves:
                why = bots_of("sowix").knowledge.told(view, move, other) if move != other else None
                if why is None or why.id != "reason.sowix_told_covered":
                    continue
                rest = list(view.hand())
                rest.remove(move.card)
                assert why["covered"] == len({on for on in range(26) if any(fits(on, card) for card in rest)})
                checked += 1
    assert checked
