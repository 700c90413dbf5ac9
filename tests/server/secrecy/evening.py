"""A whole match over real sockets with curious people at every seat and a spectator; all that anybody was sent."""

import random
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import aiohttp
import msgspec

from tests.server.logged import logged
from tests.server.players import Player, Visitor, everybody, text_of
from tests.server.secrecy.knowing import COLOURED, Known
from toutilix.games import find
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Status
from toutilix.server.base.protocol.shown import OWNS, TABLES
from toutilix.server.base.settings import Settings
from toutilix.server.base.tokens import hash_token
from toutilix.server.http.app import running

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

_decoder: msgspec.json.Decoder[live.Answered] = msgspec.json.Decoder(live.Answered)


@dataclass
class Evening:
    """`looked_up` is what anybody could read over HTTP while the match ran, `log` what the server wrote of it."""

    game: str
    record: str
    seed: str
    log: str
    heard: dict[int, list[bytes]]
    looked_up: list[bytes]
    tokens: list[str]
    words: list[str]
    names: list[str]
    table: str

    def check(self) -> None:
        """No byte tells its receiver anything they could not know."""
        self.check_cards()
        self.check_fields()
        self.check_secrets()
        self.check_looked_up()
        self.check_log()

    def check_cards(self) -> None:
        known = Known(self.record)
        for seat, heard in self.heard.items():
            assert known.check(seat, heard) > 0

    def check_fields(self) -> None:
        """Nothing but what the protocol names: facts that people are left to notice are not in it."""
        notation = find(self.game).notation
        for heard in self.heard.values():
            for answer in map(_decoder.decode, heard):
                if isinstance(answer, live.Welcome) and answer.n:
                    msgspec.json.decode(answer.table, type=TABLES[self.game])
                if isinstance(answer, live.Welcome | live.Happened):
                    table, own = msgspec.json.decode(answer.table), msgspec.json.decode(answer.own) or {}
                    assert set(table) <= set(TABLES[self.game].__struct_fields__)
                    assert set(own) <= set(OWNS[self.game].__struct_fields__)
                    listed = answer.choice.moves if answer.choice else []
                    assert not any(int(notation.read_move(text_of(move)).verb) in notation.spoken for move in listed)

    def check_secrets(self) -> None:
        """Tokens reach nobody but whom they were given to, words and the seed nobody before the end."""
        for heard in self.heard.values():
            for answer, text in zip(map(_decoder.decode, heard), heard, strict=True):
                if isinstance(answer, live.About | live.Welcome) and answer.about.status is Status.over:
                    break
                self._check_none_of(text, [*self.tokens, *self.words, self.seed])
            self._check_none_of(b"".join(heard), self.tokens)

    def check_looked_up(self) -> None:
        assert len(self.looked_up) > 5
        for text in self.looked_up:
            self._check_none_of(text, [*self.tokens, *self.words, self.seed])
            assert not COLOURED.search(text), text

    def check_log(self) -> None:
        assert self.log.count("\n") > 10
        self._check_none_of(self.log.encode(), [*self.tokens, *self.words, *self.names, self.seed, self.table])
        assert not COLOURED.search(self.log.encode()), self.log

    def _check_none_of(self, text: bytes, secrets: list[str]) -> None:
        for secret in secrets:
            assert secret.encode() not in text, (secret, text)


