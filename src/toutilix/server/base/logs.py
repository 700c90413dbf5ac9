"""The server's log, one line for each thing: as text to be read, or as JSON.

Fields are listed, never dumped, so that no token, name, card, seed, body or query can slip in: what is not a parameter
of `note` cannot be logged. A table appears as a short hash of its id, a path as the pattern of its route, an exception
as its class and the places it passed. Lines of libraries keep only where they come from: they may quote a request.
"""

import hashlib
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import TextIO

import msgspec

OURS = "toutilix.server"
_log = logging.getLogger(OURS)
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_ID = re.compile(r"[a-z_]{1,30}(\.[a-z0-9_]{1,30})*")
DEEPEST = 12
"""Frames of a traceback that are logged, counted from where it was raised."""

Field = str | int | float | list[str]


def note(
    event: str,
    *,
    level: int = logging.INFO,
    table: str | None = None,
    method: str | None = None,
    route: str | None = None,
    status: int | None = None,
    milliseconds: float | None = None,
    number: str | None = None,
    code: str | None = None,
    count: int | None = None,
    version: str | None = None,
    port: int | None = None,
    error: BaseException | None = None,
) -> None:
    """`event` and `code` are words of ours, `route` is a pattern such as `/tables/{id}`, `number` that of a failure."""
    if not _log.isEnabledFor(level):
        return
    given: dict[str, Field | None] = {
        "table": None if table is None else table_mark(table),
        "method": None if method is None else (method if method in _METHODS else "other"),
        "route": route,
        "status": status,
        "milliseconds": None if milliseconds is None else round(milliseconds, 1),
        "number": number,
        "code": None if code is None else (code if _ID.fullmatch(code) else "other"),
        "count": count,
        "version": version,
        "port": port,
    }
    fields = {name: value for name, value in given.items() if value is not None}
    if error is not None:
        fields |= _error_fields(error)
    _log.log(level, event, extra={"fields": fields})


def table_mark(table: str) -> str:
    """Enough to follow one table through the log, too little to find it: its id is as good as its link."""
    return hashlib.sha256(f"table {table}".encode("utf-8", "surrogatepass")).hexdigest()[:8]


def start_logs(style: str, level: str, stream: TextIO | None = None, *, node: str = "") -> logging.Handler:
    """All logging of this process from now on, ours and that of libraries; on stderr by default. `node` is the server's
    name: it stands in every line, so that the logs of several servers can be read as one."""
    lines = logging.StreamHandler(stream or sys.stderr)
    lines.setFormatter(_Json(node) if style == "json" else _Text(node))
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(logging.WARNING)
    _log.setLevel(level.upper())
    logging.captureWarnings(True)
    return lines


def _error_fields(error: BaseException) -> dict[str, Field]:
    """Its message is left out: it may hold anything that was being worked on."""
    places = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    return {
        "error": type(error).__qualname__,
        "places": [f"{_short(place.filename)}:{place.lineno} {place.name}" for place in places],
    }


def _short(path: str) -> str:
    """The last two parts: where a program is installed is nobody's business."""
    return "/".join(path.replace("\\", "/").split("/")[-2:])


def _fields(record: logging.LogRecord, node: str) -> dict[str, Field]:
    when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    ours = record.name == OURS
    entry: dict[str, Field] = {"time": when, "level": record.levelname.lower()}
    entry["event"] = str(record.msg) if ours else "library"
    if node:
        entry["node"] = node
    if ours:
        return entry | getattr(record, "fields", {})
    entry |= {"logger": record.name, "place": f"{_short(record.pathname)}:{record.lineno}"}
    error = record.exc_info[1] if record.exc_info else None
    return entry | (_error_fields(error) if error else {})


class _Lines(logging.Formatter):
    def __init__(self, node: str) -> None:
        super().__init__()
        self._node = node


class _Json(_Lines):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(_fields(record, self._node)).decode()


class _Text(_Lines):
    def format(self, record: logging.LogRecord) -> str:
        entry = _fields(record, self._node)
        head = " ".join(str(entry.pop(name)) for name in ("time", "level", "event"))
        rest = (f"{name}={' < '.join(reversed(v)) if isinstance(v, list) else v}" for name, v in entry.items())
        return " ".join([head, *rest])
