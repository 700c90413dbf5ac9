"""A command line that no command understands is answered in one sentence, in the language that was asked for."""

import pytest

import toutilix
from toutilix.cli.main import run_with

SAID = {
    "nosuch": ("There is no command nosuch.", "La commande nosuch n’existe pas."),
    "verfy": ("There is no command verfy. Did you mean verify?", None),
    "store upgrad": ("There is no command upgrad. Did you mean upgrade?", None),
    "new": ("GAME is missing.", "Il manque GAME."),
    "new sowix": ("--players is missing.", "Il manque --players."),
    "new sowix --player 2": ("There is no option --player. Did you mean --players?", None),
    "new sowix 3 --players 2": ("Nothing more is expected here: 3.", "Rien d’autre n’est attendu ici : 3."),
    "new sowix --players many": ("--players needs a whole number, not many.", None),
    "new sowix --players 2 --lang de": ("--lang must be one of en, fr, not de.", None),
    "new sowix --seed": ("--seed needs a value.", None),
    "legal - --count=5": ("--count takes no value.", "--count ne prend pas de valeur."),
    "simulate sowix --bots random,random --hands 0": (
        "--hands must be 1 or more, not 0.",
        "--hands doit être au moins 1, pas 0.",
    ),
    "play --text --width 100000": ("--width must be 1000 or less, not 100000.", None),
}


@pytest.fixture(autouse=True)
def an_english_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize(("typed", "sentences"), SAID.items())
def test_what_is_wrong_is_said(
    typed: str, sentences: tuple[str, str | None], capsys: pytest.CaptureFixture[str]
) -> None:
    english, french = sentences
    assert run_with(typed.split()) == 2
    assert capsys.readouterr().err.strip() == english
    if french is not None:
        verb, *others = typed.split()
        assert run_with([verb, "--lang=fr", *others]) == 2
        assert capsys.readouterr().err.replace("\u00a0", " ").strip() == french


def test_a_group_of_commands_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_with(["store"]) == 2
    told = capsys.readouterr().err
    assert "upgrade" in told
    assert len(told.splitlines()) > 5


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_with(["--version"]) == 0
    assert capsys.readouterr().out == f"toutilix {toutilix.__version__}\n"
