"""Prometheus, its alerts and the board: every name is one that the server tells, and Prometheus itself agrees."""

import asyncio
import json
import re
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.deploy.files import DEPLOY, ROOT, program, read, read_yaml, sample_names
from tests.server.durability.child import Child
from tests.server.players import Visitor
from tests.server.store.postgres_server import end_with_the_tests

NAME = re.compile(r"\b(?:toutilix|process|python)_[a-z_]+")
OF_THE_PROCESS = {"process_open_fds", "process_max_fds", "process_cpu_seconds_total", "process_resident_memory_bytes"}
RULES = read_yaml("alerts.yml")["groups"][0]["rules"]
BOARD = json.loads(read("grafana-dashboard.json"))
PATIENCE = 150.0


def test_alerts_ask_for_what_is_told() -> None:
    for rule in RULES:
        names = set(NAME.findall(rule["expr"])) | ({"up"} if "up{" in rule["expr"] else set())
        assert names, rule["alert"]
        assert names <= sample_names() | OF_THE_PROCESS, rule["alert"]


def test_each_alert_says_what_to_do() -> None:
    """A section of the page for each, in the same order, and none left over."""
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    assert re.findall(r"^### (Toutilix\w+)$", page, re.MULTILINE) == [rule["alert"] for rule in RULES]
    for rule in RULES:
        assert rule["labels"]["severity"] in ("critical", "warning")
        assert rule["annotations"]["runbook"] == f"docs/operating.md#{rule['alert'].lower()}"
        assert rule["annotations"]["summary"]
        section = page.partition(f"### {rule['alert']}\n")[2].partition("\n#")[0]
        assert rule["annotations"]["summary"] in section.replace("**", "")


def test_the_board_asks_for_what_is_told() -> None:
    asked = [target["expr"] for panel in BOARD["panels"] for target in panel.get("targets", [])]
    names = {name for expr in asked for name in NAME.findall(expr)}
    assert len(names) > 20
    assert names <= sample_names() | OF_THE_PROCESS
    for expr in asked:
        assert '"$node"' in expr, "every panel follows the choice of nodes"


def test_the_board_is_laid_out() -> None:
    panels = BOARD["panels"]
    assert [panel["id"] for panel in panels] == list(range(1, len(panels) + 1))
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        at = panel["gridPos"]
        assert at["x"] + at["w"] <= 24
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken, panel["title"]
        taken |= cells
        assert panel["title"]


# --- with Prometheus itself -------------------------------------------------------------------------------------------


