"""Lessons over the socket: the coach speaks to the learner alone, and nothing of it is lost on the way."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.base.protocol.test_messages import agree
from tests.server.house import INSTANT, OpenHouse, fresh_welcome, spend
from tests.server.players import Key, Player, text_of
from toutilix.engine.lesson import Lesson
from toutilix.engine.view import SPECTATOR
from toutilix.games import GAMES, find
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Holder, Level, Status

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES if kind.lesson is not None])


def lesson_of(game: str) -> Lesson:
    lesson = find(game).lesson
    assert lesson is not None
    return lesson


class Learner(Player):
    """Listens to the coach as well."""

    coach: live.Coach | None = None

    def _take(self, answer: live.Answered) -> None:
        super()._take(answer)
        if isinstance(answer, live.Welcome | live.Happened):
            self.coach = answer.coach

    async def told(self) -> live.Coach:
        while self.coach is None:
            assert await self.hear() is not None
        return self.coach

    async def do(self, move: str) -> live.Happened:
        answer = await self.move(move)
        assert isinstance(answer, live.Happened), answer
        return answer

    async def do_as_told(self, steps: int) -> live.Coach:
        """Play this many steps of the lesson; returns what the coach says next."""
        for _ in range(steps):
            await self.do(text_of((await self.told()).moves[0]))
        return await self.told()


async def lesson(house: OpenHouse, game: str) -> Key:
    status, made = await house.ask("POST", "/api/lessons", {"game": game, "name": "Zoé", "pace": INSTANT})
    assert status == 201, made
    [key] = made["keys"]
    assert made["path"] == f"/t/{made['about']['id']}"
    return Key(made["about"]["id"], key["seat"], key["token"])


async def learning(house: OpenHouse, game: str) -> tuple[Key, Learner]:
    key = await lesson(house, game)
    return key, await learner(house, key)


async def learner(house: OpenHouse, key: Key) -> Learner:
    sitting = Learner(house, key.table, key.token)
    await house.enter(sitting)
    return sitting


async def rematch(house: OpenHouse, key: Key) -> tuple[int, Any]:
    return await house.ask("POST", f"/api/tables/{key.table}/rematch", {}, key)


@each_game
def test_a_lesson_is_played_from_its_first_step_to_the_points_of_the_hand(tmp_path: Path, game: str) -> None:
    async def evening(house: OpenHouse) -> None:
        key, zoe = await learning(house, game)
        lesson = lesson_of(game)
        assert zoe.about.lesson
        assert zoe.about.status is Status.playing
        assert [seat.holder for seat in zoe.about.seats] == [Holder.person] + [Holder.bot] * (lesson.players - 1)
        assert {seat.level for seat in zoe.about.seats[1:]} == {Level.beginner}
        spectator = await house.watch(key)
        assert all(
            fresh_welcome(house.table(key), seat).coach is None for seat in (SPECTATOR, *range(1, lesson.players))
        )
        for number, step in enumerate(lesson.steps, 1):
            coach = await zoe.told()
            assert (coach.id, coach.step, coach.of) == (step.says, number, len(lesson.steps) + 1)
            await zoe.send({"type": "hint", "id": f"h{number}"})
            assert (await zoe.until(live.Hinted)).move == coach.moves[0]
            await zoe.do(text_of(coach.moves[-1]))
        assert (await zoe.told()).id == lesson.own
        while zoe.facts["over"] is None:
            if zoe.may_move():
                assert zoe.choice is not None
                await zoe.do(text_of(zoe.choice.moves[-1]))
            else:
                await zoe.hear()
        assert (await zoe.told()).id == lesson.end
        assert any(zoe.facts["scores"])
        assert all(agree("Answered", text) for text in zoe.heard)
        assert not any(b"coach" in text for text in spectator.heard)

        await zoe.send({"type": "next", "n": zoe.n})
        assert (await zoe.until(live.Refused)).why.code == "server.lesson"
        status, about = await rematch(house, key)
        assert status == 200
        assert "lesson" not in about
        assert about["match"] == 2
        await zoe.until(live.Welcome)
        assert zoe.coach is None
        assert zoe.facts["hand"] == 1
        assert not zoe.about.lesson

    spend(tmp_path, evening)


def test_other_moves_are_refused_kindly_and_illegal_ones_with_their_reason(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        _, zoe = await learning(house, "oldchapix")
        n = zoe.n
        other = await zoe.move("Mp")
        assert isinstance(other, live.Refused)
        assert other.why.code == "lesson.other_move"
        assert (other.n, zoe.own["cards"][2]) == (n, "Mp")
        await zoe.do_as_told(1)
        illegal = await zoe.move("Mp")
        assert isinstance(illegal, live.Refused)
        assert illegal.why.code == "oldchapix.follow"
        nonsense = await zoe.move("knight to f3")
        assert isinstance(nonsense, live.Refused)
        assert nonsense.why.code == "move.word"
        assert (await zoe.told()).step == 2

    spend(tmp_path, evening)


def test_the_coach_is_there_again_after_a_new_connection_and_a_new_start(tmp_path: Path) -> None:
    known: list[tuple[Key, live.Coach]] = []

    async def evening(house: OpenHouse) -> None:
        key, zoe = await learning(house, "rummylix")
        coach = await zoe.do_as_told(4)
        assert coach.step == 5
        again = await learner(house, key)
        assert again.coach == coach
        known.append((key, coach))

    async def morning(house: OpenHouse) -> None:
        [(key, coach)] = known
        zoe = await learner(house, key)
        assert zoe.about.status is Status.playing
        assert zoe.about.lesson
        assert zoe.coach == coach
        assert (await zoe.do_as_told(6)).id == lesson_of("rummylix").own

    spend(tmp_path, evening)
    spend(tmp_path, morning)


def test_a_real_match_after_a_lesson_is_dealt_fairly_and_survives_a_new_start(tmp_path: Path) -> None:
    known: list[tuple[Key, str]] = []

    async def evening(house: OpenHouse) -> None:
        key, zoe = await learning(house, "sowix")
        laid_out = zoe.own["cards"]
        await zoe.do_as_told(2)
        promised = zoe.about.commitment
        status, about = await rematch(house, key)
        assert status == 200
        assert about["commitment"] != promised
        await zoe.until(live.Welcome)
        assert zoe.own["cards"] != laid_out
        known.append((key, zoe.own["cards"]))
        status, _ = await house.ask("GET", f"/api/tables/{key.table}/records/1")
        assert status == 404, "a lesson that was left has no record"

    async def morning(house: OpenHouse) -> None:
        [(key, cards)] = known
        zoe = await learner(house, key)
        assert zoe.about.status is Status.playing
        assert not zoe.about.lesson
        assert (zoe.own["cards"], zoe.match) == (cards, 2)

    spend(tmp_path, evening)
    spend(tmp_path, morning)


def test_nobody_joins_a_lesson_and_its_seats_stay_as_they_are(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        key, zoe = await learning(house, "strategix")
        status, complaint = await house.ask("POST", f"/api/tables/{key.table}/seats", {"name": "Max"})
        assert (status, complaint["why"]["code"]) == (409, "server.full")
        for level in (None, "expert"):
            act = {"do": "replace", "seat": 2, "level": level}
            status, complaint = await house.ask("POST", f"/api/tables/{key.table}/host", act, key)
            assert (status, complaint["why"]["code"]) == (409, "server.lesson")
        assert (await zoe.told()).step == 1

    spend(tmp_path, evening)


def test_the_story_fits_when_a_bot_plays_for_a_learner_who_has_left(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        key, zoe = await learning(house, "strategix")
        status, _ = await house.ask("DELETE", f"/api/tables/{key.table}/seats/mine", key=key)
        assert status == 204
        while zoe.coach is None or zoe.coach.id != lesson_of("strategix").own:
            assert await zoe.hear() is not None

    spend(tmp_path, evening)


@pytest.mark.parametrize("wish", [{"game": "chess", "name": "Zoé"}, {"name": "Zoé"}, {"game": "sowix", "name": " "}])
def test_a_lesson_that_cannot_be_given_is_not_begun(tmp_path: Path, wish: dict[str, str]) -> None:
    async def evening(house: OpenHouse) -> None:
        status, complaint = await house.ask("POST", "/api/lessons", wish)
        assert status in (400, 422)
        assert msgspec.json.encode(complaint["sentence"])
        assert len(house.registry) == 0

    spend(tmp_path, evening)
