"""The kinds of values of settings, and how each is read from text: flags, environment and file are read alike.

A value that does not fit is `Malformed` with words that say what would; the caller adds where it came from.
"""

import math
import re
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from toutilix.engine.errors import Malformed

Network = IPv4Network | IPv6Network

_HOST = re.compile(r"[A-Za-z0-9._-]{1,253}|[0-9A-Fa-f:.]+(%[A-Za-z0-9]+)?")
_YES = ("yes", "true", "on", "1")
_NO = ("no", "false", "off", "0")
FOR_EVER = "forever"
SHORTEST_SECRET = 16
OFF = "off"


class SettingKind:
    @property
    def sign(self) -> str:
        """The placeholder for the value in help and documents."""
        raise NotImplementedError

    def read(self, text: str) -> object:
        raise NotImplementedError

    def write(self, value: object) -> str:
        """The text that `read` would turn into this value."""
        return ",".join(str(part) for part in value) if isinstance(value, tuple) else str(value)


@dataclass(frozen=True)
class Whole(SettingKind):
    low: int
    high: int
    sign = "NUMBER"

    def read(self, text: str) -> int:
        number = int(text) if re.fullmatch(r"[0-9]{1,12}", text) else -1
        if not self.low <= number <= self.high:
            raise Malformed("setting.whole", value=text, low=self.low, high=self.high)
        return number


@dataclass(frozen=True)
class Amount(SettingKind):
    """A number that need not be whole."""

    low: float
    high: float
    sign = "NUMBER"

    def read(self, text: str) -> float:
        number = float(text) if re.fullmatch(r"[0-9]{1,12}(\.[0-9]{1,12})?", text) else math.nan
        if not self.low <= number <= self.high:
            raise Malformed("setting.amount", value=text, low=f"{self.low:g}", high=f"{self.high:g}")
        return number

    def write(self, value: object) -> str:
        return f"{value:g}"


class Days(SettingKind):
    """Whole days, or forever. Zero is refused: it could mean at once or never."""

    sign = "DAYS"

    def read(self, text: str) -> int | None:
        if text == FOR_EVER:
            return None
        try:
            return Whole(1, 36500).read(text)
        except Malformed:
            raise Malformed("setting.days", value=text, word=FOR_EVER) from None

    def write(self, value: object) -> str:
        return FOR_EVER if value is None else str(value)


class YesNo(SettingKind):
    sign = ""

    def read(self, text: str) -> bool:
        if text.lower() not in _YES + _NO:
            raise Malformed("setting.yes_no", value=text)
        return text.lower() in _YES

    def write(self, value: object) -> str:
        return "yes" if value else "no"


@dataclass(frozen=True)
class OneOf(SettingKind):
    values: tuple[str, ...]

    @property
    def sign(self) -> str:
        return "|".join(self.values)

    def read(self, text: str) -> str:
        if text not in self.values:
            raise Malformed("setting.one_of", value=text, values=", ".join(self.values))
        return text


class Host(SettingKind):
    sign = "ADDRESS"

    def read(self, text: str) -> str:
        bare = text[1:-1] if text.startswith("[") and text.endswith("]") else text
        if not _HOST.fullmatch(bare):
            raise Malformed("setting.host", value=text)
        return bare


class Listen(SettingKind):
    """An address and a port to listen on, or off."""

    sign = "off|ADDRESS:PORT"

    def read(self, text: str) -> str:
        if text == OFF:
            return text
        try:
            listen_address(text)
        except Malformed:
            raise Malformed("setting.listen", value=text) from None
        return text


def listen_address(text: str) -> tuple[str, int]:
    """The address and the port of `127.0.0.1:80` or `[::1]:80`."""
    host, _, port = text.rpartition(":")
    if ":" in host and not host.startswith("["):
        raise Malformed("setting.listen", value=text)
    return Host().read(host), Whole(0, 65535).read(port)


class NodeName(SettingKind):
    sign = "NAME"

    def read(self, text: str) -> str:
        if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}", text):
            raise Malformed("setting.node", value=text)
        return text


class StoreUrl(SettingKind):
    """The value is never said again: an address of a database may hold a password."""

    sign = "URL"

    def read(self, text: str) -> str:
        scheme, _, rest = text.partition(":")
        if scheme not in ("sqlite", "postgresql", "postgres") or not rest or (scheme == "sqlite" and rest == "//"):
            raise Malformed("setting.store")
        return text


class SiteFolder(SettingKind):
    """A folder with a built site; empty for none."""

    sign = "FOLDER"

    def read(self, text: str) -> str:
        if text and not Path(text, "index.html").is_file():
            raise Malformed("setting.site_folder", value=text)
        return text


class Secret(SettingKind):
    """Never said again either, and long enough that nobody guesses it; empty for none."""

    sign = "SECRET"

    def read(self, text: str) -> str:
        if text and len(text) < SHORTEST_SECRET:
            raise Malformed("setting.secret", least=SHORTEST_SECRET)
        return text


class NodeUrl(SettingKind):
    """Where other nodes reach this one: an address without a path; empty for none."""

    sign = "URL"

    def read(self, text: str) -> str:
        url = _page(text, "setting.node_url") if text else ""
        if urlsplit(url).path:
            raise Malformed("setting.node_url", value=text)
        return url


class PublicUrl(SettingKind):
    """An address of pages, with no slash at its end; empty for none."""

    sign = "URL"

    def read(self, text: str) -> str:
        return _page(text, "setting.public_url") if text else ""


class Origins(SettingKind):
    sign = "ORIGIN,..."

    def read(self, text: str) -> tuple[str, ...]:
        origins = tuple(_page(part, "setting.origins") for part in _parts(text))
        for origin in origins:
            if urlsplit(origin).path:
                raise Malformed("setting.origins", value=origin)
        return origins


class Networks(SettingKind):
    sign = "ADDRESS,..."

    def read(self, text: str) -> tuple[Network, ...]:
        try:
            return tuple(ip_network(part) for part in _parts(text))
        except ValueError:
            raise Malformed("setting.networks", value=text) from None


def _parts(text: str) -> list[str]:
    return [part for part in re.split(r"[,\s]+", text) if part]


def _page(text: str, code: str) -> str:
    """Scheme and host in lower case, as browsers write an origin, with the path behind."""
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError:
        raise Malformed(code, value=text) from None
    right = url.scheme in ("http", "https") and url.hostname and _HOST.fullmatch(url.hostname)
    if not right or url.query or url.fragment or "@" in url.netloc or not re.fullmatch(r"[\w./~-]*", url.path):
        raise Malformed(code, value=text if "@" not in text else "…")
    host = f"[{url.hostname}]" if ":" in (url.hostname or "") else url.hostname
    default = {"http": 80, "https": 443}[url.scheme]
    return f"{url.scheme}://{host}{f':{port}' if port not in (None, default) else ''}{url.path.rstrip('/')}"
