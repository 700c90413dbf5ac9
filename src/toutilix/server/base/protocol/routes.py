"""Every address of the HTTP API, in one place: the server answers by it and the OpenAPI document is made from it."""

from dataclasses import dataclass
from typing import Any

from toutilix.server.base.protocol import api, practice, replay
from toutilix.server.base.protocol.common import TableAbout

JSON = "application/json"
LINES = "application/x-ndjson"

ALWAYS = (421, 429)
"""Errors that can answer any request."""

_BODY = (400, 413, 415, 422)
_KEPT = (404, 503)
_CHANGE = (*_KEPT, 403, 410)


@dataclass(frozen=True)
class Route:
    """`path` has `{names}` for what varies. `body` and `answer` are types of `protocol.api`; an `answer` of none with a
    `media` is a text of that kind. `token` asks for the bearer token of a seat, `host` for that of the host's seat.
    `errors` and ALWAYS are all that can come instead of `status`, each with a Complaint."""

    name: str
    method: str
    path: str
    summary: str
    body: Any = None
    answer: Any = None
    status: int = 200
    media: str = JSON
    token: bool = False
    host: bool = False
    about: str = ""
    query: tuple[str, ...] = ()
    errors: tuple[int, ...] = ()


ROUTES: tuple[Route, ...] = (
    Route(
        "create_table",
        "POST",
        "/api/tables",
        "Create a table and sit down at it",
        api.NewTable,
        api.Created,
        201,
        about="The answer has the keys of the seats you hold. They are shown this once.",
        errors=(*_BODY, 403, 503),
    ),
    Route(
        "create_lesson",
        "POST",
        "/api/lessons",
        "Learn a game: a table with its first hand and a coach",
        api.NewLesson,
        api.Created,
        201,
        about="The cards are laid out, not shuffled. The answer has the key of your seat. It is shown this once.",
        errors=(*_BODY, 403, 503),
    ),
    Route(
        "create_daily",
        "POST",
        "/api/daily",
        "Play the deal of the day of a game",
        api.NewDaily,
        api.Created,
        201,
        about="Everybody gets the same cards and meets the same bots. The answer has the key of your seat. It is shown "
        "this once.",
        errors=(*_BODY, 403, 503),
    ),
    Route(
        "list_daily",
        "GET",
        "/api/daily",
        "The deals of today",
        answer=api.DailyDeals,
        about="Days are those of UTC.",
    ),
    Route(
        "get_daily_results",
        "GET",
        "/api/daily/{date}/{game}",
        "What easy, medium and hard bots made of a deal of the day",
        answer=api.DailyResults,
        about="For a table where this deal was played to its end: nobody is told before they have played it. The "
        "answer may take a while: the bots play when the first table is made.",
        query=("table",),
        errors=(*_KEPT, 409),
    ),
    Route(
        "look_at_tables",
        "GET",
        "/api/tables",
        "Look at several tables at once",
        answer=api.TablesNow,
        about="For a person who comes back: those of their tables that still exist. Others are left out.",
        query=("ids",),
        errors=(503,),
    ),
    Route("look_at_table", "GET", "/api/tables/{id}", "Look at a table", answer=api.TableNow, errors=_KEPT),
    Route(
        "find_table",
        "GET",
        "/api/codes/{code}",
        "Look at the table that somebody told you the code of",
        answer=TableAbout,
        about="A code is good while the table is in the lobby or has an open seat, and somebody is there. Small "
        "letters, spaces and hyphens do not matter, nor O for 0, I and L for 1, U for V. "
        "Counts as a join, so that codes cannot be guessed.",
        errors=_KEPT,
    ),
    Route(
        "join_table",
        "POST",
        "/api/tables/{id}/seats",
        "Sit down on an open seat",
        api.Join,
        api.Joined,
        201,
        errors=(*_BODY, *_CHANGE, 409),
    ),
    Route(
        "take_seat_back",
        "POST",
        "/api/tables/{id}/seats/mine",
        "Take your seat back from the bot that plays for you",
        answer=api.TakenBack,
        token=True,
        errors=(*_CHANGE, 401),
    ),
    Route(
        "leave_seat",
        "DELETE",
        "/api/tables/{id}/seats/mine",
        "Leave your seat",
        status=204,
        about="In the lobby the seat is open again. In a match a bot plays on, and the seat can be taken back.",
        token=True,
        errors=(*_CHANGE, 401),
    ),
    Route(
        "host_act",
        "POST",
        "/api/tables/{id}/host",
        "Start, pause, replace a seat, change the pace or end the table",
        api.HostAct,
        TableAbout,
        token=True,
        host=True,
        errors=(*_BODY, *_CHANGE, 401, 409),
    ),
    Route(
        "rematch",
        "POST",
        "/api/tables/{id}/rematch",
        "Play again with the same seats",
        api.Rematch,
        TableAbout,
        token=True,
        errors=(*_BODY, *_CHANGE, 401, 409),
    ),
    Route(
        "list_records",
        "GET",
        "/api/tables/{id}/records",
        "The finished matches of a table",
        answer=api.Records,
        errors=_KEPT,
    ),
    Route(
        "get_record",
        "GET",
        "/api/tables/{id}/records/{match}",
        "The record of a finished match",
        media=LINES,
        about="One JSON object a line. It holds all cards of the match, which is why there is none before its end.",
        errors=(*_KEPT, 409),
    ),
    Route(
        "get_replay",
        "GET",
        "/api/tables/{id}/records/{match}/replay",
        "A finished match step by step, through somebody's eyes",
        answer=replay.MatchReplay,
        query=("seat", "text"),
        about="With `text=true` each step also has the table in words.",
        errors=(*_KEPT, 409, 422),
    ),
    Route(
        "get_review",
        "GET",
        "/api/tables/{id}/records/{match}/review",
        "Where the points of a finished match went",
        answer=replay.MatchReview,
        about="Made in the background, question by question, from what each seat could know: ask until it is there.",
        errors=(*_KEPT, 409, 429),
    ),
    Route(
        "check_deals",
        "GET",
        "/api/tables/{id}/records/{match}/check",
        "Were the deals of a finished match fixed beforehand?",
        answer=replay.DealCheck,
        about="What `toutilix verify` finds in the record. Run that yourself if you do not trust this server.",
        errors=(*_KEPT, 409),
    ),
    Route(
        "get_slip",
        "GET",
        "/api/tables/{id}/records/{match}/slips/{number}",
        "A decision of a finished match, to be made again",
        answer=practice.Exercise,
        about="What its player saw before the act that led to this state number.",
        errors=(*_KEPT, 409),
    ),
    Route(
        "read_slip",
        "POST",
        "/api/tables/{id}/records/{match}/slips/{number}/readings",
        "Which moves cards can make there",
        practice.ReadCards,
        practice.CardMeanings,
        errors=(*_BODY, *_KEPT, 409),
    ),
    Route(
        "try_slip",
        "POST",
        "/api/tables/{id}/records/{match}/slips/{number}/tries",
        "Compare a move with the best one there",
        practice.TryMove,
        practice.Tried,
        about="A search takes up to a second.",
        errors=(*_BODY, *_KEPT, 409),
    ),
    Route(
        "list_puzzles",
        "GET",
        "/api/puzzles",
        "The puzzles of each game, and today's",
        answer=practice.PuzzleList,
        about="Days are those of UTC.",
    ),
    Route(
        "get_puzzle",
        "GET",
        "/api/puzzles/{game}/{number}",
        "A position with one clearly best move",
        answer=practice.Exercise,
        errors=(404,),
    ),
    Route(
        "read_puzzle",
        "POST",
        "/api/puzzles/{game}/{number}/readings",
        "Which moves cards can make there",
        practice.ReadCards,
        practice.CardMeanings,
        errors=(*_BODY, 403, 404),
    ),
    Route(
        "try_puzzle",
        "POST",
        "/api/puzzles/{game}/{number}/tries",
        "Compare a move with the best one there",
        practice.TryMove,
        practice.Tried,
        about="A search takes up to a second.",
        errors=(*_BODY, 403, 404, 409),
    ),
    Route("list_games", "GET", "/api/games", "The games, their options and the levels of bots", answer=api.Games),
    Route(
        "get_rules",
        "GET",
        "/api/games/{game}/rules",
        "The rules of a game, in our own words",
        answer=api.Rules,
        query=("lang",),
        errors=(404, 422),
    ),
    Route(
        "get_words",
        "GET",
        "/api/games/{game}/words",
        "What a game says, for a page that does not know it",
        answer=api.GameWords,
        query=("lang",),
        errors=(404, 422),
    ),
    Route(
        "list_addresses",
        "GET",
        "/api/addresses",
        "Where others find this server",
        answer=api.Addresses,
        about="What a page needs for a link to send: opened as localhost it is told the machine's addresses in the "
        "local network, if the server listens there.",
    ),
    Route("get_health", "GET", "/api/health", "Does the server live?", answer=api.Health),
    Route(
        "get_readiness",
        "GET",
        "/api/ready",
        "Can the server take requests?",
        answer=api.Ready,
        about="For a load balancer. Not while the store takes no commits or the server is about to stop.",
        errors=(503,),
    ),
    Route(
        "get_openapi",
        "GET",
        "/api/openapi.json",
        "This document",
        about="An OpenAPI 3.1 document, written in JSON.",
    ),
    Route(
        "live",
        "GET",
        "/api/tables/{id}/live",
        "The live table: a WebSocket",
        status=101,
        about="Playing goes over this socket; see docs/protocol.md and docs/protocol/live.schema.json. The token of a "
        "seat is sent in the first message, not here. That there is no such table is said over the socket.",
        errors=(400, 403),
    ),
)
