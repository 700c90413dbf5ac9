"""The files of deploy/, as the tests read them."""

from pathlib import Path
from typing import Any

import yaml

from tests.server.machine import missing
from tests.server.store.postgres_server import NotInstalled, find_program, install
from toutilix.server.base.metrics import Count, Histogram, Metrics

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def read_yaml(name: str) -> Any:
    return yaml.safe_load(read(name))


def program(name: str, package: str) -> str:
    """A program of a Debian package, installed where it may be; skips the test elsewhere."""
    found = find_program(name)
    if found is None:
        try:
            install(package)
        except NotInstalled as why:
            missing(f"no {name}: {why}")
        found = find_program(name)
    return found or missing(f"no {name}")


def sample_names() -> set[str]:
    """Every name under which the server tells a number."""
    names = {"up", "toutilix_node_info"}
    for family in Metrics().families:
        [kind] = {type(member) for member in family.members.values()}
        name = f"toutilix_{family.name}"
        if kind is Count:
            names.add(f"{name}_total")
        elif kind is Histogram:
            names |= {f"{name}_bucket", f"{name}_count", f"{name}_sum"}
        else:
            names.add(name)
    return names
