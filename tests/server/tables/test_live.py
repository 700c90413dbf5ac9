"""The live protocol: hello and welcome, moves that are stale or sent again, and what came while somebody was away."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.house import OpenHouse, open_house, reached, spend
from tests.server.players import Player, everybody, text_of
from toutilix.engine.record import MoveLine
from toutilix.games import GAMES
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Facts, Status

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])


async def pong(player: Player) -> None:
    """All that was said before has been heard."""
    await player.send({"type": "ping"})
    await player.until(live.Pong)


def test_a_seat_and_a_spectator_are_welcomed(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, _, _], [at_zoe, *_] = await house.playing("oldchapix", 3)
        assert (at_zoe.seat, at_zoe.match, at_zoe.n) == (1, 1, 2)
        assert at_zoe.facts["counts"] == [len(at_zoe.own["cards"])] * 3
        assert at_zoe.about.status is Status.playing
        looking = await house.watch(zoe)
        assert (looking.seat, looking.own, looking.choice) == (None, {}, None)
        assert looking.facts == at_zoe.facts
        told = await at_zoe.until(live.About, lambda said: said.about.spectators == 1)
        assert [seat.present for seat in told.about.seats] == [True, True, True]
        messages: list[dict[str, object]] = [
            {"type": "play", "id": "a", "n": 2, "move": "Ap"},
            {"type": "undo", "id": "a", "n": 2},
            {"type": "read", "id": "a", "cards": ["Ap"]},
            {"type": "hint", "id": "a"},
            {"type": "next", "n": 2},
            {"type": "continue"},
            {"type": "word", "word": "x"},
            {"type": "wear", "avatar": "fox"},
            {"type": "say", "phrase": "hello"},
        ]
        for message in messages:
            await looking.send(message)
            refused = await looking.until(live.Refused)
            assert refused.why.code == "server.spectator", message
        await looking.ws.close()
        await at_zoe.until(live.About, lambda said: said.about.spectators == 0)

    spend(tmp_path, evening)


def test_in_the_lobby_there_is_nothing_on_the_table(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe] = await house.create("oldchapix", 4)
        at_zoe = await house.sit(zoe)
        assert (at_zoe.n, at_zoe.facts, at_zoe.own, at_zoe.choice) == (0, {}, {}, None)
        answer = await at_zoe.move("Ap")
        assert isinstance(answer, live.Refused)
        assert answer.why.code == "server.lobby"
        await house.host(zoe, do="start")
        welcome = await at_zoe.until(live.Welcome)
        assert welcome.n == 2
        assert [act["n"] for act in welcome.log] == [2]

    spend(tmp_path, evening)


def test_everything_begins_with_hello(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe] = await house.create("oldchapix", 4)
        shy = Player(house, zoe.table)
        await shy.connect(hello=False)
        await shy.send({"type": "say", "phrase": "hello"})
        assert (await shy.until(live.Problem)).why.code == "server.no_hello"
        await shy.send({"type": "dance"})
        assert (await shy.until(live.Problem)).why.code == "server.message"
        await shy.ws.send_bytes(b"{}")
        assert (await shy.until(live.Problem)).why.code == "server.not_text"
        await shy.send({"type": "hello"})
        assert (await shy.until(live.Welcome)).seat is None
        await shy.ws.close()

        lost = Player(house, "0" * 16)
        await lost.connect(hello=False)
        assert (await lost.until(live.Problem)).why.code == "server.no_table"
        assert await lost.hear() is None
        assert lost.closed == 4404

    spend(tmp_path, evening)


def test_a_connection_without_a_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toutilix.server.tables.session.HELLO_SECONDS", 0.05)

    async def evening(house: OpenHouse) -> None:
        [zoe] = await house.create("oldchapix", 4)
        silent = Player(house, zoe.table)
        await silent.connect(hello=False)
        assert await silent.hear() is None
        assert silent.closed == 1008

    spend(tmp_path, evening)


def test_a_move_is_answered_to_all_and_a_stale_one_refused(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, _], [at_zoe, at_ana] = await house.playing("sowix", 2)
        assert at_zoe.choice is not None
        move = text_of(at_zoe.choice.moves[0])
        for n in (0, 1, 3, -1):
            stale = await at_zoe.move(move, n=n)
            assert isinstance(stale, live.Refused)
            assert (stale.why.code, stale.n) == ("server.stale", 2)
        await at_zoe.send({"type": "play", "id": "without", "move": move})
        stale = await at_zoe.until(live.Refused, lambda said: said.id == "without")
        assert stale.why.code == "server.stale"
        not_hers = await at_ana.move("draw")
        assert isinstance(not_hers, live.Refused)
        assert not_hers.why.code == "engine.not_your_turn"
        nonsense = await at_zoe.move("fly away")
        assert isinstance(nonsense, live.Refused)
        assert nonsense.why.code == "move.word"
        done = await at_zoe.move(move, request="mine")
        assert isinstance(done, live.Happened)
        heard = await at_ana.until(live.Happened)
        assert (heard.id, heard.act["n"], heard.act["seat"]) == (None, done.act["n"], 1)
        assert house.table(zoe).n == done.act["n"]

    spend(tmp_path, evening)


@each_game
def test_a_move_sent_again_is_recognised_also_after_a_restart(tmp_path: Path, game: str) -> None:
    async def evenings() -> None:
        async with open_house(tmp_path) as house:
            keys, players = await house.playing(game, 3)
            mover = next(player for player in players if player.may_move())
            key = next(key for key in keys if key.seat == mover.seat)
            move = await mover.pick(Random(1))
            n = mover.n
            done = await mover.move(move, request="first_try")
            assert isinstance(done, live.Happened)
            again = await mover.move(move, request="first_try", n=n)
            assert again == live.Done(id="first_try", n=done.act["n"])
            # The id is this seat's own: another's request of that name is another.
            other = next(player for player in players if player is not mover)
            assert not isinstance(await other.move(move, request="first_try", n=n), live.Done)
            made = house.table(keys[0]).n
        async with open_house(tmp_path) as house:
            mover = await house.sit(key)
            again = await mover.move(move, request="first_try", n=n)
            assert again == live.Done(id="first_try", n=done.act["n"])
            lines = house.table(keys[0]).match.lines
            assert len(lines) == made
            assert sum(isinstance(line, MoveLine) for line in lines) == 1

    asyncio.run(evenings())


def test_two_tries_at_once_are_one_move(tmp_path: Path) -> None:
    """The second comes while the first is still being written."""

    async def evening(house: OpenHouse) -> None:
        [zoe, _], [at_zoe, _] = await house.playing("sowix", 2)
        assert at_zoe.choice is not None
        message: dict[str, object] = {"type": "play", "id": "x", "n": 2, "move": text_of(at_zoe.choice.moves[0])}
        for _ in range(5):
            await at_zoe.send(message)
        told = await at_zoe.until(live.Happened)
        assert told.id == "x"
        for _ in range(4):
            assert await at_zoe.until(live.Done) == live.Done(id="x", n=told.act["n"])
        assert sum(isinstance(line, MoveLine) for line in house.table(zoe).match.lines) == 1

    spend(tmp_path, evening)


def test_the_last_move_sent_again(tmp_path: Path) -> None:
    """A player who lost the connection with the last card in flight learns that it was played."""

    async def evening(house: OpenHouse) -> None:
        _, players = await house.playing("sowix", 2, options={"target": 1})
        last: tuple[Player, str, int] | None = None
        while players[0].facts["over"] != "match":
            mover = next(player for player in players if player.may_move())
            move = await mover.pick(Random(2))
            last = mover, move, mover.n
            await mover.move(move, request=f"r{mover.n}")
            for player in players:
                while player.n < mover.n:
                    await player.hear()
        assert last is not None
        mover, move, n = last
        again = await mover.move(move, request=f"r{n}", n=n)
        assert again == live.Done(id=f"r{n}", n=mover.n)
        late = await mover.move(move, request="another", n=mover.n)
        assert isinstance(late, live.Refused)
        assert late.why.code == "server.over"

    spend(tmp_path, evening)


def acts_heard(player: Player, after: int = 0) -> list[Facts]:
    """The log of somebody who stayed."""
    messages = [msgspec.json.decode(frame) for frame in player.heard]
    acts: list[Facts] = [told["act"] for told in messages if told["type"] == "happened"]
    return [act for act in acts if act["n"] > after]


@each_game
def test_a_player_who_comes_back_gets_exactly_the_missed_acts(tmp_path: Path, game: str) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing(game, 3)
        stayed = [await house.sit(key) for key in keys] + [await house.watch(keys[0])]
        roving = [await house.sit(key) for key in keys] + [await house.watch(keys[0])]
        dice = Random(7)
        for stop in (11, 25, 26, 60, 95, 140):
            since = [player.n for player in roving]
            for player in roving:
                await player.ws.close()
            await everybody(*[player.play_on(dice, reached(stop)) for player in players])
            for player, there, seen in zip(roving, stayed, since, strict=True):
                player.match = 1
                await player.connect()
                welcome = msgspec.json.decode(player.heard[-1], type=live.Welcome)
                while there.n < player.n:
                    await there.hear()
                assert there.n == player.n
                missed = acts_heard(there, seen)
                log = welcome.log
                if welcome.whole:
                    assert log == missed
                else:
                    assert log == missed[-len(log) :]
                    assert len(log) < len(missed)
                assert (player.facts, player.own) == (there.facts, there.own)

    spend(tmp_path, evening)


def test_a_log_that_is_not_whole_says_so(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, ana], players = await house.playing("sowix", 2, options={"target": 10000})
        stayed = await house.watch(zoe)
        dice = Random(3)
        await everybody(*[player.play_on(dice, lambda one: one.facts["hand"] == 3) for player in players])
        while stayed.n < players[0].n:
            await stayed.hear()
        late = Player(house, ana.table, ana.token, match=1, n=0)
        await late.connect(hello=False)
        deals = [act["n"] for act in acts_heard(stayed) if "seat" not in act]
        kept_after = deals[-2] - 1
        for since, whole in ((0, False), (kept_after - 1, False), (kept_after, True), (late.n + 10_000, True)):
            await late.send({"type": "hello", "token": ana.token, "match": 1, "since": since})
            welcome = await late.until(live.Welcome)
            assert welcome.whole is whole, since
            assert all(act["n"] > since for act in welcome.log)
        # Another match's numbers mean nothing here.
        await late.send({"type": "hello", "token": ana.token, "match": 7, "since": welcome.n})
        assert (await late.until(live.Welcome)).log != []
        await late.ws.close()

    spend(tmp_path, evening)


def test_phrases_are_said_to_everybody(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, _], [at_zoe, at_ana] = await house.playing("sowix", 2)
        looking = await house.watch(zoe)
        for phrase in live.Phrase:
            await at_ana.send({"type": "say", "phrase": phrase})
            for player in (at_zoe, at_ana, looking):
                assert await player.until(live.Said) == live.Said(seat=2, phrase=phrase)
        await at_ana.send({"type": "say", "phrase": "You cheat!"})
        assert (await at_ana.until(live.Problem)).why.code == "server.message"
        await pong(at_zoe)

    spend(tmp_path, evening)
