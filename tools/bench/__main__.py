"""`make bench`: our compiled code beside others, how its cost grows, and how long players take.

Writes the tables and pictures of docs/benchmarks.md.
"""

import argparse
import warnings
from collections.abc import Sequence

from rich.console import Console
from rich.progress import track

from tools.bench import batches, budget, growth, imports, pairs
from tools.bench.page import put, show, table
from toutilix import cards

PAGE = "benchmarks.md"
PARTS = ("beside", "batched", "growth", "import", "thinking")


def tell(console: Console, part: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table and write it into its part of the page."""
    show(console, part, headings, rows)
    put(PAGE, part, table(headings, rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each figure (default 7)")
    parser.add_argument("--parts", default=",".join(PARTS), help=f"some of {', '.join(PARTS)} (default all)")
    arguments = parser.parse_args()
    parts = arguments.parts.split(",")
    if arguments.rounds < 1:
        parser.error("at least one round is needed")
    if unknown := set(parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    if not str(cards.__file__).endswith((".so", ".pyd")):
        parser.exit(1, "The rules are not compiled here: run make bench.\n")
    warnings.filterwarnings("ignore")
    console = Console()
    compared = pairs.Pairs() if "beside" in parts else None
    many = batches.Batches() if "batched" in parts else None
    measured = growth.Growth() if "growth" in parts else None
    for number in track(range(arguments.rounds), "Measuring", console=console, transient=True):
        if compared:
            compared.measure()
        if many:
            many.measure()
        if measured:
            measured.measure(number)
    if compared:
        tell(console, "beside", pairs.HEADINGS, compared.rows())
        compared.draw()
    if many:
        tell(console, "batched", batches.HEADINGS, many.rows())
        tell(console, "tables", batches.SIZE_HEADINGS, many.size_rows())
    if measured:
        tell(console, "length", growth.LENGTH_HEADINGS, measured.length_rows())
        tell(console, "players", growth.PLAYER_HEADINGS, measured.player_rows())
        measured.draw()
    if "import" in parts:
        tell(console, "import", imports.HEADINGS, imports.rows())
    if "thinking" in parts:
        budgets = list(track(budget.budgets(), "Thinking", total=len(budget.TABLES), console=console, transient=True))
        tell(console, "budget", budget.BUDGET_HEADINGS, budgets)
        tell(console, "hints", budget.HINT_HEADINGS, list(budget.hints()))


if __name__ == "__main__":
    main()
