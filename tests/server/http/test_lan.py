"""The local network: found without asking anybody, and joined from another machine."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.namespace import Machine, cable, ip, two_machines
from tests.server.started import started
from toutilix.server.http.lan import lan_addresses

ROOT = Path(__file__).resolve().parents[3]


def on(machine: Machine, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = machine.command([sys.executable, *arguments])
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)


def test_friends_join_from_another_machine(tmp_path: Path) -> None:
    with two_machines() as (home, friend):
        serving = started(["serve", "--lan", "--port", "0"], tmp_path, prefix=home.command([]))
        with serving as said:
            [link] = [line.partition(": ")[2] for line in said if line.startswith("On the local network")]
            assert link.startswith(f"http://{home.address}:")
            visited = on(friend, "-m", "tests.server.visit", link)
            assert visited.returncode == 0, visited.stderr
    seen = json.loads(visited.stdout)
    assert (seen["type"], seen["seat"]) == ("welcome", 2)
    assert seen["names"][:2] == ["Ada", "Zoé"]


def test_nobody_gets_in_from_elsewhere_unless_asked_to(tmp_path: Path) -> None:
    with two_machines() as (home, friend), started(["serve", "--port", "0"], tmp_path, prefix=home.command([])) as said:
        [own] = [line.partition(": ")[2] for line in said if line.startswith("Tables")]
        assert on(home, "-m", "tests.server.visit", own).returncode == 0
        refused = on(friend, "-m", "tests.server.visit", own.replace("127.0.0.1", home.address))
        assert refused.returncode == 1
        assert "Connect call failed" in refused.stderr


def test_addresses_without_a_way_out_are_found() -> None:
    """No route leads to the world here; the machine still has its address in the network, and a second one."""
    ask = "from toutilix.server.http.lan import lan_addresses; print(*lan_addresses('0.0.0.0'))"
    with two_machines() as (home, friend):
        assert on(home, "-c", ask).stdout.split() == [home.address]
        cable(home, friend, "docker7", "172.17.0.1/16")
        cable(home, friend, "eth7", "192.168.7.7/24")
        cable(home, friend, "eth8", "169.254.7.7/16")
        assert on(home, "-c", ask).stdout.split() == [home.address, "192.168.7.7", "172.17.0.1"]
        ip("-n", home.name, "route", "add", "default", "via", "192.168.7.1")
        assert on(home, "-c", ask).stdout.split() == ["192.168.7.7", home.address, "172.17.0.1"]


@pytest.mark.parametrize(
    ("listening", "found"),
    [
        ("127.0.0.1", []),
        ("::1", []),
        ("169.254.1.1", []),
        ("192.0.2.7", ["192.0.2.7"]),
        ("fd00::7", ["fd00::7"]),
        ("cards.example.org", ["cards.example.org"]),
    ],
)
def test_an_address_that_was_chosen_is_the_only_one(listening: str, found: list[str]) -> None:
    assert lan_addresses(listening) == found
