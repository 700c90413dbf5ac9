"""Draw docs/pictures/terminal.svg: the beginning of a real match at the text table, the same every time."""

import io
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
COMMAND = "toutilix play oldchapix --text --players 3 --seed 2a --lang en --new"
TYPED = ("sort", "Bb", "Pp", "Ib", "quit")
WIDTH = 80

_FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def transcript() -> str:
    """The lines that the person at the table reads and types."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [str(Path(sys.executable).parent / "toutilix"), *COMMAND.split()[1:], "--width", str(WIDTH)],
            input="".join(f"{line}\n" for line in TYPED),
            env={**os.environ, "TOUTILIX_HOME": home},
            stdout=subprocess.PIPE,
            check=True,
            text=True,
            encoding="utf-8",
        )
    return f"$ {COMMAND}\n{done.stdout}"


def drawing(text: str) -> str:
    console = Console(record=True, width=WIDTH + 2, file=io.StringIO(), force_terminal=True, legacy_windows=False)
    for line in text.splitlines():
        console.print(Text(line, style="bold" if line.startswith(("$ ", "> ")) else ""), soft_wrap=True)
    svg = console.export_svg(title="toutilix", unique_id="table")
    # A picture loads nothing from elsewhere: the reader's own monospaced font will do.
    return _FONTS.sub("", svg).replace("Fira Code, monospace", "monospace")


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawing(transcript()), "utf-8")
    print(f"{PICTURE.relative_to(ROOT)}: {len(TYPED)} lines typed")
