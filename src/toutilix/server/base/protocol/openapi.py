"""The OpenAPI document of the HTTP API, made from the list of its routes."""

import re
from typing import Any

from toutilix.server.base.protocol import api
from toutilix.server.base.protocol.routes import ALWAYS, JSON, ROUTES, Route
from toutilix.server.base.protocol.schema import Schema, components

IN_OPENAPI = "#/components/schemas/{name}"
VERSION = "1"

ERRORS = {
    400: "The body is not what this address takes.",
    401: "No token, or one that holds no seat here.",
    403: "Not the host's token, or a page of another origin asks.",
    404: "There is no such table, game or record.",
    409: "Not now: the seat is taken, the table is full, the match has begun or is not finished.",
    410: "The table has ended.",
    413: "The body is too large.",
    415: "The body is not application/json.",
    421: "This server does not answer for the host that was asked.",
    422: "Understood, but not possible: an unknown game or option, a wrong number of players, no such seat.",
    429: "Too many requests from one address or for one table.",
    503: "The store does not work at the moment; nothing has changed.",
}

_PARAMETERS: dict[str, Schema] = {
    "id": {
        "description": "The table, as in its link.",
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    },
    "ids": {
        "description": "Tables, as in their links, with commas between them; the first 20 count.",
        "schema": {"type": "string"},
    },
    "code": {
        "description": "The code of a table, as it was said.",
        "schema": {"type": "string", "maxLength": 40},
    },
    "date": {
        "description": "A date of UTC, as 2026-07-30.",
        "schema": {"$ref": IN_OPENAPI.format(name="DateText")},
    },
    "table": {
        "description": "The table where the deal was played, as in its link.",
        "schema": {"type": "string"},
    },
    "match": {
        "description": "Matches of a table count from 1.",
        "schema": {"type": "integer", "minimum": 1, "maximum": 2**31 - 1},
    },
    "number": {
        "description": "A puzzle, from 1; of a match, the state number that the act led to.",
        "schema": {"type": "integer", "minimum": 1, "maximum": 999_999},
    },
    "game": {"description": "The name of a game.", "schema": {"$ref": IN_OPENAPI.format(name="GameName")}},
    "seat": {
        "description": "Whose eyes: the number of a seat, or `all` for every hand open. Left out: a spectator.",
        "schema": {"type": "string", "pattern": "^([1-8]|all)$"},
    },
    "text": {
        "description": "Is the table told in words, too?",
        "schema": {"enum": ["true", "false"], "default": "false"},
    },
    "lang": {"description": "The language of the answer.", "schema": {"enum": ["en", "fr"], "default": "en"}},
}

_EXAMPLES: dict[str, dict[str, Any]] = {
    "create_table": {
        "with friends": {"game": "oldchapix", "players": 4, "name": "Zoé", "bots": {"4": "regular"}},
        "on one device": {"game": "sowix", "players": 3, "name": "Zoé", "local": True, "names": ["Max", "Papi"]},
    },
    "create_lesson": {"at the pace of people": {"game": "rummylix", "name": "Zoé"}},
    "create_daily": {
        "today's": {"game": "sowix", "name": "Zoé"},
        "an earlier one": {"game": "oldchapix", "date": "2026-07-30", "name": "Zoé"},
    },
    "join_table": {"the first open seat": {"name": "Max"}, "a certain seat": {"name": "Max", "seat": 3}},
    "host_act": {
        "start": {"do": "start", "fill": "regular"},
        "pause": {"do": "pause", "on": True},
        "a bot for seat 2": {"do": "replace", "seat": 2, "level": "beginner"},
        "slow bots, half a minute a move": {"do": "pace", "pace": {"bots": "slow", "move_seconds": 30}},
        "end": {"do": "end"},
    },
    "rematch": {"at once": {}, "words first": {"start": False}},
    **{name: {"two cards": {"cards": ["Gp", "Hb"]}} for name in ("read_puzzle", "read_slip")},
    **{name: {"a move": {"move": "Gp"}, "show the best one": {}} for name in ("try_puzzle", "try_slip")},
}

_COMPLAINT = {
    "why": {"code": "game.players", "arguments": {"game": "oldchapix", "players": 9, "fewest": 3, "most": 5}},
    "sentence": "oldchapix is for 3 to 5 players, not 9.",
}


def openapi() -> Schema:
    kinds: list[Any] = [api.Complaint]
    for route in ROUTES:
        kinds += [kind for kind in (route.body, route.answer) if kind is not None and kind not in kinds]
    schemas, parts = components(kinds, IN_OPENAPI)
    # A union has no name of its own among the components: it stands where it is used.
    written = [(kind, schema) for kind, schema in zip(kinds, schemas, strict=True)]
    paths: dict[str, Schema] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, written)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Toutilix tables",
            "version": VERSION,
            "description": "Create tables, sit down, run them. Playing goes over a WebSocket: see docs/protocol.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "securitySchemes": {
                "seat": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token of a seat, as the answer to creating or joining had it.",
                }
            },
            "responses": {str(status): _error(status) for status in ERRORS},
            "schemas": parts,
        },
    }


def _operation(route: Route, written: list[tuple[Any, Schema]]) -> Schema:
    operation: Schema = {"operationId": route.name, "summary": route.summary}
    if route.about:
        operation["description"] = route.about
    in_path = re.findall(r"{(\w+)}", route.path)
    parameters = [{"name": name, "in": "path", "required": True, **_PARAMETERS[name]} for name in in_path]
    parameters += [{"name": name, "in": "query", **_PARAMETERS[name]} for name in route.query]
    if parameters:
        operation["parameters"] = parameters
    if route.token:
        operation["security"] = [{"seat": []}]
    if route.body is not None:
        examples = {name: {"value": value} for name, value in _EXAMPLES[route.name].items()}
        content = {JSON: {"schema": _schema_of(route.body, written), "examples": examples}}
        operation["requestBody"] = {"required": True, "content": content}
    answers: dict[str, Schema] = {str(route.status): _success(route, written)}
    for status in sorted({*route.errors, *ALWAYS}):
        answers[str(status)] = {"$ref": f"#/components/responses/{status}"}
    operation["responses"] = answers
    return operation


def _schema_of(kind: Any, written: list[tuple[Any, Schema]]) -> Schema:
    return next(schema for known, schema in written if known == kind)


def _success(route: Route, written: list[tuple[Any, Schema]]) -> Schema:
    if route.status == 204:
        return {"description": "Done."}
    if route.status == 101:
        return {"description": "The socket is open; say hello."}
    if route.answer is not None:
        return {"description": "Done.", "content": {JSON: {"schema": _schema_of(route.answer, written)}}}
    schema = {"type": "object"} if route.media == JSON else {"type": "string"}
    return {"description": "Done.", "content": {route.media: {"schema": schema}}}


def _error(status: int) -> Schema:
    complaint: Schema = {"schema": {"$ref": IN_OPENAPI.format(name="Complaint")}}
    if status == 422:
        complaint["example"] = _COMPLAINT
    answer: Schema = {"description": ERRORS[status], "content": {JSON: complaint}}
    if status == 429:
        seconds = {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}}
        answer["headers"] = {"Retry-After": seconds}
    if status == 401:
        answer["headers"] = {"WWW-Authenticate": {"schema": {"type": "string"}}}
    return answer
