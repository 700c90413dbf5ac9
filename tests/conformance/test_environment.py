"""Which rules are being tested: the plain ones of the work tree, or those of the compiled wheel."""

import importlib
import os
from pathlib import Path

import hatch_build

import toutilix

PACKAGE = Path(toutilix.__file__).parent
ROOT = Path(__file__).resolve().parents[2]


def kinds_of_modules() -> dict[str, str]:
    """Every module that the build compiles, and whether the one imported here is compiled."""
    found = {}
    for path in hatch_build.compiled_modules(ROOT / "src" / "toutilix"):
        name = path.removesuffix(".py").replace("/", ".")
        file = importlib.import_module(name).__file__
        assert file is not None
        found[name] = "plain" if file.endswith(".py") else "compiled"
    return found


def test_compiled_rules_come_from_the_wheel_and_plain_ones_from_the_work_tree() -> None:
    in_work_tree = PACKAGE.resolve() == ROOT / "src" / "toutilix"
    if os.environ.get("TOUTILIX_EXPECT") == "compiled":
        assert not in_work_tree
    assert set(kinds_of_modules().values()) == {"plain" if in_work_tree else "compiled"}


def test_every_module_of_rules_is_compiled() -> None:
    listed = hatch_build.compiled_modules(ROOT / "src" / "toutilix")
    assert "toutilix/cards.py" in listed
    assert all((ROOT / "src" / path).is_file() for path in listed)
    assert {path.split("/")[2] for path in listed if "/games/" in path} == {
        folder.parent.name for folder in (ROOT / "src" / "toutilix" / "games").glob("*/state.py")
    }


if __name__ == "__main__":
    for module, kind in kinds_of_modules().items():
        print(module, kind)
