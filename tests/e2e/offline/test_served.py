"""A server offers the site that plays without it, and is then gone. Its own page has nothing of it."""

import json
from pathlib import Path
from typing import Any

from tests.e2e.conftest import serving
from tests.e2e.offline.site_visitor import SiteVisitor
from tests.e2e.visitor import DESKTOP, Visitor


def assert_icons(visitor: SiteVisitor, manifest: dict[str, Any]) -> None:
    """Each icon is a picture of the size that the manifest says, and one can be cut to any shape."""
    for icon in manifest["icons"]:
        side = visitor.page.evaluate(
            "async (src) => { const one = new Image(); one.src = src; await one.decode(); return one.naturalWidth; }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{side}x{side}")
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")


def test_from_a_servers_front_page_to_a_match_without_it(browser: Any, site: Path, tmp_path: Path) -> None:
    with serving(tmp_path, 0, "--offline", str(site)) as address:
        asked: list[str] = []
        plain = Visitor(browser, address, viewport=DESKTOP)
        plain.page.on("request", lambda request: asked.append(request.url))
        plain.open()
        assert not [url for url in asked if "/offline/" in url or "pack" in url]
        policies: dict[str, str] = {}

        visitor = SiteVisitor(browser, address, viewport=DESKTOP)
        visitor.page.on("response", lambda one: policies.update({one.url: one.headers["content-security-policy"]}))
        visitor.open()
        visitor.page.get_by_role("link", name="Play offline").click()
        visitor.wait_for_phase("ready")
        visitor.wait_until_kept()
        allowed = [url for url, policy in policies.items() if "wasm-unsafe-eval" in policy]
        assert len(allowed) == 1
        assert "/offline/assets/worker-" in allowed[0]
        kinds = visitor.page.evaluate(
            """async () => (await Promise.all(["app.webmanifest", "sw.js", "icon-192.png"].map((name) => fetch(name))))
                .map((answer) => answer.headers.get("content-type"))"""
        )
        assert kinds == ["application/manifest+json", "text/javascript; charset=utf-8", "image/png"]
        manifest = visitor.context.new_cdp_session(visitor.page).send("Page.getAppManifest")
        assert (manifest["errors"], manifest["url"]) == ([], f"{address}/offline/app.webmanifest")
        assert_icons(visitor, json.loads(manifest["data"]))
        with visitor.page.expect_response("**/api/games") as answer:
            visitor.page.evaluate("fetch('../api/games').then((one) => one.json())")
        assert not answer.value.from_service_worker
        plain.leave()
    visitor.lost_expected = True
    visitor.page.reload()
    visitor.sit_down_alone(0, opened=True)
    assert visitor.play_turns(2) == 2
    visitor.leave()
