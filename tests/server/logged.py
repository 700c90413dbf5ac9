"""All that this process logs for a while, as the server would write it."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from toutilix.server.base.logs import OURS, start_logs


@contextmanager
def logged(style: str = "text", level: str = "debug", node: str = "") -> Iterator[io.StringIO]:
    root, ours = logging.getLogger(), logging.getLogger(OURS)
    before = root.handlers[:], root.level, ours.level
    written = io.StringIO()
    start_logs(style, level, written, node=node)
    try:
        yield written
    finally:
        logging.captureWarnings(False)
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        ours.setLevel(before[2])
