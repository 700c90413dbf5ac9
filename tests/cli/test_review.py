"""`toutilix review`: in sentences, as JSON, as a chart; and what is wrong with its input."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.shell import run
from tests.coach.moments import played_match
from toutilix.engine.record import write_record

FEW = ("--deals", "3")


@pytest.fixture(scope="module")
def record() -> str:
    return write_record(played_match("oldchapix", 3, "random", 2, hands=2).lines)


def test_a_review_tells_every_seat_its_sum_and_its_costliest_slips(record: str) -> None:
    ran = run("review", "-", "--deals", "20", "--width", "1000", stdin=record)
    assert ran.code == 0
    sums = re.findall(
        r"([+−]?[\d.]+) luck \(.*\), ([+−]?[\d.]+) gifts .*, ([+−]?[\d.]+) own slips .*: ([+−]?[\d.]+) in all", ran.out
    )
    assert len(sums) == 3
    for parts in sums:
        luck, gifts, slips, result = (round(10 * float(part.replace("−", "-"))) for part in parts)
        assert luck + gifts + slips == result
    assert "Better by " in ran.out
    assert "With all hands open" not in ran.out


def test_hindsight_and_hands_are_told_only_when_asked_for(record: str) -> None:
    ran = run("review", "-", "--deals", "20", "--open", "--hands", "--width", "1000", stdin=record)
    assert "With all hands open" in ran.out
    assert ran.out.count("Hand 1:") == 1
    assert ran.out.count("Hand 2:") == 1


def test_one_seat_alone(record: str) -> None:
    ran = run("review", "-", "--seat", "2", *FEW, stdin=record)
    assert ran.code == 0
    assert re.findall(r"^(\d):", ran.out, re.MULTILINE)[0] == "2"
    assert " own slips" in ran.out.replace("\n", " ")
    assert len(re.findall("in all", ran.out.replace("\n", " "))) == 1


def test_json_has_all_figures(record: str) -> None:
    ran = run("review", "-", "--json", *FEW, stdin=record)
    told = json.loads(ran.out)
    assert told["game"] == "oldchapix"
    assert len(told["match"]) == 3
    for account in told["match"]:
        assert account["deal"] + account["fall"] + account["gifts"] + account["slips"] == account["result"]


def test_french(record: str) -> None:
    ran = run("review", "-", "--lang", "fr", *FEW, "--width", "1000", stdin=record)
    assert "Où sont passés les points" in ran.out
    assert re.search(r"\d,\d de chance", ran.out)


def test_a_chart_is_drawn(record: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "chart.svg"
    assert run("review", "-", *FEW, "--plot", str(file), stdin=record).code == 0
    drawn = file.read_text("utf-8")
    for word in ("result", "luck", "gifts", "slips", "Oldchapix"):
        assert word in drawn


def test_bad_input_is_said_in_one_sentence(record: str, tmp_path: Path) -> None:
    for arguments, text, said in (
        (("-", "--seat", "4"), record, "no seat 4"),
        (("-",), record[: len(record) // 2], "record"),
        (("-",), "nonsense", ""),
        (("-", "--plot", str(tmp_path / "chart.gif")), record, ".svg"),
        ((str(tmp_path / "none"),), "", "Cannot read"),
    ):
        ran = run("review", *arguments, *FEW, stdin=text)
        assert ran.code == 2
        assert said in ran.err
        assert "Traceback" not in ran.err
        assert ran.out == ""
