"""The text table with opponents of each level, and its hints."""

import json
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import call, patch

import pytest
from librt.random import Random

from tests.cli.shell import run
from toutilix.bots.advice import Advice
from toutilix.bots.game_bots import Adviser
from toutilix.bots.levels import levels_of, players_of
from toutilix.bots.roster import bots_of
from toutilix.engine.errors import Malformed
from toutilix.engine.events import HAND_ENDS
from toutilix.engine.facts import Fact
from toutilix.engine.kind import AnyKind
from toutilix.engine.view import AnyView, View
from toutilix.games import GAMES

each_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


def advised(game: str, regular: Adviser[Any] | None) -> AbstractContextManager[object]:
    """Another regular for a while."""
    return patch(f"toutilix.bots.{game}.BOTS", replace(bots_of(game), regular=regular))


PLAY = ("play", "oldchapix", "--text", "--seed", "5")


@each_game
def test_every_level_of_every_game_has_a_player(kind: AnyKind) -> None:
    assert {"random", "beginner", "expert"} <= set(levels_of(kind.name))
    for level in (*levels_of(kind.name), "expert:50", "expert:0.5s"):
        assert callable(players_of(kind.name, level))
    for wrong in ("", "Beginner", "expert:", "expert:0", "expert:1.5", "expert:9999999999", "beginner:5"):
        with pytest.raises(Malformed):
            players_of(kind.name, wrong)


@each_game
def test_a_game_without_a_regular_says_which_levels_it_has(kind: AnyKind) -> None:
    with advised(kind.name, None):
        assert "regular" not in levels_of(kind.name)
        with pytest.raises(Malformed) as refused:
            players_of(kind.name, "regular")
    assert refused.value.arguments["levels"] == "random, beginner, expert, adaptive"


@pytest.mark.parametrize("level", ["beginner", "random", "regular", "expert:2", "adaptive:2"])
def test_others_play_as_well_as_asked(level: str, tmp_path: Path) -> None:
    with patch("toutilix.cli.text_table.players_of", wraps=players_of) as asked:
        ran = run(*PLAY, "--level", level, stdin="a\n", home=tmp_path)
    assert ran.code == 0
    assert "Ada" in ran.out
    assert asked.call_args_list == [call("oldchapix", level, 0)] * asked.call_count != []


def test_beginners_are_met_unless_one_asks(tmp_path: Path) -> None:
    with patch("toutilix.cli.text_table.players_of", wraps=players_of) as asked:
        run(*PLAY, home=tmp_path)
    assert asked.call_args_list == [call("oldchapix", "beginner", 0)] * asked.call_count != []


def test_a_saved_match_keeps_its_level(tmp_path: Path) -> None:
    run(*PLAY, "--level", "random", stdin="a\n", home=tmp_path)
    with patch("toutilix.cli.text_table.players_of", wraps=players_of) as asked:
        run("play", "oldchapix", "--text", stdin="yes\n", home=tmp_path)
    assert asked.call_args_list == [call("oldchapix", "random", 0)] * asked.call_count != []


def test_a_match_saved_before_there_were_levels_has_beginners(tmp_path: Path) -> None:
    run(*PLAY, "--level", "random", stdin="a\n", home=tmp_path)
    saved = tmp_path / "oldchapix.saved"
    first, _, record = saved.read_text().partition("\n")
    place = json.loads(first)
    del place["level"]
    saved.write_text(json.dumps(place) + "\n" + record)
    with patch("toutilix.cli.text_table.players_of", wraps=players_of) as asked:
        run("play", "oldchapix", "--text", stdin="yes\n", home=tmp_path)
    assert asked.call_args_list == [call("oldchapix", "beginner", 0)] * asked.call_count != []


