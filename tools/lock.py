"""Write requirements.lock anew: every runtime, development and build dependency with its hashes, for Python 3.11 on.

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
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/toutilix/__init__.py")
EXPORT = ("export", "--quiet", "--no-header", "--no-annotate", "--no-emit-project", "--group", "dev")


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path in NEEDED:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, folder / path)
        venv.create(folder / "uv", with_pip=True)
        python = str(folder / "uv" / "bin" / "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        exported = subprocess.run(
            [python, "-m", "uv", *EXPORT], cwd=folder, check=True, stdout=subprocess.PIPE, text=True
        )
    if "://" in exported.stdout:
        sys.exit("The lock would name a host; nothing was written.")
    (ROOT / "requirements.lock").write_text(exported.stdout, "utf-8")
    locked = exported.stdout.count("==")
    print(f"requirements.lock: {locked} packages")


if __name__ == "__main__":
    main()
