"""Two machines in a network of their own: namespaces of the kernel, joined by a cable of the kernel's (veth)."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from tests.server.machine import missing

_NUMBER = iter(range(1, 1000))


@dataclass(frozen=True)
class Machine:
    name: str
    address: str

    def command(self, arguments: Sequence[str]) -> list[str]:
        """The same command, run on this machine."""
        return ["nsenter", f"--net=/run/netns/{self.name}", "--", *arguments]


@contextmanager
def two_machines() -> Iterator[tuple[Machine, Machine]]:
    """Skips the test where namespaces are not permitted; where everything is expected to run it fails instead."""
    mark = f"{os.getpid()}-{next(_NUMBER)}"
    left, right = Machine(f"ttx-{mark}-a", "10.77.0.1"), Machine(f"ttx-{mark}-b", "10.77.0.2")
    try:
        try:
            _join(left, right, mark)
        except (OSError, subprocess.CalledProcessError) as error:
            missing(f"needs root and iproute2: {getattr(error, 'stderr', error)}")
        yield left, right
    finally:
        if shutil.which("ip"):
            for machine in (left, right):
                subprocess.run(["ip", "netns", "del", machine.name], check=False, capture_output=True)


def _join(left: Machine, right: Machine, mark: str) -> None:
    for machine in (left, right):
        ip("netns", "add", machine.name)
        ip("-n", machine.name, "link", "set", "lo", "up")
    cable(left, right, f"e{mark}"[:15], f"{left.address}/24")
    ip("-n", right.name, "addr", "add", f"{right.address}/24", "dev", f"e{mark}"[:15])


def cable(left: Machine, right: Machine, name: str, address: str) -> None:
    """A cable whose ends have the same name on both machines; the left one gets the address."""
    ip("link", "add", name, "netns", left.name, "type", "veth", "peer", name, "netns", right.name)
    ip("-n", left.name, "addr", "add", address, "dev", name)
    for machine in (left, right):
        ip("-n", machine.name, "link", "set", name, "up")


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True, text=True)
