"""`make steady`: the same tests several times while every core is kept busy. A test that fails then is wrong.

`python -m tools.steady TIMES OPTIONS -- TESTS` runs `pytest OPTIONS TESTS` TIMES times. Spinning processes of low
priority leave the tests no core of their own; they end with this process, whatever ends it.
"""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

from tools import browser

NICENESS = 5
SPIN = f"""
import os
os.nice({NICENESS})
while os.getppid() == {{parent}}:
    for _ in range(1_000_000):
        pass
"""


@contextmanager
def busy_cores() -> Iterator[list[subprocess.Popen[bytes]]]:
    """One spinning process for each core."""
    command = [sys.executable, "-c", SPIN.format(parent=os.getpid())]
    spinning = [subprocess.Popen(command) for _ in range(os.cpu_count() or 1)]
    try:
        yield spinning
    finally:
        for process in spinning:
            process.kill()
            process.wait()


def run_once(arguments: list[str]) -> tuple[int, list[str]]:
    """How many tests passed, and the names of those that did not."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        code = browser.run([sys.executable, "-m", "pytest", "--tb=short", f"--junitxml={report}", *arguments])
        if not report.exists():
            return 0, [f"the whole round (exit status {code})"]
        passed, failed = results(report.read_text("utf-8"))
    return passed, failed or ([f"pytest (exit status {code})"] if code else [])


def results(report: str) -> tuple[int, list[str]]:
    """The same from a report in JUnit's format."""
    passed, failed = 0, []
    for case in ElementTree.fromstring(report).iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            failed.append("::".join(part for part in (case.get("classname"), case.get("name")) if part))
        else:
            passed += case.find("skipped") is None
    return passed, list(dict.fromkeys(failed))


def groups(tests: list[str]) -> list[list[str]]:
    """Tests in the browser run in a process of their own: beside Playwright no other test can have an event loop."""
    in_browser = [test for test in tests if "tests/e2e" in test]
    others = [test for test in tests if test not in in_browser]
    return [group for group in (others, in_browser) if group]


def main(times: int, options: list[str], tests: list[str]) -> int:
    lacking = browser.missing()
    if lacking is not None:
        print(f"The browser: {lacking}.")
        return 1
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    failures: Counter[str] = Counter()
    good = 0
    with busy_cores():
        for number in range(1, times + 1):
            begun = time.monotonic()
            rounds = [run_once([*options, *group]) for group in groups(tests)]
            passed = sum(count for count, _ in rounds)
            failed = [name for _, names in rounds for name in names]
            failures.update(failed)
            good += not failed
            took = time.monotonic() - begun
            print(f"Round {number} of {times}: {passed} passed, {len(failed)} failed ({took:.0f} s)", flush=True)
    print(f"Rounds: {good} passed, {times - good} failed")
    for name, count in failures.most_common():
        print(f"  {name}: failed {count} of {times} times")
    return 1 if failures else 0


if __name__ == "__main__":
    split = sys.argv.index("--")
    sys.exit(main(int(sys.argv[1]), sys.argv[2:split], sys.argv[split + 1 :]))
