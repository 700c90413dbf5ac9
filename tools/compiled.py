"""Keep .venv-compiled: a second environment in which the package is the compiled wheel, never the work tree.

Built anew when anything that goes into the wheel has changed. TOUTILIX_COMPILE means what it means to the build:
`auto` says so and goes on where nothing can be compiled, `1` fails, `0` does without.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-compiled"
PYTHON = HOME / "bin" / "python"
LOCK = ROOT / "requirements.lock"
STAMP = HOME / "built-from"


def digest(paths: list[Path]) -> str:
    whole = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        content = path.read_bytes()
        whole.update(f"{path.relative_to(ROOT)} {len(content)} ".encode() + content)
    return whole.hexdigest()


def sources() -> list[Path]:
    inside = [path for path in (ROOT / "src").rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so")]
    return [*inside, ROOT / "hatch_build.py", ROOT / "pyproject.toml", LOCK]


def pip(python: str | Path, *arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run pip and keep what it says until it is known to matter."""
    command = [str(python), "-m", "pip", "--disable-pip-version-check", *arguments]
    return subprocess.run(command, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


def check(done: subprocess.CompletedProcess[str]) -> None:
    if done.returncode:
        sys.exit(done.stdout)


def environment() -> None:
    """The environment with everything from the lock; made anew only when the lock has changed."""
    stamp = HOME / "lock"
    wanted = digest([LOCK])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    shutil.rmtree(HOME, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
    check(pip(PYTHON, "install", "--quiet", "--require-hashes", "-r", str(LOCK)))
    stamp.write_text(wanted)


def build(wanted: str) -> None:
    environment()
    with tempfile.TemporaryDirectory() as folder:
        setting = {**os.environ, "TOUTILIX_COMPILE": "1"}
        made = pip(sys.executable, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, str(ROOT), env=setting)
        check(made)
        [wheel] = Path(folder).glob("*.whl")
        check(pip(PYTHON, "install", "--quiet", "--no-deps", "--force-reinstall", str(wheel)))
    STAMP.write_text(wanted)


def main() -> None:
    wish = os.environ.get("TOUTILIX_COMPILE", "auto")
    wanted = digest(sources())
    if STAMP.exists() and STAMP.read_text() == wanted and wish != "0":
        return
    STAMP.unlink(missing_ok=True)
    if wish == "0":
        print("NOT COMPILED: TOUTILIX_COMPILE=0, so only plain Python is tested.")
        return
    compiler = os.environ.get("CC", "cc").split()[0]
    if wish == "auto" and not any(shutil.which(name) for name in (compiler, "gcc", "clang")):
        print("NOT COMPILED: there is no C compiler here, so only plain Python is tested.")
        return
    print("Compiling the rules for the second environment (a minute or two, then kept) ...", flush=True)
    begun = time.monotonic()
    build(wanted)
    print(f"Compiled in {time.monotonic() - begun:.0f} s.")


if __name__ == "__main__":
    main()
