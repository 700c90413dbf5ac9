"""The same tournament on a Dask cluster of real processes: same results, whichever workers play or die."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import msgspec
import pytest

import toutilix
from tests.arena.dask_cluster import DaskCluster
from tests.arena.samples import series_of
from tests.cli.shell import run
from toutilix import InvalidInput, Move, PlayerFailed, Random, View, simulate
from toutilix.arena.bundle import PLANNED, bundle_size, play_bundle
from toutilix.arena.cluster import Cluster, ClusterLost, Watcher
from toutilix.arena.deal_file import DealFile
from toutilix.arena.deals import Played, Series
from toutilix.arena.series import play_series
from toutilix.arena.version import code_version
from toutilix.engine.errors import Malformed

DEALS = 30
SAMPLE = series_of("oldchapix", "beginner", "random", "random")
SERIES = Series(SAMPLE.game, SAMPLE.bots, SAMPLE.options, SAMPLE.seed, code_version())
SINGLE = 1e-9
"""So few seconds for a bundle that each is a single deal."""


@pytest.fixture(scope="module")
def whole() -> list[Played]:
    return play_series(SERIES, DEALS).played


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    with DaskCluster(tmp_path_factory.mktemp("three")) as dask:
        dask.start_workers(["first", "second", "third"])
        yield dask


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[DaskCluster]:
    """A scheduler without workers."""
    with DaskCluster(tmp_path) as dask:
        yield dask


def test_a_cluster_plays_what_one_process_plays(three: DaskCluster, whole: list[Played]) -> None:
    noted: list[Played] = []
    with Cluster(three.address) as cluster:
        assert play_series(SERIES, DEALS, crew=cluster, note=noted.append).played == noted == whole
        sure = play_series(SERIES, DEALS, crew=cluster, stop_when_sure=True, first_look=5)
    assert sure == play_series(SERIES, DEALS, stop_when_sure=True, first_look=5)


def test_the_command_line_says_the_same(three: DaskCluster, tmp_path: Path) -> None:
    command = ("simulate", "oldchapix", "--bots", "beginner,random,random", "--seed", "5", "--hands", "12")
    here, there, kept = (tmp_path / name for name in ("here.csv", "there.csv", "kept.jsonl"))
    local = run(*command, "--csv", str(here))
    assert run(*command[:-1], "4", "--resume", str(kept)).code == 0
    ran = run(*command, "--csv", str(there), "--resume", str(kept), "--scheduler", three.address)
    assert (ran.code, ran.out) == (0, local.out)
    assert there.read_bytes() == here.read_bytes()
    assert len(kept.read_bytes().splitlines()) == 1 + 12


def test_a_worker_that_is_killed_costs_nothing_but_time(three: DaskCluster, whole: list[Played]) -> None:
    """All workers are stopped in the middle until one of them surely has work, and that one is killed."""
    killed: list[str] = []

    def kill_one_at_work() -> None:
        with three.client() as client:
            names = {address: str(about["id"]) for address, about in client.scheduler_info()["workers"].items()}
            while not killed:
                busy = [names[address] for address, bundles in client.processing().items() if bundles]
                killed.extend(busy[:1])
            three.kill(killed[0])
            three.signal_workers(signal.SIGCONT)

    killer = Thread(target=kill_one_at_work)

    def note(deal: Played) -> None:
        if deal.number == 4:
            three.signal_workers(signal.SIGSTOP)
            killer.start()

    with Cluster(three.address, planned=SINGLE) as cluster:
        assert play_series(SERIES, DEALS, crew=cluster, note=note).played == whole
    killer.join()
    assert len(killed) == 1
    assert len(three.workers) == 2


def test_deals_wait_for_a_new_worker_when_the_last_one_is_gone(alone: DaskCluster, whole: list[Played]) -> None:
    begun: list[str] = []

    def waiting() -> None:
        begun.append(f"worker {len(begun)}")
        alone.start_worker(begun[-1])

    def note(deal: Played) -> None:
        if deal.number == 2:
            alone.kill(begun[-1])

    with Cluster(alone.address, Watcher(waiting=waiting), planned=SINGLE) as cluster:
        assert play_series(SERIES, 10, crew=cluster, note=note).played == whole[:10]
    assert len(begun) == 2


def test_workers_with_other_code_get_no_work(alone: DaskCluster, whole: list[Played], tmp_path: Path) -> None:
    package = Path(toutilix.__file__).parent
    changed = tmp_path / "changed" / "toutilix"
    shutil.copytree(package, changed, ignore=shutil.ignore_patterns("__pycache__", "page"))
    with (changed / "bots" / "levels.py").open("a") as source:
        source.write("# one line more\n")
    without = tmp_path / "without" / "toutilix.py"
    without.parent.mkdir()
    without.write_text("raise ImportError\n")
    alone.start_worker("changed", changed.parent)
    alone.start_worker("without", without.parent)
    with alone.client() as client:
        client.wait_for_workers(2)
        names = {address: about["id"] for address, about in client.scheduler_info()["workers"].items()}
    refused: dict[str, str] = {}

    def note_refused(address: str, version: str) -> None:
        refused[names[address]] = version

    with Cluster(alone.address, Watcher(note_refused)) as cluster, pytest.raises(Malformed) as error:
        play_series(SERIES, 4, crew=cluster)
    assert (error.value.code, error.value.arguments) == ("arena.all_refused", {"version": SERIES.version})
    assert refused.keys() == {"changed", "without"}
    assert refused["without"] == ""
    assert refused["changed"].startswith(f"{toutilix.__version__}+")
    assert refused["changed"] != SERIES.version
    alone.start_workers(["same"])
    with Cluster(alone.address, planned=SINGLE) as cluster:
        assert play_series(SERIES, 6, crew=cluster).played == whole[:6]
    ran = run("simulate", "sowix", "--bots", "random,random", "--hands", "2", "--scheduler", alone.address)
    assert ran.code == 0
    assert ran.err.count("has other code") == ran.err.count("or lacks some of the players") == 1


OWN = """
class Careful:
    def move(self, view):
        return min(view.legal_moves, key=str)


