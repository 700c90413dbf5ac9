"""`python -m tools.offline [WHEEL]` builds the site; it is built again only when something that it is made of has
changed. WHEEL is the package, compiled for Pyodide."""

import sys
from pathlib import Path

from tools import web
from tools.offline.site import build_site

if __name__ == "__main__":
    node = web.find_node() or web.fetch_node(web.ROOT)
    if node is None:
        sys.exit("There is no Node here to build the site with, and none could be fetched.")
    wheel = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    if wheel is not None and not wheel.is_file():
        sys.exit(f"There is no wheel at {wheel}.")
    try:
        build_site(web.ROOT, node, wheel)
    except web.CannotBuild as error:
        sys.exit(f"{error}\nThe site without a server could not be built (see above).")
