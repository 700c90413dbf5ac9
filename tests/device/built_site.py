"""The site without a server, built for tests; where it cannot be built they are skipped, or fail."""

import fcntl
from pathlib import Path

from tools import web
from tools.offline.site import SITE, build_site

from tests.server.machine import missing


def built_site() -> Path:
    node = web.find_node()
    if node is None:
        missing("there is no Node here")
    lock = web.ROOT / ".cache" / "offline" / "lock"
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        # Tests that run side by side may want it at once: the first builds it.
        fcntl.flock(held, fcntl.LOCK_EX)
        try:
            build_site(web.ROOT, node)
        except web.CannotInstall as error:
            missing(f"the packages for Pyodide could not be fetched: {error}")
    return web.ROOT / SITE
