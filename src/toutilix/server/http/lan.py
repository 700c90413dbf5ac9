"""The addresses under which others in the local network reach this machine. Nobody is asked: no packet is sent."""

import contextlib
import socket
import struct
import sys
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address

SOMEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has. To connect a UDP socket sends nothing, but it chooses the way, and so our own address."""

_ASK_ADDRESS = 0xC0206921 if sys.platform == "darwin" else 0x8915
_VIRTUAL = ("br-", "docker", "lxc", "podman", "tun", "utun", "veth", "virbr", "vmnet", "vboxnet", "wg")
"""Interfaces whose other end is on this machine, or far away."""


def lan_addresses(listening: str) -> list[str]:
    """The addresses at which a server listening there can be reached, the likeliest first."""
    try:
        given = ip_address(listening)
    except ValueError:
        return [] if listening == "localhost" or listening.endswith(".localhost") else [listening]
    if not given.is_unspecified:
        return [listening] if _reachable(listening) else []
    family = socket.AF_INET if isinstance(given, IPv4Address) else socket.AF_INET6
    found = [*_routed(family)]
    if family == socket.AF_INET:
        by_interface = sorted(_by_interface(), key=lambda pair: pair[0].startswith(_VIRTUAL))
        found += [address for _, address in by_interface]
    found += _named(family)
    return [address for address in dict.fromkeys(found) if _reachable(address)]


def lan_urls(listening: str, port: int) -> list[str]:
    """These addresses as a browser takes them, without a `/` behind."""
    return [f"http://{f'[{address}]' if ':' in address else address}:{port}" for address in lan_addresses(listening)]


def _routed(family: socket.AddressFamily) -> Iterator[str]:
    """The address on the way out, where there is a way out."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
        way.connect((SOMEWHERE[family], 9))
        yield str(way.getsockname()[0])


def _by_interface() -> Iterator[tuple[str, str]]:
    """Each interface with its address; a network without a way out has only these."""
    try:
        import fcntl
    except ImportError:
        return  # Windows: its own name leads to all addresses
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                packed = fcntl.ioctl(any_socket, _ASK_ADDRESS, struct.pack("256s", name.encode()[:15]))
                yield name, socket.inet_ntoa(packed[20:24])


def _named(family: socket.AddressFamily) -> list[str]:
    with contextlib.suppress(OSError):
        return [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None, family)]
    return []


def _reachable(address: str) -> bool:
    known: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    return not (known.is_loopback or known.is_link_local or known.is_unspecified or known.is_multicast)
