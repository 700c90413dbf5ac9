"""How long the package takes to import, in fresh interpreters whose files are warm: the median, on processor time."""

import statistics
import subprocess
import sys

TIMES = 15
HEADINGS = ("what", "median", "wanted")

PROGRAM = """
import time
begun = time.process_time()
{}
print(time.process_time() - begun)
"""

IMPORTS = (
    ("import toutilix", "import toutilix", "50 ms"),
    ("and a first match of a game", 'import toutilix; toutilix.match("sowix")', ""),
    ("and a first move of a regular", 'import toutilix as t; t.player("regular").move(t.match("sowix").view(1))', ""),
)


def rows() -> list[list[str]]:
    found = []
    for what, program, wanted in IMPORTS:
        took = []
        for _ in range(TIMES):
            done = subprocess.run(
                [sys.executable, "-c", PROGRAM.format(program)], stdout=subprocess.PIPE, text=True, check=True
            )
            took.append(1000 * float(done.stdout))
        found.append([what, f"{statistics.median(took):.1f} ms", wanted])
    return found
