"""The README's picture shows what the program says today."""

import xml.etree.ElementTree as ET

from tools import picture


def test_the_picture_is_up_to_date() -> None:
    drawn = picture.drawing(picture.transcript())
    assert picture.PICTURE.read_text("utf-8") == drawn, "run make picture"


def test_the_picture_loads_nothing_from_elsewhere() -> None:
    root = ET.parse(picture.PICTURE).getroot()
    assert root.tag.endswith("svg")
    assert not [element for element in root.iter() if any(name.endswith("href") for name in element.attrib)]
    assert "url(http" not in picture.PICTURE.read_text("utf-8")
