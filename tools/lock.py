"""Regenerate the lock files: every dependency with its hashes, for Python 3.11 on. A build, a server, playing, the
benchmark, the documentation site, Node and the site without a server have locks of their own.

uv resolves in a temporary environment and a copy of the project; its own lock file, which names the host it asked,
is thrown away with them.
"""

import hashlib
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEEDED = (
    "pyproject.toml",
    "hatch_build.py",
    "tools/__init__.py",
    "tools/web.py",
    "README.md",
    "LICENSE",
    "src/toutilix/__init__.py",
)
OFFLINE_LOCK = "requirements-offline.lock"
IN_THE_BROWSER = ("librt", "msgspec", "mypy-extensions")
"""The packages that tables need; Pyodide has the rest."""
PYODIDE = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary", ":all:")
EXPORT = ("export", "--quiet", "--no-header", "--no-annotate", "--no-emit-project")


def extras(*names: str) -> list[str]:
    return [word for name in names for word in ("--extra", name)]


LOCKS = {
    "requirements.lock": ("--group", "dev", *extras("play", "plots", "postgres", "cluster")),
    "requirements-build.lock": ("--only-group", "build", "--only-group", "node"),
    "requirements-server.lock": ("--no-dev", *extras("server", "postgres")),
    "requirements-play.lock": ("--no-dev", "--group", "editable", *extras("play")),
    "requirements-node.lock": ("--only-group", "node"),
    "requirements-bench.lock": ("--only-group", "bench"),
    "requirements-docs.lock": ("--only-group", "docs"),
}


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path in NEEDED:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, folder / path)
        venv.create(folder / "uv", with_pip=True)
        python = str(folder / "uv" / "bin" / "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        for lock, groups in LOCKS.items():
            write(lock, [python, "-m", "uv", *EXPORT, *groups], folder)
        write_offline(python, folder)


def write_offline(python: str, folder: Path) -> None:
    """The packages for the browser: the newest wheels for Pyodide's platform, one file each."""
    wheels = folder / "wheels"
    pip = [python, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(wheels)]
    subprocess.run([*pip, *PYODIDE, *IN_THE_BROWSER], check=True)
    lines = []
    for wheel in sorted(wheels.iterdir()):
        name, version = wheel.name.split("-")[:2]
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        lines.append(f"{name.replace('_', '-')}=={version} \\\n    --hash=sha256:{digest}\n")
    (ROOT / OFFLINE_LOCK).write_text("".join(lines), "utf-8")
    print(f"{OFFLINE_LOCK}: {len(lines)} packages")


def write(lock: str, command: list[str], folder: Path) -> None:
    exported = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout
    if "://" in exported:
        sys.exit(f"{lock} would name a host; it was not written.")
    (ROOT / lock).write_text(exported, "utf-8")
    print(f"{lock}: {exported.count('==')} packages")


if __name__ == "__main__":
    main()
