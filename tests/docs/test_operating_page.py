"""docs/operating.md has every metric, as the program has it."""

from pathlib import Path

from toutilix.server.base.metrics import Count, Family, Histogram, Metrics

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "operating.md").read_text("utf-8")


def line(family: Family) -> str:
    [kind] = {type(member) for member in family.members.values()}
    name = f"toutilix_{family.name}{'_total' if kind is Count else ''}"
    word = "counter" if kind is Count else "histogram" if kind is Histogram else "gauge"
    label = f"`{family.label}`: {', '.join(family.members)}" if family.label else ""
    return f"| `{name}` | {word} | {label} | {family.meaning} |"


def test_the_table_has_every_metric_as_it_is() -> None:
    table = "\n".join(line(family) for family in Metrics().families)
    assert table in PAGE, f"the table in docs/operating.md should be:\n{table}"
