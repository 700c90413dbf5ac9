"""Puzzles and slips over HTTP: what one seat saw, what cards can mean there, and what a try is worth."""

import asyncio
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

from tests.coach.moments import decisions, played_match
from tests.server.house import OpenHouse, spend
from tests.server.http.test_api import refused
from tests.server.http.test_replays import agrees, finished
from toutilix.cards import card_text
from toutilix.coach.puzzles import puzzle_of_the_day, puzzles_of
from toutilix.engine.act import HandActs
from toutilix.engine.daily import date_of
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.record import write_record
from toutilix.games import GAMES, find
from toutilix.server.tables.practice import PracticePosition, exercise_of

each_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


@pytest.fixture(scope="module")
def match() -> Match:
    return played_match("strategix", 2, "random", 8, hands=1)


def test_the_puzzles_of_all_games_are_listed_with_todays(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        status, found = await house.ask("GET", "/api/puzzles")
        assert status == 200
        agrees("PuzzleList", found)
        assert found["date"] == date_of(house.registry.services.clock.date())
        assert [one["game"] for one in found["games"]] == [kind.name for kind in GAMES]
        for one in found["games"]:
            assert one["grades"] == [puzzle.grade for puzzle in puzzles_of(one["game"])]
            assert one["today"] == puzzle_of_the_day(one["game"], found["date"])

    spend(tmp_path, evening)


@each_game
def test_a_puzzle_is_shown_read_tried_and_solved(tmp_path: Path, kind: AnyKind) -> None:
    puzzle = puzzles_of(kind.name)[0]
    view = puzzle.look(kind)

    async def evening(house: OpenHouse) -> None:
        at = f"/api/puzzles/{kind.name}/1"
        status, shown = await house.ask("GET", at)
        assert status == 200
        agrees("Exercise", shown)
        assert (shown["seat"], shown["players"]) == (view.seat + 1, puzzle.players)
        assert shown["table"]["turn"] == shown["seat"]
        assert shown["table"]["counts"][view.seat] == len(shown["own"]["cards"])
        answer = kind.notation.read_move(puzzle.answers[0])
        cards = kind.screen.cards_of(answer)
        if cards:
            status, read = await house.ask("POST", f"{at}/readings", {"cards": cards})
            assert status == 200
            agrees("CardMeanings", read)
            assert puzzle.answers[0] in [move["text"] for move in read["moves"]]
        status, right = await house.ask("POST", f"{at}/tries", {"move": puzzle.answers[0]})
        assert status == 200
        agrees("Tried", right)
        assert right["right"]
        status, told = await house.ask("POST", f"{at}/tries", {})
        assert (status, told["right"]) == (200, False)
        assert told["better"]["text"] == puzzle.answers[0]

    spend(tmp_path, evening)


def test_a_worse_move_is_compared_with_the_best(tmp_path: Path) -> None:
    puzzle = max(puzzles_of("oldchapix"), key=lambda one: one.cost)
    number = puzzles_of("oldchapix").index(puzzle) + 1
    kind = find("oldchapix")
    others = [kind.notation.write_move(move) for move in puzzle.look(kind).listed_moves()]
    worse = [text for text in others if text not in puzzle.answers]

    async def evening(house: OpenHouse) -> None:
        for text in worse:
            status, tried = await house.ask("POST", f"/api/puzzles/oldchapix/{number}/tries", {"move": text})
            assert status == 200
            agrees("Tried", tried)
            assert tried["better"]["text"] in puzzle.answers
            assert not tried["right"]
            assert "coached" in tried

    spend(tmp_path, evening, hint_seconds=0.1)


def test_an_impossible_try_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        at = "/api/puzzles/oldchapix/1"
        held = set(puzzles_of("oldchapix")[0].look(find("oldchapix")).hand())
        text = card_text(next(card for card in range(52) if card not in held))
        await refused(house, "POST", f"{at}/tries", 409, "engine.not_held", {"move": text})
        await refused(house, "POST", f"{at}/tries", 422, "move.word", {"move": "??"})
        await refused(house, "GET", "/api/puzzles/oldchapix/0", 404, "coach.no_puzzle")
        await refused(house, "GET", "/api/puzzles/oldchapix/9999", 404, "coach.no_puzzle")
        await refused(house, "GET", "/api/puzzles/chess/1", 404, "game.unknown")

    spend(tmp_path, evening)


def test_a_decision_of_a_match_can_be_made_again(tmp_path: Path, match: Match) -> None:
    async def evening(house: OpenHouse) -> None:
        at = await finished(house, write_record(match.lines).splitlines())
        review = await _reviewed(house, f"{at}/1/review")
        slip = review["slips"][0]
        status, shown = await house.ask("GET", f"{at}/1/slips/{slip['number']}")
        assert status == 200
        agrees("Exercise", shown)
        assert shown["seat"] == slip["seat"]
        assert shown["names"] == match.names
        status, tried = await house.ask("POST", f"{at}/1/slips/{slip['number']}/tries", {"move": slip["better"]})
        assert (status, tried["right"]) == (200, True)
        status, told = await house.ask("POST", f"{at}/1/slips/{slip['number']}/tries", {})
        assert told["better"]["text"] == slip["better"]
        await refused(house, "GET", f"{at}/1/slips/1", 404, "coach.no_moment")
        await refused(house, "GET", f"{at}/2/slips/5", 404, "server.no_record")

    spend(tmp_path, evening)


async def _reviewed(house: OpenHouse, path: str) -> Any:
    while True:
        _, found = await house.ask("GET", path)
        if found.get("review"):
            return found["review"]
        await asyncio.sleep(0.05)


@each_game
def test_hidden_cards_change_nothing_that_is_shown(kind: AnyKind) -> None:
    """Non-interference: another deal that the seat cannot tell from this one is shown the same."""
    for state, seat, _ in islice(decisions(kind.name, 3, "random", 12), 20):
        hand = HandActs(3)
        here = exercise_of(PracticePosition(kind, state.view(seat), hand, [], []))
        other = state.view(seat).determinize(Random(5))
        there = exercise_of(PracticePosition(kind, other.view(seat), hand, [], []))
        assert here == there
