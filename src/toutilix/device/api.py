"""The API of a device: the same questions and answers as the server's, without HTTP."""

import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar
from urllib.parse import parse_qs, unquote

import msgspec
from msgspec import Struct

from toutilix.device.imports import import_record
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES, find
from toutilix.server.base.logs import note
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol import api, bodies
from toutilix.server.base.protocol.convert import why_not
from toutilix.server.store import StoreFailed
from toutilix.server.tables import hosting
from toutilix.server.tables.answers import (
    MOST_LOOKS,
    created,
    finished_record,
    played_daily,
    record_list,
    table_now,
    viewer_of,
)
from toutilix.server.tables.catalogue import about_game, deals_of_today
from toutilix.server.tables.daily import DailyBots
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.practice import (
    PracticePosition,
    exercise_of,
    meanings_of,
    puzzle_at,
    puzzle_list,
    slip_at,
    tried,
)
from toutilix.server.tables.registry import Registry
from toutilix.server.tables.replays import check_of, replay_of
from toutilix.server.tables.reviews import ReviewService
from toutilix.server.thinking import Asker

RulesReader = Callable[[AnyKind, str], bytes]
"""The rules of a game in a language, as the API sends them."""
Body = TypeVar("Body")


class Asked(Struct, frozen=True, kw_only=True):
    """One request: `path` is what follows /api/ on a server, with its query."""

    method: str
    path: str
    token: str = ""
    body: str = ""


class Reply(Struct, frozen=True, kw_only=True):
    status: int
    body: str


class _Call:
    """A request with what varies in its path, by name, and its query."""

    def __init__(self, asked: Asked, named: dict[str, str], query: str) -> None:
        self.asked = asked
        self.named = {name: unquote(value) for name, value in named.items()}
        self.query = {name: values[0] for name, values in parse_qs(query).items()}

    def read(self, decoder: msgspec.json.Decoder[Body]) -> Body:
        return decoder.decode(self.asked.body)


Answer = tuple[int, Struct | str | None]


