"""docs/adapters.md says what the encoders do: `make adapters-page` writes its tables."""

import pytest
from tools.adapters_page import GAMES, PAGE, SHAPE_HEADINGS, action_rows, plane_rows, shape_rows
from tools.bench.page import DOCS, table


@pytest.mark.parametrize("game", GAMES)
def test_planes_and_actions_are_those_of_the_encoder(game: str) -> None:
    page = (DOCS / PAGE).read_text("utf-8")
    assert table(("plane", "from byte", "bytes", "meaning"), plane_rows(game)) in page
    assert table(("ids", "action"), action_rows(game)) in page


def test_shapes_are_those_of_the_encoders() -> None:
    assert table(SHAPE_HEADINGS, shape_rows()) in (DOCS / PAGE).read_text("utf-8")
