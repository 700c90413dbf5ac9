"""Writes what is generated from the types of the protocol: `python -m toutilix.server.base.protocol [--check]`.

With `--check` nothing is written; a file that is not up to date is named, and the exit status is 1.
"""

import argparse
import json
import sys
from pathlib import Path

from toutilix.server.base.protocol.openapi import openapi
from toutilix.server.base.protocol.schema import Schema, live_schema
from toutilix.server.base.protocol.typescript import typescript


def generated() -> dict[str, str]:
    """Each file below the top folder of the sources, with its text."""
    return {
        "docs/protocol/live.schema.json": _text(live_schema()),
        "docs/protocol/openapi.json": _text(openapi()),
        "web/src/wire/protocol.ts": typescript(),
    }


def outdated(folder: Path) -> list[str]:
    return [name for name, text in generated().items() if _read(folder / name) != text]


def _read(path: Path) -> str | None:
    return path.read_text("utf-8") if path.exists() else None


def _text(schema: Schema) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m toutilix.server.base.protocol", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, name what is not up to date")
    parser.add_argument("--folder", type=Path, default=Path(), help="the top folder of the sources")
    chosen = parser.parse_args()
    for name in outdated(chosen.folder):
        if chosen.check:
            print(f"{name} is not up to date: run make protocol", file=sys.stderr)
            continue
        path = chosen.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(generated()[name], "utf-8")
        print(name)
    return int(chosen.check and bool(outdated(chosen.folder)))


if __name__ == "__main__":
    sys.exit(main())
