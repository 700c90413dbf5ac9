"""Games that live outside this package: TOUTILIX_GAMES names the package of each, between commas.

Such a package has the files of `games/NAME`, its players in `bots`, and its words in `words/en.ftl` and `words/fr.ftl`.
"""

import os

EXTRA_PACKAGES = tuple(name for name in os.environ.get("TOUTILIX_GAMES", "").split(",") if name)
