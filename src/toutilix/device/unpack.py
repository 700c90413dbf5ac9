"""The first thing that runs in a worker: packages with compiled modules have to be files, so they are copied out of the
archive that everything else is imported from. The archive has this module outside the package too: where the package is
compiled, it is one of those."""

import sys
import zipimport
from pathlib import Path

FOLDER = "native/"
LISTED = f"{FOLDER}files.txt"


def unpack() -> None:
    archive = zipimport.zipimporter(next(path for path in sys.path if path.endswith(".zip")))
    site = Path(next(path for path in sys.path if path.endswith("site-packages")))
    for name in archive.get_data(LISTED).decode().split():
        target = site / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(archive.get_data(FOLDER + name))
