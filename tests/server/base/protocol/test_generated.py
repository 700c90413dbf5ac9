"""The schema, the types and the OpenAPI document in the repository are those of the code, and each is valid."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import schemathesis

from toutilix.bots.oldchapix.regular import DUCK
from toutilix.engine.errors import Malformed
from toutilix.games.rummylix.events import ADDED
from toutilix.games.rummylix.refusals import DOES_NOT_FIT
from toutilix.games.strategix.screen import FOLLOW
from toutilix.server.base.protocol.__main__ import generated, main, outdated
from toutilix.server.base.protocol.api import Complaint
from toutilix.server.base.protocol.openapi import ERRORS, openapi
from toutilix.server.base.protocol.routes import ALWAYS, ROUTES
from toutilix.server.base.protocol.schema import live_schema
from toutilix.server.base.protocol.shown import field_types
from toutilix.server.base.protocol.typescript import typescript
from toutilix.words import Words

ROOT = Path(__file__).resolve().parents[4]


def test_generated_files_are_up_to_date() -> None:
    assert outdated(ROOT) == [], "run make protocol"


def test_files_are_written_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["protocol", "--folder", str(tmp_path), "--check"])
    assert main() == 1
    assert capsys.readouterr().err.count("is not up to date") == len(generated())
    assert not list(tmp_path.iterdir())
    monkeypatch.setattr("sys.argv", ["protocol", "--folder", str(tmp_path)])
    assert main() == 0
    assert outdated(tmp_path) == []
    (tmp_path / "web/src/wire/protocol.ts").write_text("// by hand", "utf-8")
    monkeypatch.setattr("sys.argv", ["protocol", "--folder", str(tmp_path), "--check"])
    assert main() == 1


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for name, inner in part.items():
            if name == "$ref":
                yield inner
            elif name == "mapping":
                yield from inner.values()
            else:
                yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


@pytest.mark.parametrize("document", [live_schema(), openapi()], ids=["live", "openapi"])
def test_references_lead_somewhere_and_everything_is_used(document: dict[str, Any]) -> None:
    used = set(references(document))
    for reference in used:
        found: Any = document
        for name in reference.removeprefix("#/").split("/"):
            found = found[name]
    parts = document.get("$defs") or document["components"]["schemas"]
    named = {reference.rpartition("/")[2] for reference in used}
    assert [name for name in parts if name not in named] == []


def test_the_schema_is_valid() -> None:
    schema = live_schema()
    assert jsonschema_rs.meta.is_valid(schema)
    jsonschema_rs.Draft202012Validator(schema)


def test_the_openapi_document_is_valid() -> None:
    schemathesis.openapi.from_dict(openapi()).validate()
    for name, part in openapi()["components"]["schemas"].items():
        assert jsonschema_rs.meta.is_valid(part), name


@pytest.mark.parametrize("route", [route for route in ROUTES if route.body is not None], ids=lambda route: route.name)
def test_examples_of_bodies_can_be_read(route: Any) -> None:
    content = openapi()["paths"][route.path][route.method.lower()]["requestBody"]["content"]["application/json"]
    assert content["examples"]
    for example in content["examples"].values():
        msgspec.convert(example["value"], route.body)


def test_the_example_of_a_complaint_is_one() -> None:
    example = openapi()["components"]["responses"]["422"]["content"]["application/json"]["example"]
    complaint = msgspec.convert(example, Complaint)
    assert complaint.sentence == Words("en").malformed(Malformed(complaint.why.code, **complaint.why.arguments))


def test_every_error_is_explained_and_every_explanation_used() -> None:
    assert {status for route in ROUTES for status in (*route.errors, *ALWAYS)} == set(ERRORS)


def test_routes_are_told_apart() -> None:
    assert len({route.name for route in ROUTES}) == len(ROUTES)
    assert len({(route.method, route.path) for route in ROUTES}) == len(ROUTES)
    for route in ROUTES:
        assert (401 in route.errors) == route.token
        assert (404 in route.errors) == ("{" in route.path and route.status != 101)
        assert (413 in route.errors) == (route.body is not None)


def test_typescript_names_every_type_once() -> None:
    """That it compiles is checked with the page; that nothing is missing, here."""
    text = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", typescript(), flags=re.DOTALL)
    made = re.findall(r"^export (?:type|interface) (\w+)", text, re.MULTILINE)
    assert len(set(made)) == len(made)
    without_texts = re.sub(r'"[^"]*"', "", text)
    values = {"FIELD_TYPES", "COLOUR_MATTERS"}
    assert set(re.findall(r"\b[A-Z]\w+\b", without_texts)) - set(made) == {*values, "Partial", "Record"}
    live = {name for name in live_schema()["$defs"] if not name.endswith("Change")}
    http = {name for name in openapi()["components"]["schemas"] if not name.endswith("Change")}
    by_game = {"Tables", "Owns", "Moves", "Events"}
    assert set(made) == live | http | by_game | {"HostAct", "EngineEvent", "FactValue"}


def test_the_types_of_fields_do_not_depend_on_what_is_imported() -> None:
    """The words of all facts that cross the wire need them: events, refusals, reasons and lines of text."""
    written = ROOT / "web/src/wire/protocol.ts"
    code = "from toutilix.server.base.protocol.typescript import typescript; print(typescript(), end='')"
    for before in ("", "import toutilix.cli.main, toutilix.server.http.app; "):
        done = subprocess.run([sys.executable, "-c", before + code], check=True, capture_output=True, text=True)
        assert done.stdout == written.read_text("utf-8")
    fields = field_types()
    for declared in (ADDED, DOES_NOT_FIT, DUCK, FOLLOW):
        assert declared.fields
        assert all(fields[name] == type for name, type in declared.fields)


def test_a_table_of_a_game_has_its_type() -> None:
    text = typescript()
    assert "  table: Tables[G] | NoTable;" in text
    assert "  own?: Partial<Owns[G]>;" in text
    assert "uncalled" not in text
    assert "uncalled" not in json.dumps(live_schema())