class Unlucky:
    def __init__(self, rng):
        self.unlucky = rng.randrange(19) == 0

    def move(self, view):
        return "Zz" if self.unlucky else min(view.legal_moves, key=str)
"""


def test_other_peoples_players_play_where_they_can_be_imported(
    alone: DaskCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "own"
    place.mkdir()
    (place / "own_bots.py").write_text(OWN)
    monkeypatch.syspath_prepend(place)
    alone.start_worker("with", place)
    alone.start_worker("without")
    with alone.client() as client:
        client.wait_for_workers(2)
        names = {address: about["id"] for address, about in client.scheduler_info()["workers"].items()}
    line_up = ("own_bots:Careful", "random", "random")
    local = simulate("oldchapix", line_up, hands=6, seed=5)
    assert simulate("oldchapix", line_up, hands=6, seed=5, scheduler=alone.address).rows() == local.rows()
    refused: list[str] = []
    unlucky = Series("oldchapix", ("own_bots:Unlucky", "random", "random"), {}, SERIES.seed, "")
    unlucky = msgspec.structs.replace(unlucky, version=code_version(unlucky.bots))
    before: list[Played] = []
    with pytest.raises(PlayerFailed) as failed:
        play_series(unlucky, 100, note=before.append)
    assert len(before) > 2
    noted: list[Played] = []
    watcher = Watcher(lambda address, _: refused.append(names[address]))
    with Cluster(alone.address, watcher) as cluster, pytest.raises(PlayerFailed) as failed_there:
        play_series(unlucky, 100, crew=cluster, note=noted.append)
    assert noted == before
    assert failed_there.value.words() == failed.value.words()
    assert refused == ["without"]


def test_objects_stay_in_their_program() -> None:
    class Own:
        def move(self, view: View) -> Move:
            return view.random_move(Random(1))

    for wrong in ({"players": [Own(), "random"]}, {"players": ["random", "random"], "jobs": 2}):
        with pytest.raises(InvalidInput, match="cluster"):
            simulate("sowix", **wrong, scheduler="tcp://127.0.0.1:1")


def test_a_lost_scheduler_keeps_what_is_finished(alone: DaskCluster, whole: list[Played], tmp_path: Path) -> None:
    alone.start_workers(["one"])
    file = tmp_path / "kept.jsonl"

    with Cluster(alone.address, planned=SINGLE) as cluster, DealFile(file, SERIES) as store:

        def note(deal: Played) -> None:
            store.add(deal)
            if deal.number == 3:
                alone.scheduler.kill()

        with pytest.raises(ClusterLost):
            play_series(SERIES, DEALS, crew=cluster, note=note)
    with DealFile(file, SERIES) as store:
        assert 4 <= len(store.played) < DEALS
        assert store.played == whole[: len(store.played)]


def test_an_encrypted_cluster_is_described_by_the_settings_of_dask(tmp_path: Path) -> None:
    key, certificate = str(tmp_path / "key.pem"), str(tmp_path / "certificate.pem")
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    subprocess.run(["openssl", *made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    flags = ("--protocol", "tls", "--tls-ca-file", certificate, "--tls-cert", certificate, "--tls-key", key)
    secure = {
        "DASK_DISTRIBUTED__COMM__TLS__CA_FILE": certificate,
        "DASK_DISTRIBUTED__COMM__TLS__CLIENT__CERT": certificate,
        "DASK_DISTRIBUTED__COMM__TLS__CLIENT__KEY": key,
    }
    with DaskCluster(tmp_path, *flags) as dask:
        assert dask.address.startswith("tls://")
        dask.start_worker("one")
        command = ["simulate", "rummylix", "--bots", "beginner,random", "--hands", "2", "--seed", "1", "--lang", "en"]
        told = subprocess.run(
            [str(Path(sys.executable).with_name("toutilix")), *command, "--scheduler", dask.address],
            env={**os.environ, **secure},
            check=True,
            capture_output=True,
            text=True,
        )
        assert told.stdout == run(*command).out
        assert run(*command, "--scheduler", dask.address).err == f"Cannot reach a Dask scheduler at {dask.address}.\n"


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere", "tcp://", "x://127.0.0.1:1", "tcp://127.0.0.1:no"])
def test_no_scheduler_is_said_in_one_sentence(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toutilix.arena.cluster.PATIENCE", 0.1)
    ran = run("simulate", "sowix", "--bots", "random,random", "--scheduler", address)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"Cannot reach a Dask scheduler at {address}.\n"


def test_jobs_are_not_for_a_cluster() -> None:
    ran = run("simulate", "sowix", "--bots", "random,random", "--jobs", "2", "--scheduler", "tcp://127.0.0.1:1")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "--jobs" in ran.err


def test_bundles_are_planned_for_more_than_a_second() -> None:
    assert PLANNED > 1
    assert bundle_size(PLANNED, 0, 0.0) == 1
    for deals, seconds in ((1, 0.01), (7, 0.5), (3, 30.0), (100, 99.0)):
        size = bundle_size(PLANNED, deals, seconds)
        assert size * seconds / deals >= 1
        assert size == 1 or (size - 1) * seconds / deals < PLANNED


def test_a_bundle_of_another_version_is_not_played() -> None:
    with pytest.raises(Malformed) as error:
        play_bundle(msgspec.json.encode(SAMPLE), 0, 1)
    assert error.value.code == "arena.other_code"


PLAYER = """
class Any:
    def __init__(self, rng):
        self.rng = rng

    def move(self, view):
        return self.rng.choice(list(view.legal_moves))
"""


def test_somebody_elses_player_plays_where_workers_have_the_same_module(
    alone: DaskCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there, other = (tmp_path / name for name in ("here", "there", "other"))
    for folder, source in ((here, PLAYER), (there, PLAYER), (other, f"{PLAYER}# Another thought.")):
        folder.mkdir()
        (folder / "player_of_the_cluster.py").write_text(source)
    monkeypatch.syspath_prepend(here)
    bots = ("player_of_the_cluster:Any", "random", "random")
    series = Series(SERIES.game, bots, SERIES.options, SERIES.seed, code_version(bots))
    local = play_series(series, 4).played
    alone.start_worker("same", there)
    with Cluster(alone.address, planned=SINGLE) as cluster:
        assert play_series(series, 4, crew=cluster).played == local
    alone.kill("same")
    alone.start_worker("changed", other)
    with alone.client() as client:
        while [about["id"] for about in client.scheduler_info()["workers"].values()] != ["changed"]:
            client.wait_for_workers(1)
    with Cluster(alone.address, planned=SINGLE) as cluster, pytest.raises(Malformed) as error:
        play_series(series, 4, crew=cluster)
    assert error.value.code == "arena.all_refused"
