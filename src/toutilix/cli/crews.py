"""The workers of a tournament: processes of this machine, or a Dask cluster."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from toutilix.arena.crew import Crew, LocalCrew
from toutilix.cli.extras import need_extra
from toutilix.engine.errors import Malformed
from toutilix.words import Words

MOST_JOBS = 256

Jobs = Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="How many processes of this machine play.")]
Scheduler = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="A Dask cluster plays: the address of its scheduler, such as tcp://host:8786."
    ),
]


@contextmanager
def crew_of(jobs: int, scheduler: str | None, words: Words) -> Iterator[Crew]:
    """Malformed if the cluster cannot be reached; what happens among its workers is said on standard error."""
    if scheduler is None:
        yield LocalCrew(jobs)
        return
    if jobs != 1:
        raise Malformed("cli.jobs_or_scheduler")
    need_extra("cluster")
    from toutilix.arena.cluster import Cluster, Watcher

    def refused(address: str, version: str) -> None:
        has = "other" if version else "none"
        print(words.say("cli.worker_refused", address=address, has=has, version=version), file=sys.stderr)

    def waiting() -> None:
        print(words.say("cli.no_workers"), file=sys.stderr)

    with Cluster(scheduler, Watcher(refused, waiting)) as cluster:
        yield cluster
