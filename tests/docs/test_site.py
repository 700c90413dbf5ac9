"""The documentation site that `make docs` has built: complete, with nothing from elsewhere, searched from a folder."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright
from tools.site.diagrams import drawn
from tools.site.pages import ROOT, SECTIONS, french_navigation, navigation, sources
from tools.site.staging import with_site_links

from tests.e2e.visitor import CHROMIUM, FLAGS

SITE = ROOT / "site"
built = pytest.mark.skipif(not (SITE / "index.html").is_file(), reason="make docs has not been run")


class Document(HTMLParser):
    """Links to follow, what a browser loads by itself, and the places that links can name."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.places: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.places.add(given["id"])
        if tag == "a" and given.get("href"):
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") not in ("alternate", "canonical", "next", "prev"):
            self.loaded.append(given["href"])
        elif given.get("src"):
            self.loaded.append(given["src"])


@pytest.fixture(scope="module")
def documents() -> dict[Path, Document]:
    """But the page for addresses that do not exist, which a server shows anywhere."""
    return {path: Document(path) for path in sorted(SITE.rglob("*.html")) if path.name != "404.html"}


@built
def test_every_page_is_there(documents: dict[Path, Document]) -> None:
    places = {path.relative_to(SITE).as_posix().removesuffix(".html") for path in documents}
    for name in sources():
        assert (f"fr/{name.removesuffix('.fr')}" if name.endswith(".fr") else name) in places
    reference = [Document(path).places for path in documents if path.parent.name == "reference"]
    assert any("toutilix.engine.match.Match.play" in found for found in reference)


@built
def test_nothing_is_loaded_from_elsewhere(documents: dict[Path, Document]) -> None:
    for document in documents.values():
        for address in document.loaded:
            assert not urlsplit(address).netloc, f"{document.path}: {address}"
            assert (document.path.parent / unquote(urlsplit(address).path)).resolve().is_file(), address
    for sheet in SITE.rglob("*.css"):
        assert not re.search(r"url\(['\"]?(https?:)?//|@import", sheet.read_text("utf-8")), sheet


@built
def test_links_lead_to_pages_and_places_on_them(documents: dict[Path, Document]) -> None:
    followed = 0
    for document in documents.values():
        for link in document.links:
            address = urlsplit(link)
            if address.scheme or address.netloc:
                continue
            target = (document.path.parent / unquote(address.path)).resolve() if address.path else document.path
            assert target.is_file(), f"{document.path}: {link}"
            if address.fragment and target in documents and address.fragment != "__skip":
                assert unquote(address.fragment) in documents[target].places, f"{document.path}: {link}"
            followed += 1
    assert followed > 1000


@built
def test_search_works_from_a_folder_in_both_languages() -> None:
    with sync_playwright() as running:
        chromium = running.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = chromium.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for start, word, found in (
            ("index.html", "firecracker", "/rules/rummylix.html"),
            ("fr/play.html", "pétard", "/fr/rules/rummylix.html"),
        ):
            page.goto((SITE / start).as_uri())
            page.locator(".md-search__input").click()
            page.keyboard.type(word)
            expect(page.locator(f".md-search-result a[href*='{found}']").first).to_be_visible()
        # MkDocs asks for a map of the site, which browsers refuse to files.
        assert {urlsplit(address).scheme for address in asked} == {"file"}
        chromium.close()


def test_every_page_has_a_place_in_the_contents() -> None:
    contents = str(navigation())
    french = str(french_navigation())
    for name in sources():
        assert f"'{name.removesuffix('.fr')}.md'" in (french if name.endswith(".fr") else contents), name
    assert [title for part in navigation()[1:] for title in part] == [section.title for section in SECTIONS]  # type: ignore[attr-defined]


def test_every_page_for_players_is_in_french_too_but_the_gallery() -> None:
    names = sources()
    players = [name for name in SECTIONS[0].names if name != "gallery"]
    assert len(players) > 5
    assert all(f"{name}.fr" in names for name in players)


def test_links_follow_their_pages() -> None:
    page, rules, other = ROOT / "docs" / "play.md", ROOT / "src" / "RULES.fr.md", ROOT / "CONTRIBUTING.md"
    places = {page: "play.md", rules: "rules/sowix.md", other: "contributing.md"}
    text = (
        "[a](../src/RULES.fr.md#b) [c](../Makefile) [d](https://e.f/g) [h](#i)\n```text\n[j](../src/RULES.fr.md)\n```\n"
    )
    assert with_site_links(text, page, places) == (
        "[a](rules/sowix.md#b) c [d](https://e.f/g) [h](#i)\n```text\n[j](../src/RULES.fr.md)\n```\n"
    )
    assert with_site_links("[a](../docs/play.md)", rules, places) == "[a](../play.md)"


def test_a_flowchart_is_drawn_from_top_to_bottom() -> None:
    picture = drawn('flowchart TD\n  a["one: first & best"] --> b\n  b["two"] --> c\n  a --> c["three"]\n')
    heights = [float(re.search(rf'y="([\d.]+)" class="title">{name}<', picture)[1]) for name in ("one", "two", "three")]  # type: ignore[index]
    assert heights == sorted(heights)
    assert picture.count("<line") == 3
    assert "first &amp; best" in picture
    with pytest.raises(ValueError, match="subgraph"):
        drawn("flowchart TD\n  subgraph x [y]\n")
