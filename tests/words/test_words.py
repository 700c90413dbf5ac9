"""Everything that can be said has words, in both languages, and every sentence can be made."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import toutilix
from tests.words.sayings import every_table
from toutilix.bots.levels import random_player
from toutilix.bots.match_loop import play_out
from toutilix.cards import UNSEEN
from toutilix.cli.text_table import HAND
from toutilix.engine.events import TOTAL
from toutilix.engine.facts import FACT_TYPES, Fact, seen_events
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.options import ChoiceOption
from toutilix.games import GAMES
from toutilix.words import LANGUAGES, Words, language_of_environment

SOURCE = Path(toutilix.__file__).parent
ID = re.compile(
    r"(api|arena|engine|game|option|move|position|reason|record|cli|table|card|oldchapix|strategix|sowix|rummylix"
    r"|lesson|name|request|serve|server|setting|store)"
    r"\.[a-z_0-9.]+(?<!_)"
)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


def ids_in_source() -> dict[str, str]:
    """Every string constant that is an id, with the file that says it."""
    found: dict[str, str] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                found[node.value] = path.name
    return found


@cache
def catalogue(language: str) -> dict[str, fluent.Message]:
    messages: dict[str, fluent.Message] = {}
    rooms = SOURCE.glob(f"games/*/words/{language}.ftl")
    for path in sorted([*(SOURCE / "words" / language).glob("*.ftl"), *rooms]):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in messages, f"{path.name}: {entry.id.name} stands twice"
                messages[entry.id.name] = entry
    return messages


def arguments_of(node: object) -> set[str]:
    """The names of the arguments that a message uses."""
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for part in node for name in arguments_of(part)}
    if isinstance(node, fluent.BaseNode):
        return {name for part in vars(node).values() for name in arguments_of(part)}
    return set()


def test_there_are_ids_to_look_for() -> None:
    found = ids_in_source()
    assert {"engine.turn", "oldchapix.follow", "record.truncated", "table.help", "cli.no_file"} <= set(found)


@each_language
def test_every_id_has_words(language: str) -> None:
    known = catalogue(language)
    missing = {id: file for id, file in ids_in_source().items() if id.replace(".", "-") not in known}
    assert not missing


def test_both_languages_say_the_same_things() -> None:
    english, french = catalogue("en"), catalogue("fr")
    assert sorted(english) == sorted(french)


def seat_arguments() -> set[str]:
    """The names of seats, and whether each is the reader."""
    fields = {name for fact in FACT_TYPES.values() for name, type in fact.fields if type == "seat"}
    return {"who", *fields, *(f"{name}_who" for name in fields)}


def test_messages_get_the_same_arguments_in_both_languages() -> None:
    """Grammar may need who acts, and how many, in one language only; facts are the same."""
    grammar = {"count", "number", "points"} | seat_arguments()
    english, french = catalogue("en"), catalogue("fr")
    different = {
        id: (arguments_of(english[id]), arguments_of(french[id]))
        for id in english
        if id in french and arguments_of(english[id]) - grammar != arguments_of(french[id]) - grammar
    }
    assert not different


@each_language
def test_scores_can_be_said_without_the_player_too(language: str) -> None:
    messages = catalogue(language)
    games = "|".join(kind.name for kind in GAMES)
    scores = [id for id in messages if re.fullmatch(rf"({games})-score(?!_title)(_[a-z_]+)?", id)]
    parts = [id for id in scores if id.endswith("_part")]
    assert sorted(parts) == sorted(f"{id}_part" for id in scores if id not in parts)
    assert len(parts) == 10
    assert not [id for id in parts if arguments_of(messages[id]) & {"seat", "who"}]


@each_language
def test_points_below_zero_have_a_minus_and_no_hyphen(language: str) -> None:
    said = Words(language, ["Marie-2"]).fact(Fact(TOTAL, 0, -2))
    assert said.endswith(": \N{MINUS SIGN}2.")
    assert "Marie-2" in said


@each_language
def test_every_card_has_words_of_its_own(language: str) -> None:
    for short in (False, True):
        words = Words(language, short=short)
        said = [words.card(card) for card in range(UNSEEN + 1)]
        assert all(said)
        assert len(set(said)) == len(said)


@each_language
@each_game
def test_every_game_and_option_has_words(kind: AnyKind, language: str) -> None:
    words = Words(language)
    assert words.say(f"{kind.name}.name")
    for option in kind.options:
        if option.name == "youngest":
            assert words.say("option.youngest")
            continue
        assert words.say(f"option.{kind.name}.{option.name}")
        if isinstance(option, ChoiceOption):
            for value in option.values:
                assert words.say(f"option.{kind.name}.{option.name}.{value}")


@each_language
@each_game
def test_every_event_of_whole_matches_can_be_said_to_every_seat(kind: AnyKind, language: str) -> None:
    said: set[tuple[object, ...]] = set()
    for number, (players, options) in enumerate(every_table(kind)):
        names = ["Ada", "Basil", "Clara", "Dora", "Emil", "Flora", "Gaston", "Hugo"][:players]
        voices = [Words(language, names, seat, short=seat % 2 == 0) for seat in range(-1, players)]
        match = Match(kind, players, options, seed=bytes([number]) * 32, names=names)
        for act in play_out(match, [random_player] * players, Random(number)):
            for words in voices:
                told: list[Fact] = [*seen_events(act.events, words.you)]
                if words.you == match.state.table.turn:
                    told += laid_open(match, words.you)
                for fact in told:
                    form = form_of(fact, words.you)
                    if form not in said:
                        said.add(form)
                        assert_said(words.fact(fact))
        outcome = match.state.outcome()
        assert outcome is not None
        assert_said(voices[0].say(outcome.reason))


def laid_open(match: Match, seat: int) -> list[Fact]:
    """The description of the table at the text table."""
    screen, view, hand = match.kind.screen, match.state.view(seat), match.hand
    facts = [*screen.situation(view), Fact(HAND, cards=view.hand())]
    for section in screen.describe(view, hand):
        facts += [section.title, *section.lines]
    for other in range(match.game.players):
        facts += screen.describe_seat(view, hand, other)
    return facts


def form_of(fact: Fact, you: int) -> tuple[object, ...]:
    """Facts of the same form are said with the same grammar."""
    seats = [value == you for value, type in zip(fact.values, fact.type.types, strict=True) if type == "seat"]
    values = [int(value) for value, type in zip(fact.values, fact.type.types, strict=True) if type != "seat"]
    return fact.id, *seats, *values, len(fact.cards)


def assert_said(text: str) -> None:
    assert text.strip()
    assert "  " not in text.strip(), text
    assert " ." not in text, text
    assert "{" not in text, text


@each_language
@each_game
def test_refusals_of_nonsense_can_be_said(kind: AnyKind, language: str) -> None:
    """Any cards at all, asked as readings, get moves or a reason with words."""
    match = Match(kind, kind.fewest, seed=bytes(32))
    match.deal()
    words = Words(language, match.names, 0)
    view = match.state.view(match.state.table.turn)
    rng = Random(1)
    for _ in range(200):
        cards = vec[i64]([rng.randrange(UNSEEN) for _ in range(rng.randrange(7))])
        readings = view.readings(cards)
        assert bool(readings.moves) == (readings.refusal is None)
        if readings.refusal is not None:
            assert_said(words.refusal(readings.refusal))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "de_DE", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "en"),
    ],
)
def test_the_environment_names_a_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_environment() == language
