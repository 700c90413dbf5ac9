"""Regenerate the lock files: every dependency with its hashes, for Python 3.11 on. A build, a server, playing, the
benchmark, the documentation site and Node have locks of their own.

uv resolves in a temporary environment and a copy of the project; its own lock file, which names the host it asked,
is thrown away with them.
"""

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


def write(lock: str, command: list[str], folder: Path) -> None:
    exported = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout
    if "://" in exported:
        sys.exit(f"{lock} would name a host; it was not written.")
    (ROOT / lock).write_text(exported, "utf-8")
    print(f"{lock}: {exported.count('==')} packages")


if __name__ == "__main__":
    main()