class DeviceApi:
    def __init__(self, registry: Registry, daily: DailyBots, reviews: ReviewService, rules: RulesReader) -> None:
        self._registry = registry
        self._daily = daily
        self._reviews = reviews
        self._rules = rules
        paths: dict[str, Callable[[_Call], Awaitable[Answer]]] = {
            "POST tables": self._create_table,
            "POST lessons": self._create_lesson,
            "POST daily": self._create_daily,
            "POST records": self._import_record,
            "GET daily": self._list_daily,
            "GET daily/{date}/{game}": self._daily_results,
            "GET tables": self._look_at_tables,
            "GET tables/{id}": self._look_at_table,
            "POST tables/{id}/seats": self._join,
            "DELETE tables/{id}/seats/mine": self._leave,
            "POST tables/{id}/host": self._host_act,
            "POST tables/{id}/rematch": self._rematch,
            "GET tables/{id}/records": self._list_records,
            "GET tables/{id}/records/{match}": self._get_record,
            "GET tables/{id}/records/{match}/replay": self._get_replay,
            "GET tables/{id}/records/{match}/check": self._check_deals,
            "GET tables/{id}/records/{match}/review": self._get_review,
            "GET tables/{id}/records/{match}/slips/{number}": self._get_slip,
            "POST tables/{id}/records/{match}/slips/{number}/readings": self._read_slip,
            "POST tables/{id}/records/{match}/slips/{number}/tries": self._try_slip,
            "GET puzzles": self._list_puzzles,
            "GET puzzles/{game}/{number}": self._get_puzzle,
            "POST puzzles/{game}/{number}/readings": self._read_puzzle,
            "POST puzzles/{game}/{number}/tries": self._try_puzzle,
            "GET games": self._list_games,
            "GET games/{game}/rules": self._get_rules,
        }
        self._routes = [(_pattern(path), answer) for path, answer in paths.items()]

    async def answer(self, asked: Asked) -> Reply:
        """Every error has its code, as on a server; the page says it in the reader's language."""
        try:
            status, body = await self._answer(asked)
        except ApiError as error:
            return _complaint(error.status, error.why)
        except Malformed as error:
            return _complaint(422, error)
        except Illegal as error:
            return _complaint(409, error)
        except msgspec.ValidationError as error:
            return _complaint(422, Malformed("request.body", why=str(error)[:200]))
        except msgspec.DecodeError as error:
            return _complaint(400, Malformed("request.body", why=str(error)[:200]))
        except StoreFailed as error:
            return _complaint(503, Malformed(error.code))
        except Exception as error:
            number = secrets.token_hex(4)
            note("request failed", level=logging.ERROR, number=number, error=error)
            return _complaint(500, Malformed("request.failed", number=number))
        if isinstance(body, Struct):
            body = msgspec.json.encode(body).decode()
        return Reply(status=status, body=body or "")

    async def _answer(self, asked: Asked) -> Answer:
        path, _, query = asked.path.partition("?")
        wanted = f"{asked.method} {path}"
        for pattern, answer in self._routes:
            if found := pattern.fullmatch(wanted):
                return await answer(_Call(asked, found.groupdict(), query))
        raise ApiError(404, Malformed("device.no_server"))

    # --- tables ---

    async def _create_table(self, call: _Call) -> Answer:
        table, keys = await self._registry.create(call.read(bodies.NEW_TABLE))
        return 201, created(table, keys)

    async def _create_lesson(self, call: _Call) -> Answer:
        table, key = await self._registry.create_lesson(call.read(bodies.NEW_LESSON))
        return 201, created(table, [key])

    async def _create_daily(self, call: _Call) -> Answer:
        table, key = await self._registry.create_daily(call.read(bodies.NEW_DAILY))
        self._daily.begin(find(table.body.game), table.body.daily)
        return 201, created(table, [key])

    async def _look_at_table(self, call: _Call) -> Answer:
        return 200, table_now(await self._table(call))

    async def _look_at_tables(self, call: _Call) -> Answer:
        ids = dict.fromkeys(call.query.get("ids", "").split(","))
        found = [await self._registry.find(id) for id in list(ids)[:MOST_LOOKS]]
        return 200, api.TablesNow(tables=[table_now(table) for table in found if table is not None])

    async def _join(self, call: _Call) -> Answer:
        wanted = call.read(bodies.JOIN)
        table = await self._table(call)
        key = hosting.join(table, wanted)
        await table.settled()
        return 201, api.Joined(key=key, about=table.about())

    async def _leave(self, call: _Call) -> Answer:
        table, at = await self._seated(call)
        hosting.leave(table, at)
        await table.settled()
        return 204, None

    async def _host_act(self, call: _Call) -> Answer:
        act = call.read(bodies.HOST_ACT)
        table, at = await self._seated(call)
        hosting.act_as_host(table, at, act)
        await table.settled()
        return 200, table.about()

    async def _rematch(self, call: _Call) -> Answer:
        wanted = call.read(bodies.REMATCH)
        table, _ = await self._seated(call)
        hosting.rematch(table, wanted)
        await table.settled()
        return 200, table.about()

    async def _table(self, call: _Call) -> LiveTable:
        return await self._registry.need(call.named["id"])

    async def _seated(self, call: _Call) -> tuple[LiveTable, int]:
        table = await self._table(call)
        return table, hosting.seated(table, call.asked.token)

    # --- records ---

    async def _list_records(self, call: _Call) -> Answer:
        return 200, await record_list(self._registry, await self._table(call))

    async def _get_record(self, call: _Call) -> Answer:
        _, lines = await self._finished(call)
        return 200, "".join(line + "\n" for line in lines)

    async def _get_replay(self, call: _Call) -> Answer:
        viewer = viewer_of(call.query.get("seat"))
        match, lines = await self._finished(call)
        return 200, replay_of(match, lines, viewer, text=call.query.get("text") == "true")

    async def _check_deals(self, call: _Call) -> Answer:
        _, lines = await self._finished(call)
        return 200, check_of(lines)

    async def _get_review(self, call: _Call) -> Answer:
        match, lines = await self._finished(call)
        return 200, await self._reviews.look(call.named["id"], match, lines, "")

    async def _import_record(self, call: _Call) -> Answer:
        table = await self._registry.need(await import_record(call.asked.body, self._registry.services.writer))
        return 201, api.Created(path=f"/t/{table.id}/replay/1", keys=[], about=table.about())

    async def _finished(self, call: _Call) -> tuple[int, list[str]]:
        return await finished_record(self._registry, await self._table(call), call.named["match"])

    # --- practice ---

    async def _get_slip(self, call: _Call) -> Answer:
        return 200, exercise_of(await self._slip(call))

    async def _read_slip(self, call: _Call) -> Answer:
        asked = call.read(bodies.READ_CARDS)
        return 200, meanings_of(await self._slip(call), asked)

    async def _try_slip(self, call: _Call) -> Answer:
        asked = call.read(bodies.TRY_MOVE)
        return await self._tried(await self._slip(call), asked.move)

    async def _list_puzzles(self, _call: _Call) -> Answer:
        return 200, puzzle_list(self._registry.services.clock.date())

    async def _get_puzzle(self, call: _Call) -> Answer:
        return 200, exercise_of(_puzzle(call))

    async def _read_puzzle(self, call: _Call) -> Answer:
        return 200, meanings_of(_puzzle(call), call.read(bodies.READ_CARDS))

    async def _try_puzzle(self, call: _Call) -> Answer:
        return await self._tried(_puzzle(call), call.read(bodies.TRY_MOVE).move)

    async def _slip(self, call: _Call) -> PracticePosition:
        match, lines = await self._finished(call)
        return slip_at(lines, call.named["number"], await self._reviews.kept(call.named["id"], match))

    async def _tried(self, at: PracticePosition, move: str | None) -> Answer:
        services = self._registry.services
        return 200, await tried(at, move, services.thinker, Asker("", ""), services.settings.hint_seconds or None)

    # --- deals of the day and games ---

    async def _list_daily(self, _call: _Call) -> Answer:
        return 200, deals_of_today(self._registry.services.clock.date())

    async def _daily_results(self, call: _Call) -> Answer:
        table = await self._registry.need(call.query.get("table", ""))
        date = call.named["date"]
        kind = await played_daily(self._registry, table, date, call.named["game"])
        return 200, await self._daily.results(kind, date)

    async def _list_games(self, _call: _Call) -> Answer:
        return 200, api.Games(games=[about_game(kind) for kind in GAMES])

    async def _get_rules(self, call: _Call) -> Answer:
        return 200, self._rules(find(call.named["game"]), call.query.get("lang", "en")).decode()


def _puzzle(call: _Call) -> PracticePosition:
    return puzzle_at(call.named["game"], call.named["number"])


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/?]+)", path))


def _complaint(status: int, error: Malformed | Illegal) -> Reply:
    """The words of a device are the page's: there is no sentence."""
    complaint = api.Complaint(why=why_not(error), sentence="")
    return Reply(status=status, body=msgspec.json.encode(complaint).decode())
