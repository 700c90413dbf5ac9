"""The container files, checked without a container engine: what they name is there, and what they say agrees."""

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from ipaddress import ip_network
from pathlib import Path

import pytest

from tests.deploy.files import DEPLOY, ROOT, read, read_yaml
from toutilix.server.base.configure import read_settings
from toutilix.server.base.protocol.routes import ROUTES
from toutilix.server.base.setting_kinds import listen_address
from toutilix.server.base.settings import SETTINGS, Settings

COMPOSE = read_yaml("compose.yaml")
NODES = ("node1", "node2")
OF_A_CLUSTER = {"TOUTILIX_NODE_URL", "TOUTILIX_CLUSTER_SECRET"}
VARIABLES = {setting.variable for setting in SETTINGS} | {"TOUTILIX_HOME"} | OF_A_CLUSTER


def instructions() -> list[tuple[str, str]]:
    """Instruction and arguments, with continued lines joined and without comments."""
    text = re.sub(r"^#.*\n", "", read("Containerfile"), flags=re.MULTILINE).replace("\\\n", " ")
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in text.splitlines() if line.strip()]


def told(instruction: str) -> list[str]:
    return [arguments for name, arguments in instructions() if name == instruction]


def copied() -> Iterator[tuple[str, str]]:
    """The files that are copied from here, and where to."""
    for arguments in told("COPY"):
        *sources, target = shlex.split(arguments)
        if not sources[0].startswith("--from="):
            yield from ((source, target) for source in sources)


def container_environment() -> dict[str, str]:
    [arguments] = told("ENV")
    return dict(part.split("=", 1) for part in shlex.split(arguments))


# --- the Containerfile ------------------------------------------------------------------------------------------------


def test_all_that_is_copied_is_there_and_not_ignored() -> None:
    lines = [line for line in (ROOT / ".containerignore").read_text().splitlines() if line and line[0] != "#"]
    assert lines[0] == "*"
    allowed = [line[1:] for line in lines if line.startswith("!")]
    sources = [source for source, _ in copied()]
    assert len(sources) > 5
    for source in sources:
        assert (ROOT / source).exists(), source
        assert source.split("/")[0] in allowed, source
    for pattern in allowed:
        assert any(fnmatch(source.split("/")[0], pattern) for source in sources), f"{pattern} is allowed for nothing"
    assert (ROOT / ".dockerignore").read_text() == (ROOT / ".containerignore").read_text()


