"""A wheel of the package that mypyc and emsdk have compiled for Pyodide: its modules replace plain ones in the pack."""

import zipfile
from pathlib import Path, PurePosixPath

from tools import web

TAG = "cp314-cp314-pyemscripten_2026_0_wasm32"
SHARED = "toutilix__mypyc."
"""The library behind all compiled modules; it lies beside the package."""


class WrongWheel(web.CannotBuild):
    """It cannot be used, with the reason."""


def compiled_modules(wheel: Path, source: Path, wanted: list[Path]) -> dict[str, bytes]:
    """The compiled form of those of our modules (files below `source`) that the wheel has, by its place in the pack,
    with the library behind them. WrongWheel where it was made for another Python, or from other sources: its modules
    would not be those that were tested."""
    if not wheel.name.endswith(f"-{TAG}.whl"):
        raise WrongWheel(f"{wheel.name} is not made for this Pyodide: its name should end with -{TAG}.whl")
    try:
        with zipfile.ZipFile(wheel) as archive:
            return _modules_in(archive, wheel, source, {path.relative_to(source).as_posix() for path in wanted})
    except (OSError, zipfile.BadZipFile) as error:
        raise WrongWheel(f"{wheel} cannot be read: {error}") from None


def _modules_in(archive: zipfile.ZipFile, wheel: Path, source: Path, wanted: set[str]) -> dict[str, bytes]:
    names = set(archive.namelist())
    found: dict[str, bytes] = {}
    for name in sorted(names):
        if not name.endswith(".so"):
            continue
        path = PurePosixPath(name)
        module = path.with_name(f"{path.name.partition('.')[0]}.py").as_posix()
        if name.startswith(SHARED):
            found[name] = archive.read(name)
        elif module in wanted:
            if module not in names or archive.read(module) != source.joinpath(module).read_bytes():
                raise WrongWheel(f"{wheel.name} was built from another {module}: build the wheel again")
            found[name] = archive.read(name)
    if not any(name.startswith(SHARED) for name in found) or len(found) < 2:
        raise WrongWheel(f"{wheel.name} has no compiled modules: build it with TOUTILIX_COMPILE=1")
    return found
