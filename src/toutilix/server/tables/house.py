"""What all tables of a server share."""

from dataclasses import dataclass

from toutilix.server.settings import Settings
from toutilix.server.store import Store
from toutilix.server.store.writer import Writer
from toutilix.server.thinking.pool import Pool


@dataclass(frozen=True)
class House:
    settings: Settings
    store: Store
    writer: Writer
    pool: Pool
