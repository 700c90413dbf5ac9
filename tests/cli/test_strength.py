"""strength: the whole table on the terminal and in files, in both languages, and how it complains."""

import json
import re
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.cli.shell import Ran, run
from toutilix.arena.cells import Cell, LineUp, cells_of, steps
from toutilix.arena.statistics import Estimate
from toutilix.arena.strength import GapClosed, Lead, Row, Terms, play_cell

TINY = ("--games", "oldchapix", "--deals", "1", "--sims", "2", "--seconds", "0.001", "--seed", "1")
CELLS = cells_of(["oldchapix"], 2, 0.001, 1)


def made_up(cell: Cell, *_: object) -> Row:
    """A row for every cell without playing: all leads are sure but that of an expert at a table of four."""
    line_up = steps(cell)[0][0]
    ahead = Estimate(3, -1, 7) if line_up.players == 4 and line_up.level == "expert:2" else Estimate(3, 1, 5)
    if len(steps(cell)) == 1:
        return Lead(line_up, 40, 0.975, ahead)
    return GapClosed(line_up, steps(cell)[1][0], 40, 0.95, ahead, Estimate(6, 5, 7), Estimate(0.5, 0.25, 0.75))


def test_a_folder_is_played_once_and_told_again(tmp_path: Path) -> None:
    command = ("strength", "--folder", str(tmp_path / "new" / "deals"), *TINY)
    ran = run(*command)
    assert ran.code == 0
    assert len(ran.err.splitlines()) == len(CELLS) == 10
    assert ran.err.splitlines()[-1].startswith("10/10 Oldchapix, 4 players: expert:0.001s against regular: ")
    assert "left" not in ran.err.splitlines()[-1]
    assert re.match(r"1/10 .* At most \d+ minutes? left\.\n", ran.err)
    assert ran.out.startswith("Seed 1, version ")
    assert "Of 7 differences, 7 are not significant improvements:" in ran.out
    kept = {file.name: file.read_bytes() for file in (tmp_path / "new" / "deals").iterdir()}
    assert len(kept) == 3 + 3 + 3 + 1
    again = run(*command[:-2])
    assert again.out == ran.out
    assert "left" not in again.err
    assert {file.name: file.read_bytes() for file in (tmp_path / "new" / "deals").iterdir()} == kept


def test_every_cell_is_in_the_table(tmp_path: Path) -> None:
    with patch("toutilix.cli.strength.play_cell", made_up):
        ran = run("strength", "--folder", str(tmp_path), *TINY)
    lines = [line.split() for line in ran.out.splitlines()]
    for level, other in (("regular", "beginner"), ("expert:2", "regular")):
        for players in ("3", "4", "5"):
            verdict = (
                ["-1.00", "7.00", "not", "sure"] if (level, players) == ("expert:2", "4") else ["1.00", "5.00", "sure"]
            )
            assert ["Oldchapix", players, level, other, "40", "3.00", *verdict] in lines
            assert ["Oldchapix", players, "expert:2", "cheater:2", "40", "3.00", "6.00", "50%", "25%", "75%"] in lines
    assert "Of 7 differences, one is not a significant improvement:\n\n- Oldchapix, 4 players: expert:2" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 90


def test_in_french(tmp_path: Path) -> None:
    page = tmp_path / "forces.md"
    with patch("toutilix.cli.strength.play_cell", made_up):
        ran = run("strength", "--folder", str(tmp_path), *TINY, "--lang", "fr", "--page", str(page))
    assert "Vieubarbix, 3 joueurs\u00a0: regular contre beginner\u00a0: 3.00 points par manche" in ran.err
    assert re.search(r"Jeu +Joueurs Niveau +Contre +Donnes Mieux de +de +à Résultat", ran.out)
    assert "pas sûr" in ran.out
    assert "Sur 7 différences, 1 n’est pas un progrès significatif\u00a0:" in page.read_text("utf-8")
    assert "Fieller" in page.read_text("utf-8")


