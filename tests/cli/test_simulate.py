"""simulate: line-ups over the same deals, files to read and to resume from, and its error messages."""

import csv
import json
import re
from concurrent.futures import BrokenExecutor
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.cli.shell import Ran, run
from toutilix.arena.series import play_series
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES

each_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
RUMMYLIX = ("simulate", "rummylix", "--bots", "beginner,random", "--seed", "1")


def test_a_table_says_who_is_ahead() -> None:
    ran = run(*RUMMYLIX, "--hands", "8")
    assert ran.code == 0
    assert ran.out.startswith(
        "Rummylix: beginner, random. 8 deals, each played 2 times with the seats rotated: 16 hands."
    )
    assert "\nSeed: 1\n" in ran.out
    assert re.search(r"^beginner +\d+\.\d\d +\d+\.\d\d +\d+\.\d\d$", ran.out, re.MULTILINE)
    assert re.search(r"beginner is better than random by \d+\.\d\d points a hand, interval .*: significant\.", ran.out)
    assert "at 95%" in ran.out
    assert re.fullmatch(r"\d+ moves per second\.\n", ran.err)


def test_the_better_level_is_named_first() -> None:
    ran = run("simulate", "rummylix", "--bots", "random,beginner", "--seed", "1", "--hands", "3", "--lang", "fr")
    assert "beginner devance random de" in ran.out
    assert "significatif" in ran.out


@each_game
def test_every_game_and_its_most_players(kind: AnyKind) -> None:
    bots = ",".join(["beginner", *["random"] * (kind.most - 1)])
    ran = run("simulate", kind.name, "--bots", bots, "--seed", "1", "--hands", "1")
    assert ran.code == 0
    assert "A single deal has no interval." in ran.out


def test_strategix_counts_both_hands_of_a_match() -> None:
    ran = run("simulate", "strategix", "--bots", "random,random", "--seed", "1", "--hands", "3")
    assert "2 deals, each played 2 times with the seats rotated: 8 hands" in ran.out


def test_files_for_others(tmp_path: Path) -> None:
    table, told, picture = tmp_path / "a.csv", tmp_path / "a.json", tmp_path / "a.PNG"
    ran = run(*RUMMYLIX, "--hands", "1", "--csv", str(table), "--json", str(told), "--plot", str(picture))
    assert ran.code == 0
    rows = list(csv.DictReader(table.read_text().splitlines()))
    assert len(rows) == 2 * 2
    assert {row["level"] for row in rows} == {"beginner", "random"}
    document = json.loads(told.read_text())
    assert document["comparisons"][0]["level"] == "beginner"
    mean = sum(int(row["points"]) for row in rows if row["level"] == "random") / 2
    assert document["standings"][1]["points"]["mean"] == mean
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_series_goes_on_without_being_told_its_seed_again(tmp_path: Path) -> None:
    file = str(tmp_path / "series.jsonl")
    whole = run(*RUMMYLIX, "--hands", "4").out
    assert run(*RUMMYLIX, "--hands", "2", "--resume", file).code == 0
    again = run("simulate", "rummylix", "--bots", "beginner,random", "--hands", "4", "--resume", file)
    assert again.out == whole
    nothing_to_do = run(*RUMMYLIX, "--hands", "4", "--resume", file)
    assert (nothing_to_do.out, nothing_to_do.err) == (whole, "")


def test_another_series_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    assert run(*RUMMYLIX, "--hands", "1", "--resume", str(file)).code == 0
    before = file.read_bytes()
    ran = run("simulate", "rummylix", "--bots", "random,random", "--seed", "6", "--resume", str(file))
    assert_one_sentence(ran)
    assert "another series, with a different bots, seed" in ran.err
    assert file.read_bytes() == before


@pytest.mark.parametrize("cause", [KeyboardInterrupt, BrokenExecutor], ids=["by the person", "a process ended"])
def test_an_interrupt_keeps_what_is_finished(cause: type[BaseException], tmp_path: Path) -> None:
    file = str(tmp_path / "series.jsonl")
    assert run(*RUMMYLIX, "--hands", "2", "--resume", file).code == 0
    with patch("toutilix.cli.simulate.play_series", side_effect=cause):
        ran = run(*RUMMYLIX, "--hands", "4", "--resume", file)
    assert (ran.code, ran.out) == (130, "")
    assert ran.err == "Interrupted after 2 deals. They are saved: run the same command to continue.\n"


def test_a_series_that_may_stop_says_so() -> None:
    with patch("toutilix.cli.simulate.play_series", wraps=play_series) as played:
        ran = run(*RUMMYLIX, "--hands", "3", "--stop-when-sure")
    assert played.call_args.kwargs["stop_when_sure"]
    assert "at 97.5%" in ran.out
    assert "could stop early" in ran.out


def test_a_picture_without_matplotlib_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with patch("toutilix.cli.extras.find_spec", return_value=None):
        ran = run(*RUMMYLIX, "--plot", str(tmp_path / "a.svg"))
    assert_one_sentence(ran)
    assert "toutilix[plots]" in ran.err


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--bots", "master,random"),
        ("--bots", "expert:0,random"),
        ("--bots", "expert:fast,random"),
        ("--bots", "random"),
        ("--bots", ""),
        ("--bots", "random,random,random,random,random"),
        ("--bots", "random,random", "--players", "2"),
        ("--bots", "random,random", "--matches", "2"),
        ("--bots", "random,random", "--hands", "0"),
        ("--bots", "random,random", "--jobs", "0"),
        ("--bots", "random,random", "--seed", "q"),
        ("--bots", "random,random", "--option", "speed=high"),
        ("--bots", "random,random", "--plot", "a.gif"),
        ("--bots", "random,random", "--json", "nowhere/a.json"),
        ("--bots", "random,random", "--csv", "."),
        ("--bots", "random,random", "--resume", "nowhere/a.jsonl"),
        ("--players", "2", "--hands", "5"),
        ("--players", "2", "--csv", "a.csv"),
    ],
)
def test_impossible_simulations_are_refused(arguments: tuple[str, ...]) -> None:
    assert_one_sentence(run("simulate", "rummylix", *arguments))


def assert_one_sentence(ran: Ran) -> None:
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.strip()
