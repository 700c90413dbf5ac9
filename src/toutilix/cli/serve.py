"""serve: tables for several devices, on this machine, in the local network, or behind a proxy."""

import errno
import inspect
import io
import os
import socket
import sys
from collections.abc import Callable
from typing import Annotated
from urllib.parse import urlsplit

import typer

from toutilix.cli.extras import need_extra, need_store
from toutilix.cli.inputs import Lang
from toutilix.cli.messages import INVALID, Fault, invalid, words_for
from toutilix.engine.errors import Malformed
from toutilix.server.base.configure import check_cluster, read_settings
from toutilix.server.base.setting_kinds import YesNo
from toutilix.server.base.settings import SETTINGS, Setting, Settings
from toutilix.server.http.lan import lan_urls
from toutilix.words import Words

Config = Annotated[str | None, typer.Option(metavar="FILE", help="A file of settings, in TOML.")]
Qr = Annotated[bool | None, typer.Option("--qr/--no-qr", help="Show the link as a QR code; by default in a terminal.")]


def serve(config: Config = None, qr: Qr = None, lang: Lang = None, **flags: str | bool | None) -> None:
    """Serve tables for several devices; docs/server.md tells more about each setting."""
    words = words_for(lang)
    chosen = {name: _typed(value) for name, value in flags.items() if value is not None}
    try:
        settings = read_settings(chosen, os.environ, config)
        check_cluster(settings)
        need_extra("server")
        need_store(settings)
    except Malformed as error:
        raise invalid(error, words) from None
    offer(settings, words, sys.stdout.isatty() if qr is None else qr)


def offer(settings: Settings, words: Words, qr: bool) -> None:
    """Say where tables will be found, and serve them until somebody stops it."""
    # Other verbs start faster without the server.
    from toutilix.server.base.logs import start_logs
    from toutilix.server.http.app import serve as serve_tables
    from toutilix.server.store import StoreFailed

    def ready(url: str) -> None:
        tell(settings, url, words, qr=qr)

    start_logs(settings.log_format, settings.log_level, node=settings.node)
    if settings.lan:
        say(words.say("serve.lan_first"))
    try:
        if settings.workers > 1:
            from toutilix.server.http.workers import serve_workers

            serve_workers(settings, ready)
        else:
            serve_tables(settings, ready)
    except StoreFailed as failed:
        raise Fault(words.say("serve.store", why=words.say(failed.code)), INVALID) from None
    except OSError as error:
        raise cannot_listen(error, settings, words) from None


def tell(settings: Settings, url: str, words: Words, *, qr: bool) -> str:
    """Say where the server listens and who can come; the link that people are given."""
    port = urlsplit(url).port or settings.port
    say(words.say("serve.listening", host=settings.host, port=port))
    links = [f"{url}/" for url in lan_urls(settings.host, port)]
    shared: str | None = None
    if settings.public_url:
        shared = f"{settings.public_url}/"
    elif settings.lan and links:
        shared = links[0]
    say(words.say("serve.link", link=f"{settings.public_url or url}/"))
    if settings.lan and not settings.public_url:
        say(words.say("serve.lan_link", link=links[0]) if links else words.say("serve.lan_none"))
        if links[1:]:
            say(words.say("serve.elsewhere", links=" ".join(links[1:])))
    elif not settings.public_url and links:
        say(words.say("serve.exposed", host=settings.host))
    if shared and qr:
        _show_code(shared)
    if settings.lan:
        say(words.say("serve.lan_what"))
    say(words.say("serve.stop"))
    return shared or f"{url}/"


def _show_code(link: str) -> None:
    """Dark on light needs the blocks of Unicode: where they cannot be shown the link has to do."""
    import segno  # only here: every verb would wait for it

    drawn = io.StringIO()
    segno.make_qr(link).terminal(drawn, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeError:
        return
    say(drawn.getvalue().rstrip("\n"))


def cannot_listen(error: OSError, settings: Settings, words: Words) -> Fault:
    host, port = getattr(error, "host", settings.host), getattr(error, "port", settings.port)
    where: dict[str, object] = {"host": host, "port": port}
    if error.errno == errno.EADDRINUSE:
        return Fault(words.say("serve.port_taken", **where), INVALID)
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error.__cause__, socket.gaierror):
        return Fault(words.say("serve.address_gone", **where), INVALID)
    if error.errno in (errno.EACCES, errno.EPERM) and 0 < port < 1024:
        return Fault(words.say("serve.port_forbidden", **where), INVALID)
    return Fault(words.say("serve.failed", **where, why=os.strerror(error.errno or 0)), INVALID)


def say(text: str) -> None:
    """Flush at once, also into a pipe: the program that started the server waits for it."""
    print(text, flush=True)


def _typed(value: str | bool) -> str:
    return YesNo().write(value) if isinstance(value, bool) else value


# --- a flag for each setting ------------------------------------------------------------------------------------------


def _flag(setting: Setting) -> inspect.Parameter:
    kind, meaning = setting.spec.kind, setting.spec.meaning
    if isinstance(kind, YesNo):
        spelt = f"{setting.flag}/--no-{setting.flag.removeprefix('--')}"
        annotation: object = Annotated[bool | None, typer.Option(spelt, help=meaning)]
    else:
        annotation = Annotated[str | None, typer.Option(setting.flag, metavar=kind.sign, help=meaning)]
    return inspect.Parameter(setting.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _with_flags(verb: Callable[..., None]) -> None:
    """typer reads flags from a signature: this one is written from the table of settings."""
    own = [known for known in inspect.signature(verb).parameters.values() if known.kind is not known.VAR_KEYWORD]
    flags = [_flag(setting) for setting in SETTINGS]
    verb.__signature__ = inspect.Signature([*own, *flags])  # type: ignore[attr-defined]
    verb.__annotations__ = {known.name: known.annotation for known in [*own, *flags]} | {"return": None}


_with_flags(serve)
