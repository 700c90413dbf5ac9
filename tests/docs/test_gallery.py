"""The gallery shows every picture that is taken, and no other."""

import re
from pathlib import Path

from tools.gallery import PICTURES, SCENES

PAGE = Path(__file__).parents[2] / "docs" / "gallery.md"


def test_every_state_has_its_picture_and_its_place_in_the_gallery() -> None:
    names = sorted(scene.name for scene in SCENES)
    assert sorted(re.findall(r"gallery/([\w-]+)\.webp", PAGE.read_text("utf-8"))) == names
    assert sorted(path.stem for path in PICTURES.iterdir()) == names
