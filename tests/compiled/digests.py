"""Prints a digest of everything that happens in seeded random matches: `python -m tests.compiled.digests GAME MATCHES`.

Run in two environments, the same lines must come out: that is how compiled rules are compared with plain ones.
"""

import hashlib
import json
import sys
from collections.abc import Iterator

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.conformance.walks import Case, Walk, cases, seats, walk
from toutilix.adapters.episode import Episode
from toutilix.bots.levels import players_of
from toutilix.engine.notation import Document
from toutilix.engine.state import AnyState

MOMENTS = 6
"""How many moments of a match are looked at from all sides."""
LEVELS = ("beginner", "regular", "expert:5")
THOUGHTFUL = 2
"""At this many of them even the expert is asked, who takes its time in plain Python."""


def happenings(walked: Walk) -> Iterator[str]:
    """Every event in full, the record's end, and at some moments what each seat could know and suppose, and what every
    player would do."""
    for events in walked.events:
        for event in events:
            yield f"{event!r} {event.private}"
    yield _text(walked, walked.match.state)
    for number, moment in enumerate(walked.moments):
        yield _text(walked, moment.before)
        for seat in seats(walked.game):
            yield json.dumps(walked.kind.notation.write_view(moment.before.view(seat)))
        yield repr(moment.move)
        view = moment.before.view(moment.seat)
        rng = Random(number)
        yield repr(view.random_move(rng))
        yield _text(walked, view.determinize(rng))
        for level in LEVELS if number < THOUGHTFUL else LEVELS[:-1]:
            yield repr(players_of(walked.kind.name, level)(view, rng))


def _text(walked: Walk, state: AnyState) -> str:
    document: Document = walked.kind.write_position(walked.game, state)
    return json.dumps(document)


def observed(case: Case, number: int) -> Iterator[bytes]:
    """The observations of learners in a hand that is played by action ids."""
    kind = case.kind()
    encoder = kind.encoder(kind.game(case.players, dict(case.options)))
    episode = Episode(encoder, encoder.first_hand, 1, Random(number))
    rng = Random(number)
    seen, mask = vec[i64]([0] * int(encoder.words)), vec[i64]([0] * int(encoder.mask_words))
    episode.begin()
    while episode.seat >= 0:
        episode.observe(episode.seat, seen, 0)
        episode.mark(mask, 0)
        marked = memoryview(mask).tobytes()
        yield memoryview(seen).tobytes() + marked
        legal = [action for action, may in enumerate(marked) if may]
        episode.act(legal[int(rng.randrange(len(legal)))])
    yield str(list(episode.rewards)).encode()


def digest(case: Case, matches: int) -> str:
    whole = hashlib.sha256()
    for number in range(matches):
        for line in happenings(walk(case, number, MOMENTS)):
            whole.update(line.encode() + b"\n")
        for shown in observed(case, number):
            whole.update(shown)
    return whole.hexdigest()


def main(game: str, matches: int) -> None:
    """One line for each number of players and combination of options."""
    for case in cases():
        if case.name == game:
            print(case, digest(case, matches), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
