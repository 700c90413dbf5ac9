"""The table in the browser: a server on this machine, and the page opened on it."""

import errno
import json
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

from toutilix.cli.extras import need_extra, need_store
from toutilix.cli.inputs import find_game, read_options
from toutilix.cli.messages import INVALID, Fault, Language, command, invalid
from toutilix.cli.play_in_text import DEFAULT_LEVEL, default_players, own_name
from toutilix.cli.serve import cannot_listen, say, tell
from toutilix.engine.errors import Malformed
from toutilix.server.base.configure import read_settings
from toutilix.server.base.settings import LOOPBACK, Settings, data_folder
from toutilix.words import Words

PATIENCE = 10.0
"""Seconds to wait for an answer from this machine."""


@dataclass(frozen=True)
class TableRequest:
    """The table to sit down at: alone, bots take the other seats at once; in the local network they stay open."""

    game: str
    players: int
    options: dict[str, object]
    name: str
    level: str

    @classmethod
    def checked(
        cls, game: str, players: int | None, option: list[str] | None, name: str | None, level: str | None, words: Words
    ) -> "TableRequest":
        """Raises Malformed for an impossible request, before anything is started."""
        from toutilix.server.base.protocol.common import Level

        kind = find_game(game)
        table = cls(
            kind.name,
            default_players(kind) if players is None else players,
            read_options(option),
            own_name(name, words),
            level or DEFAULT_LEVEL,
        )
        kind.game(table.players, table.options)
        if table.level not in list(Level):
            raise Malformed("game.level", level=table.level, levels=", ".join(Level))
        return table


def play_in_browser(
    words: Words, table: TableRequest | None, *, lan: bool, browser: bool, lang: Language | None = None
) -> None:
    """Serve until Ctrl-C; if a server of ours already has these tables, only open the page."""
    need_extra("play")
    # Other verbs start faster without the server.
    from toutilix.server.base.logs import start_logs
    from toutilix.server.http.app import serve as serve_tables
    from toutilix.server.http.pages import BUILT
    from toutilix.server.store import StoreFailed

    if not (BUILT / "index.html").is_file():
        raise Fault(words.say("cli.no_page", command=command(words, lang, "play", "--text")), INVALID)
    settings = _settings(lan, words)
    need_store(settings)
    opens = browser and has_screen(os.environ, sys.platform)
    start_logs(settings.log_format, settings.log_level, node=settings.node)
    if lan:
        say(words.say("serve.lan_first"))

    def ready(url: str) -> None:
        _address().write_text(url, "utf-8")
        link = tell(settings, url, words, qr=sys.stdout.isatty()).rstrip("/") if lan else url
        # The server answers only when this has returned.
        how = {"lan": lan, "opens": opens, "stops": not lan}
        threading.Thread(target=_open, args=(link, url, table, words), kwargs=how, daemon=True).start()

    try:
        try:
            serve_tables(settings, ready)
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE and getattr(error, "port", 0) == settings.port
            if not taken or not settings.port:
                raise
            say(words.say("cli.other_port", port=settings.port))
            settings = replace(settings, port=0)
            serve_tables(settings, ready)
    except StoreFailed as failed:
        url = _running(settings) if failed.code == "store.served" and not lan else None
        if url is None:
            raise Fault(words.say("serve.store", why=words.say(failed.code)), INVALID) from None
        say(words.say("cli.runs_already"))
        _open(url, url, table, words, opens=opens)
        return
    except OSError as error:
        raise cannot_listen(error, settings, words) from None
    _address().unlink(missing_ok=True)
    say(words.say("cli.play_ended"))


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Can a browser be opened that the person sees? BROWSER names one that is wanted in any case."""
    if environment.get("BROWSER"):
        return True
    if environment.get("SSH_CONNECTION") or environment.get("SSH_TTY"):
        return False
    return platform in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _settings(lan: bool, words: Words) -> Settings:
    """The settings of `serve`, but quiet, and without the network unless it is asked for."""
    quiet = {} if os.environ.get("TOUTILIX_LOG_LEVEL") else {"log_level": "warning"}
    try:
        if lan:
            return read_settings({**quiet, "lan": "yes"}, os.environ)
        return replace(read_settings({**quiet, "lan": "no", "host": LOOPBACK}, os.environ), public_url="")
    except Malformed as error:
        raise invalid(error, words) from None


# --- the page ---------------------------------------------------------------------------------------------------------


def _open(
    link: str,
    url: str,
    table: TableRequest | None,
    words: Words,
    *,
    lan: bool = False,
    opens: bool,
    stops: bool = False,
) -> None:
    """Tell the address and open it. The server itself is asked at `url`, people use `link`."""
    place = f"{link}/"
    if table is not None:
        try:
            place = link + _new_table(url, table, words, with_bots=not lan)
        except HTTPError as refused:
            say(json.loads(refused.read())["sentence"])
        except OSError as error:
            say(str(error))
    if opens:
        say(words.say("cli.opens", link=place))
    elif not lan or table is not None:
        say(words.say("cli.open_here", link=place))
    if stops:
        say(words.say("serve.stop"))
    # Some browsers return only when they are closed.
    if opens and not webbrowser.open(place):
        say(words.say("cli.open_here", link=place))


def _new_table(url: str, table: TableRequest, words: Words, *, with_bots: bool) -> str:
    """Its path, with the key of the seat behind the #: that part of an address is sent nowhere."""
    others = range(2, table.players + 1) if with_bots else ()
    made = _ask(
        f"{url}/api/tables",
        words,
        {
            "game": table.game,
            "players": table.players,
            "options": table.options,
            "name": table.name,
            "bots": {str(seat): table.level for seat in others},
            "pace": {"bots": "normal", "away_seconds": None},
        },
    )
    token = made["keys"][0]["token"]
    if with_bots:
        _ask(f"{url}/api/tables/{made['about']['id']}/host", words, {"do": "start"}, token)
    return f"{made['path']}#{token}"


def _ask(url: str, words: Words, body: object = None, token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Accept-Language": words.language}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = Request(url, None if body is None else json.dumps(body).encode(), headers)
    # No proxy: the request stays on this machine.
    with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
        document = json.load(answer)
        assert isinstance(document, dict)
        return document


# --- a server that runs already ---------------------------------------------------------------------------------------


def _address() -> Path:
    """The file with the address of the last server, which may have taken another port."""
    return data_folder() / "address"


def _running(settings: Settings) -> str | None:
    """The address of the server that has our tables."""
    urls = [f"http://{LOOPBACK}:{settings.port}"]
    if _address().is_file():
        urls.insert(0, _address().read_text("utf-8"))
    for url in urls:
        try:
            if url.startswith(f"http://{LOOPBACK}:") and "waiting_writes" in _ask(f"{url}/api/health", Words("en")):
                return url
        except (OSError, ValueError, AssertionError):
            continue
    return None
