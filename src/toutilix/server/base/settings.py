"""Every setting of the server, once: its name, its kind, what it means and what it is unless somebody chooses.

Flags, environment variables, the keys of the file and the table in docs/server.md all follow from this class.
"""

import os
import platform
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from secrets import token_hex
from typing import Annotated, get_args, get_type_hints

from toutilix.server.base.setting_kinds import (
    Amount,
    Days,
    Host,
    Listen,
    Network,
    Networks,
    NodeName,
    NodeUrl,
    OneOf,
    Origins,
    PublicUrl,
    Secret,
    SettingKind,
    SiteFolder,
    StoreUrl,
    Whole,
    YesNo,
)

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"


def data_folder() -> Path:
    """Where this user's tables are kept; TOUTILIX_HOME names another place."""
    import platformdirs  # only here: other hosts of tables have no folders

    named = os.environ.get("TOUTILIX_HOME")
    return Path(named) if named else Path(platformdirs.user_data_dir("toutilix", appauthor=False))


def default_store() -> str:
    return f"sqlite:{data_folder() / 'tables.sqlite'}"


def default_workers() -> int:
    """One core is left to the tables themselves."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


@cache
def default_node() -> str:
    """This machine's name, without its domain and with nothing in it that a log or a label could trip over."""
    name = re.sub(r"[^A-Za-z0-9-]+", "-", platform.node().partition(".")[0]).strip("-")
    return name[:40] or f"node-{token_hex(3)}"


@dataclass(frozen=True)
class Spec:
    """The meaning of a setting; `default` describes one that depends on the machine."""

    kind: SettingKind
    meaning: str
    default: str = ""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The limits are for one address (of IPv6: one network of 64 bits, and four times as much for one of 48) unless
    they say otherwise."""

    host: Annotated[str, Spec(Host(), "The address to listen on.", "127.0.0.1, with `lan` 0.0.0.0")] = LOOPBACK
    port: Annotated[int, Spec(Whole(0, 65535), "The port to listen on; 0 takes any free one.")] = 8026
    store: Annotated[
        str, Spec(StoreUrl(), "Where tables are kept: sqlite:PATH or postgresql://...", "a file in your data folder")
    ] = field(default_factory=default_store, repr=False)
    store_deadline: Annotated[
        float, Spec(Amount(1, 60), "A database that is silent for this many seconds counts as unreachable.")
    ] = 4.0
    lan: Annotated[bool, Spec(YesNo(), "Offer the tables to the local network.")] = False
    public_url: Annotated[
        str, Spec(PublicUrl(), "The address that people use, where a proxy stands in front.", "none")
    ] = ""
    trusted_proxies: Annotated[
        tuple[Network, ...],
        Spec(Networks(), "Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed.", "none"),
    ] = ()
    origins: Annotated[tuple[str, ...], Spec(Origins(), "Other sites whose pages may use this server.", "none")] = ()
    offline: Annotated[
        str, Spec(SiteFolder(), "The site that plays without a server (`make offline`), offered at /offline/.", "none")
    ] = ""

    workers: Annotated[
        int, Spec(Whole(1, 256), "Nodes on this machine, each with a core for its tables; PostgreSQL only.")
    ] = 1
    node_url: Annotated[
        str,
        Spec(NodeUrl(), "The address at which the other nodes of a cluster reach this one; makes it a node.", "none"),
    ] = ""
    cluster_secret: Annotated[
        str, Spec(Secret(), "The secret by which the nodes of a cluster know each other, the same on all.", "none")
    ] = field(default="", repr=False)
    lease_seconds: Annotated[
        float, Spec(Amount(0.5, 300), "The tables of a node that is not heard of for so long continue on others.")
    ] = 6.0

    limits: Annotated[bool, Spec(YesNo(), "Refuse requests beyond the limits below.")] = True
    new_tables_per_minute: Annotated[int, Spec(Whole(1, 100_000), "New tables.")] = 20
    joins_per_minute: Annotated[int, Spec(Whole(1, 100_000), "Seats taken, first or again.")] = 60
    requests_per_second: Annotated[int, Spec(Whole(1, 100_000), "HTTP requests, in the long run.")] = 50
    requests_burst: Annotated[int, Spec(Whole(1, 100_000), "HTTP requests at once.")] = 400
    connections_per_address: Annotated[int, Spec(Whole(1, 100_000), "Live connections at a time.")] = 200
    connections_per_table: Annotated[int, Spec(Whole(8, 100_000), "Live connections of spectators at one table.")] = 100
    messages_per_second: Annotated[int, Spec(Whole(1, 100_000), "Messages of one connection, in the long run.")] = 10
    messages_burst: Annotated[int, Spec(Whole(1, 100_000), "Messages of one connection at once.")] = 40
    total_new_tables_per_minute: Annotated[int, Spec(Whole(1, 1_000_000), "New tables of everybody together.")] = 2000
    total_joins_per_minute: Annotated[
        int, Spec(Whole(1, 1_000_000), "Seats taken by everybody together, first or again.")
    ] = 10_000
    total_requests_per_second: Annotated[int, Spec(Whole(1, 1_000_000), "HTTP requests of everybody together.")] = 4000
    total_connections: Annotated[int, Spec(Whole(1, 1_000_000), "Live connections of everybody together.")] = 20_000
    body_bytes: Annotated[int, Spec(Whole(1024, 1_000_000), "The longest body of a request.")] = 16384
    message_bytes: Annotated[int, Spec(Whole(2048, 1_000_000), "The longest message of a connection.")] = 4096

    idle_minutes: Annotated[int, Spec(Whole(1, 100_000), "A table is unloaded after this time without visitors.")] = 30
    keep_days: Annotated[
        int | None, Spec(Days(), "Tables that nobody has touched for this many days are deleted for good.")
    ] = None

    bot_workers: Annotated[
        int,
        Spec(
            Whole(1, 256),
            "Processes in which experts think; one more answers the other bots.",
            "one less than there are cores",
        ),
    ] = field(default_factory=default_workers)
    expert_seconds: Annotated[float, Spec(Amount(0.01, 60), "How long an expert thinks about a move.")] = 1.0
    hint_seconds: Annotated[float, Spec(Amount(0, 10), "How long the coach thinks about a hint; 0: not at all.")] = 0.6
    bot_slot: Annotated[
        float,
        Spec(
            Amount(0, 10), "The shortest time that a bot seems to think, in seconds; late answers come in steps of it."
        ),
    ] = 0.1

    node: Annotated[str, Spec(NodeName(), "This server's name, in every line of its log.", "this machine's")] = field(
        default_factory=default_node
    )
    metrics: Annotated[
        str, Spec(Listen(), "Where Prometheus reads /metrics: an address of its own, which no proxy hands on.")
    ] = "off"
    log_format: Annotated[str, Spec(OneOf(("text", "json")), "One line for each thing that happens.")] = "text"
    log_level: Annotated[
        str, Spec(OneOf(("debug", "info", "warning", "error")), "The least important lines to be written.")
    ] = "info"


@dataclass(frozen=True)
class Setting:
    """One line of the table of settings."""

    name: str
    spec: Spec

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"TOUTILIX_{self.name.upper()}"


def _table() -> Iterator[Setting]:
    hints = get_type_hints(Settings, include_extras=True)
    for known in fields(Settings):
        spec = get_args(hints[known.name])[1]
        assert isinstance(spec, Spec)
        yield Setting(known.name, spec)


SETTINGS = tuple(_table())
