"""toutilix daily: the deals of the day in plain lines, in both languages."""

from pathlib import Path

import pytest

from tests.cli.shell import run
from tests.cli.terminal import Terminal, assert_plain, unwrapped
from tests.cli.typist import Typist
from toutilix.cli import daily
from toutilix.engine.match import Match
from toutilix.games import GAMES, find
from toutilix.server.thinking.runner import BotRunner

DATE = "2024-02-29"
MIDDAY = 1709208000.0

each_language = pytest.mark.parametrize("lang", ["en", "fr"])


@pytest.fixture
def that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toutilix.cli.daily.time.time", lambda: MIDDAY)


@each_language
@pytest.mark.usefixtures("that_day")
def test_the_list_has_every_game_and_its_date(lang: str, tmp_path: Path) -> None:
    ran = run("daily", "--lang", lang, home=tmp_path)
    assert ran.code == 0
    assert DATE in ran.out
    assert "UTC" in ran.out
    assert [line[0] for line in ran.out.splitlines() if line[:1].isdigit()] == list("1234")
    assert len(GAMES) == 4


@each_language
def test_a_deal_of_the_day_ends_with_what_bots_made_of_it(lang: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, "daily", "sowix", "--date", DATE, "--width", "60", "--lang", lang) as table:
        typist = Typist(f"sowix-daily-{DATE}", tmp_path, table.type, lang)
        told = table.read()
        assert DATE in unwrapped(told)
        begun = Match.of_the_day(find("sowix"), DATE, typist.saved().match.names)
        begun.deal()
        assert typist.saved().match.lines[:2] == begun.lines
        while not table.ended:
            told = typist.move()
        assert table.code() == 0
    assert_plain(table.transcript, 60)
    levels = {"en": ("Easy:", "Medium:", "Hard:"), "fr": ("Facile :", "Moyen :", "Difficile :")}[lang]
    last = [line for line in told.splitlines() if line.strip()][-3:]
    assert [line.startswith(level) for line, level in zip(last, levels, strict=True)] == [True] * 3
    (record,) = (tmp_path / "records").iterdir()
    assert DATE in record.name
    proof = run("verify", str(record), "--lang", lang)
    assert proof.code == 0
    assert DATE in proof.out
    listed = run("daily", "--date", DATE, "--lang", lang, home=tmp_path).out.splitlines()
    played = {"en": ", played", "fr": ", jouée"}[lang]
    assert [line[0] for line in listed if line.endswith(played)] == ["3"]


def test_a_match_that_was_left_continues_and_has_the_same_opponents(tmp_path: Path) -> None:
    with Terminal(tmp_path, "daily", "oldchapix", "--date", DATE) as table:
        typist = Typist(f"oldchapix-daily-{DATE}", tmp_path, table.type)
        table.read()
        for _ in range(3):
            typist.move()
        before = typist.position()
        assert f"toutilix daily oldchapix --date {DATE}" in unwrapped(table.type("quit"))
    with Terminal(tmp_path, "daily", "oldchapix", "--date", DATE) as table:
        typist = Typist(f"oldchapix-daily-{DATE}", tmp_path, table.type)
        table.read()
        table.type("yes")
        assert typist.position() == before
        typist.move()
    # A match of the game's own is another save.
    assert [path.name for path in tmp_path.glob("*.saved")] == [f"oldchapix-daily-{DATE}.saved"]


@pytest.mark.usefixtures("that_day")
@each_language
@pytest.mark.parametrize("date", ["2024-03-01", "yesterday", "2023-02-29", "\u2603"])
def test_a_day_that_cannot_be_played_ends_in_one_sentence(date: str, lang: str, tmp_path: Path) -> None:
    ran = run("daily", "sowix", "--date", date, "--lang", lang, home=tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert "Traceback" not in ran.err


def test_ctrl_c_while_bots_play_leaves_quietly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(daily, "play_in_text", lambda *_: True)
    monkeypatch.setattr(BotRunner, "think", interrupted)
    ran = run("daily", "sowix", "--date", DATE, home=tmp_path)
    assert (ran.code, ran.err) == (130, "")
