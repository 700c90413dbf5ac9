"""The pages of the documentation site: where each comes from, where it goes, and under which heading.

Pages are taken where they are in the project. A page under docs/ that no section names is put into the last one, so
that a new page is never lost.
"""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = {
    "changelog": "CHANGELOG.md",
    "contributing": "CONTRIBUTING.md",
    "security": "SECURITY.md",
    "web": "web/README.md",
}
"""Pages that are not in docs/, beside the rules of the games."""
GAMES = ("oldchapix", "strategix", "sowix", "rummylix")


@dataclass(frozen=True)
class Section:
    """Names of pages in their order; those that do not exist are left out."""

    title: str
    names: tuple[str, ...]


SECTIONS = (
    Section("For players", ("play", *(f"rules/{game}" for game in GAMES), "coach", "without-sight", "gallery")),
    Section("For operators", ("server", "offline", "operating", "deploy", "store", "secrecy", "fair-deals")),
    Section(
        "For programmers",
        (
            "install",
            "tutorial",
            "examples",
            "api",
            "notation",
            "bots",
            "simulate",
            "cluster",
            "strength",
            "adapters",
            "openspiel",
            "client",
            "protocol",
            "benchmarks",
        ),
    ),
    Section(
        "For contributors",
        ("contributing", "architecture", "adding-a-game", "glossary", "web", "security", "changelog"),
    ),
)
IN_FRENCH = {"For players": "Pour jouer"}
"""The sections that the French site has."""

REFERENCE = (
    "toutilix",
    "toutilix.client",
    "toutilix.testing",
    "toutilix.pettingzoo",
    "toutilix.gymnasium",
    "toutilix.openspiel",
    "toutilix.batched",
    "toutilix.arena.series",
    "toutilix.arena.report",
    "toutilix.arena.cluster",
    "toutilix.engine.match",
    "toutilix.engine.view",
    "toutilix.engine.state",
    "toutilix.bots.levels",
)
"""Modules whose docstrings make the API reference."""


def sources() -> dict[str, Path]:
    """Each page of the site by its name (`play`, `play.fr`, `rules/sowix`), with its file."""
    docs = ROOT / "docs"
    found = {path.relative_to(docs).as_posix().removesuffix(".md"): path for path in sorted(docs.rglob("*.md"))}
    for game in GAMES:
        rules = ROOT / "src" / "toutilix" / "games" / game
        found |= {f"rules/{game}": rules / "RULES.md", f"rules/{game}.fr": rules / "RULES.fr.md"}
    return found | {name: ROOT / path for name, path in ELSEWHERE.items()}


def reference_modules() -> list[str]:
    """The modules of the reference that exist."""
    places = {module: ROOT / "src" / Path(*module.split(".")) for module in REFERENCE}
    return [
        module
        for module, place in places.items()
        if place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()
    ]


def navigation() -> list[object]:
    """The contents in English, as MkDocs wants them."""
    names = ["examples", *(name for name in sources() if not name.endswith(".fr") and name != "index")]
    placed = {name for section in SECTIONS for name in section.names}
    contents: list[object] = ["index.md"]
    for section in SECTIONS:
        pages: list[object] = [f"{name}.md" for name in section.names if name in names]
        if section is SECTIONS[2]:
            pages.append({"Reference": [{module: f"reference/{module}.md"} for module in reference_modules()]})
        if section is SECTIONS[-1]:
            pages += [f"{name}.md" for name in names if name not in placed]
        contents.append({section.title: pages})
    return contents


def french_navigation() -> list[object]:
    """Only pages that exist in French."""
    names = sources()
    contents: list[object] = ["index.md"]
    for section in SECTIONS:
        if section.title in IN_FRENCH:
            pages = [f"{name}.md" for name in section.names if f"{name}.fr" in names]
            contents.append({IN_FRENCH[section.title]: pages})
    return contents
