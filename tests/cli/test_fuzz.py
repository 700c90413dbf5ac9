"""Any input leads to an exit code of 0, 1 or 2 and never to a traceback."""

import json
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.shell import Ran, run
from tests.records.regenerate import golden
from toutilix.games import GAMES, find

quick = settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

NAMES = [kind.name for kind in GAMES]
VERBS = [
    "draw",
    "take",
    "lay",
    "add",
    "swap",
    "block",
    "unblock",
    "discard",
    "pass",
    "toutilix",
    "star",
    "left",
    "right",
]
CHANCE = ["deal", "shuffle", "/", "deadbeef", "1:", "2:"]
CARDS = ["Ap", "Bp", "Cp", "Hb", "Zb", "Ev", "Ay", "A", "B", "E", "F", "M", "N", "*", "*A", "*z", "!", "??", "+"]
COMMANDS = ["undo", "quit", "hand", "?", "sort", "cards", "log", "table", "score", "rules", "hint", "oui", "n"]
OTHERS = ["left", "right", "1", "2", "3", "0", "-1", "99999", "é", "\x00", "\x1b[31m", "\udc80"]
WORDS = VERBS + CHANCE + CARDS + COMMANDS + OTHERS
typed = st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join))
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from([*WORDS, *NAMES]) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def check(ran: Ran) -> Ran:
    assert ran.code in (0, 1, 2)
    assert "Traceback" not in ran.out + ran.err
    if ran.code:
        assert ran.err.strip()
    return ran


def position(name: str, players: int) -> str:
    return run("new", name, "--players", str(players), "--seed", "1").out


@pytest.mark.parametrize("name", NAMES)
@quick
@given(moves=st.lists(typed, min_size=1, max_size=3))
def test_any_move(name: str, moves: list[str]) -> None:
    ran = check(run("move", "-", "--", *moves, stdin=position(name, find(name).fewest)))
    if ran.code:
        assert ran.out == ""


@pytest.mark.parametrize("name", NAMES)
@quick
@given(data=st.data())
def test_any_change_to_a_position(name: str, data: st.DataObject) -> None:
    document = json.loads(position(name, find(name).fewest))
    for field in data.draw(st.lists(st.sampled_from(sorted(document)), max_size=3)):
        document[field] = data.draw(values)
    if data.draw(st.booleans()):
        document[data.draw(st.text(max_size=8))] = data.draw(values)
    text = json.dumps(document)
    check(run("legal", "-", "--count", stdin=text))
    check(run("move", "-", data.draw(st.sampled_from(WORDS)), stdin=text))


@quick
@given(junk=st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "replace")))
def test_any_bytes_instead_of_a_file(junk: bytes) -> None:
    for verb in ("legal", "replay", "verify"):
        assert check(run(verb, "-", stdin=junk)).code == 2


@pytest.mark.parametrize("name", NAMES)
@quick
@given(data=st.data())
def test_any_change_to_a_record(name: str, data: st.DataObject) -> None:
    lines = golden(find(name), find(name).fewest).split("\n")[:-1]
    at = data.draw(st.integers(0, min(40, len(lines) - 1)) | st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(["drop", "twice", "cut", "field", "text", "letters"]))
    if how == "drop":
        lines[at : at + 1] = []
    elif how == "twice":
        lines.insert(at, lines[at])
    elif how == "cut":
        lines = lines[:at]
    elif how == "field":
        document = json.loads(lines[at])
        document[data.draw(st.sampled_from(sorted(document)))] = data.draw(values)
        lines[at] = json.dumps(document)
    elif how == "text":
        lines[at] = data.draw(st.text(max_size=20))
    else:
        place = data.draw(st.integers(0, len(lines[at]) - 1))
        lines[at] = lines[at][:place] + data.draw(st.sampled_from('ApHb*!?"{}[],:0')) + lines[at][place + 1 :]
    for verb in ("replay", "verify"):
        ran = check(run(verb, "-", stdin="\n".join(lines)))
        if ran.code:
            assert ran.code == 2
            assert "ine " in ran.err
            assert any(sign.isdigit() for sign in ran.err)
            assert ran.out == ""


@quick
@given(
    verb=st.sampled_from(["new", "rules", "legal", "play", "replay"]),
    arguments=st.lists(st.sampled_from([*WORDS, *NAMES, "--players", "--seed", "--option", "youngest=2", "--lang"])),
)
def test_any_arguments(verb: str, arguments: list[str]) -> None:
    at_the_text_table = ["--text"] if verb == "play" else []
    with tempfile.TemporaryDirectory() as home:
        check(run(verb, *at_the_text_table, *arguments, home=Path(home)))


@pytest.mark.parametrize("name", NAMES)
@quick
@given(lines=st.lists(typed, max_size=12))
def test_any_lines_at_the_text_table(name: str, lines: list[str]) -> None:
    with tempfile.TemporaryDirectory() as home:
        typed = "\n".join(lines)
        ran = check(run("play", name, "--text", "--seed", "3", "--width", "40", stdin=typed, home=Path(home)))
        assert ran.code == 0
        assert not [sign for sign in ran.out if sign < " " and sign != "\n"]
        assert max(len(line) for line in ran.out.split("\n")) <= 40
        again = check(run("play", name, "--text", stdin="yes\n", home=Path(home)))
        assert again.code == 0
        assert "cannot be read" not in again.out
