"""`python -m tools.offline` builds the site; it is built again only when something that it is made of has changed."""

import sys

from tools import web
from tools.offline.site import build_site

if __name__ == "__main__":
    node = web.find_node() or web.fetch_node(web.ROOT)
    if node is None:
        sys.exit("There is no Node here to build the site with, and none could be fetched.")
    try:
        build_site(web.ROOT, node)
    except web.CannotBuild as error:
        sys.exit(f"{error}\nThe site without a server could not be built (see above).")
