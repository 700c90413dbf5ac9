"""The cheater plays on the cards that really lie there, the expert does not; and only the arena can seat a cheater."""

from itertools import islice
from pathlib import Path
from unittest.mock import patch

import pytest
from librt.random import Random

from tests.arena.samples import series_of
from tests.cli.shell import run
from toutilix.arena.cheater import CheatingSampler, PeekingSampler, check_level, player_at
from toutilix.arena.deals import play_deal
from toutilix.bots.levels import players_of, random_player
from toutilix.bots.match_loop import play_out
from toutilix.bots.search import Expert
from toutilix.bots.tree import Search
from toutilix.engine.errors import Malformed
from toutilix.engine.history import kind_of
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.notation import Document
from toutilix.engine.state import Sampler
from toutilix.games import GAMES, find
from toutilix.games.rummylix.memory import TURNED, RummylixMemory

each_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


def matches_of(kind: AnyKind) -> list[Match]:
    """The same match, a little further on each time, where there is something to think about."""
    found = []
    for acts in (1, 5, 9):
        match = Match(kind, 3, seed=bytes(32))
        list(islice(play_out(match, [random_player] * 3, Random(1)), acts))
        found.append(match)
    return found


def real_cards(match: Match) -> Document:
    return match.kind.write_position(match.game, match.state)


def stock_of(position: Document) -> list[str]:
    """The draw pile, top first; none in a game without one."""
    return str(position.get("stock", "")).split()


def supposed(match: Match, level: str) -> list[Document]:
    """The cards that the seat in turn supposes when it thinks."""
    view = match.state.view(match.state.table.turn)
    with patch("toutilix.bots.search.Search", wraps=Search) as made:
        player_at(match, level)(view, Random(1))
    if made.call_args is None:
        return []
    sampler: Sampler = made.call_args.args[1]
    return [match.kind.write_position(match.game, sampler.sample(Random(number))) for number in range(3)]


@each_game
def test_the_cheater_sees_the_real_cards_and_the_expert_does_not(kind: AnyKind) -> None:
    thoughts = 0
    for match in matches_of(kind):
        before = real_cards(match)
        cheated = supposed(match, "cheater:3")
        thoughts += len(cheated)
        assert all(cards == before for cards in cheated)
        assert all(cards != before for cards in supposed(match, "expert:3"))
        assert real_cards(match) == before
    assert thoughts


@each_game
def test_the_peeker_sees_all_hands_and_no_draw_pile(kind: AnyKind) -> None:
    mixed = 0
    for match in matches_of(kind):
        before = real_cards(match)
        for supposed_cards in supposed(match, "peeker:3"):
            assert supposed_cards["hands"] == before["hands"]
            assert sorted(stock_of(supposed_cards)) == sorted(stock_of(before))
            mixed += supposed_cards != before
        assert real_cards(match) == before
    assert (mixed > 0) == (kind.name in ("sowix", "rummylix"))


@pytest.mark.parametrize("reshuffle", ["no", "yes"])
@pytest.mark.parametrize("game", ["sowix", "rummylix"])
def test_cards_that_all_have_seen_in_order_are_not_mixed(game: str, reshuffle: str) -> None:
    """W8, R7: a pile that was turned over and not shuffled."""
    match = Match(find(game), 2, {"reshuffle": reshuffle}, seed=bytes(32))
    for _ in play_out(match, [random_player] * 2, Random(2)):
        if _turned_over(match) and len(stock_of(real_cards(match))) > 5:
            break
    stock = stock_of(real_cards(match))
    assert len(stock) > 5
    samples = [PeekingSampler(match.state).sample(Random(number)) for number in range(3)]
    same = [stock_of(match.kind.write_position(match.game, sample)) == stock for sample in samples]
    assert same == [reshuffle == "no"] * 3


def _turned_over(match: Match) -> bool:
    if match.state.table.over:
        return False
    if match.kind.name == "sowix":
        return bool(real_cards(match)["turned"])
    memory = match.state.look(0).memory
    assert isinstance(memory, RummylixMemory)
    return any(kind_of(seen) == TURNED for seen in memory.history)


@each_game
def test_a_cheater_tries_moves_out_without_playing_them(kind: AnyKind) -> None:
    match = matches_of(kind)[0]
    before = real_cards(match)
    sample = CheatingSampler(match.state).sample(Random(1))
    seat = sample.table.turn
    sample.play(seat, sample.random_move(seat, Random(1)))
    assert real_cards(match) == before


def test_a_cheater_thinks_as_much_as_an_expert() -> None:
    match = Match(find("sowix"), 2, seed=bytes(32))
    for budget in ("", ":7", ":0.3s"):
        cheater, expert = (player_at(match, level + budget) for level in ("cheater", "expert"))
        assert isinstance(cheater, Expert)
        assert isinstance(expert, Expert)
        assert (cheater.sims, cheater.seconds) == (expert.sims, expert.seconds)


def test_a_deal_with_a_cheater_is_the_same_each_time() -> None:
    series = series_of("oldchapix", "cheater:3", "regular", "regular")
    assert play_deal(series, 0) == play_deal(series, 0)


@each_game
def test_the_seats_of_a_line_up(kind: AnyKind) -> None:
    for level in (
        "random",
        "beginner",
        "regular",
        "expert",
        "expert:5",
        "cheater",
        "cheater:5",
        "peeker",
        "peeker:0.3s",
    ):
        check_level(kind.name, level)
    for level in ("", "master", "cheater:", "cheater:0", "cheaters", "expert:cheater", "peeker:0s0"):
        with pytest.raises(Malformed) as refused:
            check_level(kind.name, level)
        assert refused.value.arguments == {
            "level": level,
            "levels": "random, beginner, regular, expert, adaptive, cheater, peeker",
        }


def test_no_other_table_seats_a_cheater(tmp_path: Path) -> None:
    for kind in GAMES:
        with pytest.raises(Malformed):
            players_of(kind.name, "cheater")
    ran = run("play", "sowix", "--text", "--players", "2", "--level", "cheater", home=tmp_path)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "cheater" in ran.err
    assert "cheater" not in ran.err.partition(":")[2]