def test_the_copied_files_suffice_to_build_the_wheel(tmp_path: Path) -> None:
    """With the very command of the file; compiling and the page have tests of their own."""
    for source, target in copied():
        at = tmp_path / target / (Path(source).name if target.endswith("/") else "")
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, at, ignore=shutil.ignore_patterns("node_modules", "__pycache__", "page"))
        else:
            at.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / source, at)
    [building] = [run for run in told("RUN") if "pip wheel" in run]
    environment, command = building.split(" && ")[0].split("/tools/bin/pip ")
    assert environment.split() == ["TOUTILIX_COMPILE=1", "TOUTILIX_PAGE=1"]
    words = [word if word != "/wheels" else str(tmp_path / "wheels") for word in command.split()]
    done = subprocess.run(
        [sys.executable, "-m", "pip", *words],
        cwd=tmp_path,
        env={"PATH": "/usr/bin:/bin", "TOUTILIX_COMPILE": "0", "TOUTILIX_PAGE": "0", "HOME": str(tmp_path)},
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert [path.suffix for path in (tmp_path / "wheels").iterdir()] == [".whl"]


def test_nothing_is_installed_without_its_hash() -> None:
    installs = [part for run in told("RUN") for part in run.split("&&") if re.search(r"pip\b", part)]
    assert len(installs) == 4
    for part in installs:
        assert "--require-hashes" in part or "--no-deps" in part, part
        assert "--no-cache-dir" in part


def test_the_compiler_sees_the_libraries() -> None:
    """mypyc checks types first: without msgspec and aiohttp beside it nothing is compiled."""
    [tools] = [part for run in told("RUN") for part in run.split("&&") if "/tools/bin/pip install" in part]
    assert "requirements-build.lock" in tools
    assert "requirements-server.lock" in tools


def test_it_is_built_in_one_stage_and_run_in_another_by_nobody_special() -> None:
    names = [name for name, _ in instructions()]
    assert names.count("FROM") == 2
    final = instructions()[len(names) - 1 - names[::-1].index("FROM") :]
    assert [arguments for name, arguments in final if name == "USER"] == ["10001:10001"]
    assert not any("gcc" in arguments or "pip" in arguments for name, arguments in final if name == "RUN")
    assert [arguments for name, arguments in final if name == "COPY"] == ["--from=build /opt/toutilix /opt/toutilix"]


def test_it_is_the_same_for_every_machine() -> None:
    [base] = told("ARG")
    assert re.fullmatch(r"PYTHON=python:3\.\d+-slim-\w+", base)
    for _, arguments in instructions():
        assert not re.search(r"amd64|x86|arm64|aarch64|--platform", arguments)


def test_its_settings_and_its_routes_exist() -> None:
    environment = container_environment()
    assert {name for name in environment if name.startswith("TOUTILIX_")} <= VARIABLES
    settings = read_settings({}, environment, str(_empty_file()))
    assert (settings.host, settings.port, settings.log_format) == ("0.0.0.0", Settings().port, "json")
    assert str(settings.port) in told("EXPOSE")[0].split()
    [check] = told("HEALTHCHECK")
    [port, path] = re.findall(r"http://127\.0\.0\.1:(\d+)(/[a-z/]+)", check)[0]
    assert int(port) == settings.port
    assert path in {route.path for route in ROUTES}
    assert told("VOLUME") == [environment["TOUTILIX_HOME"]]


def _empty_file() -> Path:
    """No settings of the person who runs the tests."""
    return Path("/dev/null")


def test_its_locks_are_those_of_all() -> None:
    def entries(*names: str) -> dict[str, str]:
        text = "\n".join((ROOT / name).read_text("utf-8").rstrip("\n") for name in names)
        blocks = re.split(r"\n(?=[A-Za-z0-9])", text)
        # Without the marker: the packages that need it decide where it is needed.
        return {block.split(" ")[0]: block.partition("\n")[2] for block in blocks}

    everything = entries("requirements.lock", "requirements-node.lock")
    for lock in ("requirements-server.lock", "requirements-build.lock"):
        for name, block in entries(lock).items():
            assert everything[name] == block, f"{lock}: {name}"
            assert "--hash=sha256:" in block
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["postgres"]
    locked = {name.split("==")[0] for name in entries("requirements-server.lock")}
    assert {_bare(name) for name in wanted} <= locked
    needed = {_bare(name) for name in project["build-system"]["requires"]}
    assert needed <= {name.split("==")[0] for name in entries("requirements-build.lock")}


def _bare(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return found[0].lower().replace(".", "-").replace("_", "-")


# --- compose.yaml -----------------------------------------------------------------------------------------------------


def environment(node: str) -> dict[str, str]:
    found = COMPOSE["services"][node]["environment"]
    assert isinstance(found, dict)
    return found


def test_the_topology_is_whole() -> None:
    services = COMPOSE["services"]
    assert set(services) == {*NODES, "haproxy", "postgres", "prometheus"}
    for service in services.values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", [])) <= set(services)
        for volume in service.get("volumes", []):
            name = volume.split(":")[0]
            assert name in COMPOSE["volumes"] or name.startswith("./")
        assert ":latest" not in service["image"]
    mounted = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    for file in sorted(name for name in mounted if name.startswith("./")):
        # HAProxy's is tested with HAProxy itself.
        assert (DEPLOY / file).is_file() or file == "./haproxy.cfg"
    build = services["node1"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()


@pytest.mark.parametrize("node", NODES)
def test_a_node_has_settings_that_are_understood(node: str) -> None:
    found = environment(node)
    ours = {name: value for name, value in found.items() if name.startswith("TOUTILIX_")}
    assert set(ours) <= VARIABLES
    chosen = container_environment() | {name: value for name, value in ours.items() if "${" not in value}
    settings = read_settings({}, chosen, str(_empty_file()))
    assert settings.node == node
    assert settings.store == "postgresql://toutilix@postgres/toutilix"
    assert ours["TOUTILIX_NODE_URL"] == f"http://{node}:{settings.port}"
    assert "password" not in "".join(ours.values()).lower()
    subnet = ip_network(COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"])
    assert settings.trusted_proxies == (subnet,)


def test_every_secret_is_asked_for() -> None:
    """Neither written down here nor empty where somebody forgets it."""
    asked = [value for node in NODES for name, value in environment(node).items() if name in ("PGPASSWORD",)]
    asked += [environment(node)["TOUTILIX_CLUSTER_SECRET"] for node in NODES]
    asked.append(COMPOSE["services"]["postgres"]["environment"]["POSTGRES_PASSWORD"])
    assert len(asked) == 5
    assert all(re.fullmatch(r"\$\{[A-Z_]+:\?.+\}", value) for value in asked)


def test_prometheus_reads_where_the_nodes_tell() -> None:
    [job] = read_yaml("prometheus.yml")["scrape_configs"]
    ports = {node: listen_address(environment(node)["TOUTILIX_METRICS"])[1] for node in NODES}
    assert job["static_configs"] == [{"targets": [f"{node}:{port}" for node, port in ports.items()]}]
    assert {str(port) for port in ports.values()} <= set(told("EXPOSE")[0].split())
    assert set(COMPOSE["services"]["prometheus"]["networks"]) & set(COMPOSE["services"]["node1"]["networks"])


def test_only_the_door_is_open_to_the_world() -> None:
    services = COMPOSE["services"]
    open_ports = {name: service["ports"] for name, service in services.items() if "ports" in service}
    assert open_ports == {"haproxy": ["8026:8026"], "prometheus": ["127.0.0.1:9090:9090"]}
    assert services["postgres"]["networks"] == ["back"]
    assert COMPOSE["networks"]["back"]["internal"] is True
    assert services["haproxy"]["networks"] == ["front"], "it cannot reach the database, nor read metrics off it"
    for name in (*NODES, "haproxy", "prometheus"):
        assert services[name]["cap_drop"] == ["ALL"]
        assert services[name]["read_only"] is True
