"""The pages that benchmarks write: people write the words, tools the parts between marks."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"


def put(page: str, part: str, text: str) -> None:
    """Replace what stands between `<!-- part -->` and `<!-- /part -->` on a page of the documents."""
    path = DOCS / page
    before, begin, rest = path.read_text("utf-8").partition(f"<!-- {part} -->\n")
    _, end, after = rest.partition(f"<!-- /{part} -->")
    if not begin or not end:
        raise ValueError(f"{page} has no place for {part}")
    path.write_text(f"{before}{begin}\n{text.strip()}\n\n{end}{after}", "utf-8")


def show(console: Console, title: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    shown = Table(title=title)
    for heading in headings:
        shown.add_column(heading)
    for row in rows:
        shown.add_row(*row)
    console.print(shown)


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in (headings, ["---"] * len(headings), *rows))
