"""Runs in Pyodide under Node while the site is built: compiles our modules and the part of the standard library that
they use, and writes both as one archive that Python can import from.

The standard library is reduced to what was imported after all of a device was tried out: every game with its
opponents, hints, a lesson, a replay, a review, a refused request. `ALSO` are modules that only an error
would ask for, or somebody who reads from an archive.
"""

import asyncio
import marshal
import sys
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

ALSO = (
    "traceback",
    "linecache",
    "tokenize",
    "textwrap",
    "encodings.latin_1",
    "encodings.ascii",
    "encodings.cp437",
    "warnings",
)
UNPACKER = "toutilix_unpack"
"""The first module that a worker imports. It stands by itself: the package may be among what it unpacks."""
BUILT_IN = ("frozen", "built-in")
A_DAY = (1980, 1, 1, 0, 0, 0)
"""The date of everything in the archive: the same sources give the same bytes."""


def compiled(path: str, source: bytes) -> bytes:
    """Without docstrings and assertions, and never compared with a source. Without line numbers too, a fifteenth
    of the pack: an error names the functions it passed through."""
    code = _without_lines(compile(source, path, "exec", dont_inherit=True, optimize=2))
    unchecked_hash = b"\1\0\0\0"
    return MAGIC_NUMBER + unchecked_hash + b"\0" * 8 + marshal.dumps(code)


def _without_lines(code: CodeType) -> CodeType:
    """Its table says "no line" for every instruction, eight at a time: tracebacks need one."""
    inside = tuple(_without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    eights, left = divmod(len(code.co_code) // 2, 8)
    no_line = 0xF8
    table = bytes([no_line | 7] * eights + [no_line | left - 1] * bool(left))
    return code.replace(co_linetable=table, co_consts=inside)


def write(ours: Path, library: Path, target: Path, used: set[str]) -> None:
    """`ours` is a folder with all that does not belong to Python itself."""
    import zipfile  # here: it shall not count as used

    from toutilix.device.unpack import FOLDER, LISTED

    with zipfile.ZipFile(library) as stock, zipfile.ZipFile(target, "w") as pack:

        def add(name: str, content: bytes) -> None:
            pack.writestr(zipfile.ZipInfo(name, A_DAY), content)

        for name in sorted(stock.namelist()):
            if name.endswith(".py") and module_of(name) in used:
                add(f"{name}c", compiled(name, stock.read(name)))
        add(f"{UNPACKER}.pyc", compiled(UNPACKER, Path(ours, "toutilix", "device", "unpack.py").read_bytes()))
        native: list[str] = []
        unpacked = {path.relative_to(ours).parts[0] for path in ours.rglob("*.so")}
        for path in sorted(path for path in ours.rglob("*") if path.is_file()):
            name = path.relative_to(ours).as_posix()
            if path.suffix == ".so" and module_of(name.partition(".")[0]) not in used:
                continue
            content = path.read_bytes()
            if path.suffix == ".py":
                name, content = f"{name}c", compiled(name, content)
            if name.split("/")[0] in unpacked:
                native.append(name)
                name = FOLDER + name
            add(name, content)
        add(LISTED, "\n".join(native).encode())


def module_of(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


async def main(ours: str, library: str, target: str) -> str:
    """How many modules of the standard library are in it."""
    sys.path.insert(0, ours)
    await import_module("tools.offline.trial").play_all(whole=False)
    for name in ALSO:
        try:
            import_module(name)
        except ImportError:
            continue
    used = {name for name, module in sys.modules.items() if getattr(module.__spec__, "origin", "") not in BUILT_IN}
    write(Path(ours), Path(library), Path(target), used)
    return f"{len(used)} modules"


def run(ours: str, library: str, target: str) -> "asyncio.Future[str]":
    return asyncio.ensure_future(main(ours, library, target))