@dataclass
class Curious(Player):
    """Plays, and meanwhile tries moves that are refused, comes back, asks for advice, and looks things up."""

    looked_up: list[bytes] = field(default_factory=list)
    curiosity: float = 0.1

    async def pick(self, dice: random.Random) -> str:
        if not self.looked_up:
            await self._look_up()
        if dice.random() < self.curiosity:
            await self._try_a_card_that_is_not_held(dice)
        if dice.random() < self.curiosity / 2:
            await self.ws.close()
            self.n = dice.choice((0, self.n, self.n - 5))
            await self.connect()
        if dice.random() < self.curiosity / 4:
            await self._ask_for_advice()
        if dice.random() < self.curiosity / 2:
            await self._look_up()
        return await super().pick(dice)

    async def _try_a_card_that_is_not_held(self, dice: random.Random) -> None:
        card = dice.choice(LETTERS) + dice.choice("pb")
        move = f"discard {card}" if "discard" in self.facts else card
        # A leak planted in a test may tell of another hand: what is offered is in this one.
        offered = [text_of(each) for each in self.choice.moves] if self.choice else []
        if card not in self.own["cards"] and move not in offered:
            answer = await self.move(move)
            assert isinstance(answer, live.Refused), answer
            # A refusal names no other card than the request: the words are about this one.
            assert isinstance(_decoder.decode(self.heard[-1]), live.Refused)
            self.heard[-1] = self.heard[-1].replace(card.encode(), b"")

    async def _ask_for_advice(self) -> None:
        await self.send({"type": "hint", "id": "h"})
        await self.until(live.Hinted)

    async def _look_up(self) -> None:
        table = f"/api/tables/{self.table}"
        for path in (
            table,
            f"{table}/records",
            f"{table}/records/1",
            f"{table}/records/2",
            "/api/health",
            "/api/ready",
            f"{table}/no",
        ):
            async with self.visitor.session.get(self.visitor.url + path) as answer:
                text = await answer.read()
                if self.facts.get("over") != "match":
                    self.looked_up.append(text)


def _has_word(seat: int | None, told: live.About) -> bool:
    assert seat is not None
    return told.about.seats[seat - 1].word


async def spend_evening(game: str, players: int, *, curiosity: float = 0.1, **wish: Any) -> Evening:
    with tempfile.TemporaryDirectory() as folder, logged() as log:
        settings = Settings(port=0, store=f"sqlite:{folder}/tables.sqlite", limits=False, bot_slot=0.0, bot_workers=1)
        async with running(settings) as url, aiohttp.ClientSession() as session:
            spent = await play_evening(Visitor(url, session), game, players, curiosity=curiosity, **wish)
    spent.log = log.getvalue()
    return spent


async def at_once(_table: str) -> None:
    """Nothing has to be done before people come."""


async def play_evening(
    visitor: Visitor,
    game: str,
    players: int,
    *,
    curiosity: float = 0.1,
    settle: Callable[[str], Awaitable[None]] = at_once,
    **wish: Any,
) -> Evening:
    """A whole match at a server that runs; `settle` is done with the table before anybody else comes to it."""
    dice = random.Random(1)
    keys = await visitor.create(game, players, **wish)
    await settle(keys[0].table)
    free = players - len(keys) - len(wish.get("bots", {}))
    keys += [await visitor.join(keys[0].table, f"Guest {number}") for number in range(free)]
    table = keys[0].table
    people = [Curious(visitor, table, key.token, curiosity=curiosity) for key in keys]
    looker = Curious(visitor, table)
    words = [f"our-secret-{key.seat}-word" for key in keys]
    for person, word in zip(people, words, strict=True):
        await person.connect()
        await person.send({"type": "word", "word": word})
        await person.until(live.About, partial(_has_word, person.seat))
    await looker.connect()
    await visitor.host(keys[0], do="start")
    for person in (*people, looker):
        await person.until(live.Welcome)
    await everybody(*(person.play_on(random.Random(dice.random())) for person in (*people, looker)))
    for person in (*people, looker):
        await person.until(live.About, lambda told: told.about.status is Status.over)
    status, record = await visitor.ask("GET", f"/api/tables/{table}/records/1")
    assert status == 200
    _, about = await visitor.ask("GET", f"/api/tables/{table}")
    for person in (*people, looker):
        await person.ws.close()
    return Evening(
        game=game,
        record=record,
        seed=about["seed"],
        log="",
        heard={(person.seat or 0) - 1: person.heard for person in (*people, looker)},
        looked_up=[text for person in people for text in person.looked_up],
        tokens=[secret for key in keys for secret in (key.token, hash_token(key.token))],
        words=words,
        names=["Zoé", "Guest"],
        table=table,
    )
