"""replay, verify: a finished match read back, shown as a story and proved."""

from typing import Annotated

import typer

from toutilix.cli.inputs import Lang, Width, read_file
from toutilix.cli.messages import INVALID, Fault, bad_record, words_for
from toutilix.cli.terminal_lines import Lines
from toutilix.engine.act import Act
from toutilix.engine.errors import Malformed
from toutilix.engine.events import TURN
from toutilix.engine.facts import EVERYBODY, Event
from toutilix.engine.record import Header, read_record
from toutilix.engine.replay import RecordRefused, Replay, verify_deals
from toutilix.games import GAMES
from toutilix.words import Words

RecordFile = Annotated[str, typer.Argument(metavar="FILE|-", help="A record (JSON lines), or - for standard input.")]


def replay(file: RecordFile, lang: Lang = None, width: Width = None) -> None:
    """Replay a record, check every line and tell the match with all cards open."""
    words = words_for(lang)
    text = read_text(file, words)
    try:
        replayed = Replay(text, GAMES)
        acts = list(replayed.acts())
    except (Malformed, RecordRefused) as error:
        raise bad_record(error, words) from None
    match = replayed.match
    words = Words(words.language, match.names, colours=match.kind.notation.colour_matters)
    lines = Lines(width)
    lines.say(
        words.say(
            "cli.match_of",
            game=words.say(f"{match.kind.name}.name"),
            names=", ".join(words.seat(seat) for seat in range(len(match.names))),
        )
    )
    for act in acts:
        for sentence in _story(act, words):
            lines.say(sentence)
    outcome = match.state.outcome()
    assert outcome is not None
    lines.say(words.say(outcome.reason))


def _story(act: Act, words: Words) -> list[str]:
    return [_opened(event, words) for event in act.events if event.type is not TURN]


def _opened(event: Event, words: Words) -> str:
    """The words of an event are made for who may not see its cards; here the cards are added."""
    sentence = words.fact(event)
    if event.seers == EVERYBODY or not len(event.cards):
        return sentence
    return words.say("cli.opened", sentence=sentence, cards=words.cards(event.cards))


def verify(file: RecordFile, lang: Lang = None) -> None:
    """Prove that all deals of a record were fixed by the seed that its commitment, or the date of a deal of the day,
    fixed before the first deal."""
    words = words_for(lang)
    text = read_text(file, words)
    try:
        checked = verify_deals(text, GAMES)
    except (Malformed, RecordRefused) as error:
        raise bad_record(error, words) from None
    _, header = next(read_record(text))
    if isinstance(header, Header) and header.daily:
        print(words.say("cli.daily_verified", date=header.daily, count=checked))
    else:
        print(words.say("cli.verified", count=checked))


def read_text(file: str, words: Words) -> str:
    try:
        return read_file(file, words).decode()
    except UnicodeDecodeError:
        raise Fault(words.say("cli.no_text", file=file), INVALID) from None
