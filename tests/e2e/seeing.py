"""A page as its accessibility tree has it, and as axe sees it: what a screen reader finds in each state."""

import re
from itertools import pairwise

from tests.e2e.golden import compare
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

MASKS = {
    r"https?://[\w.:-]+": "ADDRESS",
    r"/(t|tables)/[0-9a-z]{16}": r"/\1/TABLE",
    r"/r/[\w/?=&-]+": "/r/REPLAY",
    r"\b[0-9a-f]{64}\b": "SEED",
    r"\b(?:[0-9A-Z] ){5}[0-9A-Z]\b": "CODE",
}
"""Values that differ from run to run and say nothing about the page."""

STRUCTURE = """() => {
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const levels = [...document.querySelectorAll("h1, h2, h3, h4")]
        .filter((one) => seen(one) && !one.closest("dialog"))
        .map((one) => Number(one.tagName[1]));
    return { levels, mains: [...document.querySelectorAll("main")].filter(seen).length };
}"""


def shortened(tree: str) -> str:
    """Of the log, which `stories` has whole, only the last line."""
    told = re.compile(r"^( +)- log .*\n((?:\1  .*\n?)+)", re.MULTILINE)
    return told.sub(lambda found: found[0].replace(found[2], found[2].splitlines(keepends=True)[-1]), tree)


def look(visitor: Visitor, name: str, within: str = "body", *, whole: bool = True) -> None:
    """Compares the tree with what it was, lets axe look at both sizes, each in one theme, and counts the headings."""
    page = visitor.page
    if page.viewport_size != DESKTOP:
        page.set_viewport_size(DESKTOP)
    visitor.settle()
    tree = page.locator(within).aria_snapshot()
    for what, mask in MASKS.items():
        tree = re.sub(what, mask, tree)
    compare(f"snapshots/{name}.yaml", shortened(tree))
    visitor.check("light")
    page.set_viewport_size(PHONE)
    visitor.check("dark", again=True)
    page.set_viewport_size(DESKTOP)
    if whole:
        structure = page.evaluate(STRUCTURE)
        levels = structure["levels"]
        assert levels.count(1) == 1, levels
        assert structure["mains"] == 1
        assert all(now <= before + 1 for before, now in pairwise(levels)), levels
