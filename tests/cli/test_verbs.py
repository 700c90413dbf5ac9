"""rules, replay, verify, simulate, and how the command line complains."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import run
from tests.records.regenerate import golden
from toutilix.cli.rules import plain_text
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES, find

each_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
each_language = pytest.mark.parametrize("lang", ["en", "fr"])
RULINGS = {
    "oldchapix": [f"O{number}" for number in range(1, 6)],
    "strategix": [f"S{number}" for number in range(1, 13)],
    "sowix": [f"W{number}" for number in range(1, 12)],
    "rummylix": [f"R{number}" for number in range(1, 11)],
}


def oldchapix_record() -> str:
    return golden(find("oldchapix"), 3)


@each_language
@each_game
def test_rules_are_plain_and_name_every_ruling_and_option(kind: AnyKind, lang: str) -> None:
    ran = run("rules", kind.name, "--lang", lang, "--width", "50")
    assert ran.code == 0
    assert max(len(line) for line in ran.out.split("\n")) <= 50
    assert not [line for line in ran.out.split("\n") if line.startswith(("#", "|"))]
    assert "**" not in ran.out
    assert "`" not in ran.out
    assert "Christine Larquetout" in " ".join(ran.out.split())
    for ruling in RULINGS[kind.name]:
        assert f"[{ruling}]" in ran.out or f"[{ruling}," in ran.out or f" {ruling}]" in ran.out, ruling
    for option in kind.options:
        assert option.name in ran.out


def test_markdown_becomes_paragraphs() -> None:
    page = "# Title\nfirst\nsecond\n\n- **one** `*H` *two* [S3]\n  more\n- [link](there)\n\n\n"
    page += "| a | b |\n|---|---|\n| 1 | _2_ |\n"
    assert plain_text(page) == [
        "Title",
        "",
        "first second",
        "",
        "- one *H two [S3] more",
        "- link (there)",
        "",
        "a: b",
        "1: 2",
    ]


@each_game
def test_replay_tells_the_match_with_open_cards_and_verify_proves_it(kind: AnyKind) -> None:
    record = golden(kind, kind.fewest)
    story = run("replay", "-", stdin=record)
    assert story.code == 0
    assert "Cards: " in story.out
    assert "hidden card" not in story.out
    proof = run("verify", "-", "--lang", "fr", stdin=record)
    assert proof.code == 0
    assert "donnes" in proof.out


def test_replay_names_the_line_of_a_refused_move() -> None:
    lines = oldchapix_record().split("\n")
    lines[2], lines[3] = lines[3], lines[2]
    ran = run("replay", "-", stdin="\n".join(lines))
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("Line 3 of the record is not allowed: It’s not your turn")


def test_a_record_that_breaks_off_is_said_so() -> None:
    cut = "\n".join(oldchapix_record().split("\n")[:20])
    for verb in ("replay", "verify"):
        ran = run(verb, "-", stdin=cut)
        assert (ran.code, ran.err) == (2, "The record breaks off after line 20.\n")


def test_verify_finds_other_cards_and_other_words() -> None:
    record = oldchapix_record()
    deal = record.split("\n")[1]
    first, second = deal[9:11], deal[12:14]
    altered = record.replace(deal, deal.replace(first, "??").replace(second, first).replace("??", second), 1)
    assert run("replay", "-", stdin=altered).code in (0, 2)
    ran = run("verify", "-", stdin=altered)
    assert (ran.code, ran.err) == (2, "Line 2: these cards are not the ones the seed gives.\n")
    reworded = record.replace('"words":["', '"words":["x', 1)
    assert run("replay", "-", stdin=reworded).code == 0
    assert run("verify", "-", stdin=reworded).code == 2


def test_another_seed_is_not_the_one_committed_to() -> None:
    record = oldchapix_record()
    altered = record.replace('"seed":"03', '"seed":"13')
    assert altered != record
    for verb in ("replay", "verify"):
        ran = run(verb, "-", stdin=altered)
        assert ran.code == 2
        assert "does not match its commitment" in ran.err


@each_game
def test_simulate_is_the_same_for_the_same_seed(kind: AnyKind) -> None:
    arguments = ("simulate", kind.name, "--players", str(kind.fewest), "--matches", "3", "--seed")
    first, again, other = (run(*arguments, seed) for seed in ("5", "5", "6"))
    assert first.code == 0
    assert first.out == again.out != other.out
    assert len(re.findall(r"^Player \d", first.out, re.MULTILINE)) == kind.fewest
    assert "moves per second" in first.err
    assert "\x1b" not in first.out + first.err


def test_simulate_takes_options() -> None:
    arguments = ("simulate", "oldchapix", "--players", "3", "--matches", "1", "--seed", "5", "--option")
    assert run(*arguments, "youngest=1").out != run(*arguments, "youngest=2").out
    assert run(*arguments, "youngest=4").code == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("leggal",),
        ("legal",),
        ("legal", "nowhere"),
        ("legal", "a\0b"),
        ("new", "oldchapix"),
        ("new", "oldchapix", "--players", "many"),
        ("new", "oldchapix", "--players", "9"),
        ("new", "bridge", "--players", "4"),
        ("rules",),
        ("rules", "bridge"),
        ("rules", "oldchapix", "--lang", "de"),
        ("rules", "oldchapix", "--width", "5"),
        ("replay", "nowhere"),
        ("simulate", "oldchapix", "--players", "3", "--matches", "0"),
        ("simulate", "oldchapix", "--players", "3", "--seed", "q"),
        ("--nothing",),
    ],
)
def test_usage_errors_are_one_sentence(arguments: tuple[str, ...]) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert not set("╭│╰─") & set(ran.err)


def test_help_lists_every_verb() -> None:
    ran = run("--help")
    assert ran.code == 0
    for verb in ("play", "rules", "new", "legal", "move", "replay", "verify", "simulate"):
        assert verb in ran.out


def test_a_reader_that_goes_away_gets_no_traceback(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    record.write_text(oldchapix_record(), encoding="utf-8")
    program = [sys.executable, "-c", "from toutilix.cli.main import run; run()", "replay", str(record)]
    reader, writer = os.pipe()
    os.close(reader)
    ended = subprocess.run(program, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert ended.returncode in (0, 1)
    assert ended.stderr == ""
