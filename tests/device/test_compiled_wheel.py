"""The site takes in a wheel that was compiled for Pyodide, if it is the right one."""

import shutil
import zipfile
from pathlib import Path

import pytest
from tools import web
from tools.offline.compiled_wheel import TAG, WrongWheel, compiled_modules
from tools.offline.packs import gather, our_modules

SOURCE = web.ROOT / "src"
SUFFIX = ".cpython-314-wasm32-emscripten.so"
CARDS, BATCH = f"toutilix/cards{SUFFIX}", f"toutilix/adapters/batch{SUFFIX}"
LIBRARY = f"toutilix__mypyc{SUFFIX}"


def wheel_of(folder: Path, *compiled: str, tag: str = TAG, added: str = "") -> Path:
    """As mypyc leaves it: each binary beside its source; no compiler was at work."""
    wheel = folder / f"toutilix-0.1.0-{tag}.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in compiled:
            archive.writestr(name, f"compiled {name}")
        for name in ("toutilix/cards.py", "toutilix/adapters/batch.py"):
            archive.writestr(name, SOURCE.joinpath(name).read_text("utf-8") + added)
    return wheel


def test_the_parts_that_a_device_needs_go_into_the_pack(tmp_path: Path) -> None:
    wheel = wheel_of(tmp_path, CARDS, BATCH, LIBRARY)
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    gather(web.ROOT, tmp_path / "gathered", wheels, wheel)
    ours = tmp_path / "gathered" / "ours"
    assert sorted(path.relative_to(ours).as_posix() for path in ours.rglob("*.so")) == [CARDS, LIBRARY]
    assert (ours / CARDS).read_text() == f"compiled {CARDS}"
    assert (ours / "toutilix" / "cards.py").is_file(), "the source is where errors point"


@pytest.mark.parametrize(
    ("compiled", "tag", "added", "why"),
    [
        ([CARDS, LIBRARY], "cp311-cp311-linux_x86_64", "", "is not made for this Pyodide"),
        ([CARDS, LIBRARY], TAG, "# newer", "was built from another toutilix/cards.py"),
        ([], TAG, "", "has no compiled modules"),
        ([CARDS], TAG, "", "has no compiled modules"),
    ],
)
def test_a_wheel_of_something_else_is_refused(
    tmp_path: Path, compiled: list[str], tag: str, added: str, why: str
) -> None:
    wheel = wheel_of(tmp_path, *compiled, tag=tag, added=added)
    with pytest.raises(WrongWheel, match=why):
        compiled_modules(wheel, SOURCE, our_modules(SOURCE))


def test_a_file_that_is_no_wheel_is_refused(tmp_path: Path) -> None:
    broken = Path(shutil.copy(__file__, tmp_path / f"toutilix-0.1.0-{TAG}.whl"))
    with pytest.raises(WrongWheel, match="cannot be read"):
        compiled_modules(broken, SOURCE, our_modules(SOURCE))