def promtool(*arguments: str, folder: Path = DEPLOY) -> str:
    command = [program("promtool", "prometheus"), *arguments]
    done = subprocess.run(command, cwd=folder, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_prometheus_takes_its_configuration() -> None:
    assert f"{len(RULES)} rules found" in promtool("check", "config", "prometheus.yml")


def alert(name: str, **labels: str) -> dict[str, Any]:
    [rule] = [rule for rule in RULES if rule["alert"] == name]
    return {"exp_labels": {"severity": rule["labels"]["severity"], **labels}}


# A node's metrics minute by minute, and the alerts after ten minutes of them.
STORIES: dict[str, tuple[dict[str, str], set[str]]] = {
    "all is well": (
        {
            'up{job="toutilix", instance="a"}': "1x20",
            'toutilix_ready{instance="a"}': "1x20",
            'toutilix_store_failures_total{code="store.full", instance="a"}': "0x20",
            'toutilix_requests_total{status="2xx", instance="a"}': "0+600x20",
            'toutilix_requests_total{status="5xx", instance="a"}': "0x20",
            'toutilix_commit_seconds_bucket{le="0.005", instance="a"}': "0+600x20",
            'toutilix_commit_seconds_bucket{le="+Inf", instance="a"}': "0+600x20",
        },
        set(),
    ),
    "it is gone": ({'up{job="toutilix", instance="a"}': "1x5 0x15"}, {"ToutilixDown"}),
    "the disk is full": (
        {
            'toutilix_ready{instance="a"}': "1x5 0x15",
            'toutilix_store_failures_total{code="store.full", instance="a"}': "0x5 0+2x15",
        },
        {"ToutilixNotReady", "ToutilixStoreFull"},
    ),
    "the disk is slow": (
        {
            'toutilix_commit_seconds_bucket{le="0.25", instance="a"}': "0+50x20",
            'toutilix_commit_seconds_bucket{le="0.5", instance="a"}': "0+100x20",
            'toutilix_commit_seconds_bucket{le="+Inf", instance="a"}': "0+100x20",
        },
        {"ToutilixCommitsSlow"},
    ),
    "requests fail": (
        {
            'toutilix_requests_total{status="2xx", instance="a"}': "0+900x20",
            'toutilix_requests_total{status="5xx", instance="a"}': "0+100x20",
        },
        {"ToutilixErrors"},
    ),
    "a lease is lost": (
        {
            'toutilix_lease_renewals_total{result="failed", instance="a"}': "0x6 0+5x14",
            'toutilix_leases_lost_total{instance="a"}': "0x7 1x13",
        },
        {"ToutilixLeaseFails", "ToutilixLeaseLost"},
    ),
}


@pytest.mark.parametrize("story", STORIES)
def test_alerts_fire_when_they_should_and_no_others_do(story: str, tmp_path: Path) -> None:
    series, expected = STORIES[story]
    fired = []
    for rule in RULES:
        labels = {"instance": "a"} | ({"job": "toutilix"} if "up{" in rule["expr"] else {})
        if "code=" in rule["expr"]:
            labels["code"] = rule["expr"].partition('code="')[2].partition('"')[0]
        if "result=" in rule["expr"]:
            labels["result"] = "failed"
        expectation: list[dict[str, Any]] = [alert(rule["alert"], **labels)] if rule["alert"] in expected else []
        fired.append({"eval_time": "10m", "alertname": rule["alert"], "exp_alerts": expectation})
    # Descriptions hold the value: only who fires is compared.
    bare = {
        "groups": [{"name": "toutilix", "rules": [{k: v for k, v in r.items() if k != "annotations"} for r in RULES]}]
    }
    (tmp_path / "alerts.yml").write_text(json.dumps(bare))
    test = {
        "rule_files": ["alerts.yml"],
        "evaluation_interval": "1m",
        "tests": [
            {
                "interval": "1m",
                "input_series": [{"series": name, "values": values} for name, values in series.items()],
                "alert_rule_test": fired,
            }
        ],
    }
    (tmp_path / "test.yml").write_text(json.dumps(test))
    promtool("test", "rules", "test.yml", folder=tmp_path)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@asynccontextmanager
async def prometheus(folder: Path, targets: list[str]) -> AsyncIterator[str]:
    """Prometheus with our configuration; only its nodes are elsewhere, and it does not wait a quarter of a minute."""
    config = read("prometheus.yml").replace('["node1:8027", "node2:8027"]', json.dumps(targets))
    assert targets[0] in config
    (folder / "prometheus.yml").write_text(config.replace("_interval: 15s", "_interval: 250ms"))
    (folder / "alerts.yml").write_text(read("alerts.yml"))
    address = f"127.0.0.1:{free_port()}"
    process = subprocess.Popen(
        [
            *end_with_the_tests(),
            program("prometheus", "prometheus"),
            f"--config.file={folder / 'prometheus.yml'}",
            f"--storage.tsdb.path={folder / 'data'}",
            f"--web.listen-address={address}",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield f"http://{address}"
    finally:
        process.kill()
        process.wait()


def test_prometheus_reads_two_nodes(tmp_path: Path) -> None:
    async def watch() -> None:
        ports = [free_port(), free_port()]
        async with AsyncExitStack() as stack:
            session = await stack.enter_async_context(aiohttp.ClientSession())
            for number, port in enumerate(ports):
                folder = tmp_path / f"node{number}"
                folder.mkdir()
                node = Child(f"sqlite:{folder / 't.sqlite'}", folder, metrics=f"127.0.0.1:{port}", node=f"node{number}")
                stack.callback(node.clean_up)
                await node.start()
                await Visitor(node.url, session).create("sowix", 2)
            url = await stack.enter_async_context(prometheus(tmp_path, [f"127.0.0.1:{port}" for port in ports]))

            async def ask(query: str) -> list[dict[str, Any]]:
                try:
                    async with session.get(f"{url}/api/v1/query", params={"query": query}) as answer:
                        return (await answer.json())["data"]["result"] if answer.status == 200 else []
                except aiohttp.ClientConnectionError:
                    return []

            async with asyncio.timeout(PATIENCE):
                while len(await ask('up{job="toutilix"} == 1')) < 2 or len(await ask("toutilix_ready == 1")) < 2:
                    await asyncio.sleep(0.1)
                [tables] = await ask("sum(toutilix_tables_awake)")
                assert tables["value"][1] == "2"
                assert {found["metric"]["node"] for found in await ask("toutilix_node_info")} == {"node0", "node1"}
                async with session.get(f"{url}/api/v1/rules") as answer:
                    [group] = (await answer.json())["data"]["groups"]
                assert [rule["name"] for rule in group["rules"]] == [rule["alert"] for rule in RULES]
                assert {rule["state"] for rule in group["rules"]} == {"inactive"}

    asyncio.run(watch())
