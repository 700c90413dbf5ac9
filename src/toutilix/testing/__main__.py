"""`python -m toutilix.testing GAME`: run the conformance suite on a game of the list, or on the package of one."""

import os
import subprocess
import sys
import traceback
from importlib.util import find_spec

from toutilix.engine.extra import EXTRA_PACKAGES
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES
from toutilix.testing.suite import CHECKS
from toutilix.testing.walks import cases_of, option_cases_of

USAGE = "usage: python -m toutilix.testing GAME|PACKAGE; the games are {}"


def find_game(name: str) -> AnyKind | None:
    """The game of this name, or of this package."""
    return next((kind for kind in GAMES if name in (kind.name, kind.package)), None)


def run(kind: AnyKind) -> int:
    """Make every check; the number of those that failed."""
    failed = 0
    for check in CHECKS:
        wrong: list[str] = []
        found = option_cases_of([kind]) if check.once else cases_of([kind])
        for case in found:
            try:
                check(case)
            except Exception:
                wrong.append(f"  at {case}:\n{traceback.format_exc(limit=-3)}")
        print(f"{'FAILED' if wrong else 'ok':7} {check.name} ({len(found)} tables)", flush=True)
        if wrong:
            print(wrong[0])
            failed += 1
    print(f"{kind.name}: {len(CHECKS) - failed} of {len(CHECKS)} checks passed")
    return failed


def main(arguments: list[str]) -> int:
    if len(arguments) == 1:
        kind = find_game(arguments[0])
        if kind is not None:
            return 1 if run(kind) else 0
        if arguments[0] not in EXTRA_PACKAGES and is_package(arguments[0]):
            # Games are listed once and for all when they are imported: begin again with this one on the list.
            games = ",".join([*EXTRA_PACKAGES, arguments[0]])
            os.environ["TOUTILIX_GAMES"] = games
            return subprocess.call([sys.executable, "-m", "toutilix.testing", arguments[0]])
    print(USAGE.format(", ".join(game.name for game in GAMES)), file=sys.stderr)
    return 2


def is_package(name: str) -> bool:
    """Can a module of this name be found?"""
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
