"""Endless text, huge numbers and control characters, in every place of the command line that echoes what it got."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.shell import Ran, run
from tests.records.regenerate import golden
from toutilix.games import find

LONG = "x" * 3000
HUGE = "9" * 27
ESCAPES = "\x1b[2J\x1b]0;title\x07\u202e\n\r\x9b31m"
NASTY = [LONG, HUGE, ESCAPES, "9" * 4400, "-" + HUGE, "'" * 3000, "{" * 3000, "é" * 3000]
each_nasty = pytest.mark.parametrize("text", NASTY, ids=["long", "huge", "escapes", "digits", "minus", "'", "{", "é"])
_OBEYED = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def refused(*arguments: str, stdin: str = "", home: Path | None = None) -> Ran:
    """Exit 1 or 2 and one short, plain line."""
    ran = run(*arguments, stdin=stdin, home=home)
    assert ran.code in (1, 2)
    assert "Traceback" not in ran.err
    assert ran.err.count("\n") == 1
    assert 0 < len(ran.err.strip()) < 4000
    assert not _OBEYED.search(ran.out + ran.err)
    return ran


def position(**fields: object) -> str:
    document = json.loads(run("new", "strategix", "--players", "3", "--seed", "1").out)
    return json.dumps(document | fields)


@each_nasty
def test_in_arguments(text: str, tmp_path: Path) -> None:
    refused("new", text, "--players", "3")
    refused("new", "sowix", "--players", text)
    refused("new", "sowix", "--players", "3", "--seed", text + "!")
    refused("new", "sowix", "--players", "3", "--option", text)
    refused("new", "sowix", "--players", "3", "--option", f"target={text}")
    refused("new", "sowix", "--players", "3", "--option", f"{text}=3")
    refused("new", "sowix", "--players", "3", "--lang", text)
    refused("rules", text)
    refused("rules", "sowix", "--width", text)
    refused(text)
    refused("legal", text + "/no")
    refused("replay", text + "/no")
    refused("simulate", "sowix", "--players", text)
    refused("simulate", "sowix", "--bots", text + ",random")
    refused("simulate", "sowix", "--bots", "random,random", "--hands", text)
    refused("simulate", "sowix", "--bots", "random,random", "--json", f"{tmp_path}/no/{text}")
    refused("play", text, "--text", home=tmp_path)
    refused("play", "sowix", "--text", "--level", text, home=tmp_path)
    refused("play", "sowix", "--text", "--seat", text, home=tmp_path)
    refused("play", "sowix", "--text", "--name", text, home=tmp_path)
    refused("play", "sowix", "--level", text, home=tmp_path)
    refused("backup", f"{tmp_path}/file", "--store", text, home=tmp_path)


@each_nasty
def test_in_positions_and_moves(text: str) -> None:
    refused("move", "-", "--", text, stdin=position())
    refused("move", "-", "--", f"lay {text}", stdin=position())
    refused("move", "-", "--", f"{text}: pass", stdin=position())
    refused("move", "-", "--", "pass", text, stdin=position())
    refused("move", "-", "--", f"deal {text}!", stdin=position(over="hand", turn=None))
    for field in ("game", "players", "options", "hand", "scores", "turn", "hands", "combination", "owner", text):
        for value in (text, [text], {text: text}, {"youngest": text}):
            refused("legal", "-", stdin=position(**{field: value}))


@pytest.mark.parametrize("number", [10**18, 10**26, 10**27, -(10**27), 10**400, 1e300], ids=range(6))
def test_huge_numbers_in_positions(number: float) -> None:
    for field in ("players", "hand", "turn", "owner"):
        refused("legal", "-", stdin=position(**{field: number}))
    refused("legal", "-", stdin=position(options={"youngest": number}))
    refused("legal", "-", stdin=position(scores=[number, 0, 0]))


def test_a_hand_of_a_thousand_cards_can_be_told() -> None:
    crowd = {"game": "sowix", "players": 2, "pile": "Kp", "stock": "Ap", "turn": 1, "hands": ["Kb " * 1000, "Ap"]}
    assert "…" in refused("move", "-", "draw", stdin=json.dumps(crowd)).err


@each_nasty
def test_in_records(text: str) -> None:
    header, deal, *others = golden(find("oldchapix"), 3).split("\n")
    for field in json.loads(header):
        for value in (text, [text] * 3, {text: text}):
            if field not in ("names", "words") or value != [text] * 3:
                changed = json.dumps(json.loads(header) | {field: value})
                refused("replay", "-", stdin="\n".join([changed, deal, *others]))
    for line in ({"deal": text}, {"seat": 1, "move": text}, {"seat": 1, text: 1}, {"shuffle": text}, {text: text}):
        refused("replay", "-", stdin="\n".join([header, deal, json.dumps(line), *others]))
        refused("verify", "-", stdin="\n".join([header, deal, json.dumps(line), *others]))


@each_nasty
def test_names_of_a_record_are_shown_plain(text: str) -> None:
    header, *others = golden(find("oldchapix"), 3).split("\n")
    named = json.dumps(json.loads(header) | {"names": [text, "B\x1b[31m", "C\u202e"]})
    ran = run("replay", "-", "--width", "60", stdin="\n".join([named, *others]))
    assert ran.code == 0
    assert not _OBEYED.search(ran.out)
    assert all(len(line) <= 60 for line in ran.out.splitlines())
    assert "B?[31m" in ran.out


@each_nasty
def test_at_the_text_table(text: str, tmp_path: Path) -> None:
    typed = "".join(f"{line}\n" for line in (text, f"lay {text}", f"add R {text}", f"star {text}", f"discard {text}"))
    for name in ("sowix", "rummylix", "strategix", "oldchapix"):
        ran = run("play", name, "--text", "--seed", "1", stdin=typed + "quit\n", home=tmp_path)
        assert ran.code == 0
        assert not _OBEYED.search(ran.out)
        assert "The match is saved." in ran.out
