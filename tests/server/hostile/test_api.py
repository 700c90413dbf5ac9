"""The API answers whatever is sent to it as its document says: made-up requests, right and wrong, to the real server.

That what fits the schema is accepted is not asked for: a schema cannot say which options go together (422), and to it
7.0 is a whole number."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tests.server.hostile.serving import serving
from toutilix.server.base.protocol.openapi import openapi
from toutilix.server.base.settings import Settings

EXAMPLES = 12
"""For each address and method; more in the long run."""
MANY = 150


Test = TypeVar("Test", bound=Callable[..., None])


def made_up(examples: int, path_regex: str = "") -> Callable[[Test], Test]:
    """Run with this many requests for each address and method, the same ones every time."""
    schema = schemathesis.openapi.from_dict(openapi()).exclude(operation_id="live")
    if path_regex:
        schema = schema.include(path_regex=path_regex)
    schema.config.generation.update(
        modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE], deterministic=True, max_examples=examples
    )
    same = settings(max_examples=examples, derandomize=True, suppress_health_check=list(HealthCheck))
    return lambda test: schema.parametrize()(same(test))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    store = tmp_path_factory.mktemp("api") / "tables.sqlite"
    with serving(Settings(port=0, store=f"sqlite:{store}", limits=False, bot_workers=1)) as url:
        yield url


@made_up(EXAMPLES)
def test_as_documented(case: Any, server: str) -> None:
    case.call_and_validate(base_url=server, excluded_checks=[positive_data_acceptance])


@made_up(EXAMPLES, path_regex="id")
def test_as_documented_for_a_seated_player(case: Any, server: str) -> None:
    _at_a_table(case, server)


@pytest.mark.long
@made_up(MANY)
def test_many_as_documented(case: Any, server: str) -> None:
    case.call_and_validate(base_url=server, excluded_checks=[positive_data_acceptance])


@pytest.mark.long
@made_up(MANY, path_regex="id")
def test_many_as_documented_for_a_seated_player(case: Any, server: str) -> None:
    _at_a_table(case, server)


def _at_a_table(case: Any, server: str) -> None:
    """A new table for each request: most of them change it, and some close it."""
    wish: Any = {"game": "sowix", "players": 3, "name": "Zoé", "bots": {"3": "beginner"}}
    made = requests.post(f"{server}/api/tables", json=wish, timeout=300).json()
    case.path_parameters["id"] = made["about"]["id"]
    held = {"Authorization": f"Bearer {made['keys'][0]['token']}"}
    case.call_and_validate(
        base_url=server, headers=held, excluded_checks=[positive_data_acceptance, negative_data_rejection]
    )
