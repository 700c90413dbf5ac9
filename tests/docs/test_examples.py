"""The examples in the documents are true: Python ones are doctests, shell ones are run, links lead somewhere."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
EACH_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)

_SHELL = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
_LOOSELY = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def shell_examples(text: str) -> list[tuple[str, str]]:
    """Each `$ command` of the page with what it should say, standard error behind standard output."""
    examples = []
    for block in _SHELL.findall(text):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, said = part.partition("\n")
            examples.append((command, said))
    return examples


def run(command: str, home: Path) -> str:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    setting = {**os.environ, "PATH": path, "LC_ALL": "C.UTF-8", "TOUTILIX_HOME": str(home), "COLUMNS": "80"}
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, env=setting, check=False, capture_output=True, text=True)
    return done.stdout + done.stderr


@EACH_PAGE
def test_python_examples_are_true(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8", optionflags=_LOOSELY)
    assert failed == 0


@EACH_PAGE
def test_shell_examples_are_true(page: Path, tmp_path: Path) -> None:
    checker = doctest.OutputChecker()
    for command, said in shell_examples(page.read_text("utf-8")):
        got = run(command, tmp_path)
        assert checker.check_output(said, got, _LOOSELY), f"$ {command}\n{got}"


@EACH_PAGE
def test_links_lead_somewhere(page: Path) -> None:
    for link in _LINK.findall(page.read_text("utf-8")):
        assert (page.parent / link).exists(), link


def test_there_are_examples() -> None:
    texts = {page.name: page.read_text("utf-8") for page in PAGES}
    assert len(shell_examples(texts["notation.md"])) > 5
    assert texts["notation.md"].count(">>> ") > 3
    assert texts["fair-deals.md"].count(">>> ") > 10
