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
from toutilix.cards import UNSEEN
from toutilix.engine.errors import Malformed
from toutilix.engine.events import TOTAL
from toutilix.engine.facts import Event, document, seen_events
from toutilix.engine.match import Match
from toutilix.games import GAMES
from toutilix.server.base.protocol.convert import why_malformed, why_refused
from toutilix.words import LANGUAGES, Words

FILE = Path(__file__).with_name("spoken.json")
NAMES = ["Ada", "Basil", "Clara", "Dora", "Emil", "Flora", "Gaston", "Hugo"]
READER = 1
MOST_FORMS = 4
"""Of one id: said by the reader and by others, with one card and with several."""


def events() -> Iterator[Event]:
    """What the seats of random matches are told, a few forms of each."""
    heard: dict[tuple[str, bool], int] = {}
    for kind in GAMES:
        for number, (players, options) in enumerate(every_table(kind)):
            match = Match(kind, players, options, seed=bytes([number]) * 32, names=NAMES[:players])
            for act in play_out(match, [random_player] * players, Random(number)):
                for event in seen_events(act.events, READER):
                    form = (event.id, event.seat == READER)
                    heard[form] = heard.get(form, 0) + 1
                    if heard[form] <= MOST_FORMS:
                        yield event


def sentences() -> list[dict[str, Any]]:
    """The reader holds seat 2; a table of eight has a name for every seat."""
    told: list[dict[str, Any]] = []
    voices = {language: Words(language, NAMES, READER) for language in LANGUAGES}
    for event in [*events(), Event(TOTAL, 0, 12_345)]:
        said = {language: words.fact(event) for language, words in voices.items()}
        told.append({"event": document(event), **said})
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
                said = {language: words.refusal(refusal) for language, words in voices.items()}
                told.append({"why": msgspec.to_builtins(why_refused(refusal)), **said})
    for error in (
        Malformed("request.too_many", seconds=1),
        Malformed("request.long", most=16_384),
        Malformed("server.taken", seat=3),
        Malformed("name.wrong", most=20),
    ):
        said = {language: words.malformed(error) for language, words in voices.items()}
        told.append({"why": msgspec.to_builtins(why_malformed(error)), **said})
    return told


def written() -> str:
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in sentences())
    return f'{{"names": {json.dumps(NAMES)}, "reader": {READER + 1}, "sentences": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
