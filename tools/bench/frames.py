"""Do cards travel at 60 frames a second, and does a move show at once? A hand is played in a real browser.

Each frame in the browser's trace says whether it was shown or dropped; those while a card travels are counted. A move
shows when the first frame comes after the hand or the log has changed, counted from the click. Nothing is drawn by a
graphics card here.
"""

import json
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import serving
from tests.e2e.visitor import DESKTOP, FLAGS, PHONE, WHOLE, Visitor

CATEGORIES = ["cc", "benchmark", "blink.user_timing"]
GAMES = ("oldchapix", "strategix", "sowix", "rummylix")
ACTS = 6

MARK_TRAVELS = """
const animate = Element.prototype.animate;
let travels = 0;
Element.prototype.animate = function (...how) {
    const travel = animate.apply(this, how);
    const name = `travel-${travels++}`;
    performance.mark(name);
    travel.finished.then(() => performance.measure("travel", name), () => {});
    return travel;
};
"""

TIME_MOVES = """
let clicked = 0;
window.shownAfter = [];
addEventListener("click", (event) => {
    if (event.target.closest(".actions button")) clicked = event.timeStamp;
}, true);
new MutationObserver((changes) => {
    if (!clicked || !changes.some((one) => ["listbox", "log"].includes(one.target.role))) return;
    const since = clicked;
    clicked = 0;
    requestAnimationFrame(() => window.shownAfter.push(performance.now() - since));
}).observe(document, { childList: true, subtree: true });
"""


@dataclass(frozen=True)
class Frames:
    shown: int
    dropped: int
    travels: int
    seconds: float
    moves: list[float]
    """Milliseconds from a click to its move's first frame."""

    @property
    def rate(self) -> float:
        return self.shown / self.seconds if self.seconds else 0.0


def spans(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """When a card was travelling, in the trace's microseconds; travels side by side are one."""
    begun: dict[str, float] = {}
    found: list[tuple[float, float]] = []
    for event in events:
        if event["name"] != "travel" or "blink.user_timing" not in event["cat"]:
            continue
        key = str(event.get("id2", event.get("id")))
        if event["ph"] == "b":
            begun[key] = event["ts"]
        elif event["ph"] == "e" and key in begun:
            found.append((begun.pop(key), event["ts"]))
    merged: list[tuple[float, float]] = []
    for start, end in sorted(found):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def count(events: list[dict[str, Any]], moves: list[float]) -> Frames:
    travelling = spans(events)
    states: Counter[str] = Counter()
    for event in events:
        reporter = event.get("args", {}).get("frame_reporter")
        if event["name"] != "PipelineReporter" or event["ph"] != "b" or not reporter:
            continue
        if any(start <= event["ts"] <= end for start, end in travelling):
            states[reporter["state"]] += 1
    shown = states["STATE_PRESENTED_ALL"] + states["STATE_PRESENTED_PARTIAL"]
    seconds = sum(end - start for start, end in travelling) / 1e6
    return Frames(shown, states["STATE_DROPPED"], len(travelling), seconds, moves)


def play(browser: Any, address: str, game: int, viewport: dict[str, int]) -> Frames:
    visitor = Visitor(browser, address, viewport=viewport, reduced_motion="no-preference")
    visitor.page.add_init_script(MARK_TRAVELS + TIME_MOVES)
    visitor.sit_down_alone(game, pace="normal")
    visitor.wait_for_turn()
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder, "trace.json")
        browser.start_tracing(page=visitor.page, path=str(trace), categories=CATEGORIES)
        for _ in range(ACTS):
            if not visitor.wait_for_turn():
                break
            visitor.do_as_advised()
        browser.stop_tracing()
        moves = visitor.page.evaluate("window.shownAfter")
        frames = count(json.loads(trace.read_text("utf-8"))["traceEvents"], moves)
    visitor.leave()
    return frames


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as home,
        sync_playwright() as running,
        serving(Path(home)) as address,
        running.chromium.launch(executable_path=WHOLE, args=FLAGS) as browser,
    ):
        print("game        screen    travels  seconds  shown  dropped  frames/s  move shows (ms, median and worst)")
        for game, name in enumerate(GAMES):
            for screen, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
                frames = play(browser, address, game, viewport)
                print(
                    f"{name:11} {screen:8} {frames.travels:8} {frames.seconds:8.2f} {frames.shown:6} "
                    f"{frames.dropped:8} {frames.rate:9.1f} {median(frames.moves):11.0f} {max(frames.moves):6.0f}"
                )
                sys.stdout.flush()


if __name__ == "__main__":
    main()
