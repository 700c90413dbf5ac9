"""How heavy and how quick the site without a server is: python -m tools.bench.offline [RUNS]

From a plain static host, on a phone's screen with a processor 4 times slower (for the page: browsers do not slow
workers down). Cold is a first visit without a slow network, warm is a visit without any host. Thinking and memory are
measured in Pyodide under Node. On a machine that has other things to do the times say little.
"""

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.e2e.offline.conftest import StaticHost
from tests.e2e.offline.site_visitor import SiteVisitor
from tests.e2e.visitor import FLAGS, PHONE, WHOLE

from tools import web
from tools.offline.site import SITE, build_site

SLOWER = 4
MOVES = 12
SHOWN = """([before, card]) => new Promise((done) => {
    const began = performance.now();
    const now = () => Number(document.querySelector("[data-n]")?.dataset.n);
    const look = () => (now() > before ? done(performance.now() - began) : requestAnimationFrame(look));
    card.click();
    look();
})"""


READY = """window.ready = new Promise((done) => {
    const look = () => document.querySelector(".device[data-phase=ready]") && done(performance.now());
    const where = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-phase"] };
    new MutationObserver(look).observe(document, where);
});"""
"""Notes the moment in the page itself: from outside it is asked only twice a second."""


def first_visit(site: Path) -> dict[str, float]:
    """The bytes of everything that a first visit keeps, as a host sends it that packs with gzip or Brotli."""
    kept = _kept(site)
    sizes = {}
    for name, ending in (("gzip", ".gz"), ("Brotli", ".br")):
        smallest = [
            path if path.is_file() else path.with_suffix("") for path in (site / f"{one}{ending}" for one in kept)
        ]
        sizes[f"first visit with {name}, bytes"] = float(sum(path.stat().st_size for path in smallest))
    return sizes


def _kept(site: Path) -> list[str]:
    text = site.joinpath("sw.js").read_text("utf-8")
    start = text.index('["')
    found: list[str] = json.loads(text[start : text.index("]", start) + 1])
    return found


def visit(browser: Any, folder: Path) -> dict[str, float]:
    host = StaticHost(folder)
    visitor = SiteVisitor(browser, host.address, viewport=PHONE)
    visitor.page.add_init_script(READY)
    phone = visitor.context.new_cdp_session(visitor.page)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    seen = {"ready cold, ms": ready(visitor)}
    visitor.wait_until_kept()
    host.stop()
    seen["ready warm, ms"] = ready(visitor)
    visitor.sit_down_alone(0, opened=True)
    took = []
    for _ in range(MOVES):
        if not visitor.wait_for_turn():
            break
        before = visitor.shown()
        card = visitor.page.locator("[role=option].usable").first
        card.click()
        visitor.settle()
        took.append(float(visitor.page.evaluate(SHOWN, [before, card.element_handle()])))
        visitor.settle()
    seen["a move is shown, ms"] = statistics.median(took)
    visitor.leave()
    return seen


def ready(visitor: SiteVisitor) -> float:
    """Milliseconds from the beginning of the visit until games can be played."""
    visitor.page.goto(visitor.address + "/")
    return float(visitor.page.evaluate("() => window.ready"))


def thinking(site: Path) -> dict[str, Any]:
    [pack] = (site / "assets").glob("python-*.pack")
    script, runner = Path(__file__).with_name("offline_thinking.py"), web.ROOT / "tests" / "device" / "run_pack.mjs"
    command = [str(Path(web.need_node().path, "node")), str(runner), str(pack), str(script)]
    said = subprocess.check_output(command, cwd=web.ROOT / "web", text=True)
    told: dict[str, Any] = json.loads(said.splitlines()[-1])
    return told


def main() -> None:
    from playwright.sync_api import sync_playwright

    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    build_site(web.ROOT, web.need_node())
    site = web.ROOT / SITE
    for what, size in first_visit(site).items():
        print(f"{what}: {size:.0f}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=WHOLE, args=FLAGS)
        seen = []
        for _ in range(runs):
            with tempfile.TemporaryDirectory() as folder:
                seen.append(visit(browser, Path(folder)))
        browser.close()
    print(f"processor {SLOWER}x slower, median of {runs}:")
    for what in seen[0]:
        print(f"  {what}: {statistics.median(one[what] for one in seen):.0f}")
    told = thinking(site)
    print(f"memory of Python in a worker: {told['heap'] / (1 << 20):.0f} MiB")
    for game, measured in told["games"].items():
        print(f"{game}: " + ", ".join(f"{what} {amount:.3g}" for what, amount in measured.items()))


if __name__ == "__main__":
    main()
