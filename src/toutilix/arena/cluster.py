"""A series on a Dask cluster: the same deals as on this machine, whichever workers come, go or die.

Workers are asked for the code they have loaded before they get any work; those with other code get none. Each bundle is
restricted to the workers that were accepted when it was submitted. A worker that dies takes its bundles to the others
(Dask moves them); what Dask gives up, because one bundle was on several dying workers, is submitted again.
"""

import logging
import time
from collections.abc import Callable, Collection, Generator
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import Any

import distributed
import msgspec
from distributed.scheduler import KilledWorker

from toutilix.arena.bundle import PLANNED, PlayedBundle, bundle_size, custom_levels, loaded_version, play_bundle
from toutilix.arena.custom_players import PlayerFailed
from toutilix.arena.deals import Played, Series
from toutilix.engine.errors import Malformed

QUEUED = 2
"""Bundles on their way for each thread of the workers, so that none waits."""
WINDOW = 8
"""The most bundles for each thread, those included that wait for an earlier one to be finished: nothing is played
further ahead."""
PATIENCE = 10.0
"""Seconds in which a scheduler has to answer."""
LOOK = 1.0
"""Seconds after which we look again who works."""
MOST_TRIES = 5
"""How often a bundle is submitted that kills its workers each time."""


class ClusterLost(BrokenExecutor):
    """The scheduler is gone, or a bundle could not be played anywhere."""


@dataclass(frozen=True)
class Watcher:
    """Told of what a person should know; nothing needs to be done."""

    refused: Callable[[str, str], None] = field(default=lambda _address, _version: None)
    """A worker's address, and the version of its code; empty if it lacks the package, or a player of the series."""
    waiting: Callable[[], None] = field(default=lambda: None)
    """There is no worker: everything waits for one."""


class Cluster:
    """The workers of one scheduler. A crew for any number of series; closed by `with`."""

    def __init__(self, address: str, watcher: Watcher | None = None, planned: float = PLANNED) -> None:
        # Its complaints about workers and lost connections are told in our words.
        for name in ("distributed", "distributed.client"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self.planned = planned
        self._watcher = watcher or Watcher()
        self._versions: dict[tuple[str, tuple[str, ...]], str] = {}
        self._waiting = False
        try:
            self.client: Any = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TypeError, RuntimeError):
            raise Malformed("arena.no_scheduler", address=address) from None

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.close()

    def play(self, series: Series, numbers: range) -> Generator[Played, None, None]:
        """Malformed if all workers have other code; ClusterLost if the scheduler is gone."""
        if not numbers:
            return
        try:
            if not self.accepted(series) and self._versions:
                raise Malformed("arena.all_refused", version=series.version)
            with closing(_Bundles(self, series, numbers).play()) as deals:
                yield from deals
        except (OSError, distributed.client.FuturesCancelledError) as error:
            raise ClusterLost(str(error)) from error

    def accepted(self, series: Series) -> dict[str, int]:
        """The workers that are there now and play by the code of the series, with the number of their threads."""
        custom = custom_levels(series)
        alive = {address: about["nthreads"] for address, about in self.client.scheduler_info()["workers"].items()}
        unknown = [address for address in alive if (address, custom) not in self._versions]
        if unknown:
            for address, said in self.client.run(loaded_version, custom, workers=unknown, on_error="return").items():
                if isinstance(said, OSError):
                    continue  # It has just died, or will answer the next time.
                self._versions[address, custom] = version = said if isinstance(said, str) else ""
                if version != series.version:
                    self._watcher.refused(address, version)
        versions = {address: self._versions.get((address, custom)) for address in alive}
        accepted = {address: threads for address, threads in alive.items() if versions[address] == series.version}
        if not accepted and not self._waiting:
            self._watcher.waiting()
        self._waiting = not accepted
        return accepted


@dataclass(frozen=True)
class Bundle:
    """Deals to be played, and how often they were submitted in vain."""

    first: int
    count: int
    tries: int = 0


