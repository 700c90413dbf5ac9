"""The layers of the page: each folder of web/src imports only from those before it, and each game only from its own.

`python tools/web_layers.py` prints every import that breaks this, one to a line, and is part of `make check`.
"""

import posixpath
import re
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
LAYERS = ("wire", "words", "cards", "games", "table", "pages")
STYLES = "look"
"""Style sheets, for all."""
GAMES_LIST = "games/list.ts"
PROTOCOL = "wire/protocol.ts"
"""Generated from the server's, with the types of every game."""
IMPORT = re.compile(
    r"""^\s*(?:import|export)\b[^"';]*?\bfrom\s*["'](?P<static>\.[^"']*)["']"""
    r"""|^\s*import\s*["'](?P<effect>\.[^"']*)["']"""
    r"""|\bimport\s*\(\s*["'](?P<dynamic>\.[^"']*)["']""",
    re.MULTILINE,
)


def faults(sources: Path) -> list[str]:
    files = {path.relative_to(sources).as_posix(): path.read_text("utf-8") for path in _modules(sources)}
    games = sorted({name.split("/")[1] for name in files if name.startswith("games/") and name.count("/") > 1})
    found = []
    for name, text in files.items():
        if "/" in name and _layer(name) is None:
            found.append(f"{name} is in no layer: {', '.join(LAYERS)}")
        for target in _imports(name, text):
            why = _why_not(name, target)
            if why:
                found.append(f"{name} may not import {target}: {why}")
        if name not in (GAMES_LIST, PROTOCOL):
            found += [
                f"{name} may not name {game}: only its folder and {GAMES_LIST} do"
                for game in games
                if _game(name) != game and re.search(rf"{game}(?!s=)", text, re.IGNORECASE)  # Svelte has `generics=`
            ]
    return found


def _modules(sources: Path) -> list[Path]:
    return sorted(path for path in sources.rglob("*") if path.suffix in (".ts", ".svelte"))


def _imports(name: str, text: str) -> Iterator[str]:
    for one in IMPORT.finditer(text):
        written = one["static"] or one["effect"] or one["dynamic"]
        yield posixpath.normpath(posixpath.join(posixpath.dirname(name), written))


def _why_not(name: str, target: str) -> str | None:
    if target.startswith(f"{STYLES}/") or "/" not in name:
        return None  # The top files put everything together.
    own, other = _layer(name), _layer(target)
    if own is None:
        return None
    if other is None:
        return "it is no part of a layer"
    if LAYERS.index(other) > LAYERS.index(own):
        return f"{other} is above {own}"
    game = _game(target)
    if game is None or game == _game(name) or name == GAMES_LIST:
        return None
    return f"{game} is known to {GAMES_LIST} only"


def _layer(name: str) -> str | None:
    folder = name.partition("/")[0]
    return folder if "/" in name and folder in LAYERS else None


def _game(name: str) -> str | None:
    parts = name.split("/")
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


if __name__ == "__main__":
    sys.exit("\n".join(faults(SOURCES)) or None)
