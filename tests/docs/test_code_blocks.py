"""Code in the documents: Python runs, commands and their flags exist, documents can be read.

`test_examples` compares sessions (`pycon`, `console`) with what they show. A block of `python` with a title is a file:
```` ```python title="mybot.py" ````; the blocks of its page run in a folder with these files.
"""

import importlib.util
import json
import re
import shlex
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.main import get_command

from tests.docs.test_examples import PAGES, ROOT
from toutilix.cli.main import app_of

OTHERS = {"caddy", "haproxy", "html", "ini", "javascript", "mermaid", "nginx", "sql", "systemd", "text", "typescript"}
"""Languages that nothing here reads."""
EVERY_PAGE = [*PAGES, ROOT / "web" / "README.md"]
EACH_PAGE = pytest.mark.parametrize("page", EVERY_PAGE, ids=lambda page: page.relative_to(ROOT).as_posix())

_FENCE = re.compile(r"\s*```(\S*)(?: title=\"([^\"]+)\")?\s*$")
_EXTRA = re.compile(r"toutilix\[([\w,]+)\]")


@dataclass(frozen=True)
class Block:
    language: str
    title: str
    line: int
    text: str


def blocks(page: Path) -> list[Block]:
    found: list[Block] = []
    begun: re.Match[str] | None = None
    lines: list[str] = []
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        fence = _FENCE.match(line)
        if fence is None:
            lines.append(line)
            continue
        if begun is not None:
            found.append(Block(begun[1], begun[2] or "", number - len(lines), "\n".join(lines) + "\n"))
        begun, lines = (fence if begun is None else None), []
    return found


def missing_packages(text: str) -> list[str]:
    names = re.findall(r"^\s*(?:import|from) (\w+)", text, re.MULTILINE)
    return [name for name in names if importlib.util.find_spec(name) is None]


@EACH_PAGE
def test_python_runs(page: Path, tmp_path: Path) -> None:
    """In a process of its own: a page may change what is imported."""
    code = [block for block in blocks(page) if block.language == "python" and not block.text.startswith(">>> ")]
    for block in code:
        if block.title:
            (tmp_path / block.title).write_text(block.text, "utf-8")
    names = [block.title.removesuffix(".py") for block in code if block.title.endswith(".py")]
    program = "".join([*(f"import {name}\n" for name in names), *(block.text for block in code if not block.title)])
    if not program:
        return
    lacking = [name for name in missing_packages(program) if name not in names]
    if lacking:
        pytest.skip(f"needs {', '.join(lacking)}")
    ran = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


@EACH_PAGE
def test_shell_commands_exist(page: Path) -> None:
    for block in blocks(page):
        if block.language in ("sh", "console"):
            text = block.text.replace("\\\n", " ")
            assert subprocess.run(["sh", "-n"], input=shell_input(block), text=True, check=False).returncode == 0
            for line in text.splitlines():
                if block.language == "sh" or line.startswith("$ "):
                    check_command(line.removeprefix("$ "))


def shell_input(block: Block) -> str:
    if block.language == "sh":
        return block.text
    return "\n".join(line[2:] for line in block.text.splitlines() if line.startswith("$ "))


def check_command(line: str) -> None:
    """Make's targets, our verbs with their flags, our extras, and those of Dask."""
    for extras in _EXTRA.findall(line):
        assert set(extras.split(",")) <= set(project()["optional-dependencies"]), line
    for part in re.split(r"\s(?:\||&&|;)\s", line):
        words = shlex.split(part, comments=True)
        while words and (words[0] in ("uvx", "pipx") or "=" in words[0]):
            # A command in an environment of its own, or with settings.
            words = words[len(words) - words[::-1].index("toutilix") - 1 :] if "toutilix" in words else words[1:]
        match words:
            case ["make", *targets]:
                check_targets(targets, line)
            case [program, *arguments] if Path(program).name == "toutilix":
                check_flags(arguments, line)
            case ["dask", verb, *arguments]:
                check_dask(verb, arguments, line)


def project() -> dict[str, dict[str, object]]:
    document = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: dict[str, dict[str, object]] = document["project"]
    return found


def check_targets(targets: list[str], line: str) -> None:
    known = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert [target for target in targets if "=" not in target and not target.startswith("-")], line
    assert {target for target in targets if "=" not in target and not target.startswith("-")} <= set(known), line


def check_flags(arguments: list[str], line: str) -> None:
    verbs = get_command(app_of()).commands  # type: ignore[attr-defined]
    if not arguments or arguments[0].startswith("-"):
        assert set(arguments) <= {"--help"}, line
        return
    assert arguments[0] in verbs, line
    known = {flag for option in verbs[arguments[0]].params for flag in (*option.opts, *option.secondary_opts)}
    given = {word.partition("=")[0] for word in arguments if word.startswith("--")}
    assert given <= known | {"--help"}, line


def check_dask(verb: str, arguments: list[str], line: str) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "dask", verb, "--help"], check=True, capture_output=True, text=True
    ).stdout
    for flag in arguments:
        assert not flag.startswith("--") or re.search(rf"{flag}\b", told), line


@EACH_PAGE
def test_documents_can_be_read(page: Path) -> None:
    for block in blocks(page):
        if block.language == "json":
            rest = block.text.strip()
            while rest:
                _, end = json.JSONDecoder().raw_decode(rest)
                rest = rest[end:].strip()
        elif block.language == "toml":
            tomllib.loads(block.text)


@EACH_PAGE
def test_every_block_names_its_language(page: Path) -> None:
    known = {"console", "json", "pycon", "python", "sh", "toml"} | OTHERS
    for block in blocks(page):
        assert block.language in known, f"line {block.line}: {block.language}"


def test_a_wrong_command_is_found() -> None:
    for line in (
        "make nothing",
        "toutilix fly",
        "toutilix simulate --bot expert",
        "echo x | .venv/bin/toutilix legal --counts -",
        "uvx --from toutilix toutilix play --texts",
        'pip install "toutilix[everything]"',
        "dask worker --threads 2",
    ):
        with pytest.raises(AssertionError):
            check_command(line)
    check_command("NO_COLOR=1 toutilix simulate sowix --bots random,random  # a comment")
