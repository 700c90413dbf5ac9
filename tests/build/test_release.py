"""A release relies on this: workflows, metadata and versions say the same as the project. The workflows themselves run
elsewhere; their form is checked by actionlint and by GitHub's schema when they are changed."""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from toutilix import __version__

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)


def jobs_of(name: str) -> dict[str, Any]:
    jobs: dict[str, Any] = document(ROOT / ".github" / "workflows" / name)["jobs"]
    return jobs


def document(path: Path) -> dict[Any, Any]:
    """To YAML the key `on` is a yes."""
    return msgspec.yaml.decode(path.read_bytes(), type=dict[Any, Any])


def supported() -> list[str]:
    named = [str(line).rpartition(" ")[2] for line in PROJECT["project"]["classifiers"]]
    return [version for version in named if re.fullmatch(r"3\.\d+", version)]


def test_the_tests_run_on_every_python_that_is_promised() -> None:
    assert supported()[0] == PROJECT["project"]["requires-python"].removeprefix(">=") == "3.11"
    assert jobs_of("check.yml")["test"]["strategy"]["matrix"]["python"] == supported()


def test_wheels_are_built_for_every_python_and_system() -> None:
    asked = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert asked == [f"cp{version.replace('.', '')}-*" for version in supported()]
    systems = jobs_of("release.yml")["wheels"]["strategy"]["matrix"]["os"]
    assert {re.match(r"[a-z]+", system)[0] for system in systems} == {"ubuntu", "macos", "windows"}  # type: ignore[index]
    assert any(system.endswith("-arm") for system in systems)


def test_only_a_tag_is_published_and_without_a_password() -> None:
    publish = jobs_of("release.yml")["publish"]
    assert publish["if"] == "github.ref_type == 'tag'"
    assert set(publish["needs"]) == {"pure", "wheels"}
    assert publish["permissions"] == {"id-token": "write"}
    assert "secrets." not in (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")


@each_workflow
def test_workflows_may_only_read_and_call_what_exists(path: Path) -> None:
    text = path.read_text("utf-8")
    assert document(path)["permissions"] == {"contents": "read"}
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    called = {line.split()[-1] for line in re.findall(r"run: make (.+)", text)}
    assert called <= targets
    for tests in re.findall(r"tests/\w+", text):
        assert (ROOT / tests).exists()


def test_a_version_is_said_once_and_has_its_notes() -> None:
    citation = document(ROOT / "CITATION.cff")
    assert citation["version"] == __version__
    assert citation["license"] == PROJECT["project"]["license"]
    notes = ROOT / "docs" / "releases" / f"{__version__}.md"
    assert notes.read_text("utf-8").startswith(f"# Toutilix {__version__}\n")
    assert f"\n## {__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_every_extra_is_explained() -> None:
    page = (ROOT / "docs" / "install.md").read_text("utf-8")
    for extra in PROJECT["project"]["optional-dependencies"]:
        assert f"| `{extra}` |" in page, extra
