"""Sentences of the Python side, as the page gets their ids and arguments over the wire: both sides make them from the
same catalogues and must say the same.

`python -m tests.words.spoken` regenerates the file; review it with git diff.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.words.sayings import every_table
from toutilix.bots.levels import random_player
from toutilix.bots.match_loop import play_out
from toutilix.cards import UNSEEN, card_text, read_card
from toutilix.engine.errors import Malformed
from toutilix.engine.events import DEALT, TOTAL
from toutilix.engine.facts import Event, document, seen_events
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.games import GAMES
from toutilix.server.base.protocol.convert import why_malformed, why_refused
from toutilix.words import LANGUAGES, Words

FILE = Path(__file__).with_name("spoken.json")
NAMES = ["Ada", "Basil", "Clara", "Dora", "Emil", "Flora", "Gaston", "Hugo"]
READER = 1
MOST_FORMS = 4
"""Of one id: said by the reader and by others, with one card and with several."""
HANDS = ("Ap Dp Yp Ab Yb", "Ap Ab Yp", "Yv *Y Ay * !", "A Y I")


def events() -> Iterator[tuple[AnyKind, Event]]:
    """Events as the seats of random matches see them, a few forms of each, with their game."""
    heard: dict[tuple[str, bool, str], int] = {}
    for kind in GAMES:
        for number, (players, options) in enumerate(every_table(kind)):
            match = Match(kind, players, options, seed=bytes([number]) * 32, names=NAMES[:players])
            for act in play_out(match, [random_player] * players, Random(number)):
                for event in seen_events(act.events, READER):
                    form = (event.id, event.seat == READER, "" if event.id != DEALT.id else kind.name)
                    heard[form] = heard.get(form, 0) + 1
                    if heard[form] <= MOST_FORMS:
                        yield kind, event


def voices(kind: AnyKind | None) -> dict[str, Words]:
    """Each language for the eye, and for the ear."""
    colours = kind is None or kind.notation.colour_matters
    return {
        f"{language}{form}": Words(language, NAMES, READER, spoken=bool(form), colours=colours)
        for language in LANGUAGES
        for form in ("", "_spoken")
    }


def sentences() -> list[dict[str, Any]]:
    """The reader holds seat 2; a table of eight has a name for every seat."""
    told: list[dict[str, Any]] = []
    for kind, event in [*events(), (GAMES[0], Event(TOTAL, 0, 12_345))]:
        said = {form: words.fact(event) for form, words in voices(kind).items()}
        told.append({"game": kind.name, "event": document(event), **said})
    for kind in GAMES:
        match = Match(kind, kind.fewest, seed=bytes(32))
        match.deal()
        view = match.state.view(match.state.table.turn)
        rng = Random(1)
        codes: set[str] = set()
        for _ in range(200):
            cards = vec[i64]([rng.randrange(UNSEEN) for _ in range(rng.randrange(7))])
            refusal = view.readings(cards).refusal
            if refusal is not None and refusal.id not in codes:
                codes.add(refusal.id)
                said = {form: words.refusal(refusal) for form, words in voices(kind).items()}
                told.append({"game": kind.name, "why": msgspec.to_builtins(why_refused(refusal)), **said})
    for error in (
        Malformed("request.too_many", seconds=1),
        Malformed("request.long", most=16_384),
        Malformed("server.taken", seat=3),
        Malformed("name.wrong", most=20),
    ):
        said = {form: words.malformed(error) for form, words in voices(None).items()}
        told.append({"why": msgspec.to_builtins(why_malformed(error)), **said})
    return told


def lists() -> list[dict[str, Any]]:
    """Every card by itself, and cards in lists, with their colours."""
    alone = [vec[i64]([card]) for card in range(UNSEEN + 1)]
    hands = [vec[i64]([read_card(card) for card in hand.split()]) for hand in HANDS]
    return [
        {
            "cards": [card_text(card) for card in cards],
            **{form: words.cards(cards) for form, words in voices(None).items()},
        }
        for cards in [*alone, *hands]
    ]


def written() -> str:
    parts = {"lists": lists(), "sentences": sentences()}
    texts = [
        f'"{name}": [\n' + ",\n".join(json.dumps(one, ensure_ascii=False) for one in part) + "\n]"
        for name, part in parts.items()
    ]
    return f'{{"names": {json.dumps(NAMES)}, "reader": {READER + 1}, {", ".join(texts)}}}\n'


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
