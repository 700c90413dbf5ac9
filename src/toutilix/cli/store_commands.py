"""export, backup: copy a server's tables, whether it runs or not. store: the version of the schema they are kept in."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated
from urllib.parse import quote

import typer

from toutilix.cli.extras import need_store
from toutilix.cli.inputs import Lang
from toutilix.cli.matches import progress_bar
from toutilix.cli.messages import INVALID, Fault, invalid, words_for
from toutilix.engine.errors import Malformed
from toutilix.server.base.configure import read_settings
from toutilix.server.store import FinishedMatch, Store, StoreFailed
from toutilix.server.store.opening import store_at
from toutilix.server.store.schema import MIGRATIONS
from toutilix.words import Words

StoreUrl = Annotated[
    str | None,
    typer.Option("--store", metavar="URL", help="sqlite:PATH or postgresql://...; by default the server's own."),
]


def export(
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help="Made where there is none.")],
    store: StoreUrl = None,
    lang: Lang = None,
) -> None:
    """Write the record of every finished match into a folder, as TABLE-MATCH.jsonl; what is there already stays."""
    words = words_for(lang)
    written = there = 0
    with _looking_at(store, words) as kept:
        matches = list(kept.finished())
        place = _make(Path(folder), words)
        with progress_bar() as progress:
            for match in progress.track(matches, description=words.say("store.exporting")):
                if (target := place / _name(match)).exists():
                    there += 1
                elif (lines := kept.record(match.table, match.number)) is not None:
                    _write(target, "".join(f"{line}\n" for line in lines), words)
                    written += 1
    print(words.say("store.exported", count=written, there=there, folder=folder))


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file that is not there yet.")],
    store: StoreUrl = None,
    lang: Lang = None,
) -> None:
    """Copy all tables into a new file, also while a server is running (SQLite)."""
    words = words_for(lang)
    with _looking_at(store, words) as kept:
        kept.backup(file)
    print(words.say("store.backed_up", file=file))


schema = typer.Typer(
    name="store",
    help="The version in which tables are kept, for updates of Toutilix and the way back.",
    rich_markup_mode=None,
    no_args_is_help=True,
)


@schema.command()
def version(store: StoreUrl = None, lang: Lang = None) -> None:
    """Say which version the tables have, and which this program uses."""
    words = words_for(lang)
    with _closed(store, words) as kept:
        found = kept.version()
    print(words.say("store.version", found=found, ours=len(MIGRATIONS)))


@schema.command()
def upgrade(store: StoreUrl = None, lang: Lang = None) -> None:
    """Bring the tables up to date, as the server does when it starts. No server may be running."""
    _migrate(len(MIGRATIONS), store, words_for(lang))


@schema.command()
def downgrade(
    version: Annotated[int, typer.Argument(metavar="VERSION", help="What the older program uses.")],
    store: StoreUrl = None,
    lang: Lang = None,
) -> None:
    """Bring the tables back to an earlier version, for an older Toutilix. No server may be running; back up first."""
    _migrate(version, store, words_for(lang))


def _migrate(target: int, url: str | None, words: Words) -> None:
    with _closed(url, words) as kept:
        before = kept.migrate(target)
    if before == target:
        print(words.say("store.unchanged", version=target))
    else:
        print(words.say("store.migrated", before=before, after=target))
    if target < len(MIGRATIONS):
        print(words.say("store.start_older"))


@contextmanager
def _looking_at(url: str | None, words: Words) -> Iterator[Store]:
    with _closed(url, words, read_only=True) as store:
        store.open()
        yield store


@contextmanager
def _closed(url: str | None, words: Words, *, read_only: bool = False) -> Iterator[Store]:
    """The store, not opened yet; closed at the end."""
    try:
        settings = read_settings({"store": url} if url is not None else {}, os.environ)
        need_store(settings)
    except Malformed as error:
        raise invalid(error, words) from None
    try:
        store = store_at(settings.store, read_only=read_only)
        try:
            yield store
        finally:
            store.close()
    except StoreFailed as failed:
        raise store_fault(failed, words) from None


def store_fault(failed: StoreFailed, words: Words) -> Fault:
    """A sentence for everybody, and in brackets the details for the operator."""
    sentence = words.say(failed.code)
    return Fault(f"{sentence} ({failed.detail})" if failed.detail else sentence, INVALID)


def _name(match: FinishedMatch) -> str:
    """Tables are named by the server, in letters that any file may have; others would be spelled out."""
    return f"{quote(match.table, safe='')}-{match.number}.jsonl"


def _make(folder: Path, words: Words) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise Fault(words.say("cli.no_write", file=str(folder)), INVALID) from None
    return folder


def _write(target: Path, text: str, words: Words) -> None:
    """Write under another name first, so that a file with the right name is always complete."""
    half = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        half.write_text(text, "utf-8", newline="\n")
        half.rename(target)
    except OSError:
        raise Fault(words.say("cli.no_write", file=str(target)), INVALID) from None
    finally:
        half.unlink(missing_ok=True)
