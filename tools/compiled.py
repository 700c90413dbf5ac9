"""Keep .venv-compiled: a second environment in which the package is the compiled wheel, never the work tree.

Rebuilt when anything that goes into the wheel has changed. TOUTILIX_COMPILE means what it means to the build:
`auto` says so and continues where nothing can be compiled, `1` fails, `0` does without.
"""

import hashlib
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-compiled"
PYTHON = HOME / "bin" / "python"
LOCK = ROOT / "requirements.lock"
STAMP = HOME / "built-from"


def digest(paths: list[Path]) -> str:
    whole = hashlib.sha256(f"{sys.version} {sys.prefix}".encode())
    for path in sorted(paths):
        content = path.read_bytes()
        whole.update(f"{path.relative_to(ROOT)} {len(content)} ".encode() + content)
    return whole.hexdigest()


def sources() -> list[Path]:
    """The page is not among them: this wheel goes without."""
    inside = [path for path in (ROOT / "src").rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so")]
    page = ROOT / "src" / "toutilix" / "server" / "page"
    return [
        *(path for path in inside if page not in path.parents),
        ROOT / "hatch_build.py",
        ROOT / "pyproject.toml",
        LOCK,
    ]


def run(*command: str, **setting: str) -> str:
    """Run a command; what it says matters only if it fails, or to the caller."""
    environment = {**os.environ, **setting}
    done = subprocess.run(
        command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        sys.exit(done.stdout)
    return done.stdout


def build(wanted: str) -> None:
    """A new environment with the wheel alone, which borrows the other packages from the environment of the work tree.

    Borrowing goes by a .pth file, and those inside a borrowed folder are not followed: the work tree stays out.
    """
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    with tempfile.TemporaryDirectory() as folder:
        wheel = ("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, str(ROOT))
        run(*pip, *wheel, TOUTILIX_COMPILE="1", TOUTILIX_PAGE="0")
        run(sys.executable, "-m", "venv", "--clear", "--without-pip", str(HOME))
        [built] = Path(folder).glob("*.whl")
        run(*pip, "--python", str(PYTHON), "install", "--no-deps", str(built))
    own = run(str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    Path(own, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    STAMP.write_text(wanted)


def can_compile() -> bool:
    """Is there a C compiler, and does it find Python's headers? Then rules that do not compile are our fault."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "tiny.c")
        program.write_text("#include <Python.h>\n")
        command = [*compiler, "-I", sysconfig.get_path("include"), "-c", str(program), "-o", str(program) + ".o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def main() -> None:
    wish = os.environ.get("TOUTILIX_COMPILE", "auto")
    wanted = digest(sources())
    if STAMP.exists() and STAMP.read_text() == wanted and wish != "0":
        return
    STAMP.unlink(missing_ok=True)
    if wish == "0":
        print("NOT COMPILED: TOUTILIX_COMPILE=0, so only plain Python is tested.")
        return
    if wish == "auto" and not can_compile():
        print("NOT COMPILED: there is no C compiler with Python's headers here, so only plain Python is tested.")
        return
    print("Compiling the rules for the second environment (a minute or two, then kept) ...", flush=True)
    begun = time.monotonic()
    build(wanted)
    print(f"Compiled in {time.monotonic() - begun:.0f} s.")


if __name__ == "__main__":
    main()
