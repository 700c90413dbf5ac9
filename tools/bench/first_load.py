"""How heavy and how quick the front page is on a slow phone: python -m tools.bench.first_load [RUNS]

A 4x slower processor and two networks: 150 ms there and back with 1.6 Mbit/s, which Lighthouse calls fast 3G, and what
the developer tools of browsers make of "Fast 3G", 562.5 ms for each request with 1.44 Mbit/s. Once a button to play is
seen it can be tapped: the page comes again and begins the game; when the script answers, the game begins without that.
On a machine that has other things to do the times say nothing.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.e2e.conftest import serving
from tests.e2e.visitor import FLAGS, PHONE, WHOLE

SLOWER = 4
NETWORKS = {"150 ms, 1.6 Mbit/s": (150, 1600, 750), "562.5 ms, 1.44 Mbit/s": (562.5, 1440, 675)}
WATCH = """
window.shifted = 0;
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
new MutationObserver((_, watch) => {
    if (!document.querySelector(".games button")) return;
    watch.disconnect();
    // The frame after the next one is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => {
        window.ready = performance.now();
        document.documentElement.dataset.ready = "yes";
    }));
}).observe(document, { childList: true, subtree: true });
"""


def visit(browser: Any, address: str, network: tuple[float, float, float]) -> dict[str, float]:
    context = browser.new_context(viewport=PHONE, locale="en-GB")
    page = context.new_page()
    loaded: list[tuple[str, Any]] = []
    page.on("requestfinished", lambda one: loaded.append((one.url, one)))
    phone = context.new_cdp_session(page)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    latency, down, up = network
    speed = {"downloadThroughput": down * 125, "uploadThroughput": up * 125}
    phone.send("Network.emulateNetworkConditions", {"offline": False, "latency": latency, **speed})
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_selector("html[data-ready]")
    page.wait_for_load_state("networkidle")
    sizes = [(url, one.sizes()) for url, one in loaded]
    bytes_of = {url: told["responseBodySize"] + told["responseHeadersSize"] for url, told in sizes}
    fonts = sum(size for url, size in bytes_of.items() if url.endswith(".woff2"))
    seen = {
        "bytes without fonts": sum(bytes_of.values()) - fonts,
        "bytes of fonts": fonts,
        "buttons are seen, ms": float(page.evaluate("window.ready")),
        "the script answers, ms": float(page.evaluate("performance.getEntriesByName('usable')[0].startTime")),
        "layout shift": float(page.evaluate("window.shifted")),
    }
    context.close()
    return seen


def main() -> None:
    from playwright.sync_api import sync_playwright

    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as home, serving(Path(home)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=WHOLE, args=FLAGS)
        for name, network in NETWORKS.items():
            seen = [visit(browser, address, network) for _ in range(runs)]
            print(f"{name}, processor {SLOWER}x slower, median of {runs}:")
            for what in seen[0]:
                print(f"  {what}: {statistics.median(one[what] for one in seen):.6g}")
        browser.close()


if __name__ == "__main__":
    main()
