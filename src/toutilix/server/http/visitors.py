"""The client of a request: its address behind trusted proxies, the name it called the server by, and the site whose
page it was."""

import re
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from aiohttp import web

from toutilix.server.base.setting_kinds import Network
from toutilix.server.base.settings import Settings
from toutilix.server.http.lan import lan_urls

CLIENT = web.RequestKey("client", str)
"""The address a request came from, behind trusted proxies."""
UNKNOWN = "unknown"


@dataclass(frozen=True)
class Relayed:
    """A request that another node has passed on: its word on the visitor stands."""

    visitor: str
    secure: bool


RELAYED = web.RequestKey("relayed", Relayed)
_SAFE = ("GET", "HEAD", "OPTIONS")
_FROM_HERE = ("same-origin", "none")
_WITH_PORT = re.compile(r"\[([^\[\]]*)\](?::[0-9]{1,5})?|([0-9.]+):[0-9]{1,5}")
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")


class Visitors:
    def __init__(self, settings: Settings) -> None:
        self._proxies = settings.trusted_proxies
        self._listening = settings.host
        self._public_url = settings.public_url
        public = urlsplit(settings.public_url)
        self._public_host = public.netloc
        self._public_scheme = public.scheme
        self._origins = {*settings.origins, *([f"{public.scheme}://{public.netloc}"] if settings.public_url else [])}
        self._names = {urlsplit(origin).hostname for origin in self._origins} | {settings.host.lower()}
        listening = _address(settings.host)
        self._everywhere = listening is not None and listening.is_unspecified
        if settings.lan or self._everywhere:
            name = socket.gethostname().lower().removesuffix(".local")
            self._names |= {name, f"{name}.local"}

    def address(self, request: web.Request) -> str:
        """The nearest address that is not one of our proxies: what stands further left anybody can have written."""
        nearest = request.remote or UNKNOWN
        for said in reversed(_forwarded(request)):
            if not _within(nearest, self._proxies):
                break
            address = _without_port(said)
            if _address(address) is None:
                break
            nearest = address
        return nearest

    def is_secure(self, request: web.Request) -> bool:
        """Whether it came over TLS, as a trusted proxy says or as the public address promises."""
        if RELAYED in request:
            return request[RELAYED].secure
        if _within(request.remote or UNKNOWN, self._proxies):
            said = request.headers.get("X-Forwarded-Proto", "").strip().lower()
            if said in ("http", "https"):
                return said == "https"
        if self._public_host and request.headers.get("Host", "").lower() == self._public_host:
            return self._public_scheme == "https"
        return request.secure

    def knows_host(self, request: web.Request) -> bool:
        """A page of another site can have its own name lead here, and would then count as ours: so only names that are
        ours are answered. A bare address cannot be made to lead elsewhere; where we listen everywhere we cannot know
        them all, and take each."""
        host = request.headers.get("Host", "").lower()
        if not _HOST.fullmatch(host):
            return False
        name = _name(host)
        if _is_here(name) or name in self._names:
            return True
        return self._everywhere and _address(name) is not None

    def may_act(self, request: web.Request) -> bool:
        """Whether the page that asks, if it is a page, is one of ours. Looking is open to all: pages of other sites
        cannot read the answers."""
        is_socket = request.headers.get("Upgrade", "").lower() == "websocket"
        if request.method in _SAFE and not is_socket:
            return True
        origins = request.headers.getall("Origin", [])
        if not origins:
            return request.headers.get("Sec-Fetch-Site", "none") in _FROM_HERE
        scheme = "https" if self.is_secure(request) else "http"
        ours = f"{scheme}://{request.headers.get('Host', '').lower()}"
        return len(origins) == 1 and (origins[0] == ours or origins[0] in self._origins)

    def came_from_here(self, request: web.Request) -> bool:
        """Whether the page was asked for by a name that leads every machine to itself: browsers trust those as TLS."""
        return _is_here(_name(request.headers.get("Host", "").lower()))

    def shared_urls(self, request: web.Request) -> list[str]:
        """The addresses to send to others, the likeliest first. A name that others can use is sent as it is; only a
        browser on this machine gets its addresses in the local network."""
        if self._public_url:
            return [self._public_url]
        host = request.headers.get("Host", "").lower()
        if not self.came_from_here(request):
            return [f"{'https' if self.is_secure(request) else 'http'}://{host}"]
        if not _is_here(request.remote or UNKNOWN) or request.transport is None:
            return []  # through a door that somebody else has made, such as a container's: it may not lead back
        return lan_urls(self._listening, request.transport.get_extra_info("sockname")[1])


def _is_here(name: str) -> bool:
    """A name or an address that leads every machine to itself."""
    address = _address(name)
    if address is None:
        return name == "localhost" or name.endswith(".localhost")
    return address.is_loopback


def _forwarded(request: web.Request) -> list[str]:
    return [part.strip() for line in request.headers.getall("X-Forwarded-For", []) for part in line.split(",")]


def _without_port(said: str) -> str:
    """Some proxies add the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. An IPv6 address without brackets has none."""
    found = _WITH_PORT.fullmatch(said)
    return found[1] or found[2] if found else said


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text.strip("[]").partition("%")[0])
    except ValueError:
        return None


def _within(text: str, networks: Sequence[Network]) -> bool:
    address = _address(text)
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return address is not None and any(address in network for network in networks)


def _name(host: str) -> str:
    """Without port and brackets."""
    bracketed, _, _ = host.partition("]")
    return bracketed[1:] if host.startswith("[") else host.partition(":")[0]
