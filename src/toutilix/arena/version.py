"""Which code plays: deals that other rules or other players have played are not mixed with new ones."""

import hashlib
from importlib.resources import files
from pathlib import Path

from toutilix import __version__
from toutilix.arena.custom_players import custom_digest

PLAYING = ("cards.py", "engine", "games", "bots", "arena/cheater.py", "arena/deals.py")
"""All that decides how a hand comes out."""


def code_version(bots: tuple[str, ...] = ()) -> str:
    """The package's version and a digest of its sources; the same for plain and compiled code, which play the same.
    Custom players in the line-up add digests of their own."""
    root = Path(str(files("toutilix")))
    whole = hashlib.sha256()
    played = [path for name in PLAYING for path in (root / name, *(root / name).rglob("*.py")) if path.is_file()]
    for path in sorted(played):
        content = path.read_bytes()
        whole.update(f"{path.relative_to(root).as_posix()} {len(content)} ".encode() + content)
    return f"{__version__}+{whole.hexdigest()[:12]}{custom_digest(bots)}"
