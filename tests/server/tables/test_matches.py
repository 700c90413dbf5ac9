"""From the commitment to the record: words for the shuffle, rematches, proofs, and matches of other rules."""

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.house import INSTANT, OpenHouse, reached, spend
from tests.server.players import Key, Player, everybody
from toutilix.engine.errors import Malformed
from toutilix.engine.replay import verify_deals
from toutilix.engine.shuffle import commitment
from toutilix.games import GAMES
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Status

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])


async def record(house: OpenHouse, key: Key, match: int = 1) -> str:
    status, text = await house.ask("GET", f"/api/tables/{key.table}/records/{match}")
    assert status == 200, text
    assert isinstance(text, str)
    return text


async def rematch(house: OpenHouse, key: Key, **wish: object) -> Any:
    status, about = await house.ask("POST", f"/api/tables/{key.table}/rematch", wish, key)
    assert status == 200, about
    return about


async def play_out(*players: Player) -> None:
    dice = Random(1)
    await everybody(*[player.play_on(dice) for player in players])


@each_game
def test_a_finished_match_proves_its_deals(tmp_path: Path, game: str) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing(game, 3)
        promised = (await house.about(keys[0]))["commitment"]
        await play_out(*players)
        told = await players[0].until(live.About, lambda said: said.about.status is Status.over)
        assert told.about.seed is not None
        assert commitment(bytes.fromhex(told.about.seed)) == promised
        text = await record(house, keys[0])
        assert verify_deals(text, GAMES) >= players[0].facts["hand"]
        lines = text.splitlines()
        assert len(lines) == players[0].n
        with pytest.raises(Malformed):
            verify_deals(text.replace(promised, commitment(b"x" * 32)), GAMES)
        _, listed = await house.ask("GET", f"/api/tables/{keys[0].table}/records")
        assert [one["match"] for one in listed["records"]] == [1]
        # Nothing moves any more, and the last scores stay for who comes to see.
        late = await house.watch(keys[0])
        assert late.facts == players[0].facts

    spend(tmp_path, evening)


def test_words_change_the_deals_and_stand_in_the_record(tmp_path: Path) -> None:
    """The same seed with other words deals other cards; so nobody who knows the seed knows the cards."""

    async def evening(house: OpenHouse) -> None:
        hands = []
        for word in ("", "", "tulip", "tulips"):
            keys = await house.seat_all("sowix", 2, options={"target": 1}, pace=INSTANT)
            house.table(keys[0]).seed = b"s" * 32
            players = [await house.sit(key) for key in keys]
            if word:
                await players[1].send({"type": "word", "word": f" {word}\u200b "})
                told = await players[0].until(live.About, lambda said: said.about.seats[1].word)
                assert not told.about.seats[0].word
                assert word.encode() not in players[0].heard[-1]
            await house.host(keys[0], do="start")
            for player in players:
                await player.until(live.Welcome)
            hands.append([player.own["cards"] for player in players])
            await players[1].send({"type": "word", "word": "late"})
            assert (await players[1].until(live.Refused)).why.code == "server.started"
            await play_out(*players)
            text = await record(house, keys[0])
            assert msgspec.json.decode(text.splitlines()[0])["words"] == ["", word]
            assert verify_deals(text, GAMES) >= 1
            # A word is for one match.
            about = await rematch(house, keys[0], start=False)
            assert not any(seat.get("word") for seat in about["seats"])
        assert hands[0] == hands[1]
        assert hands[0] != hands[2] != hands[3]

    spend(tmp_path, evening)


def test_a_word_can_be_changed_but_not_be_endless(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe] = await house.create("sowix", 2)
        at_zoe = await house.sit(zoe)
        for word in ("first", "second", ""):
            await at_zoe.send({"type": "word", "word": word})
            await at_zoe.send({"type": "ping"})
            await at_zoe.until(live.Pong)
            assert house.table(zoe).body.seats[0].word == word
            assert (await house.about(zoe))["seats"][0].get("word", False) is bool(word)
        await at_zoe.send({"type": "word", "word": "x" * 41})
        assert (await at_zoe.until(live.Problem)).why.code == "server.message"

    spend(tmp_path, evening)


