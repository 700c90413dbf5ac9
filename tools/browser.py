"""The tests in a real browser, as a part of `make test`: what is missing is fetched or said, what hangs is ended.

`python -m tools.browser ARGUMENTS` runs `python ARGUMENTS`. Where everything must be tested (TOUTILIX_COMPILE=1) it
fails for want of anything.
"""

import contextlib
import importlib.util
import os
import signal
import subprocess
import sys
import time

from tests.e2e.visitor import AXE, SHELL, WHOLE

from tools import web

PACKAGES = ("chromium-headless-shell", "firefox-esr")
"""Firefox plays in one test, which is left out where it is not to be had."""
LONGEST = 3600.0
"""Seconds: only tests that hang take so long."""
GRACE = 10.0


def missing() -> str | None:
    """The programs that this machine lacks, after an attempt to install them."""
    if importlib.util.find_spec("playwright") is None:
        return "playwright is not installed (make install)"
    if not web.is_built(web.ROOT) or not AXE.is_file():
        return "the page is not built (make web)"
    with contextlib.suppress(OSError):
        subprocess.run([web.ROOT / "tools" / "debian.sh", *PACKAGES], check=False)
    return None if os.path.exists(SHELL) or os.path.exists(WHOLE) else f"there is no {SHELL}"


def run(command: list[str]) -> int:
    """In a group of its own, so that browsers and servers end with the tests."""
    tests = subprocess.Popen(command, start_new_session=True)
    try:
        return tests.wait(LONGEST)
    except subprocess.TimeoutExpired:
        print(f"The tests in the browser took longer than {LONGEST:.0f} s and were stopped.", flush=True)
        return 1
    except KeyboardInterrupt:
        return 130
    finally:
        end(tests)


def end(tests: "subprocess.Popen[bytes]") -> None:
    """Ask, wait, insist: pytest stops its servers and browsers when it is interrupted."""
    with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
        if tests.poll() is None:
            os.killpg(tests.pid, signal.SIGINT)
            tests.wait(GRACE)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(tests.pid, signal.SIGKILL)
    tests.wait()


def main() -> int:
    lacking = missing()
    if lacking is not None:
        must = os.environ.get("TOUTILIX_COMPILE") == "1"
        print(f"{'The browser' if must else 'NOT TESTED IN A BROWSER'}: {lacking}.")
        return 1 if must else 0
    print("browser ...", flush=True)
    begun = time.monotonic()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    code = run([sys.executable, *sys.argv[1:]])
    print(f"browser: {time.monotonic() - begun:.0f} s")
    return code


if __name__ == "__main__":
    sys.exit(main())
