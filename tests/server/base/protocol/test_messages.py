"""Real messages and requests agree with the published schema, and the schema refuses what the server refuses."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from librt.random import Random
from msgspec import Raw

from tests.conformance.walks import Case, cases, known_walk, next_actor, seed_of
from toutilix.engine.act import Act
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import seen_events
from toutilix.engine.match import Match
from toutilix.engine.view import SPECTATOR
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Avatar, Holder, Level, Pace, SeatAbout, Status, TableAbout, Why
from toutilix.server.base.protocol.convert import why_malformed, why_refused
from toutilix.server.base.protocol.schema import live_schema
from toutilix.server.tables.telling import Teller, act_document, with_text
from toutilix.testing.near_misses import near_misses

ACTS = 150
"""Acts of a match that are checked, from every seat."""

EACH_CASE = pytest.mark.parametrize("case", cases(), ids=str)
SOME_CASES = pytest.mark.parametrize("case", cases()[::5], ids=str)

ASKED: list[live.Asked] = [
    live.Hello(token="t" * 43, match=2, since=17, text=True),
    live.Play(id="a-1", n=17, move="Gp"),
    live.Undo(id="a-2", n=18),
    live.Read(id="a-3", cards=["Cb", "Db", "*H"], run=2),
    live.Hint(id="a-4"),
    live.Next(n=60),
    live.Continue(),
    live.Word(word="plum"),
    live.Wear(avatar=Avatar.fox),
    live.Say(phrase=live.Phrase.well_played),
    live.Ping(),
]

WRONG = [
    {},
    {"type": "nothing"},
    {"type": "play", "id": "a", "n": 1},
    {"type": "play", "id": "", "n": 1, "move": "Gp"},
    {"type": "play", "id": "a b", "n": 1, "move": "Gp"},
    {"type": "play", "id": "a" * 41, "n": 1, "move": "Gp"},
    {"type": "play", "id": "a", "n": "1", "move": "Gp"},
    {"type": "play", "id": "a", "n": 1, "move": "G" * 401},
    {"type": "play", "id": "a", "n": 1, "move": "Gp", "seat": 2},
    {"type": "say", "phrase": "anything I like"},
    {"type": "wear", "avatar": "https://example.org/me.png"},
    {"type": "hello", "token": "t" * 101},
    {"type": "undo", "id": "a"},
    {"type": "read", "id": "a", "cards": "Cb Db"},
    {"type": "read", "id": "a", "cards": ["Cb", "Db*"]},
    {"type": "read", "id": "a", "cards": ["Cb"] * 101},
    {"type": "read", "id": "a", "cards": ["Cb"], "run": 0},
]


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    schema = live_schema()
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


def agree(name: str, message: bytes) -> Any:
    document = json.loads(message)
    validator(name).validate(document)
    return document


def about(case: Case) -> TableAbout:
    seats = [SeatAbout(seat=at + 1, name="Zoé", holder=Holder.person, present=True) for at in range(case.players)]
    seats[-1] = SeatAbout(seat=case.players, name="Ada", holder=Holder.bot, level=Level.regular)
    return TableAbout(
        id="abc",
        game=case.name,
        players=case.players,
        options=dict(case.options),
        status=Status.playing,
        match=1,
        pace=Pace(),
        seats=seats,
        commitment="00" * 32,
    )


@dataclass(frozen=True)
class Told:
    """An act as a server tells it: the messages to all seats and of the spectators."""

    match: Match
    teller: Teller
    act: Act
    messages: list[bytes]


def playing(case: Case) -> Iterator[Told]:
    match = Match(case.kind(), case.players, dict(case.options), seed=seed_of(case, 3))
    rng = Random(11)
    match.deal()
    teller = Teller(match)
    for _ in range(ACTS):
        if match.over:
            return
        if match.state.table.over:
            act = match.deal()
        else:
            seat = next_actor(match.state, rng)
            act = match.play(seat, match.state.look(seat).random_move(rng))
        messages = teller.happened(act, "a-1")
        texts = [teller.text(seat) for seat in (*range(case.players), SPECTATOR)]
        messages += [with_text(message, text) for message, text in zip(messages, texts, strict=True)]
        yield Told(match, teller, act, messages)


@EACH_CASE
def test_messages_of_a_match_agree_with_the_schema(case: Case) -> None:
    for told in playing(case):
        assert len(told.messages) == 2 * (case.players + 1)
        for number, text in enumerate(told.messages):
            seat = number % (case.players + 1)
            message = agree("Happened", text)
            assert ("id" in message) == (seat == told.act.seat)
            assert "own" not in message or seat < case.players
            assert ("text" in message) == (number > case.players)


@SOME_CASES
def test_a_welcome_agrees_with_the_schema(case: Case) -> None:
    for told in playing(case):
        for seat in range(case.players):
            welcome = live.Welcome(
                n=len(told.match.lines),
                match=1,
                seat=seat + 1,
                about=about(case),
                table=Raw(told.teller.table()),
                own=Raw(told.teller.own(seat)),
                choice=told.teller.choice(seat),
                text=Raw(told.teller.text(seat)),
                log=[act_document(told.match, told.act, seen_events(told.act.events, seat))],
                whole=True,
            )
            agree("Welcome", msgspec.json.encode(welcome))


def test_a_lobby_has_nothing_on_the_table() -> None:
    lobby = live.Welcome(n=0, match=1, about=about(cases()[0]), table=Raw(b"{}"))
    agree("Welcome", msgspec.json.encode(lobby))


@SOME_CASES
def test_refusals_agree_with_the_schema(case: Case) -> None:
    notation = case.kind().notation
    rng = Random(5)
    codes = set()
    for moment in known_walk(case).moments:
        for text in near_misses(notation.write_move(moment.move), rng)[:12]:
            try:
                refusal = moment.before.refusal(moment.seat, notation.read_move(text))
                why = why_refused(refusal) if refusal else None
            except Malformed as error:
                why = why_malformed(error)
            if why is not None:
                agree("Refused", msgspec.json.encode(live.Refused(id="a-1", n=3, why=why)))
                codes.add(why.code)
    assert len(codes) > 2


WHY = Why(code="server.stale")
PLAY = {"verb": "play", "groups": [["C", "D"], ["H", "*I"]], "cards": ["C", "D", "H", "*I"], "text": "C D + H *I"}
ANSWERED: list[live.Answered] = [
    live.About(about=about(cases()[0])),
    live.Done(id="a-1", n=4),
    live.Meanings(id="a-1", moves=[PLAY], more=True),
    live.Meanings(id="a-1", why=WHY),
    live.Hinted(id="a-1", move=PLAY, why={"id": "reason.only_move"}),
    live.Hinted(id="a-1"),
    live.Said(seat=1, phrase=live.Phrase.clap),
    live.Hurry(seat=1, seconds=10),
    live.Problem(why=WHY),
    live.Pong(),
]
TESTED_ABOVE = {live.Welcome, live.Happened, live.Refused}


@pytest.mark.parametrize("answer", ANSWERED, ids=lambda answer: type(answer).__name__)
def test_other_answers_agree_with_the_schema(answer: live.Answered) -> None:
    agree("Answered", msgspec.json.encode(answer))


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: type(asked).__name__)
def test_requests_agree_with_the_schema(asked: live.Asked) -> None:
    agree("Asked", msgspec.json.encode(asked))


def test_no_kind_of_message_is_forgotten() -> None:
    assert {type(asked) for asked in ASKED} == set(get_args(live.Asked))
    assert {type(answer) for answer in ANSWERED} | TESTED_ABOVE == set(get_args(live.Answered))


@pytest.mark.parametrize("document", WRONG, ids=json.dumps)
def test_schema_and_server_refuse_the_same(document: dict[str, object]) -> None:
    assert not validator("Asked").is_valid(document)
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(msgspec.json.encode(document), type=live.Asked)


def test_facts_left_for_people_to_notice_break_the_schema() -> None:
    case = next(case for case in cases() if case.name == "sowix")
    message = json.loads(next(playing(case)).messages[-1])
    validator("Happened").validate(message)
    message["table"]["uncalled"] = [1]
    assert not validator("Happened").is_valid(message)
