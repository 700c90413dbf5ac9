"""docs/notation.md names every field of every position."""

from pathlib import Path

from toutilix.engine.position import COMMON_FIELDS
from toutilix.games import GAMES

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text("utf-8")


def test_every_field_of_a_position_is_explained() -> None:
    fields = {*COMMON_FIELDS, *(field for kind in GAMES for field in kind.notation.fields)}
    assert [field for field in sorted(fields) if f"`{field}`" not in PAGE] == []