def test_files_for_others(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    page, picture, told = tmp_path / "a.md", tmp_path / "pictures" / "a.svg", tmp_path / "a.json"
    files = ("--page", str(page), "--plot", str(picture), "--json", str(told))
    with patch("toutilix.cli.strength.play_cell", made_up):
        ran = run("strength", "--folder", str(tmp_path / "deals"), *TINY, *files)
    assert ran.code == 0
    text = page.read_text("utf-8")
    assert text.startswith("# How strong the bots are\n\n")
    assert "](pictures/a.svg)" in text
    assert text.count("\n| Oldchapix | ") == len(CELLS)
    assert "| Oldchapix | 4 | expert:2 | regular | 40 | 3.00 | -1.00 | 7.00 | not sure |" in text
    assert "expert:2 against regular" in picture.read_text("utf-8")
    document = json.loads(told.read_text())
    assert (len(document["leads"]), len(document["shares"])) == (7, 3)
    assert document["shares"][0]["share"] == {"mean": 0.5, "low": 0.25, "high": 0.75}


@pytest.mark.parametrize("cause", [KeyboardInterrupt, BrokenExecutor], ids=["by the person", "a process ended"])
def test_an_interrupt_keeps_what_is_finished(cause: type[BaseException], tmp_path: Path) -> None:
    def until_tired(cell: Cell, terms: Terms, note: Callable[[LineUp], None]) -> Row:
        if len(list(tmp_path.iterdir())) == 2:
            raise cause
        return play_cell(cell, terms, note)

    with patch("toutilix.cli.strength.play_cell", until_tired):
        ran = run("strength", "--folder", str(tmp_path), *TINY)
    assert (ran.code, ran.out) == (130, "")
    assert ran.err.splitlines()[-1] == "Interrupted. Finished deals are saved: run the same command to continue."
    with patch("toutilix.arena.strength.play_series", side_effect=cause) as played:
        assert run("strength", "--folder", str(tmp_path), *TINY).code == 130
    assert len(played.call_args.kwargs["earlier"]) == 1


def test_other_deals_in_the_folder_are_refused(tmp_path: Path) -> None:
    command = ("strength", "--folder", str(tmp_path), *TINY[:-2])
    line_up = LineUp("oldchapix", 3, "regular", "beginner")
    play_cell(CELLS[0], Terms(tmp_path, f"{1:064x}", "older"), lambda _: None)
    before = (tmp_path / line_up.file_name).read_bytes()
    ran = run(*command, "--seed", "2")
    assert_one_sentence(ran)
    assert "another series, with a different seed, version" in ran.err
    assert (tmp_path / line_up.file_name).read_bytes() == before


@pytest.mark.parametrize(
    "arguments",
    [
        ("--games", "chess"),
        ("--games", ""),
        ("--games", "sowix,,rummylix"),
        ("--sims", "0"),
        ("--sims", "many"),
        ("--seconds", "0"),
        ("--seconds", "nan"),
        ("--deals", "0"),
        ("--jobs", "0"),
        ("--seed", "q"),
        ("--plot", "a.gif"),
        ("--plot", "nowhere/a.svg"),
        ("--json", "nowhere/a.json"),
        ("--page", "."),
    ],
)
def test_impossible_measurements_are_refused(arguments: tuple[str, ...], tmp_path: Path) -> None:
    assert_one_sentence(run("strength", "--folder", str(tmp_path / "deals"), *arguments))
    assert not (tmp_path / "deals").exists()


def test_a_folder_is_needed_and_must_be_one(tmp_path: Path) -> None:
    assert_one_sentence(run("strength"))
    file = tmp_path / "file"
    file.write_text("Dear diary\n")
    for folder in (file, file / "deals"):
        ran = run("strength", "--folder", str(folder))
        assert_one_sentence(ran)
        assert str(folder) in ran.err


def test_help_says_what_a_cheater_is_for() -> None:
    for verb in ("strength", "simulate"):
        told = " ".join(run(verb, "--help").out.split())
        assert "sees all cards" in told
    assert "they exist for measuring only" in told


def assert_one_sentence(ran: Ran) -> None:
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.strip()
