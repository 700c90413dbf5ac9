"""Options: named, typed, checked."""

import pytest

from toutilix.engine.errors import Malformed
from toutilix.engine.options import YOUNGEST, ChoiceOption, NumberOption, Option, place, settle

PASS = ChoiceOption("voluntary_pass", "S5", ("hand", "round", "free"))
TARGET = NumberOption("target", "W11", low=1, high=10_000, default_value=300)
OPTIONS: tuple[Option, ...] = (YOUNGEST, PASS, TARGET)


def test_an_option_left_out_has_its_default() -> None:
    assert settle(OPTIONS, {}, 4) == {"youngest": 1, "voluntary_pass": "hand", "target": 300}


def test_values_are_kept_and_numbers_may_be_typed() -> None:
    given = {"youngest": "4", "voluntary_pass": "free", "target": 50}
    assert settle(OPTIONS, given, 4) == {"youngest": 4, "voluntary_pass": "free", "target": 50}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"volontary_pass": "hand"}, "option.unknown"),
        ({"voluntary_pass": "Hand"}, "option.choice"),
        ({"voluntary_pass": 0}, "option.choice"),
        ({"voluntary_pass": None}, "option.choice"),
        ({"target": 0}, "option.number"),
        ({"target": 10_001}, "option.number"),
        ({"target": "many"}, "option.number"),
        ({"target": "9" * 40}, "option.number"),
        ({"target": "٣"}, "option.number"),
        ({"target": False}, "option.number"),
        ({"youngest": 5}, "option.number"),
    ],
)
def test_other_values_are_refused(given: dict[str, object], code: str) -> None:
    with pytest.raises(Malformed) as caught:
        settle(OPTIONS, given, 4)
    assert caught.value.code == code


def test_rules_know_a_choice_by_its_place() -> None:
    assert place(PASS, {"voluntary_pass": "round"}) == 1
