"""Flowcharts in the documents, drawn when the site is built: a browser would have to fetch a program for them.

Of Mermaid's language this reads what our pages use: `a["name: what it is"] --> b`, one arrow a line.
"""

import re
import textwrap
from html import escape

WIDTH = 880
BOX_WIDTH, BOX_HEIGHT = 200, 64
GAP = 52
_ARROW = re.compile(r"^\s*(\w+)(?:\[\"(.*?)\"\])?(?:\s*-->\s*(\w+)(?:\[\"(.*?)\"\])?)?\s*$")


def read(text: str) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """The label of each box, and the arrows."""
    labels: dict[str, str] = {}
    arrows: list[tuple[str, str]] = []
    for line in text.splitlines():
        found = _ARROW.match(line)
        if found is None:
            if line.strip() and not line.strip().startswith("flowchart"):
                raise ValueError(f"not a box or an arrow: {line}")
            continue
        for name, label in ((found[1], found[2]), (found[3], found[4])):
            if name and (label or name not in labels):
                labels[name] = label or name
        if found[3]:
            arrows.append((found[1], found[3]))
    return labels, arrows


def rows(labels: dict[str, str], arrows: list[tuple[str, str]]) -> list[list[str]]:
    """Every box below all that point to it."""
    depth = dict.fromkeys(labels, 0)
    for _ in labels:
        for above, below in arrows:
            depth[below] = max(depth[below], depth[above] + 1)
    return [[name for name in labels if depth[name] == row] for row in range(max(depth.values()) + 1)]


def drawn(text: str) -> str:
    """An SVG picture for a page; its colours are those of the text around it."""
    labels, arrows = read(text)
    lines = rows(labels, arrows)
    places = {
        name: (WIDTH * (2 * column + 1) / (2 * len(line)), row * (BOX_HEIGHT + GAP) + BOX_HEIGHT / 2 + 1)
        for row, line in enumerate(lines)
        for column, name in enumerate(line)
    }
    height = len(lines) * (BOX_HEIGHT + GAP) - GAP + 2
    parts = [f'<svg class="diagram" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{_said(labels, arrows)}">']
    parts.append(
        '<defs><marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">'
        '<path d="M0,0 L8,4 L0,8 z" fill="currentColor"/></marker></defs>'
    )
    for above, below in arrows:
        (x, y), (to_x, to_y) = places[above], places[below]
        parts.append(
            f'<line x1="{x:.0f}" y1="{y + BOX_HEIGHT / 2:.0f}" x2="{to_x:.0f}" y2="{to_y - BOX_HEIGHT / 2:.0f}"'
            ' stroke="currentColor" marker-end="url(#tip)"/>'
        )
    for name, (x, y) in places.items():
        parts.append(_box(labels[name], x, y))
    return "".join([*parts, "</svg>"])


def _box(label: str, x: float, y: float) -> str:
    title, _, meaning = label.partition(": ")
    words = [title, *textwrap.wrap(meaning, 30)]
    top = y - 8 * (len(words) - 1) + 4
    texts = [
        f'<text x="{x:.0f}" y="{top + 16 * row:.0f}" class="{"line" if row else "title"}">{escape(line)}</text>'
        for row, line in enumerate(words)
    ]
    corner = f'x="{x - BOX_WIDTH / 2:.0f}" y="{y - BOX_HEIGHT / 2:.0f}"'
    return f'<rect {corner} width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="6"/>' + "".join(texts)


def _said(labels: dict[str, str], arrows: list[tuple[str, str]]) -> str:
    """For those who do not see it."""
    told = [f"{labels[name]}" for name in labels]
    told += [f"{above} knows {below}" for above, below in arrows]
    return escape(". ".join(told), quote=True)
