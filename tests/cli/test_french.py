"""The text table in French: its verbs are taught and understood, and games answer to the names of the French sheets."""

import re
from pathlib import Path

import pytest

from tests.cli.shell import run
from tests.cli.terminal import unwrapped
from toutilix.cli.typed_moves import spell, spoken

NAMES = [
    ("ramilix", "rummylix"),
    ("Ramilix", "rummylix"),
    ("vieubarbix", "oldchapix"),
    ("stratégix", "strategix"),
    ("STRATE\u0301GIX", "strategix"),
    ("Strategix", "strategix"),
    ("SOWIX", "sowix"),
]
VERBS = [
    ("draw", "piocher"),
    ("take", "prendre"),
    ("lay G H I + K L M", "poser G H I + K L M"),
    ("add R 2 left", "ajouter R 2 gauche"),
    ("swap K 2", "échanger K 2"),
    ("block 2 left", "bloquer 2 gauche"),
    ("unblock 2 right", "débloquer 2 droite"),
    ("discard T", "défausser T"),
    ("pass", "passer"),
    ("star 3", "étoile 3"),
    ("Xp toutilix", "Xp toutilix"),
]


@pytest.mark.parametrize(("written", "french"), VERBS)
def test_moves_are_taught_and_read_in_french(written: str, french: str) -> None:
    assert spoken(written, "fr") == french
    assert spoken(written, "en") == written
    for typed in (french, french.upper(), french.replace("é", "e"), written):
        assert spell(typed) == written


@pytest.mark.parametrize(("typed", "name"), NAMES)
def test_games_have_french_names(typed: str, name: str, tmp_path: Path) -> None:
    assert (
        run("new", typed, "--players", "3", "--seed", "1").out == run("new", name, "--players", "3", "--seed", "1").out
    )
    assert run("rules", typed).out == run("rules", name).out
    assert run("simulate", typed, "--players", "3", "--matches", "1").code == 0
    assert (run("play", typed, "--text", home=tmp_path).code, (tmp_path / f"{name}.saved").exists()) == (0, True)


def test_the_moves_in_a_french_refusal_are_understood_in_french() -> None:
    position = run("new", "rummylix", "--players", "2", "--seed", "1").out
    refused = run("move", "-", "tirer", "--lang", "fr", stdin=position)
    assert refused.code == 2
    assert "tapez piocher" in refused.err
    assert not re.search(r"\b(draw|take|left|right|discard)\b", refused.err)
    drawn = run("move", "-", "draw", stdin=position)
    assert (drawn.code, run("move", "-", "piocher", "--lang", "fr", stdin=position).out) == (0, drawn.out)
    assert run("move", "-", "piocher", stdin=position).code == 2


def test_positions_know_games_by_one_name() -> None:
    assert run("legal", "-", stdin='{"game":"ramilix","players":2,"hands":["",""]}').code == 2


def test_french_help_lists_and_hints_use_french_verbs(tmp_path: Path) -> None:
    typed = "?\nconseil\npiocher\n?\ndéfausser a\nquitter\n"
    ran = run("play", "ramilix", "--text", "--lang", "fr", "--seed", "1", stdin=typed, home=tmp_path)
    told = unwrapped(ran.out)
    assert "D’abord piocher, ou prendre pour la carte de la défausse." in told
    assert "Vous pouvez jouer : piocher, prendre" in told
    assert "Tapez piocher" in told
    assert not [word for word in (" draw", " take", " lay ", " discard ") if word in told]


@pytest.mark.parametrize(
    ("flags", "env", "end"),
    [
        (["--lang", "fr"], "en_GB.UTF-8", "toutilix play sowix --text --lang fr\n"),
        (["--lang", "fr"], "fr_FR.UTF-8", "toutilix play sowix --text --lang fr\n"),
        ([], "fr_FR.UTF-8", "toutilix play sowix --text\n"),
        ([], "en_GB.UTF-8", "toutilix play sowix --text\n"),
        (["--lang", "en"], "fr_FR.UTF-8", "toutilix play sowix --text --lang en\n"),
    ],
)
def test_a_suggested_command_keeps_the_language(flags: list[str], env: str, end: str, tmp_path: Path) -> None:
    ran = run("play", "sowix", "--text", *flags, stdin="quit\n", home=tmp_path, env={"LANG": env})
    assert ran.out.endswith(end)


def test_the_language_of_the_menu_is_kept_too(tmp_path: Path) -> None:
    ran = run("play", "--text", stdin="5\n3\n3\nquitter\n", home=tmp_path, env={"LANG": "en_GB.UTF-8"})
    assert ran.out.endswith("toutilix play sowix --text --lang fr\n")


def test_every_suggested_command_keeps_the_language(tmp_path: Path) -> None:
    assert "toutilix play sowix --lang fr" in run("play", "--level", "expert", "--lang", "fr", home=tmp_path).err
