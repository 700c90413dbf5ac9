"""The adaptive level: it goes by the scores, and keeps a match even for a person who plays alone against it."""

import pytest
from librt.random import Random

from tests.bots.asking import dealt
from toutilix.bots.adaptive import lead_of
from toutilix.bots.chance import chance_of
from toutilix.bots.levels import players_of
from toutilix.bots.match_loop import play_out
from toutilix.bots.roster import bots_of
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.games import GAMES, find

each_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


def view_with_lead(kind: AnyKind, lead: int, seed: int) -> AnyView:
    """The first decision of a hand, for a seat that is ahead of the others by this many points."""
    state = dealt(kind, 3, seed)
    seat = int(state.table.turn)
    game = state.look(seat).game
    for other in range(3):
        behind = 0 if other == seat else lead
        state.table.scores[other] = behind if game.fewest_wins else -behind
    return state.view(seat)


@each_game
def test_a_lead_counts_the_same_way_in_every_game(kind: AnyKind) -> None:
    knowledge = bots_of(kind.name).knowledge
    views = [view_with_lead(kind, lead, 1) for lead in (20, 0, -20)]
    ahead, level, behind = (lead_of(view, int(view.seat), knowledge) for view in views)
    assert ahead > 0.0
    assert level == 0.0
    assert behind < 0.0


def answers(kind: AnyKind, level: str, lead: int, skipped: int = 0) -> list[Move | None]:
    found: list[Move | None] = []
    for seed in range(30):
        rng = Random(seed)
        for _ in range(skipped):
            rng.random()
        found.append(players_of(kind.name, level)(view_with_lead(kind, lead, seed), rng))
    return found


@each_game
def test_it_plays_well_or_badly_by_the_scores_alone(kind: AnyKind) -> None:
    """Its own die is the first that is thrown; the rest is as the level it imitates would have it."""
    far = 1000
    assert answers(kind, "adaptive:5", far) == answers(kind, "beginner", far, skipped=1)
    assert answers(kind, "adaptive:5", -far) == answers(kind, "expert:5", -far, skipped=1)
    level = zip(
        answers(kind, "adaptive:5", 0),
        answers(kind, "regular", 0, skipped=1),
        answers(kind, "beginner", 0, skipped=1),
        strict=True,
    )
    assert all(move in (regular, beginner) for move, regular, beginner in level)


def test_nobody_is_asked_to_move_for_a_spectator() -> None:
    match = Match(find("sowix"), 3, seed=bytes(32))
    match.deal()
    assert players_of("sowix", "adaptive:5")(match.state.view(-1), Random(1)) is None


def wins(kind: AnyKind, alone: str, others: str, matches: int) -> float:
    """The share of three-player matches that the one in seat 1 wins, half of one that two win."""
    won = 0.0
    for number in range(matches):
        seed = number.to_bytes(32, "big")
        match = Match(kind, 3, seed=seed)
        players = [players_of(kind.name, level, against=0) for level in (alone, others, others)]
        for _ in play_out(match, players, chance_of(seed)):
            pass
        outcome = match.state.outcome()
        assert outcome is not None
        won += 1 / len(outcome.winners) if 0 in outcome.winners else 0
    return won / matches


def test_a_bad_player_wins_more_often_against_it() -> None:
    kind = find("oldchapix")
    assert wins(kind, "beginner", "adaptive:5", 30) > wins(kind, "beginner", "regular", 30)


@pytest.mark.long
@each_game
def test_a_beginner_and_an_expert_both_have_a_fair_chance(kind: AnyKind) -> None:
    """With three players a third would be even."""
    assert wins(kind, "beginner", "adaptive:50", 60) > wins(kind, "beginner", "regular", 60)
    assert wins(kind, "expert:50", "adaptive:50", 60) < wins(kind, "expert:50", "beginner", 60)
