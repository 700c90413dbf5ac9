"""Put the pages together in one folder, as MkDocs reads them: links follow the pages, and diagrams are drawn."""

import os
import re
import shutil
from pathlib import Path

from tools.site.diagrams import drawn
from tools.site.pages import ROOT, reference_modules, sources

HERE = Path(__file__).resolve().parent
ASSETS = {HERE / "style.css": "assets/style.css", HERE / "iframe-worker.js": "assets/iframe-worker.js"}
FOLDERS = ("pictures", "protocol")
"""Folders of docs/ that pages show or link to."""

_FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
_DIAGRAM = re.compile(r"^```mermaid\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def stage(folder: Path) -> None:
    """Fill an empty folder."""
    pages = sources()
    places = {path: f"{name.removesuffix('.fr')}.md" for name, path in pages.items()}
    places[ROOT / "README.md"] = "index.md"
    for name, path in pages.items():
        target = folder / f"{name}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = _DIAGRAM.sub(lambda found: drawn(found[1]), path.read_text("utf-8"))
        target.write_text(with_site_links(text, path, places), "utf-8")
    for name in FOLDERS:
        shutil.copytree(ROOT / "docs" / name, folder / name, dirs_exist_ok=True)
    (folder / "assets").mkdir()
    for path, name in ASSETS.items():
        shutil.copy(path, folder / name)
    (folder / "reference").mkdir()
    for module in reference_modules():
        (folder / "reference" / f"{module}.md").write_text(f"# {module}\n\n::: {module}\n", "utf-8")


def with_site_links(text: str, page: Path, places: dict[Path, str]) -> str:
    """Links to other pages lead to them on the site; a file that is not on the site is named without a link."""
    here = Path(places[page]).parent

    def site_link(found: re.Match[str]) -> str:
        picture, label, target, part = found[1], found[2], found[3], found[4] or ""
        if not target or ":" in target:
            return found[0]
        path = Path(os.path.normpath(page.parent / target))
        docs = ROOT / "docs"
        if path in places:
            place = places[path]
        elif path.is_file() and docs in path.parents and path.relative_to(docs).parts[0] in FOLDERS:
            place = path.relative_to(docs).as_posix()
        else:
            return label
        return f"{picture}[{label}]({os.path.relpath(place, here)}{part})"

    # Code is left alone: it is not full of links but may look like it.
    parts: list[str] = []
    end = 0
    for fence in _FENCE.finditer(text):
        parts += [_LINK.sub(site_link, text[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, _LINK.sub(site_link, text[end:])])
