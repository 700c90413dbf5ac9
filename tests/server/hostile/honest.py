"""Four friends who play a match while somebody else misbehaves, and must not notice any of it."""

import random
from collections.abc import Awaitable
from dataclasses import dataclass, field

import msgspec

from tests.server.house import OpenHouse
from tests.server.players import Player, everybody
from toutilix.engine.replay import Replay
from toutilix.games import GAMES
from toutilix.server.base.protocol import live

_decoder: msgspec.json.Decoder[live.Answered] = msgspec.json.Decoder(live.Answered)


@dataclass
class Friend(Player):
    """Keeps a journal: every move that was acknowledged, by the state it led to."""

    journal: dict[int, tuple[int, str]] = field(default_factory=dict)

    async def move(
        self, move: str, request: str = "", n: int | None = None
    ) -> live.Happened | live.Refused | live.Done:
        answer = await super().move(move, request, n)
        assert isinstance(answer, live.Happened)
        assert self.seat is not None
        self.journal[answer.act["n"]] = self.seat, move
        return answer


class Friends:
    def __init__(self, house: OpenHouse, table: str, people: list[Friend]) -> None:
        self.house = house
        self.table = table
        self._people = people
        self._dice = random.Random(4)

    async def play_until(self, hand: int) -> None:
        """Until the first cards of this hand lie there; hand 0 is the end of the match."""

        def done(friend: Player) -> bool:
            if friend.facts["over"] == "match":
                return True
            return bool(hand and friend.facts["hand"] >= hand)

        await everybody(*(friend.play_on(random.Random(self._dice.random()), done) for friend in self._people))

    async def check(self) -> None:
        """The record has their moves and nobody else's, in order, and proves the deals."""
        status, record = await self.house.ask("GET", f"/api/tables/{self.table}/records/1")
        assert status == 200, record
        journal = {n: act for friend in self._people for n, act in friend.journal.items()}
        replay = Replay(record, GAMES, seed=bytes.fromhex(record.rpartition('{"seed":"')[2][:64]))
        write_move = replay.match.kind.notation.write_move
        recorded = [(act.seat + 1, write_move(act.move)) for act in replay.acts() if act.move is not None]
        assert recorded == [journal[n] for n in sorted(journal)]
        for friend in self._people:
            assert friend.closed is None
            for answer in map(_decoder.decode, friend.heard):
                assert not isinstance(answer, live.Problem | live.Refused | live.Said), answer


async def friends_of(house: OpenHouse) -> Friends:
    keys = await house.seat_all("oldchapix", 4, pace={"away_seconds": None})
    await house.host(keys[0], do="start")
    people = [Friend(house, key.table, key.token) for key in keys]
    for friend in people:
        await house.enter(friend)
    return Friends(house, keys[0].table, people)


async def undisturbed(house: OpenHouse, attack: Awaitable[None]) -> None:
    """The friends have begun when the attack begins, play on meanwhile, and finish when it is over."""
    friends = await friends_of(house)
    await friends.play_until(2)
    await everybody(attack, friends.play_until(5))
    await friends.play_until(0)
    await friends.check()
