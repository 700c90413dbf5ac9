"""Build the documentation site into site/, with the packages of requirements-docs.lock.

Everything is on the site itself: no fonts, scripts or pictures from elsewhere. It can be read and searched from a
folder, without a server.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.site.pages import ROOT, french_navigation, navigation
from tools.site.staging import stage

SITE = ROOT / "site"
FEATURES = [
    "content.code.copy",
    "navigation.footer",
    "navigation.sections",
    "navigation.top",
    "search.highlight",
    "search.suggest",
]
PALETTE = [
    {
        "media": f"(prefers-color-scheme: {scheme})",
        "scheme": name,
        "primary": "teal",
        "accent": "teal",
        "toggle": {"icon": f"material/{icon}", "name": f"Switch to {other}"},
    }
    for scheme, name, icon, other in (
        ("light", "default", "weather-night", "dark"),
        ("dark", "slate", "weather-sunny", "light"),
    )
]
LANGUAGES = [
    {"locale": "en", "default": True, "name": "English", "build": True},
    {
        "locale": "fr",
        "name": "Français",
        "build": True,
        "site_description": "Quatre jeux de cartes-lettres",
    },
]


def config(pages: Path, site: Path) -> dict[str, object]:
    english, french = LANGUAGES
    return {
        "site_name": "Toutilix",
        "site_description": "Four card games with the letters of the alphabet",
        "docs_dir": str(pages),
        "site_dir": str(site),
        "theme": {
            "name": "material",
            "font": False,
            "features": FEATURES,
            "palette": PALETTE,
            "icon": {"logo": "material/cards-playing-outline"},
        },
        "extra": {
            # Relative, so that the site can be in any folder.
            "alternate": [
                {"name": "English", "link": "index.html", "lang": "en"},
                {"name": "Français", "link": "fr/index.html", "lang": "fr"},
            ],
            "generator": False,
            "polyfills": ["assets/iframe-worker.js"],
        },
        "extra_css": ["assets/style.css"],
        "validation": {"links": {"anchors": "warn"}},
        "markdown_extensions": [
            "admonition",
            "attr_list",
            "md_in_html",
            "sane_lists",
            "tables",
            {"toc": {"permalink": True}},
            "pymdownx.highlight",
            "pymdownx.inlinehilite",
            "pymdownx.superfences",
        ],
        "plugins": [
            {"search": {"lang": ["en", "fr"]}},
            "offline",
            {
                "i18n": {
                    "docs_structure": "suffix",
                    "fallback_to_default": False,
                    "reconfigure_material": True,
                    "languages": [{**english, "nav": navigation()}, {**french, "nav": french_navigation()}],
                }
            },
            {
                "mkdocstrings": {
                    "default_handler": "python",
                    "handlers": {
                        "python": {
                            "paths": [str(ROOT / "src")],
                            "inventories": [],
                            "options": {
                                "docstring_style": "google",
                                "filters": ["!^_"],
                                "heading_level": 2,
                                "inherited_members": True,
                                "members_order": "source",
                                "separate_signature": True,
                                "show_root_heading": False,
                                "show_root_toc_entry": False,
                                "show_signature_annotations": True,
                                "show_source": False,
                            },
                        }
                    },
                }
            },
        ],
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        pages = Path(name, "pages")
        pages.mkdir()
        stage(pages)
        settings = Path(name, "mkdocs.yml")
        # JSON is YAML.
        settings.write_text(json.dumps(config(pages, SITE)), "utf-8")
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--clean", "-f", str(settings)]
        environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        if subprocess.run(command, check=False, cwd=name, env=environment).returncode:
            sys.exit("The documentation could not be built (see above).")
    # For pages opened as files; the plugin that writes it knows the last language only.
    index = SITE / "search" / "search_index.json"
    index.with_suffix(".js").write_text(f"var __index = {index.read_text('utf-8')}", "utf-8")
    count = len(list(SITE.rglob("*.html")))
    print(f"{count} pages: open {(SITE / 'index.html').relative_to(ROOT)}")


if __name__ == "__main__":
    main()
