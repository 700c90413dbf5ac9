"""Commands that need more packages than `pip install toutilix` brings name the extra that has them, before all else."""

from importlib.util import find_spec

from toutilix.engine.errors import Malformed
from toutilix.server.base.settings import Settings

PACKAGES = {
    "cluster": ("distributed",),
    "play": ("aiohttp", "prometheus_client", "segno"),
    "plots": ("matplotlib",),
    "postgres": ("psycopg",),
    "server": ("aiohttp", "prometheus_client", "segno"),
}
"""Modules of each extra; uvloop is not listed: Windows has none."""


def need_extra(extra: str) -> None:
    """Malformed where a package of the extra is missing."""
    if any(find_spec(package) is None for package in PACKAGES[extra]):
        raise Malformed("cli.missing_extra", extra=extra, install=f'pip install "toutilix[{extra}]"')


def need_store(settings: Settings) -> None:
    """The extra that the store of these settings needs."""
    if settings.store.startswith(("postgresql:", "postgres:")):
        need_extra("postgres")
