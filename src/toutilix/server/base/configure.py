"""Settings from where people choose them: flags before the environment, the environment before the file.

A variable that is set to nothing counts as not set: that is what tools make of a choice that nobody made.
"""

import difflib
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path

import platformdirs

from toutilix.engine.errors import Malformed
from toutilix.server.base.settings import EVERYWHERE, SETTINGS, Setting, Settings

CONFIG_VARIABLE = "TOUTILIX_CONFIG"


@dataclass(frozen=True)
class _Chosen:
    """A value as it was written, and where: a flag, a variable, or a file and its key. The names alone tell which."""

    text: str
    where: str


def read_settings(flags: Mapping[str, str], environment: Mapping[str, str], config: str | None = None) -> Settings:
    """`flags` by the names of settings; `config` is a file that must be there. Malformed says what is wrong where."""
    file = _file(config, environment)
    in_file = _in_file(file) if file else {}
    values: dict[str, object] = {}
    wheres: dict[str, str] = {}
    for setting in SETTINGS:
        chosen = _choose(setting, flags, environment, in_file)
        if chosen is not None:
            values[setting.name] = _value(setting, chosen)
            wheres[setting.name] = chosen.where
    if values.get("lan") and _is_loopback(str(values.setdefault("host", EVERYWHERE))):
        raise Malformed("setting.lan_loopback", where=wheres["host"], value=str(values["host"]))
    return Settings(**values)  # type: ignore[arg-type]


def check_cluster(settings: Settings) -> None:
    """Several servers on one store need one that keeps them apart, and a way to know each other."""
    if settings.workers == 1 and not settings.node_url:
        return
    where = "workers" if settings.workers > 1 else "node_url"
    if settings.store.startswith("sqlite:"):
        raise Malformed("setting.cluster_store", where=where)
    if settings.workers > 1 and sys.platform == "win32":
        raise Malformed("setting.workers_windows", where=where)
    if settings.node_url and not settings.cluster_secret:
        raise Malformed("setting.cluster_secret", where=where)


def default_file() -> Path:
    return Path(platformdirs.user_config_dir("toutilix", appauthor=False)) / "toutilix.toml"


def _file(config: str | None, environment: Mapping[str, str]) -> Path | None:
    named = config or environment.get(CONFIG_VARIABLE)
    if named:
        return Path(named)
    return default_file() if default_file().is_file() else None


def _in_file(file: Path) -> dict[str, _Chosen]:
    try:
        written = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        raise Malformed("cli.no_file", file=str(file)) from None
    except tomllib.TOMLDecodeError as error:
        raise Malformed("setting.toml", file=str(file), why=str(error)) from None
    names = [setting.name for setting in SETTINGS]
    chosen: dict[str, _Chosen] = {}
    for key, value in written.items():
        if key not in names:
            near = difflib.get_close_matches(key, names, 1, 0.6)
            raise Malformed("setting.unknown", file=str(file), key=key, near=near[0] if near else "none")
        chosen[key] = _Chosen(_text(value), f"{file}: {key}")
    return chosen


def _text(value: object) -> str:
    """The value as it would be typed as a flag; what has no such form is shown as it stands and then refused."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ",".join(value)
    return str(value)


def _choose(
    setting: Setting, flags: Mapping[str, str], environment: Mapping[str, str], in_file: Mapping[str, _Chosen]
) -> _Chosen | None:
    if setting.name in flags:
        return _Chosen(flags[setting.name], setting.flag)
    if environment.get(setting.variable):
        return _Chosen(environment[setting.variable], setting.variable)
    return in_file.get(setting.name)


def _value(setting: Setting, chosen: _Chosen) -> object:
    try:
        return setting.spec.kind.read(chosen.text.strip())
    except Malformed as error:
        raise Malformed(error.code, where=chosen.where, **error.arguments) from None


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"