def test_a_level_that_is_not_there_gets_one_sentence(tmp_path: Path) -> None:
    ran = run(*PLAY, "--level", "master", home=tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("There is no level master here; the levels are random, beginner,")


def adviser(view: AnyView, rng: Random) -> Advice | None:
    """Any legal move, for a reason that can be found again."""
    assert isinstance(view, View)
    return Advice(view.random_move(rng), Fact(HAND_ENDS, 7))


@pytest.mark.parametrize("word", ["hint", "conseil", "HINT"])
def test_a_hint_is_a_legal_move_with_its_reason(word: str, tmp_path: Path) -> None:
    with advised("oldchapix", adviser):
        ran = run(*PLAY, "--new", stdin=f"{word}\n{word}\nhand\n", home=tmp_path)
        hints = [line for line in ran.out.splitlines() if line.startswith("Type ")]
        assert all(line.endswith(". Hand 7 is over.") for line in hints)
        assert len(hints) == 2
        assert hints[0] == hints[1]
        move = hints[0].removeprefix("Type ").partition(".")[0]
        assert f"You lead {move}." in run(*PLAY, "--new", stdin=f"{word}\n{move}\n", home=tmp_path).out


def test_a_hint_changes_nothing_at_the_table(tmp_path: Path) -> None:
    typed = ("a\n", "hint\na\n")
    with advised("oldchapix", adviser):
        plain, hinted = (
            run(*PLAY, stdin=lines, home=tmp_path / str(number)).out.splitlines() for number, lines in enumerate(typed)
        )
    at = hinted.index("> hint")
    then = hinted.index("> a")
    assert all(line.startswith(("Type ", "On second thought")) for line in hinted[at + 1 : then])
    assert hinted[:at] + hinted[then:] == plain


def test_a_hint_is_corrected_by_a_search_that_says_so(tmp_path: Path) -> None:
    """An adviser of random words is wrong often enough."""
    with advised("oldchapix", adviser):
        outs = [
            run(*PLAY, "--new", "--seed", f"{seed:064x}", stdin="hint\nhint\n", home=tmp_path).out for seed in range(4)
        ]
    corrected = [[line for line in out.splitlines() if line.startswith("On second thought: ")] for out in outs]
    assert any(corrected)
    for lines in corrected:
        assert len(set(lines)) <= 1
        assert len(lines) in (0, 2)


@pytest.mark.parametrize(("typed", "lang"), [("compare", "en"), ("Comparer", "fr")])
def test_a_move_is_compared_with_the_best(typed: str, lang: str, tmp_path: Path) -> None:
    ran = run(*PLAY, "--lang", lang, "--width", "400", stdin=f"{typed} a\n{typed} 99\n", home=tmp_path)
    said = {
        "en": ("the best move I can find", "too close to tell", "Better: "),
        "fr": ("le meilleur coup que je trouve", "impossible de les départager", "Mieux : "),
    }[lang]
    assert sum(phrase in ran.out for phrase in said) == 1
    assert ran.code == 0


def test_a_hint_may_be_to_do_nothing(tmp_path: Path) -> None:
    with advised("oldchapix", lambda *_: None):
        assert "would just wait now" in run(*PLAY, stdin="hint\n", home=tmp_path).out


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "There are no hints for Oldchapix yet."), ("fr", "Il n’y a pas encore de conseils pour Vieubarbix.")],
)
def test_a_game_without_advice_says_so(lang: str, said: str, tmp_path: Path) -> None:
    with advised("oldchapix", None):
        assert said in run(*PLAY, "--lang", lang, stdin="hint\n", home=tmp_path).out


@pytest.mark.parametrize("lang", ["en", "fr"])
@each_game
def test_hints_have_words(kind: AnyKind, lang: str, tmp_path: Path) -> None:
    ran = run("play", kind.name, "--text", "--seed", "5", "--lang", lang, stdin="hint\n", home=tmp_path)
    assert ran.code == 0
    told = ran.out.split("> hint\n")[1].split("\n> ")[0]
    assert told.startswith(("Type ", "Tapez ")) == (bots_of(kind.name).regular is not None)
    assert told[-1] in ".!"