def test_a_rematch_commits_before_anybody_chooses_a_word(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("sowix", 2, options={"target": 1})
        first = (await house.about(keys[0]))["commitment"]
        await play_out(*players)
        # Anybody who sits there may ask for it.
        about = await rematch(house, keys[1], start=False)
        assert (about["status"], about["match"]) == (Status.lobby, 2)
        assert about["commitment"] != first
        assert "seed" not in about
        for player in players:
            welcome = await player.until(live.Welcome)
            assert (welcome.n, welcome.match, player.facts, welcome.log) == (0, 2, {}, [])
            assert welcome.about.commitment == about["commitment"]
        status, _ = await house.ask("GET", f"/api/tables/{keys[0].table}/records/2")
        assert status == 409
        await players[1].send({"type": "word", "word": "again"})
        await players[0].until(live.About, lambda said: said.about.seats[1].word)
        await house.host(keys[0], do="start")
        for player in players:
            assert (await player.until(live.Welcome)).n == 2
        await play_out(*players)
        text = await record(house, keys[0], 2)
        header = msgspec.json.decode(text.splitlines()[0])
        assert (header["commitment"], header["words"]) == (about["commitment"], ["", "again"])
        assert verify_deals(text, GAMES) >= 1
        assert await record(house, keys[0], 1) != text
        _, listed = await house.ask("GET", f"/api/tables/{keys[0].table}/records")
        assert [one["match"] for one in listed["records"]] == [1, 2]

    spend(tmp_path, evening)


def test_a_rematch_that_starts_at_once(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("sowix", 3, options={"target": 1}, bots={"2": "beginner"})
        await play_out(*players)
        about = await rematch(house, keys[0])
        assert (about["status"], about["match"]) == (Status.playing, 2)
        for player in players:
            welcome = await player.until(live.Welcome)
            assert (welcome.match, welcome.n) == (2, 2)
        # A number of the match before means nothing in this one.
        old = Player(house, keys[0].table, keys[0].token, match=1, n=2)
        await house.enter(old)
        assert msgspec.json.decode(old.heard[-1])["log"]
        status, _ = await house.ask("POST", f"/api/tables/{keys[0].table}/rematch", {}, keys[0])
        assert status == 409
        await play_out(*players)
        assert verify_deals(await record(house, keys[0], 2), GAMES) >= 1

    spend(tmp_path, evening)


def test_a_match_of_other_rules_is_stopped_and_can_be_played_anew(tmp_path: Path) -> None:
    keys: list[Key] = []
    names: list[str] = []

    async def before(house: OpenHouse) -> None:
        made, players = await house.playing("sowix", 3)
        keys.extend(made)
        await everybody(*[player.play_on(Random(2), reached(15)) for player in players])
        names.extend(seat["name"] for seat in (await house.about(keys[0]))["seats"])

    spend(tmp_path, before)
    with sqlite3.connect(tmp_path / "tables.sqlite") as kept:
        change_rules(kept)
    kept.close()

    async def after(house: OpenHouse) -> None:
        about = await house.about(keys[0])
        assert about["status"] == Status.stopped
        assert [seat["name"] for seat in about["seats"]] == names
        assert "seed" not in about
        players = [await house.sit(key) for key in keys]
        answer = await players[0].move("draw")
        assert isinstance(answer, live.Refused)
        assert answer.why.code == "server.stopped"
        status, _ = await house.ask("POST", f"/api/tables/{keys[0].table}/host", {"do": "start"}, keys[0])
        assert status == 409
        status, _ = await house.ask("GET", f"/api/tables/{keys[0].table}/records/1")
        assert status == 409
        about = await rematch(house, keys[1])
        assert (about["status"], about["match"]) == (Status.playing, 2)
        for player in players:
            assert (await player.until(live.Welcome, lambda said: said.match == 2)).n == 2
        await play_out(*players)
        assert verify_deals(await record(house, keys[0], 2), GAMES) >= 1

    spend(tmp_path, after)


def change_rules(kept: sqlite3.Connection) -> None:
    """As if a server of another version had written the header."""
    [[text]] = kept.execute("SELECT text FROM lines WHERE text LIKE '%\"rules\":1%'").fetchall()
    kept.execute("UPDATE lines SET text = ? WHERE text = ?", (text.replace('"rules":1', '"rules":99'), text))