class _Bundles:
    """The bundles of one series: a window of them is with the workers, or waits for an earlier one."""

    def __init__(self, cluster: Cluster, series: Series, numbers: range) -> None:
        self._cluster = cluster
        self._client = cluster.client
        self._series = series
        self._encoded = msgspec.json.encode(series)
        self._due, self._end = numbers.start, numbers.stop
        self._next = numbers.start
        self._back: list[Bundle] = []
        self._away: dict[Any, tuple[Bundle, frozenset[str]]] = {}
        self._done: dict[int, PlayedBundle] = {}
        self._failed: dict[int, PlayerFailed] = {}
        self._deals, self._seconds = 0, 0.0

    def play(self) -> Generator[Played, None, None]:
        try:
            while self._due < self._end:
                workers = self._cluster.accepted(self._series)
                self._call_back(workers)
                while self._has_room(sum(workers.values())) and (bundle := self._next_bundle()) is not None:
                    self._submit(bundle, frozenset(workers))
                self._collect()
                while (played := self._done.pop(self._due, None)) is not None:
                    self._due += len(played.deals)
                    yield from played.deals
                if self._due in self._failed:
                    raise self._failed[self._due]
        finally:
            # Nobody waits for these any more; if the scheduler is gone there is nobody to be told.
            with suppress(OSError):
                self._client.cancel(list(self._away))

    def _has_room(self, threads: int) -> bool:
        """Until one bundle has told how long deals take, each thread gets a single deal. A bundle that came back
        always has room: everything else waits for it."""
        queued = threads * QUEUED if self._deals else threads
        ahead = len(self._away) + len(self._done)
        return len(self._away) < queued and (bool(self._back) or (not self._failed and ahead < threads * WINDOW))

    def _next_bundle(self) -> Bundle | None:
        if self._back:
            self._back.sort(key=lambda bundle: -bundle.first)
            return self._back.pop()
        first = self._next
        self._next = min(self._end, first + bundle_size(self._cluster.planned, self._deals, self._seconds))
        return Bundle(first, self._next - first) if first < self._end else None

    def _submit(self, bundle: Bundle, workers: frozenset[str]) -> None:
        if bundle.tries == MOST_TRIES:
            raise ClusterLost(f"deals {bundle.first} to {bundle.first + bundle.count - 1} end every worker")
        asked = (play_bundle, self._encoded, bundle.first, bundle.count)
        self._away[self._client.submit(*asked, workers=sorted(workers), pure=False)] = bundle, workers

    def _call_back(self, workers: Collection[str]) -> None:
        """Bundles that only workers could play that are all gone."""
        for future, (bundle, allowed) in list(self._away.items()):
            if allowed.isdisjoint(workers):
                del self._away[future]
                self._client.cancel([future])
                self._back.append(bundle)

    def _collect(self) -> None:
        """Wait for a bundle, but not so long that a change among the workers is missed."""
        try:
            if self._away:
                with self._client.as_current():
                    distributed.wait(list(self._away), timeout=LOOK, return_when="FIRST_COMPLETED")
            else:
                time.sleep(LOOK)
        except TimeoutError:
            return
        for future in [future for future in self._away if future.done()]:
            bundle, _ = self._away[future]
            try:
                played = msgspec.json.decode(future.result(timeout=LOOK), type=PlayedBundle)
            except TimeoutError:
                continue  # Its worker has died with the result: it is being played again.
            except (KilledWorker, CancelledError):
                self._back.append(replace(bundle, tries=bundle.tries + 1))
            except PlayerFailed as failed:
                # As on one machine, the deals before it count: they are played again one by one.
                if bundle.count == 1:
                    self._failed[bundle.first] = failed
                else:
                    self._back += [Bundle(bundle.first + number, 1) for number in range(bundle.count)]
            else:
                self._done[bundle.first] = played
                self._deals += bundle.count
                self._seconds += played.seconds
            del self._away[future]
