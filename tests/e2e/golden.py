"""Text that was read and found good once, and is compared from then on.

`make stories` regenerates all of it from what the page says now; review it with git diff, as a reader.
"""

import os
from difflib import unified_diff
from pathlib import Path

WRITES = "TOUTILIX_WRITE_STORIES"
HERE = Path(__file__).parent


def compare(name: str, text: str) -> None:
    """The same as in the file of this name, or it is written where that was asked for."""
    path = HERE / name
    text = text.rstrip("\n") + "\n"
    if os.environ.get(WRITES):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return
    assert path.exists(), f"{name} is missing: make stories, and read it"
    before = path.read_text("utf-8")
    difference = "\n".join(unified_diff(before.splitlines(), text.splitlines(), "kept", "now", lineterm=""))
    assert text == before, f"{name} differs: make stories, and read the difference\n{difference}"
